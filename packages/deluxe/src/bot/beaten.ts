import { isMobile } from '../table/queries/out.ts';
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

/** A flank as thin as this gives way to a front that has so much more. */
const RAMMABLE = { flank: 10, more: 5 } as const;

/** There is a hole to drive into, and a nose to do it with. */
function canRam(own: Vehicle, { armor }: Vehicle): boolean {
  const { front = 0, right = 0, left = 0, back = 0 } = armor;
  const thinnest = Math.min(front, right, left, back);
  return thinnest <= RAMMABLE.flank && (own.armor.front ?? 0) >= thinnest + RAMMABLE.more && isMobile(own);
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
  if (theirs === 0) return false;
  if (mine === 0) return foe.veiled === true || !canRam(own, foe);
  return foe.veiled !== true && theirs * around(foe.armor) > HOPELESS * mine * left;
}
