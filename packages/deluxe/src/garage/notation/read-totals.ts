// "Accel. 10 without cargo, 5 with cargo, HC 2, 5,200 lbs., $17,400".

import { COUNT_WORDS, type Cursor } from './cursor.ts';
import type { Stated } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { CARGO, cargo, eatSigns, POUNDS, SPACES } from './read-cargo-room.ts';
import { beginningsOf, wordsFor } from './words.ts';

export const TOTAL_NAMES = {
  acceleration: 'accel, acceleration, acc, accelerates, accell, acel, acceler',
  handlingClass: 'hc, handling class, handling, h c, handl, hand class',
  topSpeed: 'top speed, ts, max speed, maximum speed, topspeed, speed',
  maxLoad: 'max load, maximum load, load limit, max weight, max wt, maximum weight, load capacity, weight limit, max',
  weight: 'weight, wt, total weight, weighs, total wt, loaded weight, curb weight, wgt, loaded, wght, gross weight',
  cost: 'cost, price, total cost, costs, total price, sticker price, spent, retail, retail price, list price',
  spacesUsed: 'spaces used, total spaces, spaces',
  armorPoints: 'total armor, armor total, total points of armor, ap, total armor points',
} as const;

const LABELS = wordsFor(TOTAL_NAMES);

const LADEN = wordsFor({
  loaded:
    'with cargo, loaded, with a heavier load, full, otherwise, when loaded, fully loaded, with load, with full load, laden',
});

const UNLADEN = wordsFor({
  empty: 'without cargo, unloaded, empty, when empty, with no cargo, unladen, with no load, base',
});

const UNITS = wordsFor({ mph: 'mph turn, mph per turn, mph, mph second, mph sec, mph t, mph per second' });

/** A handling class may be below zero. */
function signed(cursor: Cursor): number | null {
  return cursor.attempt(() => {
    // "HC -1" is below zero, "HC - 3" is not.
    const sign = cursor.mark('—') && cursor.peek()?.isGlued === true ? -1 : 1;
    const value = cursor.number() ?? (cursor.peek()?.kind === 'money' ? (cursor.peek()?.value ?? null) : null);
    if (value === null) return null;
    if (cursor.peek()?.kind === 'money') cursor.at += 1;
    return sign * value;
  });
}

function accelerations({ cursor, stated }: Page, first: number): void {
  stated.acceleration = first;
  let value: number | null = first;
  for (let i = 0; i < 4 && value !== null; i += 1) {
    units(cursor);
    if (cursor.take(LADEN) !== null) stated.accelerationLoaded = value;
    else if (cursor.take(UNLADEN) !== null) stated.acceleration = value;
    value = cursor.attempt(() => {
      cursor.mark(',', '/', '(');
      const next = cursor.number();
      units(cursor);
      return next !== null && (cursor.sees(LADEN) || cursor.sees(UNLADEN)) ? next : null;
    });
  }
  if (stated.accelerationLoaded === undefined) twoFigures(cursor, stated, first);
  if (stated.accelerationLoaded === first && stated.acceleration === first) delete stated.acceleration;
  cursor.attempt(() => (cursor.mark(')') ? true : null));
}

/** "5 (2.5)", "2.5/5": the lower is the loaded one. */
function twoFigures(cursor: Cursor, stated: Stated, first: number): void {
  const second = cursor.attempt(() => {
    const bracket = cursor.mark('(');
    if (!bracket && !cursor.mark('/')) return null;
    const value = cursor.number();
    units(cursor);
    if (value === null || value === first || value > 50) return null;
    if (bracket) return cursor.mark(')') ? value : null;
    const next = cursor.peek();
    return next === undefined || next.kind === 'mark' ? value : null;
  });
  if (second === null) return;
  stated.acceleration = Math.max(first, second);
  stated.accelerationLoaded = Math.min(first, second);
}

/** "mph/turn". */
function units(cursor: Cursor): void {
  if (cursor.take(UNITS) === null) return;
  cursor.attempt(() => (cursor.mark('/') && cursor.word('turn', 'sec', 'second', 't') ? true : null));
}

function labelled(page: Page): true | null {
  const { cursor, stated } = page;
  const label = cursor.take(LABELS);
  if (label === null) return null;
  eatSigns(cursor);
  const value = signed(cursor);
  if (value === null) return null;
  if (label === 'acceleration') accelerations(page, value);
  else stated[label] = value;
  if (label === 'weight') limit(page);
  if (label === 'weight' || label === 'maxLoad') cursor.take(POUNDS);
  if (label === 'topSpeed') units(cursor);
  if (label === 'weight') withoutPassengers(cursor);
  return true;
}

/** "3,995 of 4,070 lbs.", "3,995/4,070 lbs.": out of what it may weigh. */
function limit({ cursor, stated }: Page): void {
  const most = cursor.attempt(() => (cursor.word('of') || cursor.mark('/') ? cursor.number() : null));
  if (most !== null) stated.maxLoad = most;
}

const isDollars = (word: string | undefined): boolean => word === 'dollars' || word === 'bucks';

