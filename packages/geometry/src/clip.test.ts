import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clip, intersection } from './clip.ts';
import { overlaps } from './separation.ts';
import { boxOf, contains, rectangle, segment } from './shape.ts';

const inches = fc.integer({ min: -1024, max: 1024 }).map((n) => n / 1024);
const box = fc
  .tuple(inches, inches, fc.integer({ min: 0, max: 3599 }))
  .map(([x, y, h]) => rectangle({ x, y, h }, { length: 1, width: 0.5 }));
const square = rectangle({ x: 0, y: 0, h: 0 }, { length: 2, width: 2 });

test('a square cut by a half plane', () => {
  const half = clip(square, [{ normal: { x: 1, y: 0 }, offset: 0.25 }]);
  expect(half && boxOf(half)).toEqual({ minX: -1, minY: -1, maxX: 0.25, maxY: 1 });
  expect(clip(square, [{ normal: { x: 1, y: 0 }, offset: -1.5 }])).toBeNull();
});

test('a wall cut by a square', () => {
  const inside = intersection(segment({ x: -3, y: 0.5 }, { x: 3, y: 0.5 }), square);
  expect(inside?.points).toHaveLength(2);
  expect(inside && boxOf(inside)).toEqual({
    minX: expect.closeTo(-1, 8),
    minY: 0.5,
    maxX: expect.closeTo(1, 8),
    maxY: 0.5,
  });
});

test('a mere touch leaves an edge or a corner', () => {
  expect(clip(square, [{ normal: { x: 1, y: 0 }, offset: -1 }])?.points).toHaveLength(2);
});

test('the common part exists when shapes overlap, and lies in both', () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      const common = intersection(a, b);
      if (overlaps(a, b)) expect(common).not.toBeNull();
      for (const p of common?.points ?? []) expect(contains(a, p) && contains(b, p)).toBe(true);
    }),
  );
});
