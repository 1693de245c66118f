import {
  arcsContaining,
  distance,
  forwardOf,
  headingOf,
  type Point,
  type Pose,
  signedTurn,
  toLocal,
} from '@hardtop/geometry';
import { diceOf, meanOf } from '@hardtop/kernel';
import { COUNTERS } from '../catalog/counters.ts';
import { type WeaponId, weapon as weaponRow } from '../catalog/weapons.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { weaponModelOf } from '../table/queries/parts.ts';
import { standingStructures } from '../table/queries/structures.ts';
import { hasFireLeft, isOut } from '../table/queries/victory.ts';
import { areAllies, modelOf, type Setup } from '../table/state/setup.ts';
import { onMap, type State, sizeOf, travelHeading, type Vehicle, type World } from '../table/state/state.ts';

/** Phases a driver looks ahead for a crash. */
const LOOK_AHEAD_TENTHS = 8;

/** The enemy to care about: the nearest that still counts. */
export function nearestFoe({ setup, state }: World, own: Vehicle): Vehicle | null {
  const seat = ownerOf({ setup }, own);
  let best: Vehicle | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const vehicle of onMap(state)) {
    if (isOut(vehicle) || areAllies(setup, ownerOf({ setup }, vehicle), seat)) continue;
    const away = distance(vehicle.pose, own.pose);
    if (away < least) [best, least] = [vehicle, away];
  }
  return best;
}

/** Where a foe will be when it has gone on for some inches. */
export function ahead(vehicle: Vehicle, inches: number): { readonly x: number; readonly y: number } {
  const way = forwardOf(travelHeading(vehicle));
  return { x: vehicle.pose.x + way.x * inches, y: vehicle.pose.y + way.y * inches };
}

const punches = new Map<WeaponId, number>();

/** Mean damage of one shot. */
function punch(weapon: WeaponId): number {
  const known = punches.get(weapon);
  if (known !== undefined) return known;
  const { damage } = weaponRow(weapon);
  const mean = damage === null ? 0 : meanOf(diceOf(damage));
  punches.set(weapon, mean);
  return mean;
}

/** Mean damage of the guns that would bear from a pose on a point. */
export function firepower(setup: Setup, vehicle: Vehicle, pose: Pose, point: Point): number {
  const model = modelOf(setup, vehicle.id);
  const arcs = arcsContaining(pose, sizeOf(vehicle), point);
  let sum = 0;
  for (const part of vehicle.parts) {
    if (part.kind !== 'weapon' || !hasFireLeft(vehicle, part)) continue;
    const { at, weapon } = weaponModelOf(model, part.id);
    if (at === 'turret' || arcs.includes(at)) sum += punch(weapon);
  }
  return sum;
}

const CENTRES = { front: 0, left: 900, back: 1800, right: 2700 } as const;

/** How far the best fixed gun is from bearing, 0 to 1 (straight away). */
export function offBearing(setup: Setup, vehicle: Vehicle, pose: Pose, point: Point): number {
  const model = modelOf(setup, vehicle.id);
  const bearing = headingOf(toLocal(pose, point));
  let least = 1800;
  for (const part of vehicle.parts) {
    if (part.kind !== 'weapon' || !hasFireLeft(vehicle, part)) continue;
    const { at } = weaponModelOf(model, part.id);
    if (at === 'turret') return 0;
    least = Math.min(least, Math.abs(signedTurn(CENTRES[at], bearing)));
  }
  return least / 1800;
}

/** Free inches along a heading before a wall or pillar, up to `reach`; a coarse probe of a point, wide enough for a car. */
export function clearAhead(setup: Setup, state: State, pose: Pose, heading: number, reach: number): number {
  const way = forwardOf(heading);
  let free = reach;
  for (const { pose: at, size } of standingStructures(setup, state)) {
    const from = toLocal(at, pose);
    const to = toLocal(at, { x: pose.x + way.x * reach, y: pose.y + way.y * reach });
    const hit = entry(from, to, size.width / 2 + COUNTERS.car.width, size.length / 2 + COUNTERS.car.width);
    if (hit !== null) free = Math.min(free, hit * reach);
  }
  return free;
}

/** Where a segment enters a box around the origin, as a fraction; null if it misses. */
function entry(
  from: { x: number; y: number },
  to: { x: number; y: number },
  halfX: number,
  halfY: number,
): number | null {
  let enter = 0;
  let leave = 1;
  for (const [a, d, half] of [
    [from.x, to.x - from.x, halfX],
    [from.y, to.y - from.y, halfY],
  ] as const) {
    if (d === 0) {
      if (Math.abs(a) > half) return null;
      continue;
    }
    const near = (Math.sign(d) * -half - a) / d;
    const far = (Math.sign(d) * half - a) / d;
    enter = Math.max(enter, near);
    leave = Math.min(leave, far);
  }
  return enter <= leave ? enter : null;
}

/** How close two cars come, centre to centre, in the next moves if both hold their course. Speeds in mph. */
export function nearestPass(pose: Pose, heading: number, speed: number, foe: Vehicle): number {
  const mine = forwardOf(heading);
  const theirs = forwardOf(travelHeading(foe));
  let least = Number.POSITIVE_INFINITY;
  for (let tenths = 0; tenths <= LOOK_AHEAD_TENTHS; tenths++) {
    const own = (speed / 100) * tenths;
    const other = (Math.abs(foe.speed) / 100) * tenths;
    const x = pose.x + mine.x * own - foe.pose.x - theirs.x * other;
    const y = pose.y + mine.y * own - foe.pose.y - theirs.y * other;
    least = Math.min(least, x * x + y * y);
  }
  return Math.sqrt(least);
}
