// Where somebody on foot can get to, square by square (deluxe/IV.9/pedestrians).

import { type Box, headingOf, makePose, type Point, type Pose } from '@hardtop/geometry';
import { SQUARE } from '../../catalog/units.ts';
import type { Pedestrian, World } from '../state/state.ts';
import { type Block, blocksNear, isFree, standsIn } from './standing-room.ts';

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
  const { bounds } = world.setup;
  const { pose } = walker;
  const blocks = blocksNear(world, pose, most * SQUARE, walker);
  const far = most * SQUARE;
  const isOpen = isWithin(bounds, pose.x - far, pose.y - far) && isWithin(bounds, pose.x + far, pose.y + far);
  if (blocks.length === 0 && isOpen && goal === undefined) return openReach(most);
  const width = 2 * most + 1;
  const seen = new Uint8Array(width * width);
  for (const block of blocks) markTaken(seen, block, pose, most);
  if (!isOpen) markOff(seen, bounds, pose, most);
  return reachIn(seen, most, goal);
}

/** By steps: what somebody reaches where nothing stands, found once. */
const openReaches: (readonly Reached[] | undefined)[] = [];

function openReach(most: number): readonly Reached[] {
  const known = openReaches[most];
  if (known !== undefined) return known;
  const width = 2 * most + 1;
  const found = reachIn(new Uint8Array(width * width), most, undefined);
  openReaches[most] = found;
  return found;
}

/** From the middle of a field, over squares that are not marked. */
function reachIn(field: Uint8Array, most: number, goal: Square | undefined): readonly Reached[] {
  const width = 2 * most + 1;
  field[most * width + most] = 1;
  const found: Reached[] = [];
  let at: Reached | undefined = { east: 0, north: 0, steps: 0, from: null };
  for (let next = 0; at !== undefined && at.steps < most; at = found[next++])
    for (const way of AROUND) {
      const east: number = at.east + way.east;
      const north: number = at.north + way.north;
      const index = (north + most) * width + east + most;
      if (field[index] === 1) continue;
      field[index] = 1;
      found.push({ east, north, steps: at.steps + 1, from: at });
      if (goal !== undefined && goal.east === east && goal.north === north) return found;
    }
  return found;
}

/** The squares of a field that are off the map. */
function markOff(field: Uint8Array, bounds: Box, { x, y }: Point, most: number): void {
  const width = 2 * most + 1;
  for (let north = -most; north <= most; north++)
    for (let east = -most; east <= most; east++)
      if (!isWithin(bounds, x + east * SQUARE, y + north * SQUARE)) field[(north + most) * width + east + most] = 1;
}

/** The squares of a field that something stands in. */
function markTaken(field: Uint8Array, block: Block, { x, y }: Point, most: number): void {
  const { minX, minY, maxX, maxY } = block.box;
  const width = 2 * most + 1;
  const west = Math.max(-most, Math.floor((minX - x) / SQUARE));
  const last = Math.min(most, Math.ceil((maxX - x) / SQUARE));
  const top = Math.min(most, Math.ceil((maxY - y) / SQUARE));
  for (let north = Math.max(-most, Math.floor((minY - y) / SQUARE)); north <= top; north++)
    for (let east = west; east <= last; east++)
      if (standsIn(block, x + east * SQUARE, y + north * SQUARE)) field[(north + most) * width + east + most] = 1;
}

/**
 * The first square of the way that `reachOf` finds to a goal, where nothing stands in that way: of all the shortest the one that takes
 * the first of `AROUND` at every step. Null where something does, or where it is farther than so many steps.
 */
export function openWayTo(world: World, walker: Pedestrian, most: number, goal: Square): Square | null {
  const { bounds } = world.setup;
  const { pose } = walker;
  const steps = stepsBetween(HERE, goal);
  if (steps > most) return null;
  const blocks = blocksNear(world, pose, steps * SQUARE, walker);
  let first: Square | null = null;
  let east = 0;
  let north = 0;
  for (let left = steps; left > 0; left--) {
    const way = firstWay(goal.east - east, goal.north - north, left);
    east += way.east;
    north += way.north;
    const x = pose.x + east * SQUARE;
    const y = pose.y + north * SQUARE;
    if (!isWithin(bounds, x, y) || !isFree(blocks, x, y)) return null;
    first ??= way;
  }
  return first;
}

const HERE: Square = { east: 0, north: 0 };

/** Steps from a square to another where nothing stands. */
export function stepsBetween(from: Square, to: Square): number {
  return Math.max(Math.abs(to.east - from.east), Math.abs(to.north - from.north));
}

/** The first way around that leaves a step less to go. */
function firstWay(east: number, north: number, steps: number): Square {
  for (const way of AROUND) if (Math.max(Math.abs(east - way.east), Math.abs(north - way.north)) < steps) return way;
  return HERE;
}

function isWithin({ minX, minY, maxX, maxY }: Box, x: number, y: number): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

/** The middle of a square. */
export function pointOf({ x, y }: Point, { east, north }: Square): Point {
  return { x: x + east * SQUARE, y: y + north * SQUARE };
}

/** The first square of the way to one that is reached. */
export function firstStep(reached: Reached): Square {
  let step: Reached = reached;
  while (step.from !== null && step.from.steps > 0) step = step.from;
  return step;
}

/** A square away, turned the way he went. */
export function stepTo(from: Pose, { east, north }: Square): Pose {
  const { x, y } = pointOf(from, { east, north });
  return makePose(x, y, headingOf({ x: east, y: north }));
}
