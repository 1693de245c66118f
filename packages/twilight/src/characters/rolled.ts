// A character rolled: six attributes of 4D6 less 4 and a coolness (C-03, C-05), each die at a path of its own.

import { ATTRIBUTE_ROLL, ATTRIBUTES, type Attribute } from '../catalog/attributes.ts';
import { COOLNESS } from '../catalog/initiative.ts';
import { RECONSTRUCTION, type RollContext, rollNumber } from '../rolls/roll.ts';
import type { Attributes } from './character.ts';

const RULE = 'twilight/combat/first-edition-rules';

interface RolledCharacter {
  readonly attributes: Attributes;
  readonly coolness: number;
}

export function rollCharacter(ctx: RollContext, path: string, months: number): RolledCharacter {
  const of = (name: Attribute) => rollAttribute(ctx, `${path}/${name}`);
  const [FIT = 1, AGL = 1, CON = 1, STA = 1, INT = 1, EDU = 1] = ATTRIBUTES.map(of);
  return { attributes: { FIT, AGL, CON, STA, INT, EDU }, coolness: rollCoolness(ctx, `${path}/coolness`, months) };
}

/** A zero is rolled again, at the next path. */
function rollAttribute(ctx: RollContext, path: string): number {
  for (let attempt = 1; ; attempt++) {
    const at = attempt === 1 ? path : `${path}-${attempt}`;
    const value = rollNumber(ctx, at, ATTRIBUTE_ROLL.dice, RULE, RECONSTRUCTION) - ATTRIBUTE_ROLL.less;
    if (value > 0) return value;
  }
}

function rollCoolness(ctx: RollContext, path: string, months: number): number {
  const die = rollNumber(ctx, path, COOLNESS.dice, 'twilight/combat/initiative', RECONSTRUCTION);
  return coolnessAt(die, months);
}

/** The calmer the lower; every ten months of combat take one. */
export function coolnessAt(die: number, months: number): number {
  return Math.max(COOLNESS.least, COOLNESS.from - die - Math.floor(months / COOLNESS.monthsPerPoint));
}
