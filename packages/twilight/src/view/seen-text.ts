// What the players have seen, to take away: as plain text, as Markdown, as JSON.

import { clockText, dateText } from '../travel/clock.ts';
import { figure } from '../travel/party.ts';
import { escaped } from './markdown.ts';
import { counted } from './names.ts';
import type { PlayersView, SeenEntry } from './seen.ts';

export function makeSeenJson(seen: PlayersView): string {
  return `${JSON.stringify(seen, null, 1)}\n`;
}

export function makeSeenText(seen: PlayersView): string {
  const blocks = seen.entries.map((entry) => [headOf(entry), ...entry.lines.map((line) => `  ${line}`)].join('\n'));
  return `${[titleOf(seen), ...blocks, ['Now', ...standing(seen).map((line) => `  ${line}`)].join('\n')].join('\n\n')}\n`;
}

export function makeSeenMarkdown(seen: PlayersView): string {
  const blocks = seen.entries.flatMap((entry) => [`### ${escaped(headOf(entry))}`, bullets(entry.lines)]);
  return `${[`# ${escaped(titleOf(seen))}`, ...blocks, '## Now', bullets(standing(seen))].join('\n\n')}\n`;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${escaped(line)}`).join('\n');
}

function titleOf({ name, date, clock, where }: PlayersView): string {
  return `${name}: ${dateText(date)}, ${clockText(clock)}, ${where}`;
}

function headOf({ at, where }: SeenEntry): string {
  return `${clockText(at)}: ${where}`;
}

/** How the party and what it knows stand at the end. */
function standing({ party, settlements }: PlayersView): readonly string[] {
  const fuel = Object.entries(party.fuel).filter(([, liters]) => liters > 0);
  return [
    ...party.people.map(({ name, state }) => `${name}: ${state}`),
    ...party.vehicles.map(({ name, fuel: tank, broken }) =>
      [name, tank, broken ? 'broken down' : ''].filter(isWord).join(', '),
    ),
    ...(fuel.length === 0
      ? []
      : [`Fuel in all: ${fuel.map(([kind, liters]) => `${figure(liters)} l ${kind}`).join(', ')}`]),
    ...settlements.map(({ name, size, visits }) => `${name}: ${size.toLowerCase()}, ${visitsText(visits)}`),
  ];
}

function isWord(word: string): boolean {
  return word !== '';
}

function visitsText(visits: number): string {
  return visits === 0 ? 'not visited' : `visited ${counted(visits, 'time')}`;
}
