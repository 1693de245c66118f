import { modelOf, type Setup } from '../table/state/setup.ts';
import type { ArmorPoints, Vehicle } from '../table/state/state.ts';
import { allFirepower, type Guns, gunsOf } from './outlook.ts';

/** Of the armor around it, what is left of a vehicle that has had enough. */
const MAULED = 0.35;
/** So many times stronger is a foe that leaves no hope. */
const HOPELESS = 4;

function around({ front = 0, right = 0, left = 0, back = 0 }: ArmorPoints): number {
  return front + right + left + back;
}

/**
 * Nothing left to fire at somebody who has, or so much worse off that the next exchanges end it: then it is time to get away.
 * Of a stranger only the guns that have been seen count.
 */
export function isBeaten(setup: Setup, own: Vehicle, guns: Guns, foe: Vehicle): boolean {
  const mine = allFirepower(guns);
  const left = around(own.armor);
  if (mine > 0 && left > MAULED * around(modelOf(setup, own.id).armor)) return false;
  const theirs = allFirepower(gunsOf(setup, foe));
  if (theirs === 0 || mine === 0) return theirs > 0;
  return foe.veiled !== true && theirs * around(foe.armor) > HOPELESS * mine * left;
}
