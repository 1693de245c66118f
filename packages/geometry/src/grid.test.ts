import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SQUARE, snapLength, snapPoint, squareBox, squareMiddle, squareOf, squaresTouched } from './grid.ts';
import { makePose } from './pose.ts';
import { contains, rectangle, segment } from './shape.ts';

const inches = fc.integer({ min: -4096, max: 4096 }).map((n) => n / 1024);

test.each([
  [0.1, 0],
  [0.125, 0.25],
  [-0.125, 0],
  [-0.13, -0.25],
  [1.99, 2],
])('snapLength(%d) is %d', (length, expected) => {
  expect(snapLength(length)).toBe(expected);
});

test('points snap to crossings and lie in squares', () => {
  expect(snapPoint({ x: 0.3, y: -0.3 })).toEqual({ x: 0.25, y: -0.25 });
  expect(squareOf({ x: 0.3, y: -0.1 })).toEqual({ column: 1, row: -1 });
  expect(squareOf({ x: 0.25, y: 0 })).toEqual({ column: 1, row: 0 });
  expect(squareBox({ column: 1, row: -1 })).toEqual({ minX: 0.25, minY: -0.25, maxX: 0.5, maxY: 0 });
});

test('a car on the grid covers eight squares, and a turned one more', () => {
  const onGrid = squaresTouched(rectangle(makePose(0, 0, 0), { length: 1, width: 0.5 }));
  expect(onGrid).toHaveLength(8);
  expect(onGrid[0]).toEqual({ column: -1, row: -2 });
  expect(onGrid[7]).toEqual({ column: 0, row: 1 });
  expect(squaresTouched(rectangle(makePose(0, 0, 450), { length: 1, width: 0.5 })).length).toBeGreaterThan(8);
});

test('a wall is in the squares it cuts, and in none along a grid line', () => {
  expect(squaresTouched(segment({ x: 0.1, y: 0.1 }, { x: 0.6, y: 0.1 }))).toEqual([
    { column: 0, row: 0 },
    { column: 1, row: 0 },
    { column: 2, row: 0 },
  ]);
  expect(squaresTouched(segment({ x: 0, y: 0.25 }, { x: 1, y: 0.25 }))).toEqual([]);
});

test('the middle of a square lies in it, and its point in a shape touches it', () => {
  fc.assert(
    fc.property(inches, inches, fc.integer({ min: 0, max: 3599 }), (x, y, h) => {
      const square = squareOf({ x, y });
      expect(squareOf(squareMiddle(square))).toEqual(square);
      const shape = rectangle({ x, y, h }, { length: 1, width: 0.5 });
      const touched = squaresTouched(shape);
      expect(touched).toContainEqual(square);
      expect(touched.length * SQUARE * SQUARE).toBeGreaterThanOrEqual(0.5);
      expect(contains(shape, { x, y })).toBe(true);
    }),
  );
});
