// The journal to take away: as plain text, as Markdown, and as JSON that can be read in again.

import { makeCampaignRow } from '@hardtop/campaign';
import type { Row } from '@hardtop/kernel';
import { amendmentWords } from '../campaign/amendment-words.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Entry, Fact, PartyEncounter } from '../campaign/state.ts';
import { NPC_LEVELS } from '../catalog/npc-types.ts';
import type { InTown, Townsman } from '../encounters/urban.ts';
import { partName, upper } from '../rolls/part-words.ts';
import type { Roll } from '../rolls/roll.ts';
import { clockText, dateOn, dateText } from '../travel/clock.ts';
import { placeText } from '../travel/route.ts';
import { escaped } from './markdown.ts';
import { counted, rowWords, URBAN_ARM_WORDS } from './names.ts';
import { animalText, encounterText, groupText } from './text.ts';

/** `rows`: all of them, also those that were taken back. */
export function makeJson(
  campaign: Campaign,
  rows: readonly Row[] = campaign.journal.rows.map(makeCampaignRow),
): string {
  const { journal, state, entries, problems } = campaign;
  return `${JSON.stringify({ ...journal, rows, state, entries, problems }, null, 1)}\n`;
}

export function makeText(campaign: Campaign): string {
  const blocks = campaign.entries
    .filter(hasContent)
    .map((entry) => [
      `${headOf(campaign, entry)}: ${entry.where}`,
      ...entry.facts.map((fact) => `  ${factText(fact)}`),
      ...townLines(entry).map((line) => `  ${line}`),
      ...entry.met.flatMap((met) => [
        `  ${metText(met)}`,
        ...met.encounter.rolls.map((roll) => `    ${rollText(roll)}`),
      ]),
      ...entry.rolls.map((roll) => `    ${rollText(roll)}`),
      ...entry.amended.map((note) => `  Row ${note.row}: ${amendmentWords(note, placeNames(campaign))}`),
    ]);
  const problems = campaign.problems.map(({ message }) => `! ${message}`);
  return `${[titleOf(campaign), ...blocks.map((lines) => lines.join('\n')), ...problems].join('\n\n')}\n`;
}

export function makeMarkdown(campaign: Campaign): string {
  const lines: string[] = [`# ${escaped(titleOf(campaign))}`];
  let day = 0;
  for (const entry of campaign.entries.filter(hasContent)) {
    if (entry.at.day !== day) {
      day = entry.at.day;
      lines.push(`## Day ${day}, ${dateText(dateOn(campaign.journal.opening.date, day))}`);
    }
    lines.push(`### ${hourOf(entry)} ${escaped(entry.where)}`, ...markdownOf(campaign, entry));
  }
  if (campaign.problems.length > 0) {
    lines.push('## Contradictions', campaign.problems.map(({ message }) => `- ${escaped(message)}`).join('\n'));
  }
  return `${lines.join('\n\n')}\n`;
}

function placeNames({ state }: Campaign): (id: string) => string | undefined {
  return (id) => state.settlements[id]?.settlement.name;
}

function markdownOf(campaign: Campaign, entry: Entry): readonly string[] {
  const facts = entry.facts.map((fact) => `- ${escaped(factText(fact))}`);
  const met = entry.met.map((one) => `- **${escaped(metText(one))}**`);
  const town = townLines(entry).map((line) => `- ${escaped(line)}`);
  const amended = entry.amended.map(
    (note) => `- *Row ${note.row}: ${escaped(amendmentWords(note, placeNames(campaign)))}*`,
  );
  const rolls = [...entry.rolls, ...entry.met.flatMap(({ encounter }) => encounter.rolls)];
  const table = rolls.length === 0 ? [] : [rollTable(rolls)];
  const list = [...facts, ...town, ...met, ...amended];
  return list.length === 0 ? table : [list.join('\n'), ...table];
}

function rollTable(rolls: readonly Roll[]): string {
  const rows = rolls.map(
    ({ path, dice, values, total, table = '', row = '' }) =>
      `| ${[upper(partName(path)), dice, values.join(' '), total, table, rowWords(row)].map((cell) => escaped(String(cell))).join(' | ')} |`,
  );
  return ['| part | dice | fell | total | table | row |', '| --- | --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function titleOf({ journal, state }: Campaign): string {
  const { name, date } = journal.opening;
  return `${name}: ${dateText(dateOn(date, state.clock.day))}, ${clockText(state.clock)}, ${placeText(state.route, state.place)}`;
}

/** A period in which nothing happened needs no lines. */
function hasContent({ facts, met, rolls }: Entry): boolean {
  return facts.length + met.length + rolls.length > 0;
}

function headOf({ journal }: Campaign, { at, row }: Entry): string {
  return `Row ${row}, ${dateText(dateOn(journal.opening.date, at.day))}, ${clockText(at)}`;
}

function hourOf({ at }: Entry): string {
  return clockText(at).split(', ')[1] ?? '';
}

function factText({ text, reconstructed }: Fact): string {
  return reconstructed === undefined ? text : `${text} (reconstruction ${reconstructed})`;
}

function metText({ party, encounter, note }: PartyEncounter): string {
  const who = party === 'main' ? '' : `${party}: `;
  return `${who}${encounterText(encounter)}${note === '' ? '' : ` (${note})`}`;
}

function townLines({ inTown }: Entry): readonly string[] {
  return inTown === undefined || inTown.met.kind === 'none' ? [] : [townText(inTown)];
}

/** Who walks the streets, with what in their hands. */
export function townText({ met }: InTown): string {
  switch (met.kind) {
    case 'none':
      return '';
    case 'group':
      return groupText(met.group);
    case 'animal':
      return animalText(met.animal);
    case 'people': {
      const guards = met.guards.length === 0 ? '' : ` under ${counted(met.guards.length, 'guard')}`;
      return `${counted(met.people.length, 'person', 'people')}${guards}: ${tally(met.people)}.`;
    }
  }
}

function tally(people: readonly Townsman[]): string {
  const counts = new Map<string, number>();
  for (const { type, arm } of people) {
    const kind = `${NPC_LEVELS[type].name} ${arm === null ? 'unarmed' : URBAN_ARM_WORDS[arm]}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join('; ');
}

function rollText({ path, dice, values, total, table, row, mandated }: Roll): string {
  const fell = mandated === true ? 'mandated' : values.join(' ');
  const read = table === undefined ? '' : `, ${table}: ${rowWords(row ?? '')}`;
  const name = upper(partName(path));
  // A choice has no dice.
  return fell === '' ? `${name}: ${dice}${read}` : `${name}: ${dice} ${fell} = ${total}${read}`;
}
