import { expect, test } from 'vitest';
import { hullOf } from './hull.ts';
import { makePose } from './pose.ts';
import { contains, rectangle } from './shape.ts';

test('the hull of two squares has the outer corners, counter-clockwise, and nothing within', () => {
  const size = { length: 1, width: 1 };
  const squares = [rectangle(makePose(0, 0, 0), size), rectangle(makePose(4, 0, 0), size)];
  const hull = hullOf(squares.flatMap(({ points }) => points));
  expect(hull.points).toEqual([
    { x: -0.5, y: -0.5 },
    { x: 4.5, y: -0.5 },
    { x: 4.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ]);
  expect(contains(hull, { x: 2, y: 0.49 })).toBe(true);
  expect(contains(hull, { x: 2, y: 0.51 })).toBe(false);
});

test('points in a line have no more than their ends', () => {
  const line = [0, 1, 2, 3].map((x) => ({ x, y: x }));
  expect(hullOf(line).points).toEqual([line[0], line[3]]);
});
