// Where armor goes, and where it must.

import { carrier } from '../../catalog/carriers.ts';
import { trailer } from '../../catalog/trailers.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { SingleDesign } from '../design/design.ts';
import { LOCATIONS } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import { isCount, LARGEST_COUNT } from './numbers.ts';
import { type Findings, sideName } from './problem.ts';

const RULES = {
  cycle: 'deluxe/IX.1/armor',
  sidecar: 'deluxe/IX.1/armor',
  trike: 'deluxe/IX.2/trike-armor',
  cab: 'deluxe/X.1/armor',
  carrier: 'deluxe/X.2/armor-and-weapons',
  carTrailer: 'deluxe/XI.1/armor',
  tractor: 'deluxe/XII.1/armor',
  trailer: 'deluxe/XII.2/armor',
  bus: 'deluxe/XII.3/armor',
  helicopter: 'deluxe/XIII.1/armor',
} as const satisfies Partial<Record<Hull['kind'], DeluxeRule>>;

const hasRule = (kind: Hull['kind']): kind is keyof typeof RULES => kind in RULES;
const ruleOf = (kind: Hull['kind']): DeluxeRule => (hasRule(kind) ? RULES[kind] : 'deluxe/VIII.7/armor');

export function armorProblems(found: Findings, design: SingleDesign, hull: Hull): void {
  const { points } = hull.fit.armor;
  const rule = ruleOf(hull.kind);
  for (const side of LOCATIONS) {
    const value = points[side];
    if (value === undefined || value === 0) continue;
    if (!isCount(value, 0)) {
      const message = `Armor ${sideName(side)} is ${value}; it must be a whole number up to ${LARGEST_COUNT}.`;
      found.add('number', `armor ${side}`, rule, message);
    }
    if (!hull.locations.includes(side))
      found.add(
        'armor-place',
        side,
        rule,
        `No armor ${sideName(side)} here; possible: ${hull.locations.map(sideName).join(', ')}.`,
        { excess: value },
      );
  }
  minimumProblems(found, hull, leastArmor(design, hull));
}

/** A tank must not leak (deluxe/X.2/tanker). */
export function leastArmor(design: SingleDesign, hull: Hull): number {
  if (design.class === 'trailer' && hull.kind === 'trailer') return trailer(design.body).minArmor;
  return design.class === 'ten-wheeler' && hull.kind === 'carrier' && design.carrier !== undefined
    ? carrier(design.carrier.body).minArmor
    : 0;
}

function minimumProblems(found: Findings, hull: Hull, least: number): void {
  if (least === 0) return;
  for (const side of hull.locations) {
    const value = hull.fit.armor.points[side] ?? 0;
    if (value < least)
      found.add(
        'armor-minimum',
        side,
        'deluxe/X.2/tanker',
        `A tanker needs ${least} points ${sideName(side)}; it has ${value}.`,
        { excess: least - value },
      );
  }
}
