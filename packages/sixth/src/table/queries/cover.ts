import {
  add,
  type Box,
  between,
  boxOf,
  CONTACT_SLACK,
  cross,
  dot,
  hullOf,
  lengthOf,
  overlaps,
  type Point,
  type Pose,
  polygon,
  QUANTUM,
  rectangle,
  rightNormal,
  type Shape,
  scale,
  sightLine,
  spanWithin,
  subtract,
  unit,
} from '@hardtop/geometry';
import { COVER_SHIELDS, type Cover, OBSTACLES, type ObstacleKind } from '../../catalog/obstacles.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { State } from '../state/state.ts';
import { BASE_REACH, distanceToBox, rectangleOf } from './outline.ts';
import { tokenReach, tokenShape } from './token-shape.ts';

/** Something that lines between two may cross. */
export interface Covering {
  readonly id: string;
  readonly name: string;
  readonly kind: ObstacleKind;
  readonly cover: Exclude<Cover, 'none'>;
  readonly shape: Shape;
}

interface Arena {
  readonly setup: Setup;
  readonly state: State;
}

/** A wall that gives cover, with the box around it. */
interface CoveringWall extends Covering {
  readonly box: Box;
}

const knownWalls = new WeakMap<Setup, readonly CoveringWall[]>();

/** The walls within. The edges of the arena have everybody on one side of them, and are between nobody. */
function wallsIn(setup: Setup): readonly CoveringWall[] {
  const before = knownWalls.get(setup);
  if (before !== undefined) return before;
  const { cover } = OBSTACLES.innerWall;
  const found: CoveringWall[] = [];
  for (const { id, pose, size } of setup.walls) {
    const shape = rectangle(pose, size);
    if (cover !== 'none') found.push({ id, name: 'a wall', kind: 'innerWall', cover, shape, box: boxOf(shape) });
  }
  knownWalls.set(setup, found);
  return found;
}

/** All lines from one shape to another fill the hull of both. */
class Between {
  private readonly hull: Shape;
  private readonly box: Box;

  constructor(from: Shape, to: Shape) {
    this.hull = polygon(hullOf([...from.points, ...to.points]).points);
    this.box = boxOf(this.hull);
  }

  holds(shape: Shape): boolean {
    return overlaps(this.hull, shape, CONTACT_SLACK);
  }

  holdsWall({ box, shape }: CoveringWall): boolean {
    const { minX, minY, maxX, maxY } = this.box;
    return box.minX <= maxX && box.maxX >= minX && box.minY <= maxY && box.maxY >= minY && this.holds(shape);
  }

  /** Whether a thing of this reach can be there at all. */
  isNear(pose: Pose, reach: number): boolean {
    return distanceToBox(pose, this.box) <= reach;
  }
}

/** What can be crossed by some line from one shape to the other. */
export function coverBetween(
  { setup, state }: Arena,
  from: Shape,
  to: Shape,
  ends: readonly string[],
): readonly Covering[] {
  const lines = new Between(from, to);
  const found: Covering[] = [];
  const put = (id: string, name: string, kind: ObstacleKind, shape: Shape): void => {
    const { cover } = OBSTACLES[kind];
    if (cover !== 'none' && !ends.includes(id) && lines.holds(shape)) found.push({ id, name, kind, cover, shape });
  };
  for (const wall of wallsIn(setup)) if (lines.holdsWall(wall)) found.push(wall);
  for (const { id, name, pose, out } of state.cars)
    if (out === null && lines.isNear(pose, BASE_REACH)) put(id, name, 'car', rectangleOf(pose));
  for (const token of state.tokens)
    if (!token.gone && lines.isNear(token.pose, tokenReach(token.kind)))
      put(token.id, `a ${token.kind}`, token.kind, tokenShape(token));
  return found;
}

/** All bonuses add. */
export const shieldsOf = (coverings: readonly Covering[]): number =>
  coverings.reduce((sum, { cover }) => sum + COVER_SHIELDS[cover], 0);

// How far past a corner a line is tried.
const NUDGE = 1e-4;
// More than noise, less than anything that is drawn.
const CLEARLY = 1e-7;
// A wall that is no thicker bars nothing for sure, nor do its ends.
const BARELY = 8 * QUANTUM;
// Longer than any arena: a line through two corners, drawn out to both sides.
const FAR = 100;

