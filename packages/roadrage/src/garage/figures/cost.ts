// What a design takes out of a budget: minor and major options, counted apart.

import { GEAR } from '../../catalog/characters.ts';
import { type Cost, MUNDANE } from '../../catalog/cost.ts';
import { MOUNTS, TARGETING } from '../../catalog/mounts.ts';
import { OPTIONS } from '../../catalog/options.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Character, Design, WeaponFitting } from '../design/design.ts';

export const addCosts = (costs: readonly Cost[]): Cost =>
  costs.reduce((sum, { minor, major }) => ({ minor: sum.minor + minor, major: sum.major + major }), MUNDANE);

const times = ({ minor, major }: Cost, count: number): Cost => ({ minor: minor * count, major: major * count });

/** Guns in one mount: two in a big door. */
export const gunsIn = ({ twin }: WeaponFitting): number => (twin ? 2 : 1);

/** Every gun and its targeting are paid for; a mount is paid for once, whatever is in it. */
export function fittingCost(fitting: WeaponFitting): Cost {
  const guns = gunsIn(fitting);
  return addCosts([
    times(WEAPONS[fitting.weapon].cost, guns),
    times(TARGETING[fitting.targeting].cost, guns),
    MOUNTS[fitting.mount].cost,
  ]);
}

const characterCost = ({ gear, weapons }: Character): Cost =>
  addCosts([...gear.map((id) => GEAR[id].cost), ...weapons.map((id) => WEAPONS[id].cost)]);

export function costOf({ options, weapons, crew }: Design): Cost {
  return addCosts([...options.map((id) => OPTIONS[id].cost), ...weapons.map(fittingCost), ...crew.map(characterCost)]);
}

/** "6 minor, 2 major"; "free" for a mundane thing. */
export function costText({ minor, major }: Cost): string {
  const parts = [...(minor === 0 ? [] : [`${minor} minor`]), ...(major === 0 ? [] : [`${major} major`])];
  return parts.length === 0 ? 'free' : parts.join(', ');
}
