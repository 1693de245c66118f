import {
  type Box,
  boxShape,
  CONTACT_SLACK,
  gapBetween,
  type Point,
  type Pose,
  polygon,
  rectangle,
  type Shape,
  toWorld,
} from '@hardtop/geometry';
import { CAR } from '../../catalog/turning-key.ts';
import type { Setup } from '../../scenarios/setup.ts';

/** The car in movement, terrain, sight and combat. */
export const rectangleOf = (pose: Pose): Shape => rectangle(pose, CAR);

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

/** The whole base with nose and rear, which counts in contact alone. */
export const baseOf = (pose: Pose): Shape => polygon(CAPS.map((point) => toWorld(pose, point)));

/** The rear cap: what touches it touches the back. */
const rearOf = (pose: Pose): Shape => polygon(CAPS.slice(5).map((point) => toWorld(pose, point)));

const edgesOf = ({ minX, minY, maxX, maxY }: Box): readonly Shape[] => [
  boxShape({ minX, minY, maxX, maxY: minY }),
  boxShape({ minX, minY: maxY, maxX, maxY }),
  boxShape({ minX, minY, maxX: minX, maxY }),
  boxShape({ minX: maxX, minY, maxX, maxY }),
];

const known = new WeakMap<Setup, readonly Shape[]>();

/** The edges of the arena and the walls within. */
export function wallsOf(setup: Setup): readonly Shape[] {
  const found = known.get(setup) ?? [
    ...edgesOf(setup.bounds),
    ...setup.walls.map(({ pose, size }) => rectangle(pose, size)),
  ];
  known.set(setup, found);
  return found;
}

export function backTouchesWall(setup: Setup, pose: Pose): boolean {
  const rear = rearOf(pose);
  return wallsOf(setup).some((wall) => gapBetween(rear, wall) <= CONTACT_SLACK);
}
