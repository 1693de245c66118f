// What a table can keep in view: whoever is asked what to fire at is answered at once, however large the battle.

import type { Problem } from '@hardtop/kernel';
import type { Setup } from './setup.ts';

/** Guns of all, for each vehicle or person that they may be fired at. */
const MOST_LINES = 12_544;

const RULE = 'roadrage/hardtop/setup';

/** Too many guns for too many targets. */
export function battleProblems({ starts, walkers }: Setup): readonly Problem[] {
  const guns = starts.reduce((sum, { design }) => sum + design.weapons.length, 0);
  const targets = starts.length + walkers.length;
  if (guns * targets <= MOST_LINES) return [];
  const message = `${guns} guns are too many for ${targets} vehicles and people on foot.`;
  const legal = [`up to ${Math.floor(MOST_LINES / targets)} guns`];
  return [{ code: 'battle', field: 'vehicles', rule: RULE, message, legal }];
}