/** Whether some line between two shapes crosses no full cover. If there is one, there is one close to two corners. */
export function hasFreeLine(setup: Setup, from: Shape, to: Shape): boolean {
  const lines = new Between(from, to);
  const walls: Shape[] = [];
  for (const wall of wallsIn(setup)) if (wall.cover === 'full' && lines.holdsWall(wall)) walls.push(wall.shape);
  if (walls.length === 0) return true;
  for (const wall of walls) if (isShut(from, to, wall)) return false;
  // Most are free from corner to corner.
  for (const a of from.points) for (const b of to.points) if (isFree(from, to, walls, a, b)) return true;
  return isFreePastCorners(from, to, walls);
}

/** Whether one wall alone bars every line: all of them cross the axis of it, and none of them near its ends. */
function isShut(from: Shape, to: Shape, { points }: Shape): boolean {
  const [a, b, c] = points;
  if (a === undefined || b === undefined || c === undefined || points.length !== 4) return false;
  const [one, other] = [subtract(b, a), subtract(c, b)];
  const [long, wide] = lengthOf(one) >= lengthOf(other) ? [one, other] : [other, one];
  const length = lengthOf(long);
  if (lengthOf(wide) <= BARELY) return false;
  const middle = between(a, c, 0.5);
  const along = scale(long, 1 / length);
  const most = length / 2 - BARELY;
  for (const p of from.points)
    for (const q of to.points) {
      const [here, there] = [cross(along, subtract(p, middle)), cross(along, subtract(q, middle))];
      if (here * there >= 0 || Math.min(Math.abs(here), Math.abs(there)) < CLEARLY) return false;
      const at = dot(along, subtract(between(p, q, here / (here - there)), middle));
      if (Math.abs(at) > most) return false;
    }
  // Corners that lie on both sides of the axis would have been found with some corner of the other.
  return true;
}

function isFreePastCorners(from: Shape, to: Shape, walls: readonly Shape[]): boolean {
  const corners = [from, to, ...walls].flatMap(({ points }) => points);
  const { minX, minY, maxX, maxY } = boxOf({ points: corners });
  const across = maxX - minX + (maxY - minY);
  for (let i = 0; i < corners.length; i++)
    for (let j = i + 1; j < corners.length; j++) {
      const [a, b] = [corners[i], corners[j]];
      if (a !== undefined && b !== undefined && isFreePast(from, to, walls, a, b, across)) return true;
    }
  return false;
}

const ASIDE = [-1, 0, 1] as const;

/** The line through two points, and those that pass each of them on either side. `across`: no corner is farther from another. */
function isFreePast(from: Shape, to: Shape, walls: readonly Shape[], a: Point, b: Point, across: number): boolean {
  const way = subtract(b, a);
  const along = unit(way);
  if (along === null) return false;
  // What is nudged aside at two points is so much aside, at most, where the shapes are.
  const swing = NUDGE * (1 + (2 * across) / lengthOf(way)) + CLEARLY;
  if (passes(from, a, along, swing) || passes(to, a, along, swing)) return false;
  const aside = scale(rightNormal(along), NUDGE);
  for (const p of ASIDE)
    for (const q of ASIDE) if (isFree(from, to, walls, add(a, scale(aside, p)), add(b, scale(aside, q)))) return true;
  return false;
}

/** Whether a line passes a shape by more than so much, with all of it on one side. */
function passes({ points }: Shape, a: Point, along: Point, by: number): boolean {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of points) {
    const side = along.x * (y - a.y) - along.y * (x - a.x);
    if (side < least) least = side;
    if (side > most) most = side;
  }
  return least > by || most < -by;
}

/** Whether the stretch of a line between the two shapes is there and crosses none of the walls. */
function isFree(from: Shape, to: Shape, walls: readonly Shape[], a: Point, b: Point): boolean {
  const along = unit(subtract(b, a));
  if (along === null || passes(from, a, along, CLEARLY) || passes(to, a, along, CLEARLY)) return false;
  const [start, end] = [add(a, scale(along, -FAR)), add(a, scale(along, FAR))];
  const here = spanWithin(from, start, end, 0);
  const there = spanWithin(to, start, end, 0);
  if (here === null || there === null) return false;
  const [near, far] = here.exit < there.enter ? [here.exit, there.enter] : [here.enter, there.exit];
  return sightLine(between(start, end, near), between(start, end, far), walls) === null;
}
