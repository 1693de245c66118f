// What a row has brought about, told: why one stops there, each line with whether the players read it, and the cards.

import type { DeskEntry, DeskLine } from '@hardtop/campaign';
import { amendmentWords } from '../campaign/amendment-words.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Entry, PartyEncounter } from '../campaign/state.ts';
import { clockText, dateOn, dateText } from '../travel/clock.ts';
import { isShownBy, linesAt, shownIn } from './desk-lines.ts';
import { entryTitle } from './desk-words.ts';
import { cardsOf } from './entry-cards.ts';
import { glimpsesOf, revealedIn } from './seen.ts';
import { stopText } from './text.ts';

export function deskEntryOf(campaign: Campaign, entry: Entry): DeskEntry {
  const { journal, state } = campaign;
  const { at } = entry;
  const row = journal.rows.find(({ n }) => n === entry.row);
  const said = linesAt(shownIn(campaign), at);
  const nameOfPlace = (id: string) => state.settlements[id]?.settlement.name;
  return {
    row: entry.row,
    when: `${dateText(dateOn(journal.opening.date, at.day))}, ${clockText(at)}`,
    where: entry.where,
    title: row === undefined ? '' : entryTitle(entry, row, nameOfPlace),
    at,
    stop: stopOf(entry),
    facts: entry.facts.map((fact) => ({ ...fact, shown: isShownBy(said, fact) })),
    glimpses: glimpsesOf(entry).map((text): DeskLine => ({ text, shown: isShownBy(said, { text }) })),
    cards: cardsOf(campaign, entry),
    revealed: revealedIn(campaign, entry),
    amended: entry.amended.map((note) => amendmentWords(note, nameOfPlace)),
  };
}

/** What makes a referee look up: somebody met, something told that is worth it. */
export function stopOf({ facts, met }: Entry): string | null {
  const words = [...met.flatMap(metWords), ...facts.filter(({ stops }) => stops === true).map(({ text }) => text)];
  return words.length === 0 ? null : words.join(' ');
}

function metWords({ party, encounter }: PartyEncounter): readonly string[] {
  if (encounter.kind === 'none') return [];
  return [party === 'main' ? stopText(encounter) : `${party}: ${stopText(encounter)}`];
}
