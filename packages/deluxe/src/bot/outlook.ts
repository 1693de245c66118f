import { arcsContaining, distance, forwardOf, headingOf, type Pose, signedTurn, toLocal } from '@hardtop/geometry';
import { diceOf, meanOf } from '@hardtop/kernel';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import { standingFixtures } from '../table/queries/place.ts';
import { isOut } from '../table/queries/victory.ts';
import type { Setup } from '../table/state/setup.ts';
import { CAR_SIZE, onMap, type State, travelHeading, type Vehicle, type WeaponState } from '../table/state/state.ts';

/** Phases a driver looks ahead for a crash. */
const LOOK_AHEAD_TENTHS = 8;

/** The enemy to care about: the nearest that still counts. */
export function nearestFoe(state: State, own: Vehicle): Vehicle | null {
  let best: Vehicle | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const vehicle of onMap(state)) {
    if (vehicle.seat === own.seat || isOut(state, vehicle)) continue;
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

function works(vehicle: Vehicle, weapon: WeaponState): boolean {
  if (weapon.dp <= 0 || weapon.shots === 0) return false;
  return weaponRow(weapon.weapon).shots !== null || vehicle.plant > 0;
}

const punches = new Map<string, number>();

/** Mean damage of one shot. */
function punch(weapon: WeaponState): number {
  const known = punches.get(weapon.weapon);
  if (known !== undefined) return known;
  const { damage } = weaponRow(weapon.weapon);
  const mean = damage === null ? 0 : meanOf(diceOf(damage));
  punches.set(weapon.weapon, mean);
  return mean;
}

/** Mean damage of the guns that would bear from a pose on a point. */
export function firepower(vehicle: Vehicle, pose: Pose, point: { readonly x: number; readonly y: number }): number {
  const arcs = arcsContaining(pose, CAR_SIZE, point);
  let sum = 0;
  for (const weapon of vehicle.weapons) {
    if (!works(vehicle, weapon)) continue;
    if (weapon.mount === 'turret' || arcs.some((arc) => arc === weapon.mount)) sum += punch(weapon);
  }
  return sum;
}

/** How far the best fixed gun is from bearing, 0 to 1 (straight away). */
export function offBearing(vehicle: Vehicle, pose: Pose, point: { readonly x: number; readonly y: number }): number {
  const centres = { front: 0, left: 900, back: 1800, right: 2700 } as const;
  const bearing = headingOf(toLocal(pose, point));
  let least = 1800;
  for (const weapon of vehicle.weapons) {
    if (!works(vehicle, weapon)) continue;
    if (weapon.mount === 'turret') return 0;
    least = Math.min(least, Math.abs(signedTurn(centres[weapon.mount], bearing)));
  }
  return least / 1800;
}

/** Free inches along a heading before a wall or pillar, up to `reach`; a coarse probe of a point, wide enough for a car. */
export function clearAhead(setup: Setup, state: State, pose: Pose, heading: number, reach: number): number {
  const way = forwardOf(heading);
  let free = reach;
  for (const { pose: at, size } of standingFixtures(setup, state)) {
    const from = toLocal(at, pose);
    const to = toLocal(at, { x: pose.x + way.x * reach, y: pose.y + way.y * reach });
    const hit = entry(from, to, size.width / 2 + CAR_SIZE.width, size.length / 2 + CAR_SIZE.width);
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
