import {
  add,
  between,
  CONTACT_SLACK,
  hullOf,
  overlaps,
  type Point,
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
import { rectangleOf } from './outline.ts';
import { tokenShape } from './token-shape.ts';

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

/** All that gives cover in the arena. Its edges have everybody on one side of them, and are between nobody. */
function coveringsIn({ setup, state }: Arena): readonly Covering[] {
  const found: Covering[] = [];
  const put = (id: string, name: string, kind: ObstacleKind, shape: Shape): void => {
    const { cover } = OBSTACLES[kind];
    if (cover !== 'none') found.push({ id, name, kind, cover, shape });
  };
  for (const { id, pose, size } of setup.walls) put(id, 'a wall', 'innerWall', rectangle(pose, size));
  for (const car of state.cars) if (car.out === null) put(car.id, car.name, 'car', rectangleOf(car.pose));
  for (const token of state.tokens) if (!token.gone) put(token.id, `a ${token.kind}`, token.kind, tokenShape(token));
  return found;
}

/** What can be crossed by some line from one shape to the other: together the lines fill the hull of both. */
export function coverBetween(arena: Arena, from: Shape, to: Shape, ends: readonly string[]): readonly Covering[] {
  const hull = hullOf([...from.points, ...to.points]);
  return coveringsIn(arena).filter(({ id, shape }) => !ends.includes(id) && overlaps(hull, shape, CONTACT_SLACK));
}

/** All bonuses add. */
export const shieldsOf = (coverings: readonly Covering[]): number =>
  coverings.reduce((sum, { cover }) => sum + COVER_SHIELDS[cover], 0);

// How far past a corner a line is tried.
const NUDGE = 1e-4;
// Longer than any arena: a line through two corners, drawn out to both sides.
const FAR = 100;

/** Whether some line between two shapes crosses no full cover. If there is one, there is one close to two corners. */
export function hasFreeLine(from: Shape, to: Shape, coverings: readonly Covering[]): boolean {
  const walls = coverings.filter(({ cover }) => cover === 'full').map(({ shape }) => shape);
  if (walls.length === 0) return true;
  const corners = [from, to, ...walls].flatMap(({ points }) => points);
  for (const [i, a] of corners.entries())
    for (const b of corners.slice(i + 1))
      for (const [start, end] of pastBoth(a, b)) if (isFree(from, to, walls, start, end)) return true;
  return false;
}

/** The line through two points, and those that pass each of them on either side. */
function pastBoth(a: Point, b: Point): readonly (readonly [Point, Point])[] {
  const along = unit(subtract(b, a));
  if (along === null) return [];
  const aside = scale(rightNormal(along), NUDGE);
  const offsets = [-1, 0, 1];
  return offsets.flatMap((p) => offsets.map((q) => [add(a, scale(aside, p)), add(b, scale(aside, q))] as const));
}

/** Whether the stretch of a line between the two shapes is there and crosses none of the walls. */
function isFree(from: Shape, to: Shape, walls: readonly Shape[], a: Point, b: Point): boolean {
  const along = unit(subtract(b, a));
  if (along === null) return false;
  const [start, end] = [add(a, scale(along, -FAR)), add(a, scale(along, FAR))];
  const here = spanWithin(from, start, end, 0);
  const there = spanWithin(to, start, end, 0);
  if (here === null || there === null) return false;
  const [near, far] = here.exit < there.enter ? [here.exit, there.enter] : [here.enter, there.exit];
  return sightLine(between(start, end, near), between(start, end, far), walls) === null;
}
