import type { Point } from './vector.ts';

/** The side of a map square, inches. */
export const SQUARE = 0.25;

/** A square by its place in the grid; square (0, 0) has its south-west corner at the origin. */
interface Square {
  readonly column: number;
  readonly row: number;
}

/** The nearest grid line; halves go up (east, north). */
export function snapLength(length: number): number {
  return Math.round(length / SQUARE) * SQUARE + 0;
}

/** The square a point lies in; a point on a line belongs to the square east or north of it. */
export function squareOf(point: Point): Square {
  return { column: Math.floor(point.x / SQUARE) + 0, row: Math.floor(point.y / SQUARE) + 0 };
}

export function squareMiddle({ column, row }: Square): Point {
  return { x: (column + 0.5) * SQUARE, y: (row + 0.5) * SQUARE };
}
