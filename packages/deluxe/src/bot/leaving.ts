import { isOut } from '../table/queries/out.ts';
import type { Vehicle } from '../table/state/state.ts';

/** What it is worth to be out of it, in hundredths of a kill: it burns, or there is nothing left to do in it. */
const WORTH = { burning: 40, blows: 60, wreck: 20 } as const;
/** mph from which the fall is worse than the seat. */
const TOO_FAST = 25;

/** Nobody leaves a car that can fight on and does not burn. */
export function worthOfLeaving(own: Vehicle): number {
  if (Math.abs(own.speed) > TOO_FAST) return 0;
  if (own.plantBlows) return WORTH.blows;
  if (own.burning) return WORTH.burning;
  return isOut(own) ? WORTH.wreck : 0;
}
