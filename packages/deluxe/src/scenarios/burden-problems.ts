// What a table can keep in view: whoever is asked what to fire at is answered at once, however large the battle.

import type { Problem } from '@hardtop/kernel';
import type { Setup } from '../table/state/setup.ts';

/** Guns of all, for each vehicle that they may be fired at: sixteen vehicles with six each, or eight with all that a vehicle can carry. */
const MOST_LINES = 1_536;
/** Guns of one seat, for each thing that is neither a vehicle nor stands for ever. */
const MOST_SIDE_LINES = 2_400;

const RULE = 'deluxe/III.1/set-up';

/** Too many guns for too many targets. */
export function burdenProblems({ starts, structures, walkers }: Setup): readonly Problem[] {
  const problems: Problem[] = [];
  const problem = (field: string, message: string, most: number): void => {
    problems.push({ code: 'battle', field, rule: RULE, message, legal: [`up to ${Math.floor(most)} guns`] });
  };
  const guns = gunsOf(starts);
  if (guns * starts.length > MOST_LINES)
    problem('vehicles', `${guns} guns are too many for ${starts.length} vehicles.`, MOST_LINES / starts.length);
  const things = structures.filter(({ dp }) => dp !== null).length + walkers.length;
  for (const seat of new Set(starts.map(({ model }) => model.seat))) {
    const own = gunsOf(starts.filter(({ model }) => model.seat === seat));
    if (own * things <= MOST_SIDE_LINES) continue;
    const message = `${own} guns of one seat are too many among ${things} people and things that can be broken.`;
    problem(`seats.${seat}`, message, MOST_SIDE_LINES / things);
  }
  return problems;
}

function gunsOf(starts: Setup['starts']): number {
  return starts.reduce((sum, { model }) => sum + model.parts.filter(({ kind }) => kind === 'weapon').length, 0);
}
