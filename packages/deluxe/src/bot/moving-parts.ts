import { distance } from '@hardtop/geometry';
import type { Known } from '@hardtop/kernel';
import type { Setup } from '../table/state/setup.ts';
import type { State, Vehicle } from '../table/state/state.ts';
import type { Deed } from '../table/state/target.ts';
import { nearestFoe } from './outlook.ts';

type View = Known<Setup, State>;

/** Inches from which a foe is worth a turret, and from which wheels are worth a guard. */
const NEAR = { turret: 40, guards: 16 } as const;
/** What it is worth, in hundredths of a kill: to have the turret's guns for the rest of the fight, armor before wheels or on a side. */
const WORTH = { turret: 15, guards: 5, door: 6 } as const;

/** Turret up, guards down and doors shut while there is a foe; never the other way. */
export function worthOfMove(view: View, own: Vehicle, { part, out }: Deed & { readonly kind: 'move-part' }): number {
  const foe = nearestFoe(view, own);
  if (foe === null) return 0;
  switch (part) {
    case 'turret':
    case 'guards':
      return out && distance(foe.pose, own.pose) <= NEAR[part] ? WORTH[part] : 0;
    case 'left-door':
    case 'right-door':
      return out ? 0 : WORTH.door;
  }
}
