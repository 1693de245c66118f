import {
  type Box,
  boxOf,
  boxShape,
  CONTACT_SLACK,
  cosOf,
  gapBetween,
  type Point,
  type Pose,
  polygon,
  rectangle,
  type Shape,
  sinOf,
} from '@hardtop/geometry';
import { CAR } from '../../catalog/turning-key.ts';
import type { Setup } from '../../scenarios/setup.ts';

/** So many outlines are remembered of each kind; a power of two. */
const REMEMBERED = 256;

/** Outlines by pose: a car that stands is asked for its own again and again. */
class Outlines {
  private readonly poses: (Pose | undefined)[] = new Array(REMEMBERED).fill(undefined);
  private readonly shapes: (Shape | undefined)[] = new Array(REMEMBERED).fill(undefined);
  private readonly draw: (pose: Pose) => Shape;

  constructor(draw: (pose: Pose) => Shape) {
    this.draw = draw;
  }

  of(pose: Pose): Shape {
    const { x, y, h } = pose;
    const place = ((x * 1024) ^ (y * 37_888) ^ (h * 101)) & (REMEMBERED - 1);
    const [last, shape] = [this.poses[place], this.shapes[place]];
    if (last !== undefined && shape !== undefined && last.x === x && last.y === y && last.h === h) return shape;
    const drawn = this.draw(pose);
    this.poses[place] = pose;
    this.shapes[place] = drawn;
    return drawn;
  }
}

const rectangles = new Outlines((pose) => rectangle(pose, CAR));

/** The car in movement, terrain, sight and combat. */
export const rectangleOf = (pose: Pose): Shape => rectangles.of(pose);

// The round caps as arcs through the corners and the tip: halfway out they reach this share of their depth.
const HALFWAY = 0.77;
const HALF = { x: CAR.width / 2, y: CAR.length / 2 };

/** Counter-clockwise from the front right corner; x to the right, y ahead. */
const CAPS: readonly Point[] = [
  { x: HALF.x, y: HALF.y },
  { x: HALF.x / 2, y: HALF.y + CAR.nose * HALFWAY },
  { x: 0, y: HALF.y + CAR.nose },
  { x: -HALF.x / 2, y: HALF.y + CAR.nose * HALFWAY },
  { x: -HALF.x, y: HALF.y },
  { x: -HALF.x, y: -HALF.y },
  { x: -HALF.x / 2, y: -HALF.y - CAR.rear * HALFWAY },
  { x: 0, y: -HALF.y - CAR.rear },
  { x: HALF.x / 2, y: -HALF.y - CAR.rear * HALFWAY },
  { x: HALF.x, y: -HALF.y },
];

const REAR_CAP = CAPS.slice(5);

/** As `toWorld` for each, with the angle looked up once. */
function placed(points: readonly Point[], pose: Pose): Shape {
  const [cos, sin] = [cosOf(pose.h), sinOf(pose.h)];
  return polygon(points.map(({ x, y }) => ({ x: pose.x + (x * cos - y * sin), y: pose.y + (x * sin + y * cos) })));
}

const bases = new Outlines((pose) => placed(CAPS, pose));

/** The whole base with nose and rear, which counts in contact alone. */
export const baseOf = (pose: Pose): Shape => bases.of(pose);

/** No part of a base is farther from its middle, with something for rounding. */
export const BASE_REACH = HALF.y + Math.max(CAR.nose, CAR.rear) + 0.005;

/** The rear cap: what touches it touches the back. */
const rearOf = (pose: Pose): Shape => placed(REAR_CAP, pose);

const edgesOf = ({ minX, minY, maxX, maxY }: Box): readonly Shape[] => [
  boxShape({ minX, minY, maxX, maxY: minY }),
  boxShape({ minX, minY: maxY, maxX, maxY }),
  boxShape({ minX, minY, maxX: minX, maxY }),
  boxShape({ minX: maxX, minY, maxX, maxY }),
];

/** A wall with the box around it, for whoever wants to know at a glance that it is far. */
export interface Wall {
  readonly id: string;
  readonly shape: Shape;
  readonly box: Box;
}

interface Walls {
  readonly walls: readonly Wall[];
  readonly shapes: readonly Shape[];
}

const known = new WeakMap<Setup, Walls>();

function knownWalls(setup: Setup): Walls {
  const before = known.get(setup);
  if (before !== undefined) return before;
  const shapes = [...edgesOf(setup.bounds), ...setup.walls.map(({ pose, size }) => rectangle(pose, size))];
  const found = { shapes, walls: shapes.map((shape, i) => ({ id: `wall ${i}`, shape, box: boxOf(shape) })) };
  known.set(setup, found);
  return found;
}

/** The edges of the arena and the walls within. */
export const wallsOf = (setup: Setup): readonly Shape[] => knownWalls(setup).shapes;
export const wallsWithBoxes = (setup: Setup): readonly Wall[] => knownWalls(setup).walls;

/** How far a point is from a box; 0 within. */
export function distanceToBox({ x, y }: Point, { minX, minY, maxX, maxY }: Box): number {
  const [dx, dy] = [Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY)];
  return Math.sqrt(dx * dx + dy * dy);
}

export function backTouchesWall(setup: Setup, pose: Pose): boolean {
  let rear: Shape | null = null;
  for (const { shape, box } of wallsWithBoxes(setup)) {
    if (distanceToBox(pose, box) > BASE_REACH + CONTACT_SLACK) continue;
    rear ??= rearOf(pose);
    if (gapBetween(rear, shape) <= CONTACT_SLACK) return true;
  }
  return false;
}
