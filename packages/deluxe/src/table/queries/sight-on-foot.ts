// Whom on foot somebody sees in the dark: they show no lights (H-268).
import { arcsContaining, distance, distanceBetweenRectangles, TOLERANCE } from '@hardtop/geometry';
import type { Seat } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import type { PersonId, VehicleId } from '../state/ids.ts';
import { areAllies } from '../state/setup.ts';
import { type Pedestrian, sizeOf, type Vehicle, type World } from '../state/state.ts';
import { hasWorking, isBlinded, lookouts, lookoutsOnFoot, NOTICED_WITHIN } from './eyes.ts';

/** Inches that headlights reach before a vehicle, and a fire all round. */
const LIT = { headlights: 10, fire: 3 } as const;

const ALL_SEEN: readonly PersonId[] = [];

/** Those whom a side does not see; null is whoever only watches. */
export function unseenPeople(world: World, viewer: Seat | null, lost: readonly Vehicle[]): readonly PersonId[] {
  const { setup, state } = world;
  if (!setup.dark || state.pedestrians.length === 0 || state.flareUntil >= state.turn) return ALL_SEEN;
  const own = viewer === null ? [] : lookouts(world, viewer);
  const isBlind = isBlinded(own);
  if (!isBlind && own.some((vehicle) => hasWorking(setup, vehicle, 'infrared'))) return ALL_SEEN;
  const onFoot = viewer === null ? [] : lookoutsOnFoot(world, viewer);
  const unseen: PersonId[] = [];
  for (const walker of state.pedestrians) {
    const { seat, id } = walker.person;
    // Whoever only happens to be there goes with a lantern.
    if (seat === null || (viewer !== null && areAllies(setup, seat, viewer))) continue;
    const isSeen = isLit(world, walker, lost) || (!isBlind && own.some((vehicle) => isBeside(vehicle, walker)));
    if (!isSeen && !onFoot.some(({ pose }) => distance(pose, walker.pose) <= NOTICED_WITHIN + TOLERANCE))
      unseen.push(id);
  }
  return unseen;
}

/** As near as nobody is overlooked. */
export function isBeside(vehicle: Vehicle, walker: Pedestrian): boolean {
  return gapOf(vehicle, walker) <= NOTICED_WITHIN;
}

function gapOf({ pose, ...rest }: Vehicle, walker: Pedestrian): number {
  return distanceBetweenRectangles(pose, sizeOf(rest), walker.pose, COUNTERS.pedestrian);
}

/** For everybody: he has just done something, rides on what is seen, or stands in somebody's lights or by a fire. */
function isLit({ state }: World, walker: Pedestrian, lost: readonly Vehicle[]): boolean {
  const { person, riding, pose } = walker;
  if (person.actedTurn === state.turn) return true;
  if (riding !== undefined) return !lost.some(({ id }) => id === riding);
  for (const vehicle of state.vehicles) {
    if (vehicle.gone) continue;
    if (vehicle.burning && gapOf(vehicle, walker) <= LIT.fire) return true;
    if (vehicle.lights === 'off' || !arcsContaining(vehicle.pose, sizeOf(vehicle), pose).includes('front')) continue;
    if (gapOf(vehicle, walker) <= LIT.headlights) return true;
  }
  return false;
}

/** Whatever in a vehicle's record names somebody who is not seen. */
export function withoutNames(vehicle: Vehicle, unseen: readonly (PersonId | VehicleId)[]): Vehicle {
  const isKnown = (id: string): boolean => !unseen.includes(id);
  if (vehicle.over.every(isKnown) && vehicle.touching.every(isKnown)) return vehicle;
  return { ...vehicle, over: vehicle.over.filter(isKnown), touching: vehicle.touching.filter(isKnown) };
}