/** "Street value $9,500" once the price is known is another's figure; "($1,500)" behind a part is its own price. */
function money(page: Page): true | null {
  const { cursor, stated } = page;
  const start = cursor.at;
  const isPartPrice = cursor.mark('(');
  const token = cursor.peek();
  const isMoney = token?.kind === 'money' || (token?.kind === 'number' && isDollars(cursor.peek(1)?.text));
  if (token === undefined || !isMoney) return null;
  cursor.at += 1;
  cursor.skip('dollars', 'bucks', 'credits');
  if (isPartPrice) return cursor.mark(')') ? true : null;
  cursor.word('total');
  if (stated.cost !== undefined && page.unknown.at(-1)?.to === start) page.reject(page.spanFrom(start));
  else stated.cost = token.value;
  return true;
}

/** "Cost without tires: $7,894." */
function otherPrice(page: Page): true | null {
  const { cursor, stated } = page;
  const start = cursor.at;
  if (stated.cost === undefined || cursor.take(LABELS) !== 'cost' || !cursor.word('without', 'with', 'less'))
    return null;
  for (let i = 0; i < 6; i += 1) {
    const token = cursor.peek();
    if (token === undefined || token.text === '.') return null;
    cursor.at += 1;
    if (token.kind !== 'money') continue;
    page.reject(page.spanFrom(start));
    return true;
  }
  return null;
}

function weight({ cursor, stated, inArmor }: Page): true | null {
  // "LB30" among the armor is the left back.
  const start = cursor.peek();
  if (inArmor && start?.kind === 'word' && start.isUpper && cursor.peek(1)?.isGlued === true) return null;
  const first = cursor.take(POUNDS) !== null;
  if (first) eatSigns(cursor);
  const value = cursor.number();
  if (value === null) return null;
  const most = cursor.attempt(() => (cursor.mark('/') || cursor.word('of') ? cursor.number() : null));
  const isMost = cursor.attempt(() => (cursor.word('max', 'maximum') && cursor.sees(POUNDS) ? true : null)) !== null;
  if (!first && cursor.take(POUNDS) === null) return null;
  if (isMost) {
    stated.maxLoad = value;
    return true;
  }
  stated.weight = value;
  if (most !== null) stated.maxLoad = most;
  cursor.word('total');
  withoutPassengers(cursor);
  return true;
}

/** "(without passengers)", "empty": the figure is ours anyway. */
function withoutPassengers(cursor: Cursor): void {
  cursor.attempt(() => {
    const bracket = cursor.mark('(');
    const isSaid = cursor.attempt(() => (cursor.word('without') && cursor.word('passengers', 'cargo') ? true : null));
    if (isSaid === null && cursor.take(UNLADEN) === null && cursor.take(LADEN) === null) return null;
    const next = cursor.peek();
    return bracket ? (cursor.mark(')') ? true : null) : next === undefined || next.kind === 'mark' ? true : null;
  });
}

const BEGINNINGS = beginningsOf(`no ${COUNT_WORDS}`, LABELS, POUNDS, CARGO);

export const readTotals: Reader = (page) => {
  const { cursor } = page;
  if (!cursor.begins(BEGINNINGS)) return false;
  const found =
    cursor.attempt(() => money(page)) ??
    cursor.attempt(() => otherPrice(page)) ??
    cursor.attempt(() => spaces(page)) ??
    cursor.attempt(() => weight(page)) ??
    cursor.attempt(() => cargo(page)) ??
    cursor.attempt(() => labelled(page)) ??
    cursor.attempt(() => letter(page)) ??
    cursor.attempt(() => handlingInOne(page));
  return found !== null;
};

/** "10/10 spaces": used, of all. */
function spaces({ cursor, stated }: Page): true | null {
  const used = cursor.number();
  if (used === null || !(cursor.mark('/') || cursor.word('of')) || cursor.number() === null) return null;
  if (cursor.take(SPACES) === null) return null;
  cursor.word('used');
  stated.spacesUsed = used;
  return true;
}

/** No vehicle gains more in a turn. */
const MOST_GAINED = 20;

/** "A5", in one and in capitals. */
function letter({ cursor, stated }: Page): true | null {
  const isCapital = cursor.peek()?.isUpper === true && cursor.peek(1)?.isGlued === true;
  const value = isCapital && cursor.word('a') ? cursor.number() : null;
  if (value === null || value > MOST_GAINED || value % 5 !== 0) return null;
  stated.acceleration = value;
  return true;
}

/** "HC3" comes as two tokens, "3 HC" the other way round. */
function handlingInOne({ cursor, stated }: Page): true | null {
  const value = cursor.number();
  if (value === null || !cursor.word('hc', 'accel', 'acc', 'mph')) return null;
  const unit = cursor.tokens[cursor.at - 1]?.text;
  if (unit === 'hc') stated.handlingClass = value;
  else if (unit !== 'mph' || cursor.word('accel', 'acceleration', 'acc')) stated.acceleration = value;
  else if (cursor.word('top')) stated.topSpeed = value;
  else return null;
  cursor.word('speed');
  return true;
}
