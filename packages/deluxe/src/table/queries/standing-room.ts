// Which squares of the grid are free to stand in.

import {
  type Box,
  boxOf,
  type Face,
  facesOf,
  gapBetween,
  type Point,
  type Pose,
  radiusOf,
  rectangle,
  type Size,
  TOLERANCE,
  toLocal,
} from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { SQUARE } from '../../catalog/units.ts';
import { type Pedestrian, sizeOf, type World } from '../state/state.ts';
import { builtOf } from './breaches.ts';
import { isConscious } from './crew.ts';
import { isStanding } from './structures.ts';

/** Something that stands there: its faces, and the box around it. */
export interface Block {
  readonly faces: readonly Face[];
  readonly box: Box;
}

const HALF = COUNTERS.pedestrian.length / 2;

/** Whether nothing stands in the square about a point. */
export function isFree(blocks: readonly Block[], x: number, y: number): boolean {
  for (const block of blocks) if (standsIn(block, x, y)) return false;
  return true;
}

/** As `overlaps` has it of two shapes; the square lies along the axes, so what its own faces see is the box. */
export function standsIn({ faces, box }: Block, x: number, y: number): boolean {
  if (box.minX - x - HALF >= -TOLERANCE || x - HALF - box.maxX >= -TOLERANCE) return false;
  if (box.minY - y - HALF >= -TOLERANCE || y - HALF - box.maxY >= -TOLERANCE) return false;
  for (const { normal, offset } of faces) {
    const nearX = normal.x > 0 ? x - HALF : x + HALF;
    const nearY = normal.y > 0 ? y - HALF : y + HALF;
    if (nearX * normal.x + nearY * normal.y - offset >= -TOLERANCE) return false;
  }
  return true;
}

/**
 * All that stands in the squares whose middles are within so many inches of a point, east and north; for a walker what is on his own
 * level, himself aside. Who lies there is stepped over.
 */
export function blocksNear(
  { setup, state }: World,
  { x, y }: Point,
  inches: number,
  walker: Pedestrian | null,
): readonly Block[] {
  const reach = inches + HALF;
  const blocks: Block[] = [];
  for (const vehicle of state.vehicles) {
    const { pose } = vehicle;
    if (vehicle.gone || (walker !== null && vehicle.level !== walker.level)) continue;
    if (isNear(pose, sizeOf(vehicle), x, y, reach)) blocks.push(blockOf(pose, sizeOf(vehicle)));
  }
  for (const { structure, shape, box } of builtOf(setup, state)) {
    if (box.minX > x + reach || box.maxX < x - reach || box.minY > y + reach || box.maxY < y - reach) continue;
    if (isStanding(state, structure)) blocks.push({ faces: facesOf(shape), box });
  }
  for (const other of state.pedestrians) {
    if (other === walker || !isConscious(other.person)) continue;
    if (isNear(other.pose, COUNTERS.pedestrian, x, y, reach)) blocks.push(blockOf(other.pose, COUNTERS.pedestrian));
  }
  return blocks;
}

function isNear(pose: Pose, { length, width }: Size, x: number, y: number, reach: number): boolean {
  // No corner is farther from the middle.
  const far = reach + (length + width) / 2;
  return Math.abs(pose.x - x) <= far && Math.abs(pose.y - y) <= far;
}

function blockOf(pose: Pose, size: Size): Block {
  const shape = rectangle(pose, size);
  return { faces: facesOf(shape), box: boxOf(shape) };
}

/** Farther than that from the side of a rectangle, along or across it, no square is beside it, however it is turned. */
const BESIDE = SQUARE + radiusOf(COUNTERS.pedestrian) + TOLERANCE;

/** Whether there is less than a square between somebody's square and a rectangle. */
export function isSquareBeside(square: Pose, pose: Pose, size: Size): boolean {
  const { x, y } = toLocal(pose, square);
  if (Math.abs(x) - size.width / 2 > BESIDE || Math.abs(y) - size.length / 2 > BESIDE) return false;
  return gapBetween(rectangle(square, COUNTERS.pedestrian), rectangle(pose, size)) < SQUARE;
}
