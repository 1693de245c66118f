// Wishes of the referee that met no dice: a mandate or a reroll of a path where nothing is rolled.

import type { Problem } from '@hardtop/kernel';
import { partName, upper } from './part-words.ts';
import type { Roll, RollContext } from './roll.ts';

/** What the referee asked for where nothing is rolled: it would change nothing, so he is told. */
export function unreached(ctx: RollContext): readonly Problem[] {
  if (!ctx.isAmended) return [];
  const mandates = Object.keys(ctx.mandates).filter((path) => !isTaken(ctx.rolls, path) && !isRefused(ctx, path));
  const rerolls = Object.keys(ctx.rerolls).filter(
    (part) => !ctx.rolls.some(({ path }) => path === part || path.startsWith(`${part}/`)),
  );
  return [
    ...mandates.map((path) => untaken(ctx.rolls, path)),
    ...rerolls.map((path) => ({ code: 'reroll', message: `Nothing is rolled for ${partName(path)}.`, field: path })),
  ];
}

export function isTaken(rolls: readonly Roll[], path: string): boolean {
  return rolls.some((roll) => roll.path === path && roll.mandated === true);
}

function isRefused({ problems }: RollContext, path: string): boolean {
  return problems.some(({ field }) => field === path);
}

/** Many dice at once cannot be named, and a part is not a roll. */
export function untaken(rolls: readonly Roll[], path: string): Problem {
  const message = rolls.some((roll) => roll.path === path)
    ? `${upper(partName(path))}: everybody has a die of his own; they can be rolled again, not named.`
    : `No single roll is made for ${partName(path)}, so none can be named there.`;
  const legal = rolls.filter((roll) => roll.path.startsWith(`${path}/`)).map((roll) => roll.path);
  return { code: 'untaken', message, field: path, ...(legal.length === 0 ? {} : { legal }) };
}
