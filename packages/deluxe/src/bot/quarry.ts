// Whom a driver goes for where there are several, and how those of one side share him out.
import { distance, headingDifference, headingOf, type Pose, toLocal } from '@hardtop/geometry';
import { ownerOf } from '../table/queries/deciding.ts';
import { isArmed, isOut } from '../table/queries/out.ts';
import { areAllies, modelOf, type Setup } from '../table/state/setup.ts';
import type { ArmorPoints, Vehicle, World } from '../table/state/state.ts';
import { nearestFoe } from './outlook.ts';

/** In inches of way: what armor that is whole counts for, a foe without a gun, and every inch that a friend is off. */
const CHOICE = { whole: 8, harmless: 5, friend: 0.8 } as const;

/** Friends nearer to each other than this, as the foe sees them, are in each other's way (tenths of a degree), and what that costs. */
const CROWD = { within: 900, cost: 7 } as const;

/** Others of one's side that still fight. */
export function friendsOf({ setup, state }: World, own: Vehicle): readonly Vehicle[] {
  if (state.vehicles.length < 3) return NOBODY;
  const seat = ownerOf({ setup }, own);
  return state.vehicles.filter(
    (other) => other.id !== own.id && !isOut(other) && areAllies(setup, seat, ownerOf({ setup }, other)),
  );
}

const NOBODY: readonly Vehicle[] = [];

/** The nearest; of several one that is hurt, that can shoot, and that is near to one's friends too, so that all go for the same. */
export function quarryOf(world: World, own: Vehicle): Vehicle | null {
  const { setup, state } = world;
  if (state.vehicles.length < 3) return nearestFoe(world, own);
  const seat = ownerOf({ setup }, own);
  const friends = friendsOf(world, own);
  let best: Vehicle | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of state.vehicles) {
    if ((isOut(foe) && foe.unseen !== true) || areAllies(setup, ownerOf({ setup }, foe), seat)) continue;
    const cost = distance(foe.pose, own.pose) + troubleWith(setup, foe) + wayOfFriends(friends, foe);
    if (cost < least) [best, least] = [foe, cost];
  }
  return best;
}

function troubleWith(setup: Setup, foe: Vehicle): number {
  const whole = sumOf(modelOf(setup, foe.id).armor);
  const share = foe.veiled === true || whole === 0 ? 1 : sumOf(foe.armor) / whole;
  return CHOICE.whole * share + (isArmed(foe) ? 0 : CHOICE.harmless);
}

function wayOfFriends(friends: readonly Vehicle[], foe: Vehicle): number {
  let sum = 0;
  for (const { pose } of friends) sum += distance(pose, foe.pose);
  return friends.length === 0 ? 0 : (CHOICE.friend * sum) / friends.length;
}

function sumOf({ front = 0, right = 0, left = 0, back = 0 }: ArmorPoints): number {
  return front + right + left + back;
}

/** What it costs to come at a foe from where friends do: he can point all he has at one place. */
export function crowding(friends: readonly Vehicle[], from: Pose, foe: Pose): number {
  let cost = 0;
  for (const { pose } of friends) {
    const between = headingDifference(headingOf(toLocal(foe, from)), headingOf(toLocal(foe, pose)));
    cost += Math.max(0, 1 - between / CROWD.within) * CROWD.cost;
  }
  return cost;
}
