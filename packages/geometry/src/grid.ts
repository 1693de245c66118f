import { overlaps } from './separation.ts';
import type { Box, Shape } from './shape.ts';
import { boxOf, boxShape } from './shape.ts';
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

/** The nearest crossing of grid lines. */
export function snapPoint(point: Point): Point {
  return { x: snapLength(point.x), y: snapLength(point.y) };
}

/** The square a point lies in; a point on a line belongs to the square east or north of it. */
export function squareOf(point: Point): Square {
  return { column: Math.floor(point.x / SQUARE) + 0, row: Math.floor(point.y / SQUARE) + 0 };
}

export function squareBox({ column, row }: Square): Box {
  return {
    minX: column * SQUARE,
    minY: row * SQUARE,
    maxX: (column + 1) * SQUARE,
    maxY: (row + 1) * SQUARE,
  };
}

export function squareMiddle({ column, row }: Square): Point {
  return { x: (column + 0.5) * SQUARE, y: (row + 0.5) * SQUARE };
}

/**
 * The squares a shape overlaps, row by row from the south, each row from the west. Squares it only touches are
 * left out, so a wall drawn along a grid line is in none.
 */
export function squaresTouched(shape: Shape): Square[] {
  const box = boxOf(shape);
  const low = squareOf({ x: box.minX, y: box.minY });
  const high = squareOf({ x: box.maxX, y: box.maxY });
  const squares: Square[] = [];
  for (let row = low.row; row <= high.row; row++) {
    for (let column = low.column; column <= high.column; column++) squares.push({ column, row });
  }
  return squares.filter((square) => overlaps(boxShape(squareBox(square)), shape));
}
