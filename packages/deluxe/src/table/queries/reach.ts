// Where somebody on foot can get to, square by square (deluxe/IV.9/pedestrians).

import {
  type Box,
  boxOf,
  headingOf,
  makePose,
  overlaps,
  type Point,
  type Pose,
  rectangle,
  type Shape,
  TOLERANCE,
} from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { SQUARE } from '../../catalog/units.ts';
import { type Pedestrian, sizeOf, type World } from '../state/state.ts';
import { builtOf } from './breaches.ts';
import { isConscious } from './crew.ts';
import { squareOf } from './people.ts';
import { isStanding } from './structures.ts';

/** A square counted from where he stands: east and north. */
export interface Square {
  readonly east: number;
  readonly north: number;
}

/** A square that he reaches, how many steps away, and the one before it. */
export interface Reached extends Square {
  readonly steps: number;
  readonly from: Reached | null;
}

const AROUND: readonly Square[] = [
  { east: 0, north: 1 },
  { east: 1, north: 0 },
  { east: 0, north: -1 },
  { east: -1, north: 0 },
  { east: 1, north: 1 },
  { east: 1, north: -1 },
  { east: -1, north: -1 },
  { east: -1, north: 1 },
];

/** Every square within so many steps that nothing stands in, the nearest first, none after a goal; his own is not among them. */
export function reachOf(world: World, walker: Pedestrian, most: number, goal?: Square): readonly Reached[] {
  const { minX, minY, maxX, maxY } = world.setup.bounds;
  const blocks = blocksNear(world, walker, most);
  const width = 2 * most + 1;
  const seen = new Uint8Array(width * width);
  const here: Reached = { east: 0, north: 0, steps: 0, from: null };
  seen[most * width + most] = 1;
  const found: Reached[] = [here];
  search: for (let i = 0; i < found.length; i++) {
    const at = found[i];
    if (at === undefined || at.steps === most) break;
    for (const { east, north } of AROUND) {
      const toEast: number = at.east + east;
      const toNorth: number = at.north + north;
      const index = (toNorth + most) * width + toEast + most;
      if (seen[index] === 1) continue;
      seen[index] = 1;
      const x = walker.pose.x + toEast * SQUARE;
      const y = walker.pose.y + toNorth * SQUARE;
      if (x < minX || x > maxX || y < minY || y > maxY || !isFree(blocks, x, y)) continue;
      found.push({ east: toEast, north: toNorth, steps: at.steps + 1, from: at });
      if (goal !== undefined && goal.east === toEast && goal.north === toNorth) break search;
    }
  }
  found.shift();
  return found;
}

/** The middle of a square. */
export function pointOf({ x, y }: Point, { east, north }: Square): Point {
  return { x: x + east * SQUARE, y: y + north * SQUARE };
}

/** The first square of the way to one that is reached. */
export function firstStep(reached: Reached): Reached {
  let step = reached;
  while (step.from !== null && step.from.steps > 0) step = step.from;
  return step;
}

/** A square away, turned the way he went. */
export function stepTo(from: Pose, { east, north }: Square): Pose {
  const { x, y } = pointOf(from, { east, north });
  return makePose(x, y, headingOf({ x: east, y: north }));
}

/** What may be in the way, and the box around it: most squares are nowhere near. */
interface Block {
  readonly shape: Shape;
  readonly box: Box;
}

const HALF = Math.max(COUNTERS.pedestrian.length, COUNTERS.pedestrian.width) / 2 + TOLERANCE;

function isFree(blocks: readonly Block[], x: number, y: number): boolean {
  let square: Shape | null = null;
  for (const { shape, box } of blocks) {
    if (box.minX > x + HALF || box.maxX < x - HALF || box.minY > y + HALF || box.maxY < y - HALF) continue;
    square ??= rectangle({ x, y, h: 0 }, COUNTERS.pedestrian);
    if (overlaps(square, shape)) return false;
  }
  return true;
}

/** All that stands within his reach. */
function blocksNear({ setup, state }: World, walker: Pedestrian, most: number): readonly Block[] {
  const around = (2 * most + 1) * SQUARE;
  const room = rectangle({ x: walker.pose.x, y: walker.pose.y, h: 0 }, { length: around, width: around });
  const blocks: Block[] = [];
  const add = (shape: Shape): void => {
    if (overlaps(room, shape)) blocks.push({ shape, box: boxOf(shape) });
  };
  for (const vehicle of state.vehicles)
    if (!vehicle.gone && vehicle.level === walker.level) add(rectangle(vehicle.pose, sizeOf(vehicle)));
  for (const { structure, shape } of builtOf(setup, state)) if (isStanding(state, structure)) add(shape);
  // Who lies there is stepped over.
  for (const other of state.pedestrians) if (other !== walker && isConscious(other.person)) add(squareOf(other));
  return blocks;
}
