// A card before its rolls are dealt out, and the dealing.

import type { Card, WorldRoll } from '@hardtop/campaign';
import { partName, upper } from '../rolls/part-words.ts';
import { rowWords } from './names.ts';

export type Outline = Omit<Card, 'rolls' | 'parts'> & { readonly parts: readonly Outline[] };

export function part(
  title: string,
  path: string,
  rule: Card['rule'],
  lines: readonly string[],
  parts: readonly Outline[] = [],
): Outline {
  return { title, path, rule, lines, parts };
}

/** A roll as people read it: what was rolled, and the row it was read from. */
export function inWords(roll: WorldRoll): WorldRoll {
  const name = upper(partName(roll.path));
  return roll.row === undefined ? { ...roll, name } : { ...roll, name, row: rowWords(roll.row) };
}

/** Puts every roll into the innermost part whose path it lies under. */
export function withRolls(outline: Outline, rolls: readonly WorldRoll[]): Card {
  const own = rolls.filter(({ path }) => !outline.parts.some((inner) => liesUnder(path, inner.path)));
  const parts = outline.parts.map((inner) =>
    withRolls(
      inner,
      rolls.filter(({ path }) => liesUnder(path, inner.path)),
    ),
  );
  return { ...outline, parts, rolls: own.map(inWords) };
}

function liesUnder(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}/`);
}
