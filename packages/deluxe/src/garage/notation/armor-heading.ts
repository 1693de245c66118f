// "Armor:", "fireproof armor —", "cab armor": what kind it is, and of which part.

import type { ArmorTypeId } from '../../catalog/armor.ts';
import type { Location } from '../design/fittings.ts';
import type { Cursor } from './cursor.ts';
import type { Page } from './page.ts';
import { wordsFor } from './words.ts';
import { ARMOR_TYPE_WORDS } from './words-parts.ts';
import { ARMOR_SIDES } from './words-places.ts';

export const ARMOR = wordsFor({
  armor: 'armor, armr, plating, plastic armor, armor points, armor pts, arm, armor plating, armor values',
});

export const ARMOR_OWNERS = wordsFor({
  cab: 'cab, tractor',
  carrier: 'carrier',
  box: 'box, armored box',
  trailer: 'trailer',
  sidecar: 'sidecar',
  cycle: 'cycle',
});

/** "Cab armor", "carrier armor": which part of a truck. */
function owner(page: Page): true | null {
  const { cursor, vehicle } = page;
  const whose = cursor.take(ARMOR_OWNERS);
  if (whose === null) return true;
  if (whose === 'trailer' || whose === 'sidecar' || whose === 'cycle') {
    const named = page.vehicles.find((draft) => draft.class?.endsWith(whose) === true);
    if (named === undefined) return null;
    page.turnTo(named);
    return true;
  }
  if (whose === 'cab') page.part = vehicle.main;
  if (whose === 'carrier') {
    if (vehicle.carrier === null) return null;
    page.part = vehicle.carrier.part;
  }
  if (whose === 'box' && vehicle.box !== null) page.part = vehicle.box;
  return true;
}

/** "Armor:", "fireproof armor —", "armor (LRFP)". */
export function heading(page: Page): true | null {
  const { cursor } = page;
  const kept = page.part;
  if (owner(page) === null) return null;
  const before = armorType(cursor);
  if (cursor.take(ARMOR) === null) {
    page.part = kept;
    return null;
  }
  const bracketed = cursor.attempt(() => {
    if (!cursor.mark('(')) return null;
    const type = cursor.take(ARMOR_TYPE_WORDS);
    return type !== null && cursor.mark(')') ? type : null;
  });
  cursor.attempt(() =>
    cursor.mark('(') && cursor.sees(ARMOR_OWNERS) && owner(page) === true && cursor.mark(')') ? true : null,
  );
  page.part.armorOrder = cursor.attempt(() => order(cursor)) ?? page.part.armorOrder;
  while (cursor.mark(':', '—', '=', '(') || cursor.word('of', 'is', 'total'));
  const after = cursor.attempt(() => {
    const type = cursor.take(ARMOR_TYPE_WORDS);
    return type !== null && (cursor.mark(':', ',', '—') || cursor.peek()?.kind !== 'mark') && !isBoth(type, cursor)
      ? type
      : null;
  });
  page.part.armorType = before ?? bracketed ?? after ?? page.part.armorType;
  page.part.saysArmor = true;
  page.inArmor = true;
  return true;
}

/** Fewer are no order of all sides. */
const LEAST_ORDER = 4;

/** "(F/R/L/B/T/U): 30/20/20/30/10/10": in which order the numbers come. */
function order(cursor: Cursor): readonly Location[] | null {
  const bracket = cursor.mark('(');
  const sides: Location[] = [];
  do {
    const side = cursor.take(ARMOR_SIDES);
    if (side === null) return null;
    sides.push(side);
  } while (cursor.mark('/', ',', '—'));
  if (bracket ? !cursor.mark(')') : cursor.peek()?.kind === 'word') return null;
  return sides.length < LEAST_ORDER ? null : sides;
}

/** "LR/FP" is both. */
export function armorType(cursor: Cursor): ArmorTypeId | null {
  const first = cursor.take(ARMOR_TYPE_WORDS);
  const second = first === null ? null : cursor.attempt(() => (cursor.joint() ? cursor.take(ARMOR_TYPE_WORDS) : null));
  const isBothKinds = (first === 'LR' && second === 'FP') || (first === 'FP' && second === 'LR');
  return isBothKinds ? 'LRFP' : first;
}

/** "LR 10" after the heading are the left and right. */
const isBoth = (type: string, cursor: Cursor): boolean => type === 'LR' && cursor.peek()?.kind === 'number';
