import {
  arcBits,
  cosOf,
  distance,
  forwardOf,
  headingOf,
  type Point,
  type Pose,
  SIDES,
  type Side,
  type Size,
  signedTurn,
  sinOf,
  toLocal,
} from '@hardtop/geometry';
import { diceOf, meanOf, type Option, type Params, startingParams } from '@hardtop/kernel';
import { COUNTERS } from '../catalog/counters.ts';
import { isFixed, type Mount } from '../catalog/damage-location.ts';
import { type WeaponId, weapon as weaponRow } from '../catalog/weapons.ts';
import { builtOf } from '../table/queries/breaches.ts';
import { narrowEnd } from '../table/queries/build.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { isWide } from '../table/queries/line-of-fire.ts';
import { hasFireLeft, isOut } from '../table/queries/out.ts';
import { weaponModelOf } from '../table/queries/parts.ts';
import { isStanding } from '../table/queries/structures.ts';
import { areAllies, modelOf, type Setup } from '../table/state/setup.ts';
import { type State, sizeOf, travelHeading, type Vehicle, type World } from '../table/state/state.ts';
import type { Terrain } from '../table/state/terrain.ts';

/** Phases a driver looks ahead for a crash. */
const LOOK_AHEAD_TENTHS = 8;

/** The enemy to care about: the nearest that still counts. */
export function nearestFoe({ setup, state }: World, own: Vehicle): Vehicle | null {
  const seat = ownerOf({ setup }, own);
  let best: Vehicle | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const vehicle of state.vehicles) {
    // Who is out of sight is looked for where he was last seen.
    if ((isOut(vehicle) && vehicle.unseen !== true) || areAllies(setup, ownerOf({ setup }, vehicle), seat)) continue;
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

/** The guns of a vehicle that have fire left, looked up once for all the places that are weighed. */
export interface Guns {
  readonly size: Size;
  /** Mean damage of those that bear into each arc, and of those that bear everywhere. */
  readonly into: Readonly<Record<Side, number>>;
  readonly allRound: number;
  /** Mean damage of them all. */
  readonly total: number;
  /** The headings off the nose of those that are fixed, each once. */
  readonly fixed: readonly number[];
  readonly hasTurret: boolean;
}

/** Of a stranger only what has been seen counts. */
export function gunsOf(setup: Setup, vehicle: Vehicle): Guns {
  const into = { front: 0, left: 0, back: 0, right: 0 };
  const fixed: number[] = [];
  let allRound = 0;
  let total = 0;
  let hasTurret = false;
  const add = ({ at, weapon }: { readonly at: Mount; readonly weapon: WeaponId }): void => {
    const hits = punch(weapon);
    total += hits;
    if (isFixed(at)) into[at] += hits;
    else allRound += hits;
    if (isWide(vehicle, at)) into[narrowEnd(vehicle)] += hits;
  };
  if (vehicle.veiled === true) for (const { gun, gone } of vehicle.shown) if (gun !== null && !gone) add(gun);
  const model = modelOf(setup, vehicle.id);
  for (const part of vehicle.parts) {
    if (part.kind !== 'weapon' || !hasFireLeft(vehicle, part)) continue;
    const gun = weaponModelOf(model, part.id);
    add(gun);
    if (!isFixed(gun.at)) {
      hasTurret = true;
      continue;
    }
    if (!fixed.includes(CENTRES[gun.at])) fixed.push(CENTRES[gun.at]);
    const end = CENTRES[narrowEnd(vehicle)];
    if (isWide(vehicle, gun.at) && !fixed.includes(end)) fixed.push(end);
  }
  return { size: sizeOf(vehicle), into, allRound, total, fixed, hasTurret };
}

/** Mean damage of the guns that would bear from a pose on a point. */
export function firepower({ size, into, allRound, total }: Guns, pose: Pose, point: Point): number {
  // None at all, or none but in a turret.
  if (total === allRound) return total;
  const bits = arcBits(pose, size, point);
  let sum = allRound;
  for (let i = 0; i < SIDES.length; i++) {
    const side = SIDES[i];
    if (side !== undefined && (bits & (1 << i)) !== 0) sum += into[side];
  }
  return sum;
}

/** The same if all of them bore. */
export function allFirepower({ total }: Guns): number {
  return total;
}

const CENTRES = { front: 0, left: 900, back: 1800, right: 2700 } as const;

/** How far the best fixed gun is from bearing, 0 to 1 (straight away). */
export function offBearing({ fixed, hasTurret }: Guns, pose: Pose, point: Point): number {
  if (hasTurret) return 0;
  const bearing = headingOf(toLocal(pose, point));
  let least = 1800;
  for (const centre of fixed) least = Math.min(least, Math.abs(signedTurn(centre, bearing)));
  return least / 1800;
}

/** As near as this a car that goes straight just passes. */
const SNUG = 9 / 32;

/** Free inches along a heading before a wall, a pillar or ground to stay out of, up to `reach`; a coarse probe of a point, wide enough for a car. */
export function clearAhead(
  setup: Setup,
  state: State,
  pose: Pose,
  heading: number,
  reach: number,
  shunned: readonly Pick<Terrain, 'pose' | 'size'>[],
): number {
  const way = forwardOf(heading);
  const dx = way.x * reach;
  const dy = way.y * reach;
  const room = COUNTERS.car.width;
  let free = reach;
  for (const { structure, pose: at, size } of builtOf(setup, state)) {
    const most = size.width / 2 + size.length / 2 + 2 * room + reach;
    if (isFar(pose, at, most)) continue;
    // Where a wall is breached a car fits between what is left of it.
    const beside = state.breaches[structure.id] === undefined ? room : SNUG;
    const hit = entry(pose, dx, dy, at, size.width / 2 + beside, size.length / 2 + beside);
    if (hit < 1 && isStanding(state, structure)) free = Math.min(free, hit * reach);
  }
  for (const { pose: at, size } of shunned) {
    const hit = entry(pose, dx, dy, at, size.width / 2 + room, size.length / 2 + room);
    if (hit < 1) free = Math.min(free, hit * reach);
  }
  return free;
}

/** Farther apart than `reach` along one axis or the other. */
function isFar(a: Point, b: Point, reach: number): boolean {
  return Math.abs(a.x - b.x) > reach || Math.abs(a.y - b.y) > reach;
}

const MISSES = 2;

/** Where a way by (dx, dy) enters a box that lies `at` some pose, as a fraction; beyond 1 if it misses. */
function entry(from: Point, dx: number, dy: number, at: Pose, halfX: number, halfY: number): number {
  const cos = cosOf(at.h);
  const sin = sinOf(at.h);
  const offX = from.x - at.x;
  const offY = from.y - at.y;
  const x = offX * cos + offY * sin;
  const y = offY * cos - offX * sin;
  const alongX = dx * cos + dy * sin;
  const alongY = dy * cos - dx * sin;
  // Beside it all the way, as most are.
  if ((x > halfX && alongX >= 0) || (x < -halfX && alongX <= 0)) return MISSES;
  if ((y > halfY && alongY >= 0) || (y < -halfY && alongY <= 0)) return MISSES;
  const enter = Math.max(0, entryOf(x, alongX, halfX), entryOf(y, alongY, halfY));
  const leave = Math.min(1, exitOf(x, alongX, halfX), exitOf(y, alongY, halfY));
  return enter <= leave ? enter : MISSES;
}

/** When a point that moves by `d` from `a` comes within `half` of zero, and when it leaves again. */
function entryOf(a: number, d: number, half: number): number {
  if (d === 0) return Math.abs(a) > half ? MISSES : 0;
  return (Math.sign(d) * -half - a) / d;
}

function exitOf(a: number, d: number, half: number): number {
  return d === 0 ? 1 : (Math.sign(d) * half - a) / d;
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

/** Whoever can drive without lights does. */
export function unlit(option: Option): Params {
  const params = startingParams(option);
  return params.dark === undefined ? params : { ...params, dark: 1 };
}
