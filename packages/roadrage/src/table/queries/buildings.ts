import { between, boxOf, boxShape, overlaps, type Pose, rectangle, type Shape } from '@hardtop/geometry';
import { OBJECTS } from '../../catalog/rams.ts';
import type { Obstacle } from '../../scenarios/setup.ts';
import type { Breach, RoadGame, State, Vehicle } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf } from './figures.ts';
import { sizeOf } from './open-field.ts';

// A building has a skin and an inner wall for each square; holes are remembered square by square.

function breachAt({ id }: Obstacle, x: number, y: number): Breach {
  return { building: id, x: Math.round(x), y: Math.round(y) };
}

function isOpen({ breaches }: State, hole: Breach): boolean {
  return breaches.some(({ building, x, y }) => building === hole.building && x === hole.x && y === hole.y);
}

const HALF = 0.5;

/** Without a grid: the squares of a building that lie under an outline. */
function squaresUnder(building: Obstacle, outline: Shape): readonly Breach[] {
  const walls = rectangle(building.pose, building.size);
  const box = boxOf(outline);
  const found: Breach[] = [];
  for (let x = Math.round(box.minX); x <= Math.round(box.maxX); x++)
    for (let y = Math.round(box.minY); y <= Math.round(box.maxY); y++) {
      const square = boxShape({ minX: x - HALF, maxX: x + HALF, minY: y - HALF, maxY: y + HALF });
      if (overlaps(square, outline) && overlaps(square, walls)) found.push(breachAt(building, x, y));
    }
  return found;
}

function outlineAt(game: RoadGame, vehicle: Vehicle, pose: Pose): Shape {
  return rectangle(pose, sizeOf(bodyOf(game, vehicle)));
}

/** Whether the place of a vehicle in a building has been driven through before: its square, or all that it lies over. */
export function isBreached(game: RoadGame, vehicle: Vehicle, building: Obstacle, pose: Pose): boolean {
  const { state } = game;
  if (state.breaches.length === 0) return false;
  if (fieldOf(game).kind === 'grid') return isOpen(state, breachAt(building, pose.x, pose.y));
  return squaresUnder(building, outlineAt(game, vehicle, pose)).every((hole) => isOpen(state, hole));
}

/** A step is looked at this often for the squares that a model sweeps. */
const LOOKS = 8;

/** The holes it makes on its way to the square behind the wall: that square, or without a grid all that its model sweeps. */
export function newHoles(game: RoadGame, vehicle: Vehicle, building: Obstacle, behind: Pose): readonly Breach[] {
  const holes =
    fieldOf(game).kind === 'grid' ? [breachAt(building, behind.x, behind.y)] : sweptBy(game, vehicle, building, behind);
  return holes.filter((hole) => !isOpen(game.state, hole));
}

function sweptBy(game: RoadGame, vehicle: Vehicle, building: Obstacle, to: Pose): readonly Breach[] {
  const swept = new Map<string, Breach>();
  for (let look = 0; look <= LOOKS; look++) {
    const { x, y } = between(vehicle.pose, to, look / LOOKS);
    for (const hole of squaresUnder(building, outlineAt(game, vehicle, { x, y, h: to.h })))
      swept.set(`${hole.x},${hole.y}`, hole);
  }
  return [...swept.values()];
}

/** The size of the wall next met: the skin from outside, an inner wall within. */
export function wallSize(inside: boolean): number {
  return inside ? OBJECTS.interiorWall.size : OBJECTS.building.size;
}
