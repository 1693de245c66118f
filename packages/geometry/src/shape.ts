import { cosOf, sinOf } from './heading.ts';
import type { Pose } from './pose.ts';
import { toWorld } from './pose.ts';
import type { Point, Segment } from './vector.ts';
import { lengthOf, midpoint, rightNormal, subtract, TOLERANCE, unit } from './vector.ts';

/**
 * A convex polygon, its points counter-clockwise. Two points make a wall without thickness. A point may lie in
 * the middle of a straight edge, but no two may coincide.
 */
export interface Shape {
  readonly points: readonly Point[];
}

/** Inches; length along the heading, width across it. */
export interface Size {
  readonly length: number;
  readonly width: number;
}

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** One side of a shape as the half plane dot(normal, p) <= offset that holds the shape; the normal points out. */
export interface Face {
  readonly normal: Point;
  readonly offset: number;
}

/** In the order of the edges of `rectangle`: edge i of its points is side i. */
export const SIDES = ['front', 'left', 'back', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** In the order of the points of `rectangle`. */
export const CORNERS = ['frontRight', 'frontLeft', 'backLeft', 'backRight'] as const;
export type Corner = (typeof CORNERS)[number];

// Signs of (right, forward) for each corner, and of the outward direction for each side.
const CORNER_SIGNS = {
  frontRight: { x: 1, y: 1 },
  frontLeft: { x: -1, y: 1 },
  backLeft: { x: -1, y: -1 },
  backRight: { x: 1, y: -1 },
} as const satisfies Record<Corner, Point>;

const SIDE_SIGNS = {
  front: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  back: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
} as const satisfies Record<Side, Point>;

const SIDE_CORNERS = {
  front: ['frontRight', 'frontLeft'],
  left: ['frontLeft', 'backLeft'],
  back: ['backLeft', 'backRight'],
  right: ['backRight', 'frontRight'],
} as const satisfies Record<Side, readonly [Corner, Corner]>;

function inSize(size: Size, signs: Point): Point {
  return { x: (signs.x * size.width) / 2, y: (signs.y * size.length) / 2 };
}

/** Of the circle around a rectangle. */
export function radiusOf({ length, width }: Size): number {
  return lengthOf({ x: length, y: width }) / 2;
}

/** A corner in the counter's own frame: the usual pivot of a turn. */
export function localCorner(size: Size, corner: Corner): Point {
  return inSize(size, CORNER_SIGNS[corner]);
}

export function cornerOf(pose: Pose, size: Size, corner: Corner): Point {
  return toWorld(pose, localCorner(size, corner));
}

/** Front right, front left, back left, back right. */
export function cornersOf(pose: Pose, size: Size): readonly Point[] {
  const cos = cosOf(pose.h);
  const sin = sinOf(pose.h);
  const x = size.width / 2;
  const y = size.length / 2;
  // As `cornerOf` for each, with the angle looked up once.
  return [
    { x: pose.x + (x * cos - y * sin), y: pose.y + (x * sin + y * cos) },
    { x: pose.x + (-x * cos - y * sin), y: pose.y + (-x * sin + y * cos) },
    { x: pose.x + (-x * cos + y * sin), y: pose.y + (-x * sin - y * cos) },
    { x: pose.x + (x * cos + y * sin), y: pose.y + (x * sin - y * cos) },
  ];
}

/**
 * A shape that keeps its planes: walls are asked for theirs at every look past them, and a shape never changes. They are kept
 * in the shape, since a weak map of shapes that live for one look costs the garbage collector more than it saves.
 */
class Outline implements Shape {
  readonly points: readonly Point[];
  #planes: readonly number[] | null = null;

  constructor(points: readonly Point[]) {
    this.points = points;
  }

  planes(): readonly number[] {
    this.#planes ??= makePlanes(this);
    return this.#planes;
  }
}

/** The outline of a counter; its points in the order of `CORNERS`, its edges in that of `SIDES`. */
export function rectangle(pose: Pose, size: Size): Shape {
  return new Outline(cornersOf(pose, size));
}

/** A shape by its points, which are counter-clockwise around something convex. */
export function polygon(points: readonly Point[]): Shape {
  return new Outline(points);
}

/** A wall without thickness. */
export function segment(a: Point, b: Point): Shape {
  return new Outline([a, b]);
}

/** A box without width or height, as of a wall along an axis, becomes a wall of two points. */
export function boxShape(box: Box): Shape {
  const { minX, minY, maxX, maxY } = box;
  if (minX === maxX || minY === maxY) return segment({ x: minX, y: minY }, { x: maxX, y: maxY });
  return new Outline([
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
    { x: minX, y: minY },
    { x: maxX, y: minY },
  ]);
}

/** The edge on a side, from the corner that comes first counter-clockwise. */
export function edgeOf(pose: Pose, size: Size, side: Side): Segment {
  const [a, b] = SIDE_CORNERS[side];
  return { a: cornerOf(pose, size, a), b: cornerOf(pose, size, b) };
}

function localSideMiddle(size: Size, side: Side): Point {
  return inSize(size, SIDE_SIGNS[side]);
}

export function sideMiddle(pose: Pose, size: Size, side: Side): Point {
  return toWorld(pose, localSideMiddle(size, side));
}

export function edgesOf(shape: Shape): Segment[] {
  const { points } = shape;
  return points.map((a, i) => ({ a, b: points[(i + 1) % points.length] ?? a }));
}

/** The mean of the points: inside every convex shape, and the true centre of a rectangle. */
export function middleOf(shape: Shape): Point {
  let x = 0;
  let y = 0;
  for (const point of shape.points) {
    x += point.x;
    y += point.y;
  }
  const share = 1 / shape.points.length;
  return { x: x * share, y: y * share };
}

export function boxOf({ points }: Shape): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** The half planes whose common part is the shape. A wall of two points has its two sides and its two ends. */
export function facesOf(shape: Shape): readonly Face[] {
  const planes = planesOf(shape);
  const faces: Face[] = [];
  for (let i = 0; i < planes.length; i += PLANE)
    faces.push({ normal: { x: planes[i] ?? 0, y: planes[i + 1] ?? 0 }, offset: planes[i + 2] ?? 0 });
  return faces;
}

/** Numbers to a plane. */
export const PLANE = 3;

/** The same in one list of numbers, for whoever asks often: x and y of each normal, and its offset. */
export function planesOf(shape: Shape): readonly number[] {
  return shape instanceof Outline ? shape.planes() : makePlanes(shape);
}

function makePlanes(shape: Shape): number[] {
  const { points } = shape;
  const [a, b, c] = points;
  if (a === undefined) return [];
  if (c === undefined) return planesOfSegment(a, b ?? a);
  const planes: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const start = points[i] ?? a;
    const end = points[i + 1] ?? a;
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    // The edge's direction, turned a quarter to the right.
    if (length > 0) addPlane(planes, start, dy / length, 0 - dx / length);
  }
  return planes;
}

function planesOfSegment(a: Point, b: Point): number[] {
  const along = unit(subtract(b, a)) ?? { x: 1, y: 0 };
  const across = rightNormal(along);
  const planes: number[] = [];
  addPlane(planes, a, across.x, across.y);
  addPlane(planes, b, along.x, along.y);
  addPlane(planes, a, across.x * -1, across.y * -1);
  addPlane(planes, a, along.x * -1, along.y * -1);
  return planes;
}

/** The plane through a point with this normal. */
function addPlane(planes: number[], through: Point, x: number, y: number): void {
  planes.push(x, y, x * through.x + y * through.y);
}

/** Whether a point lies in the shape or on its edge. */
export function contains(shape: Shape, point: Point): boolean {
  const planes = planesOf(shape);
  for (let i = 0; i < planes.length; i += PLANE) {
    const along = (planes[i] ?? 0) * point.x + (planes[i + 1] ?? 0) * point.y;
    if (along > (planes[i + 2] ?? 0) + TOLERANCE) return false;
  }
  return true;
}

export function centreOfEdge(edge: Segment): Point {
  return midpoint(edge.a, edge.b);
}
