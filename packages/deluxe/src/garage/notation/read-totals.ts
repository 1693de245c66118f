// "Accel. 10 without cargo, 5 with cargo, HC 2, 5,200 lbs., $17,400", "Cargo capacity: 11 spaces, 300 lbs."

import type { Cursor } from './cursor.ts';
import type { Stated } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { wordsFor } from './words.ts';

export const TOTAL_NAMES = {
  acceleration: 'accel, acceleration, acc, accelerates, accell, acel',
  handlingClass: 'hc, handling class, handling, h c, handl, hand class',
  topSpeed: 'top speed, ts, max speed, maximum speed, topspeed, speed',
  maxLoad: 'max load, maximum load, load limit, max weight, max wt, maximum weight, load capacity, weight limit, max',
  weight: 'weight, wt, total weight, weighs, total wt, loaded weight, curb weight',
  cost: 'cost, price, total cost, costs, total price, sticker price',
  spacesUsed: 'spaces used, total spaces, spaces',
  armorPoints: 'total armor, armor total, total points of armor',
} as const;
const LABELS = wordsFor(TOTAL_NAMES);
const POUNDS = wordsFor({ pounds: 'lbs, lb, pounds, pound, lbs total, lbs weight, lbs loaded' });
const SPACES = wordsFor({ spaces: 'spaces, space, sp, spc, cargo spaces, cargo space, spaces of cargo' });
const CARGO = wordsFor({
  cargo:
    'cargo capacity, cargo, cargo space, cargo spaces, cargo passenger capacity, cargo area, cargo room, cargo cap, capacity, free cargo, cargo hold, payload',
});
const LADEN = wordsFor({
  loaded:
    'with cargo, loaded, with a heavier load, full, otherwise, when loaded, fully loaded, with load, with full load, laden',
});
const UNLADEN = wordsFor({
  empty: 'without cargo, unloaded, empty, when empty, with no cargo, unladen, with no load, base',
});
const UNITS = wordsFor({ mph: 'mph turn, mph per turn, mph, mph second, mph sec, mph t, mph per second' });
const DEPENDS = wordsFor({
  depends:
    'weight depends on total weight of rig, depends on total weight of rig, depends on rig, weight depends on rig',
});

const eatSigns = (cursor: Cursor): void => {
  while (cursor.mark(':', '=') || cursor.word('of', 'is'));
};

/** A handling class may be below zero. */
function signed(cursor: Cursor): number | null {
  return cursor.attempt(() => {
    const sign = cursor.mark('—') ? -1 : 1;
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
  if (stated.accelerationLoaded === first && stated.acceleration === first) delete stated.acceleration;
  cursor.attempt(() => (cursor.mark(')') ? true : null));
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
  if (label === 'weight' || label === 'maxLoad') cursor.take(POUNDS);
  if (label === 'topSpeed') units(cursor);
  if (label === 'weight') withoutPassengers(cursor);
  return true;
}

function money({ cursor, stated }: Page): true | null {
  const token = cursor.peek();
  if (token?.kind !== 'money') return null;
  cursor.at += 1;
  cursor.word('total');
  stated.cost = token.value;
  return true;
}

function weight({ cursor, stated }: Page): true | null {
  const first = cursor.take(POUNDS) !== null;
  if (first) eatSigns(cursor);
  const value = cursor.number();
  if (value === null || (!first && cursor.take(POUNDS) === null)) return null;
  stated.weight = value;
  cursor.word('total');
  withoutPassengers(cursor);
  return true;
}

/** As printed for one: the figure is ours anyway. */
function withoutPassengers(cursor: Cursor): void {
  cursor.attempt(() => {
    const bracket = cursor.mark('(');
    if (!cursor.word('without') || !cursor.word('passengers', 'cargo')) return null;
    return !bracket || cursor.mark(')') ? true : null;
  });
}

/** Room and load for cargo, in either order. */
function cargo(page: Page): true | null {
  const { cursor } = page;
  const label = cursor.attempt(() => {
    cursor.word('no');
    return cursor.take(CARGO);
  });
  if (label === null) return oneSpace(page);
  cursor.attempt(() => (cursor.mark('/') && cursor.word('passenger') ? true : null));
  cursor.word('capacity', 'space', 'spaces');
  eatSigns(cursor);
  const found: Stated = {};
  let more = cursor.attempt(() => cargoFigure(page, found));
  const isFirst = more === null;
  while (more !== null) {
    more = cursor.attempt(() => {
      cursor.joint();
      return cargoFigure(page, found);
    });
  }
  if (isFirst) return cursor.tokens[cursor.at - 1]?.text === 'capacity' ? true : null;
  addCargo(page, found);
  return true;
}

function cargoFigure({ cursor }: Page, found: Stated): true | null {
  if (cursor.take(DEPENDS) !== null) return true;
  const value = cursor.count();
  if (value === null) return null;
  if (cursor.take(SPACES) !== null) found.cargoSpaces = value;
  else if (cursor.take(POUNDS) !== null) found.cargoWeight = value;
  else return null;
  return true;
}

/** "one cargo space", "3 cargo spaces". */
function oneSpace(page: Page): true | null {
  const { cursor } = page;
  const value = cursor.count();
  if (value === null || !cursor.word('cargo') || !cursor.word('space', 'spaces')) return null;
  addCargo(page, { cargoSpaces: value });
  return true;
}

/** A cab and its carrier state theirs one by one. */
function addCargo({ stated, part, cargoParts }: Page, found: Stated): void {
  const isOther = cargoParts.size > 0 && !cargoParts.has(part);
  cargoParts.add(part);
  if (found.cargoSpaces !== undefined)
    stated.cargoSpaces = found.cargoSpaces + (isOther ? (stated.cargoSpaces ?? 0) : 0);
  if (found.cargoWeight !== undefined) stated.cargoWeight = found.cargoWeight;
}

export const readTotals: Reader = (page) => {
  const { cursor } = page;
  const found =
    cursor.attempt(() => money(page)) ??
    cursor.attempt(() => weight(page)) ??
    cursor.attempt(() => cargo(page)) ??
    cursor.attempt(() => labelled(page)) ??
    cursor.attempt(() => handlingInOne(page));
  return found !== null;
};

/** "HC3" comes as two tokens, "3 HC" the other way round. */
function handlingInOne({ cursor, stated }: Page): true | null {
  const value = cursor.number();
  if (value === null || !cursor.word('hc', 'accel', 'mph')) return null;
  const unit = cursor.tokens[cursor.at - 1]?.text;
  if (unit === 'hc') stated.handlingClass = value;
  else if (unit === 'accel') stated.acceleration = value;
  else if (cursor.word('top')) stated.topSpeed = value;
  else return null;
  cursor.word('speed');
  return true;
}
