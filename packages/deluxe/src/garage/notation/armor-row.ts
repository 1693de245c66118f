// Armor told from its form alone: a wall of numbers, or sides with their numbers in a row.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import { armorLocations } from '../../catalog/vehicle-bodies.ts';
import { armorType } from './armor-heading.ts';
import { target } from './armor-sides.ts';
import type { Cursor } from './cursor.ts';
import type { Page } from './page.ts';

export const endsHere = (cursor: Cursor): boolean => cursor.peek() === undefined || cursor.peek()?.kind === 'mark';

const LEAST_ROW = 2;

/** No side has so much armor: it is the weight that follows. */
const MOST = 999;

/** A wall of numbers: 20/10/10/20/10/10. */
export function row(page: Page): true | null {
  const { cursor } = page;
  const type = page.inArmor ? null : armorType(cursor);
  if (!page.inArmor && !isSlashedRow(page)) return null;
  const values: number[] = [];
  let value = cursor.number();
  while (value !== null) {
    values.push(value);
    value = cursor.attempt(() => {
      cursor.mark('/', ',', '—');
      const next = cursor.peek(1);
      // "20, 10 front": the second number has a side of its own, "4,060 lbs." is no armor.
      if (next?.kind === 'word' && (values.length < LEAST_ROW || /^(?:lbs?|pounds)$/.test(next.text))) return null;
      const found = cursor.number();
      return found !== null && found <= MOST ? found : null;
    });
  }
  if (values.length < LEAST_ROW) return null;
  page.part.armorRow = values;
  page.part.saysArmor = true;
  page.part.armorType = type ?? cursor.attempt(() => typeBehind(cursor)) ?? page.part.armorType;
  return true;
}

/** "25/20/20/25/20/10 FP". */
function typeBehind(cursor: Cursor): ArmorTypeId | null {
  const type = armorType(cursor);
  cursor.word('armor');
  return type !== null && endsHere(cursor) ? type : null;
}

/** As many numbers between strokes or hyphens as the body has sides are armor, though no word says so. */
function isSlashedRow({ cursor, vehicle, part, text }: Page): boolean {
  if (part.saysArmor || vehicle.body === null) return false;
  const start = cursor.at;
  let count = 0;
  while (cursor.number() !== null) {
    count += 1;
    const [last, next] = [cursor.tokens[cursor.at - 1], cursor.peek()];
    const isDashed = next?.kind === 'number' && last !== undefined && text.slice(last.end, next.at) === '-';
    if (!isDashed && (next?.isGlued !== true || !cursor.mark('/'))) break;
  }
  const ends = cursor.tokens[cursor.at - 1]?.kind === 'number';
  cursor.at = start;
  const sides = armorLocations(vehicle.body).length;
  return ends && (count === sides || (count === 6 && sides > 6));
}

/** So many sides with their numbers in a row can be nothing else; fewer do if they are written together. */
const LEAST_PAIRS = 3;

const LEAST_GLUED_PAIRS = 2;

export function looksLikeArmor(cursor: Cursor): boolean {
  const start = cursor.at;
  const pair = (): boolean => {
    const before = cursor.number();
    const side = target(cursor);
    while (cursor.mark(':', '='));
    return (
      side !== null && (before !== null) !== (cursor.attempt(() => (before === null ? cursor.number() : null)) !== null)
    );
  };
  let pairs = 0;
  let glued = 0;
  while (pairs < LEAST_PAIRS && pair()) {
    pairs += 1;
    if (cursor.tokens[cursor.at - 1]?.isGlued === true) glued += 1;
    while (cursor.mark(',', '/', ';'));
  }
  cursor.at = start;
  return pairs === LEAST_PAIRS || glued >= LEAST_GLUED_PAIRS;
}
