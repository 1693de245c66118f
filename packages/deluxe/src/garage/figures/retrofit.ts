// Changing a finished vehicle (deluxe/VIII.13/modifying): new parts a tenth dearer, some things fixed for life.

import { RETROFIT } from '../../catalog/retrofits.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { percentOf } from '../design/exact.ts';
import { type Line, linesOf } from './lines.ts';

interface Retrofit {
  /** Price of what is new, surcharge included; what comes out is saved or sold apart. */
  readonly cost: number;
  readonly surcharge: number;
  readonly added: readonly Line[];
  readonly removed: readonly Line[];
  readonly rule: DeluxeRule;
  /** What cannot be changed, in words. */
  readonly refused: readonly string[];
}

const keyOf = ({ kind, what, part }: Line): string => `${kind}|${what}|${part}`;

/** Rows by what they are, so that moving a weapon to another side costs nothing. */
function byKey(lines: readonly Line[]): Map<string, Line> {
  const all = new Map<string, Line>();
  for (const line of lines) {
    const key = keyOf(line);
    const old = all.get(key);
    all.set(key, old === undefined ? line : sumOf(old, line));
  }
  return all;
}

const sumOf = (a: Line, b: Line): Line => ({
  ...a,
  count: a.count + b.count,
  cost: a.cost + b.cost,
  weight: a.weight + b.weight,
});

function grown(from: ReadonlyMap<string, Line>, to: ReadonlyMap<string, Line>): readonly Line[] {
  const more: Line[] = [];
  for (const [key, line] of to) {
    const old = from.get(key);
    const count = line.count - (old?.count ?? 0);
    const cost = line.cost - (old?.cost ?? 0);
    if (count > 0 || cost > 0) more.push({ ...line, count, cost });
  }
  return more;
}

const FIXED: ReadonlySet<string> = new Set(['body', ...RETROFIT.fixedForLife]);
const AT_LIST: ReadonlySet<string> = new Set([...RETROFIT.atListPrice, 'crew', 'cargo', 'gear', 'ammunition']);

export function retrofit(from: Design, to: Design, settings: GarageSettings): Retrofit {
  const before = byKey(linesOf(from, settings));
  const after = byKey(linesOf(to, settings));
  const added = grown(before, after);
  let cost = 0;
  let dearer = 0;
  for (const line of added) {
    cost += line.cost;
    if (!AT_LIST.has(line.kind)) dearer += line.cost;
  }
  const surcharge = percentOf(dearer, RETROFIT.surchargePercent);
  const refused = added
    .filter(({ kind }) => FIXED.has(kind))
    .map(({ what }) => `${what}: fixed for the vehicle's life.`);
  return {
    cost: cost + surcharge,
    surcharge,
    rule: 'deluxe/VIII.13/modifying',
    added,
    removed: grown(after, before),
    refused,
  };
}
