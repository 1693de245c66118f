// The cards of an entry, one for each result: encounters, streets, settlements, and all other rolls.

import type { Card, DeskCard, FormField } from '@hardtop/campaign';
import { isWithin, scopeOf } from '../campaign/amendments.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Entry, KnownSettlement, PartyEncounter } from '../campaign/state.ts';
import type { Roll } from '../rolls/roll.ts';
import { encounterCard } from './card.ts';
import { inWords, withRolls } from './card-parts.ts';
import { textField } from './desk-fields.ts';
import { townText } from './journal-text.ts';
import { settlementCard } from './settlement-card.ts';

export function cardsOf(campaign: Campaign, entry: Entry): readonly DeskCard[] {
  const visited = entry.kind === 'visit' ? campaign.state.settlements[entry.settlement ?? ''] : undefined;
  const places = [visited, ...reached(campaign, entry)].filter((place) => place !== undefined);
  const shown = [...entry.met.map(metCard), ...townCards(entry), ...places.map((place) => placeCard(campaign, place))];
  const left = entry.rolls.filter(({ path }) => !shown.some(({ card }) => isWithin(path, card.path)));
  return [...shown, ...otherCards(campaign, left)];
}

/** Settlements that were rolled when this was told. */
function reached({ state }: Campaign, { rolls }: Entry): readonly KnownSettlement[] {
  const paths = new Set(rolls.map(({ path }) => scopeOf(path)));
  return Object.values(state.settlements).filter(({ settlement }) => paths.has(settlement.path));
}

function metCard({ party, encounter, note, pin }: PartyEncounter): DeskCard {
  const card = encounterCard(encounter);
  const lines = [...(pin === undefined ? [] : [`Pinned: ${pin}`]), ...(note === '' ? [] : [`Remark: ${note}`])];
  const title = party === 'main' ? card.title : `${party}: ${card.title}`;
  const range: readonly FormField[] =
    encounter.range === null
      ? []
      : [
          {
            kind: 'number',
            name: 'encounter.range.meters',
            label: 'Range',
            value: encounter.range.meters,
            min: 0,
            unit: 'm',
          },
        ];
  const leader =
    encounter.kind === 'group' ? [textField('encounter.group.leader', 'Leader', encounter.group.leader)] : [];
  return {
    card: { ...card, title, lines: [...card.lines, ...lines] },
    edits: [textField('note', 'Remark', note), ...leader, ...range],
  };
}

function townCards({ inTown, rolls }: Entry): readonly DeskCard[] {
  if (inTown === undefined) return [];
  const own = rolls.filter(({ path }) => isWithin(path, inTown.path));
  const text = townText(inTown);
  const lines = text === '' ? [] : [text];
  const title = `In the streets, by ${inTown.time}`;
  const outline = { title, path: inTown.path, rule: 'twilight/urban/table', lines, parts: [] } as const;
  return [{ card: withRolls(outline, own), edits: [] }];
}

/** A settlement as it is remembered, with the rolls that made it, whenever they fell. */
export function placeCard({ entries }: Campaign, { settlement }: KnownSettlement): DeskCard {
  const { path, name, population } = settlement;
  const rolls = entries
    .flatMap((entry) => [...entry.rolls, ...entry.met.flatMap(({ encounter }) => encounter.rolls)])
    .filter((roll) => isWithin(roll.path, path));
  const edits: readonly FormField[] = [
    textField('name', 'Name', name),
    textField('head', 'Who rules', settlement.head),
    textField('rumor', 'What they say', settlement.rumor),
    { kind: 'number', name: 'population', label: 'People', value: population, min: 1 },
  ];
  return { card: settlementCard({ ...settlement, rolls }), edits };
}

/** Rolls that no card holds yet: the land, illness, breakdowns, a search. */
function otherCards(campaign: Campaign, rolls: readonly Roll[]): readonly DeskCard[] {
  const scopes = new Map<string, Roll[]>();
  for (const roll of rolls) {
    const scope = scopeOf(roll.path);
    scopes.set(scope, [...(scopes.get(scope) ?? []), roll]);
  }
  return [...scopes].map(([scope, some]) => ({ card: otherCard(campaign, scope, some), edits: [] }));
}

function otherCard({ state }: Campaign, scope: string, rolls: readonly Roll[]): Card {
  const [kind = '', of = ''] = scope.split('/');
  const place = state.settlements[of]?.settlement.name ?? 'A place';
  const title = kind === 'settlement' ? `${place} comes in sight` : (TITLES[kind.split('-')[0] ?? ''] ?? 'Checks');
  return { title, path: scope, rule: rolls[0]?.rule ?? null, lines: [], parts: [], rolls: rolls.map(inWords) };
}

const TITLES: Readonly<Record<string, string>> = { leg: 'The land', visit: 'On entering', day: 'Checks of the period' };
