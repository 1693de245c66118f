import {
  CONTACT_SLACK,
  type Heading,
  headingOf,
  makePose,
  overlaps,
  type Point,
  type Pose,
  rectangle,
  type Shape,
  toWorld,
} from '@hardtop/geometry';
import { ARENA, START_STRIPS } from '../catalog/arena.ts';
import { OBSTACLES } from '../catalog/obstacles.ts';
import { CAR, TURNING_KEY } from '../catalog/turning-key.ts';
import type { Setup, Token } from './setup.ts';

// Where a car may start: with some part of its base on the turning key that lies against the edge.

/** The way from one point to another. */
export const headingTo = (from: Point, to: Point): Heading => headingOf({ x: to.x - from.x, y: to.y - from.y });

/** Spots are offered in steps of a quarter of a car length. */
const STEP = 0.25;

/** As long and as wide as the whole base, nose and rear counted. */
export const BASE = { length: CAR.length + CAR.nose + CAR.rear, width: CAR.width } as const;

/** Room in which a car can face any way. */
const TURNING_ROOM = { length: BASE.length, width: BASE.length } as const;

/** How far from an edge the usual strips lie stays; what is farther in goes with the size of the arena. */
function scaled(place: number, side: number): number {
  const near = TURNING_KEY.length / 2;
  if (place <= near) return place;
  return place >= ARENA.side - near ? side - (ARENA.side - place) : (place * side) / ARENA.side;
}

/** The strips for two, three or four players. */
export function usualStrips(players: number, side: number): readonly Pose[] {
  const strips = START_STRIPS[players === 2 || players === 3 ? players : 4];
  return strips.map(({ x, y, h }) => makePose(scaled(x, side), scaled(y, side), h));
}

/** Centres from which a base touches the strip whichever way it faces. */
function spotsOn(strip: Pose): readonly Point[] {
  const reach = { along: TURNING_KEY.length / 2, across: (TURNING_KEY.width + CAR.width) / 2 };
  const spots: Point[] = [];
  for (let along = -reach.along; along <= reach.along; along += STEP)
    for (let across = -reach.across; across <= reach.across; across += STEP)
      spots.push(toWorld(strip, { x: across, y: along }));
  return spots.map(({ x, y }) => makePose(x, y, 0)).map(({ x, y }) => ({ x, y }));
}

function shapeOfToken({ kind, pose }: Pick<Token, 'kind' | 'pose'>): Shape {
  const { shape } = OBSTACLES[kind];
  if (shape === undefined) return rectangle(pose, BASE);
  const size = shape.kind === 'circle' ? { length: shape.diameter, width: shape.diameter } : shape;
  return rectangle(pose, size);
}

type Arena = Pick<Setup, 'bounds' | 'walls' | 'tokens'>;

/** Whether a shape lies inside the arena and in nothing that stands there. */
export function isFree({ bounds, walls, tokens }: Arena, shape: Shape, others: readonly Shape[]): boolean {
  const { minX, minY, maxX, maxY } = bounds;
  const isInside = shape.points.every(({ x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY);
  if (!isInside) return false;
  const things = [...walls.map(({ pose, size }) => rectangle(pose, size)), ...tokens.map(shapeOfToken), ...others];
  return !things.some((thing) => overlaps(shape, thing, CONTACT_SLACK));
}

/** The room that a car takes which may face any way. */
export const turningRoomAt = ({ x, y }: Point): Shape => rectangle({ x, y, h: 0 }, TURNING_ROOM);

/** Spots on a strip with room to face any way, beside what stands there already. */
export const freeSpots = (arena: Arena, strip: Pose, others: readonly Shape[]): readonly Point[] =>
  spotsOn(strip).filter((spot) => isFree(arena, turningRoomAt(spot), others));
