import { dot, forwardOf, type Point, type Pose, rightOf, subtract } from '@hardtop/geometry';
import type { Known } from '@hardtop/kernel';
import { SCALE } from '../catalog/maneuvers.ts';
import { MOUNTS } from '../catalog/mounts.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import type { Setup } from '../scenarios/setup.ts';
import { fieldOf } from '../table/queries/field-of.ts';
import { fittedWeapons, travelOf } from '../table/queries/figures.ts';
import { areEnemies, isMobile, isOut } from '../table/queries/sides.ts';
import type { FittedWeapon, RoadGame, State, Vehicle } from '../table/state/state.ts';

export type View = Known<Setup, State>;

/** Enemies that still count. */
export function foesOf(game: RoadGame, seat: number): readonly Vehicle[] {
  const { setup, state } = game;
  return state.vehicles.filter(
    (other) => !other.gone && areEnemies(setup, other.seat, seat) && !isOut(setup, state, other),
  );
}

export function squaresBetween(a: Point, b: Point): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** The nearest of some vehicles. */
export function nearestOf(vehicles: readonly Vehicle[], point: Point): Vehicle | null {
  let best: Vehicle | null = null;
  for (const vehicle of vehicles) {
    if (best === null || squaresBetween(vehicle.pose, point) < squaresBetween(best.pose, point)) best = vehicle;
  }
  return best;
}

/** Squares it has still to go this turn; before speeds are set, those of its last. */
export function squaresToGo(vehicle: Vehicle, setting: boolean): number {
  if (setting) return vehicle.speed / SCALE.mphPerSquare;
  return vehicle.done ? 0 : vehicle.left;
}

/** Where it will be when it has gone straight on. */
export function straightOn(game: RoadGame, vehicle: Vehicle, squares: number): Pose {
  const field = fieldOf(game);
  const heading = travelOf(vehicle);
  let { pose } = vehicle;
  for (let i = 0; i < squares; i++) pose = field.step(pose, heading);
  return pose;
}

/** How a point lies to a pose: squares ahead of it, and squares to its right. */
export function relative(from: Pose, to: Point): { readonly ahead: number; readonly right: number } {
  const way = subtract(to, from);
  return { ahead: dot(way, forwardOf(from.h)), right: dot(way, rightOf(from.h)) };
}

export function hasDroppers(game: RoadGame, vehicle: Vehicle): boolean {
  return fittedWeapons(game, vehicle).some(
    ({ weapon, state }) => WEAPONS[weapon].range === 'dropped' && !state.destroyed && state.shots !== 0,
  );
}

/** Stands for good, though it may still fire. */
export function isStranded({ state }: RoadGame, vehicle: Vehicle): boolean {
  return vehicle.speed === 0 && !isMobile(state, vehicle);
}

/** Still has a mounted gun that hurts. */
export function hasGuns(game: RoadGame, vehicle: Vehicle): boolean {
  return fittedWeapons(game, vehicle).some(hurts);
}

function hurts({ weapon, state }: FittedWeapon): boolean {
  const { damage, range } = WEAPONS[weapon];
  return damage !== null && range !== 'dropped' && !state.destroyed && state.shots !== 0;
}

const ALL_ROUND = 360;

/** There is a side of it where one of its guns does not bear. */
export function hasBlindSide(game: RoadGame, vehicle: Vehicle): boolean {
  return fittedWeapons(game, vehicle).some(
    (gun) => hurts(gun) && (gun.state.stuck || MOUNTS[gun.fitting.mount].arc !== ALL_ROUND),
  );
}
