import { headingDifference } from '@hardtop/geometry';
import { SCALE } from '../catalog/maneuvers.ts';
import type { Road } from '../scenarios/setup.ts';
import { decelerationOf, topSpeedOf } from '../table/queries/figures.ts';
import { lengthOfRoad, onRoad } from '../table/queries/road.ts';
import { aheadOf } from '../table/queries/solitaire.ts';
import type { RoadGame, Vehicle } from '../table/state/state.ts';
import { landOf, squareAt } from './land.ts';
import { progress } from './lane-worth.ts';

/** A place where the road turns, squares from its beginning, and the speed to pass it at. */
interface Corner {
  readonly along: number;
  readonly safe: number;
}

const TEN = 10;
/** Where the map does not say: an eighth of a turn is safe at this speed. */
const SAFE = 50;
/** Turning a little early or late is as good. */
const NEAR = 1.5;
const corners = new WeakMap<Road, readonly Corner[]>();

function cornersOf(road: Road): readonly Corner[] {
  const known = corners.get(road);
  if (known !== undefined) return known;
  const { points, bends, closed } = road;
  const found: Corner[] = [];
  points.forEach((point, i) => {
    if (!closed && (i === 0 || i === points.length - 1)) return;
    const before = bends[(i + bends.length - 1) % bends.length] ?? SAFE;
    const after = bends[i] ?? SAFE;
    const { along } = i === 0 ? { along: 0 } : onRoad(road, point);
    found.push({ along, safe: Math.min(before, after) });
  });
  corners.set(road, found);
  return found;
}

/** Whether one who goes at this speed from now on, braking as hard as he can, is slow enough at the corner. */
function canBrake(speed: number, squares: number, safe: number, brakes: number): boolean {
  let left = squares;
  for (let now = speed; now > safe; now -= brakes) {
    const move = now / SCALE.mphPerSquare;
    if (move >= left || brakes <= 0) return false;
    left -= move;
  }
  return true;
}

/** The fastest up to `most` that still lets one take every corner ahead at its safe speed. */
export function forBends(game: RoadGame, own: Vehicle, most: number, over = 0): number {
  const { road } = game.setup;
  if (road === null) return most;
  const here = placeOn(game, road, own);
  const brakes = decelerationOf(game, own);
  const whole = lengthOfRoad(road);
  let limit = headingDifference(here.heading, own.pose.h) === 0 ? most : Math.min(most, SAFE + over);
  for (const { along, safe } of cornersOf(road)) {
    const gap = along - here.along;
    const ahead = road.closed && gap < -NEAR ? gap + whole : gap;
    if (ahead < -NEAR) continue;
    while (limit > safe + over && !canBrake(limit, Math.max(0, ahead - NEAR), safe + over, brakes)) limit -= TEN;
  }
  return Math.max(Math.min(most, SAFE), limit);
}

/** Where a vehicle is along the road, and which way the road leads there: by its square, or measured off the map. */
function placeOn(
  { setup }: RoadGame,
  road: Road,
  { pose }: Vehicle,
): { readonly along: number; readonly heading: number } {
  const land = landOf(setup);
  const at = squareAt(land, pose.x, pose.y);
  if (at < 0 || land.lane === null) return onRoad(road, pose);
  return { along: land.lane.along[at] ?? 0, heading: land.lane.heading[at] ?? 0 };
}

/** Squares by which another is ahead along the road, or before the own nose where there is none. */
export function gapTo(game: RoadGame, own: Vehicle, other: Vehicle): number {
  const { setup } = game;
  const land = landOf(setup);
  const from = squareAt(land, own.pose.x, own.pose.y);
  const to = squareAt(land, other.pose.x, other.pose.y);
  return land.lane === null || from < 0 || to < 0 ? aheadOf(game, own, other) : progress(land, setup, from, to);
}

export function topOf(game: RoadGame, own: Vehicle): number {
  return Math.floor(topSpeedOf(game, own) / TEN) * TEN;
}

const HARDEST = 40;

/** So fast that the foe comes to be so many squares ahead along the road; a negative number is behind. */
export function closing(game: RoadGame, own: Vehicle, foe: Vehicle, gapWanted: number): number {
  const change = Math.max(-HARDEST, Math.min(HARDEST, (gapTo(game, own, foe) - gapWanted) * TEN));
  const wanted = Math.round((foe.speed + change) / TEN) * TEN;
  return Math.max(2 * TEN, Math.min(topOf(game, own), wanted));
}

/** Which way the road leads where a vehicle is; where it faces itself if there is none. */
export function roadHeading(game: RoadGame, vehicle: Vehicle): number {
  const { road } = game.setup;
  return road === null ? vehicle.pose.h : placeOn(game, road, vehicle).heading;
}
