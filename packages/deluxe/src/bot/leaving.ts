import { isFalling, isStranded } from '../table/queries/leaving.ts';
import { isOut } from '../table/queries/out.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';
import type { Vehicle } from '../table/state/state.ts';

/** What it is worth to be out of it, in hundredths of a kill: it burns or falls, there is nothing left to do in it, or the next hit comes through. */
const WORTH = { burning: 40, blows: 60, falls: 30, wreck: 20, bare: 6 } as const;
/** Points of armor that are as good as none on what stands there for anybody to aim at. */
const THIN = 2;
const SIDES = ['front', 'right', 'left', 'back'] as const;
/** mph from which the fall is worse than the seat. */
const TOO_FAST = 25;

/** Nobody leaves a car that can fight on and does not burn; one that cannot drive away, when its armor is gone. */
export function worthOfLeaving(own: Vehicle): number {
  if (Math.abs(own.speed) > TOO_FAST) return 0;
  if (own.plantBlows) return WORTH.blows;
  if (own.burning) return WORTH.burning;
  if (isFalling(own)) return WORTH.falls;
  if (isOut(own)) return WORTH.wreck;
  return isStranded(own) && isBare(own) ? WORTH.bare : 0;
}

function isBare({ armor }: Vehicle): boolean {
  return SIDES.some((side) => (armor[side] ?? Number.POSITIVE_INFINITY) <= THIN);
}

/** What every mph costs that is too many to get out at. */
const PER_MPH = 1.5;

/** Where people may get out, whoever sits on a fire that nobody puts out brakes for it. */
export function costOfStaying(setup: Setup, own: Vehicle, speed: number): number {
  const isDoomed = own.plantBlows || (own.burning && modelOf(setup, own.id).extinguisher === 'none');
  return setup.onFoot && isDoomed ? Math.max(0, Math.abs(speed) - TOO_FAST) * PER_MPH : 0;
}
