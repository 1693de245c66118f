// What it is worth to run into somebody.
import { headingDifference, type Point } from '@hardtop/geometry';
import { diceOf, meanOf } from '@hardtop/kernel';
import { COLLISION_ANGLES } from '../catalog/collisions.ts';
import { takenDamage } from '../table/chapters/collision.ts';
import {
  type Clash,
  collisionSpeed,
  faceHeading,
  faceTowards,
  type Struck,
  struckOn,
} from '../table/queries/collision-type.ts';
import { shownAt } from '../table/queries/facing.ts';
import { ramDice } from '../table/queries/ram.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';
import { travelHeading, type Vehicle } from '../table/state/state.ts';
import type { HarmTable } from './harm.ts';

/** What a collision does to either side, in hundredths of a kill. */
export interface Blow {
  readonly dealt: number;
  readonly taken: number;
}

/** A collision of two as they stand, the first making its move. */
export function blowOf(setup: Setup, own: Vehicle, foe: Vehicle, onOwn: HarmTable, onFoe: HarmTable): Blow {
  const mine = struckBy(setup, own, foe.pose);
  const theirs = struckBy(setup, foe, own.pose);
  const base = meanOf(diceOf(ramDice(collisionSpeed(clashOf(mine, theirs)))));
  return {
    dealt: onFoe.ofBlow(shownAt(foe, theirs.side), takenDamage(base, theirs, mine)),
    taken: onOwn.ofBlow(shownAt(own, mine.side), takenDamage(base, mine, theirs)),
  };
}

/** With the face that looks to where the other is. */
function struckBy(setup: Setup, vehicle: Vehicle, at: Point): Struck {
  const { pose } = vehicle;
  const side = faceTowards(pose, { x: at.x - pose.x, y: at.y - pose.y });
  const model = modelOf(setup, vehicle.id);
  return struckOn({ vehicle, model, heading: travelHeading(vehicle), speed: Math.abs(vehicle.speed) }, side);
}

/** Tenths of a degree between the way of travel and where the struck face looks: 0 leads, 1800 trails. */
function turnOf({ vehicle, heading, side }: Struck): number {
  return headingDifference(heading, faceHeading(vehicle.pose, side));
}

const leads = (struck: Struck): boolean => turnOf(struck) < 450;
const trails = (struck: Struck): boolean => turnOf(struck) > 1350;

/** By the rules' angles, as far as a driver can tell before it happens. */
function clashOf(mine: Struck, theirs: Struck): Clash {
  const angle = headingDifference(mine.heading, theirs.heading) / 10;
  if (angle > COLLISION_ANGLES.sameDirection && angle < COLLISION_ANGLES.oppositeDirection)
    return leads(theirs) && !leads(mine)
      ? { kind: 't-bone', v1: theirs, v2: mine }
      : { kind: 't-bone', v1: mine, v2: theirs };
  if (angle >= COLLISION_ANGLES.oppositeDirection)
    return { kind: leads(mine) && leads(theirs) ? 'head-on' : 'sideswipe-opposite', v1: mine, v2: theirs };
  if (leads(mine) && trails(theirs)) return { kind: 'rear-end', v1: mine, v2: theirs };
  if (trails(mine) && leads(theirs)) return { kind: 'rear-end', v1: theirs, v2: mine };
  return { kind: 'sideswipe-same', v1: mine, v2: theirs };
}
