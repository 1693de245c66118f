import {
  cornersOf,
  distanceBetweenShapes,
  type Leg,
  makePose,
  normalizeHeading,
  type Pose,
  type Shape,
  separation,
} from '@hardtop/geometry';
import { CAR } from '../../catalog/turning-key.ts';
import type { Car } from '../state/state.ts';
import { areTouching, type Layout, MOVER, type Touching } from './layout.ts';
import { awayOf, WAYS, type Way } from './moves.ts';
import { baseOf } from './outline.ts';
import { type Travelled, travel } from './travel.ts';

/** A way that ends where it begins has not been begun. */
const BARELY = 0.01;

/** The wall, or what is pinned on one, that a way presses into from its very beginning; null where it does not. */
export const pressedInto = ({ block, travel: far }: Travelled): string | null =>
  block?.kind === 'wall' && far < BARELY ? block.with : null;

type Placed = Pick<Car, 'pose' | 'reverse'>;

/** Toward the corner that is farther from the wall; head-on either way will do. */
export function waysFrom({ pose, reverse }: Placed, wall: Shape): readonly Way[] {
  const [, , left, right] = reverse ? reversed(cornersOf(pose, CAR)) : cornersOf(pose, CAR);
  if (left === undefined || right === undefined) throw new Error('a car has four corners');
  const farther = distanceBetweenShapes({ points: [left] }, wall) - distanceBetweenShapes({ points: [right] }, wall);
  if (Math.abs(farther) <= HEAD_ON) return WAYS;
  return farther > 0 ? ['left'] : ['right'];
}

/** Front right, front left, back left, back right: in reverse the front ones are those that follow. */
function reversed<T>([frontRight, frontLeft, backLeft, backRight]: readonly T[]): readonly (T | undefined)[] {
  return [backRight, backLeft, frontLeft, frontRight];
}

/** Corners nearer to even than this are even. */
const HEAD_ON = 0.01;

/** How far round a car came; without room for all of it it is stuck there. */
interface TurnedAway {
  readonly swing: Travelled;
  readonly isStuck: boolean;
}

const ROUNDING_WALLS = { collides: false, roundsWalls: true } as const;

/** Round about a corner, then straight out of the walls that were touched, pushing what is there. */
export function turnedAway(layout: Layout, touching: Touching, car: Placed, way: Way): TurnedAway {
  const scene = { layout, touching, manner: ROUNDING_WALLS };
  const leg = awayOf(car, way);
  const round = travel(scene, car.pose, [leg]);
  const beside = besideWalls(scene, car.pose, leg, round);
  if (beside !== null) return { swing: beside, isStuck: round.block !== null };
  // Not even so far: it stays where it was.
  return { swing: travel(scene, car.pose, []), isStuck: true };
}

type Scene = Parameters<typeof travel>[0];

function besideWalls(scene: Scene, start: Pose, leg: Leg, round: Travelled): Travelled | null {
  const pose = outOf(scene.layout, scene.touching, round.pose);
  if (pose === null) return null;
  const aside: Leg = { kind: 'slide', dx: pose.x - round.pose.x, dy: pose.y - round.pose.y };
  if (aside.dx === 0 && aside.dy === 0) return round;
  const all = travel(scene, start, [asFarAs(leg, start, round.pose), aside]);
  return all.block === null ? { ...all, pose, path: [...round.path, pose] } : null;
}

/** A turn, only as far as it came. */
function asFarAs(leg: Leg, start: Pose, end: Pose): Leg {
  if (leg.kind !== 'turn') return leg;
  const by = leg.by < 0 ? -normalizeHeading(start.h - end.h) : normalizeHeading(end.h - start.h);
  return { ...leg, by };
}

/** Beside the walls that were touched, not in them; null where there is no room. */
function outOf({ walls }: Layout, touching: Touching, pose: Pose): Pose | null {
  let { x, y } = pose;
  for (const { id, shape } of walls) {
    if (!areTouching(touching, MOVER, id)) continue;
    const { gap, normal } = separation(baseOf({ x, y, h: pose.h }), shape);
    if (gap < 0) [x, y] = [x - normal.x * gap, y - normal.y * gap];
  }
  const moved = makePose(x, y, pose.h);
  return walls.some(({ shape }) => separation(baseOf(moved), shape).gap < -ROUNDING) ? null : moved;
}

const ROUNDING = 0.004;
