import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SQUARE, snapLength, squareMiddle, squareOf } from './grid.ts';

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

test('points lie in squares', () => {
  expect(squareOf({ x: 0.3, y: -0.1 })).toEqual({ column: 1, row: -1 });
  expect(squareOf({ x: 0.25, y: 0 })).toEqual({ column: 1, row: 0 });
});

test('the middle of a square lies in it, no further from any of its points than half a square', () => {
  fc.assert(
    fc.property(inches, inches, (x, y) => {
      const square = squareOf({ x, y });
      const middle = squareMiddle(square);
      expect(squareOf(middle)).toEqual(square);
      expect(Math.max(Math.abs(middle.x - x), Math.abs(middle.y - y))).toBeLessThanOrEqual(SQUARE / 2);
    }),
  );
});
