// "Cargo capacity: 11 spaces, 300 lbs.", "one cargo space": room and load for cargo.

import type { Cursor } from './cursor.ts';
import type { Stated } from './draft.ts';
import type { Page } from './page.ts';
import { wordsFor } from './words.ts';

export const POUNDS = wordsFor({ pounds: 'lbs, lb, pounds, pound, lbs total, lbs weight, lbs loaded' });

export const SPACES = wordsFor({ spaces: 'spaces, space, sp, spc, cargo spaces, cargo space, spaces of cargo' });

export const CARGO = wordsFor({
  cargo:
    'cargo capacity, cargo, cargo space, cargo spaces, cargo passenger capacity, cargo area, cargo room, cargo cap, capacity, free cargo, cargo hold, payload',
});

const DEPENDS = wordsFor({
  depends:
    'weight depends on total weight of rig, depends on total weight of rig, depends on rig, weight depends on rig',
});

export const eatSigns = (cursor: Cursor): void => {
  while (cursor.mark(':', '=') || cursor.word('of', 'is'));
};

/** Room and load for cargo, in either order. */
export function cargo(page: Page): true | null {
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

/** "one cargo space", "6 spaces cargo", "6 spaces for cargo". */
function oneSpace(page: Page): true | null {
  const { cursor } = page;
  const value = cursor.count();
  if (value === null) return null;
  const isSaid = cursor.attempt(() => (cursor.word('cargo') && cursor.word('space', 'spaces') ? true : null));
  if (isSaid === null && !(cursor.word('space', 'spaces') && cargoBehind(cursor))) return null;
  addCargo(page, { cargoSpaces: value });
  return true;
}

function cargoBehind(cursor: Cursor): boolean {
  cursor.word('of', 'for');
  return cursor.word('cargo');
}

/** A cab and its carrier state theirs one by one. */
function addCargo({ stated, part, cargoParts }: Page, found: Stated): void {
  const isOther = cargoParts.size > 0 && !cargoParts.has(part);
  cargoParts.add(part);
  if (found.cargoSpaces !== undefined)
    stated.cargoSpaces = found.cargoSpaces + (isOther ? (stated.cargoSpaces ?? 0) : 0);
  if (found.cargoWeight !== undefined) stated.cargoWeight = found.cargoWeight;
}
