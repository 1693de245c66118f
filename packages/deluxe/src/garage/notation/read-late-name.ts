// A name that stands behind the vehicle: "name: Old Faithful", "… $5,590. — Pushmi-Pullyu".

import type { Token } from './lexer.ts';
import type { Page, Reader } from './page.ts';

const ENDS = [',', ';', '.', '—', '(', ')'];

const endsName = (token: Token | undefined): boolean =>
  token === undefined || token.startsLine || (token.kind === 'mark' && ENDS.includes(token.text));

/** "Name: Old Faithful", where the line has not been named before. */
export const readNameLabel: Reader = (page) => {
  const { cursor, vehicle } = page;
  const start = cursor.at;
  if (vehicle.name !== '' || !cursor.word('name', 'called', 'named')) return false;
  cursor.mark(':', '—', '=');
  const from = cursor.at;
  while (!endsName(cursor.peek())) cursor.at += 1;
  vehicle.name = page.wordsOf({ from, to: cursor.at }).replace(/^["'](.*)["']$/, '$1');
  if (vehicle.name === '') cursor.at = start;
  return vehicle.name !== '';
};

/** No name is of more words. */
const LONGEST = 6;

/** Words in capitals that nothing explains, alone at the end behind a dash or a full stop. */
export function nameAtEnd(page: Page): void {
  const [lead] = page.vehicles;
  const { tokens } = page.cursor;
  let to = tokens.length;
  while (tokens[to - 1]?.kind === 'mark') to -= 1;
  let from = to;
  while (page.unknown.some((span) => span.from <= from - 1 && span.to >= from)) from -= 1;
  const before = tokens[from - 1];
  if (lead === undefined || lead.name !== '' || from === to || to - from > LONGEST || before === undefined) return;
  const isApart = tokens[from]?.startsLine === true || (before.kind === 'mark' && /[.—(;]/.test(before.text));
  const isTitle = tokens.slice(from, to).every(({ kind, at }) => kind === 'word' && /[A-Z]/.test(page.text.charAt(at)));
  if (!isApart || !isTitle) return;
  lead.name = page.wordsOf({ from, to });
  page.unknown.splice(0, page.unknown.length, ...page.unknown.filter((span) => span.to <= from));
}
