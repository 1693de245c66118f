// Anti-personnel grenades on the outside of a vehicle (deluxe/VIII.8/ap-grenade).

import { distance, type Point, type Shape, sideMiddle, sightLine, TOLERANCE } from '@hardtop/geometry';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import { COUNTERS } from '../../catalog/counters.ts';
import { SIDES, type Side } from '../../catalog/units.ts';
import { areAllies, modelOf, type Setup } from '../state/setup.ts';
import { onMap, type Pedestrian, type Person, shapeOf, sizeOf, type Vehicle, type World } from '../state/state.ts';
import { isAlive, ridersOf } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { armorOn } from './parts.ts';
import { standingPieces } from './structures.ts';

/** Those that are left on a side: they go with the last of its armor. */
export function grenadesOn(setup: Setup, vehicle: Vehicle, side: Side): number {
  const count = vehicle.grenades?.[side] ?? 0;
  if (count === 0) return 0;
  const wasArmored = (modelOf(setup, vehicle.id).armor[side] ?? 0) > 0;
  return wasArmored && armorOn(vehicle, side) === 0 ? 0 : count;
}

const NO_SIDES: readonly Side[] = [];

export function grenadeSides(setup: Setup, vehicle: Vehicle): readonly Side[] {
  return vehicle.grenades === undefined ? NO_SIDES : SIDES.filter((side) => grenadesOn(setup, vehicle, side) > 0);
}

/** Where one goes off: at the middle of its side; above or below, at the middle of the vehicle, which then shields nobody (H-177). */
export function grenadePoint(vehicle: Vehicle, side: Side): Point {
  return side === 'top' || side === 'underbody' ? vehicle.pose : sideMiddle(vehicle.pose, sizeOf(vehicle), side);
}

/** Whom the splinters of one would find. */
interface Caught {
  readonly walkers: readonly Pedestrian[];
  readonly riders: readonly { readonly vehicle: Vehicle; readonly person: Person }[];
}

/** People on foot and on saddles in reach, with neither a vehicle nor a wall between; nobody aboard. */
export function caughtBy(world: World, vehicle: Vehicle, side: Side): Caught {
  const { state } = world;
  const { radius } = ACCESSORIES.apgrenade.special;
  const from = grenadePoint(vehicle, side);
  const isOpen = side === 'top' || side === 'underbody';
  const isHit = (at: Point, but: Vehicle | null): boolean =>
    distance(from, at) <= radius + COUNTERS.pedestrian.width / 2 + TOLERANCE &&
    sightLine(from, at, blockers(world, isOpen ? [vehicle, but] : [but])) === null;
  return {
    walkers: state.pedestrians.filter(({ person, pose }) => isAlive(person) && isHit(pose, null)),
    riders: onMap(state).flatMap((other) => {
      const riders = other === vehicle ? [] : ridersOf(other).filter(isAlive);
      return riders.length > 0 && isHit(other.pose, other) ? riders.map((person) => ({ vehicle: other, person })) : [];
    }),
  };
}

function blockers({ setup, state }: World, but: readonly (Vehicle | null)[]): readonly Shape[] {
  const vehicles = onMap(state).filter((vehicle) => !but.includes(vehicle));
  return [...vehicles.map(shapeOf), ...standingPieces(setup, state).map(({ shape }) => shape)];
}

/** Whether one of them would find a foe. */
export function hasGrenadeFor(world: World, vehicle: Vehicle): boolean {
  const { setup } = world;
  const own = ownerOf({ setup }, vehicle);
  return grenadeSides(setup, vehicle).some((side) => {
    const { walkers, riders } = caughtBy(world, vehicle, side);
    return [...walkers, ...riders].some(({ person: { seat } }) => seat !== null && !areAllies(setup, own, seat));
  });
}
