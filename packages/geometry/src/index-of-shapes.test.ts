import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToPoint, distanceToSegment } from './distance.ts';
import { indexBoxes, indexShapes } from './index-of-shapes.ts';
import { boxOf, boxShape, rectangle } from './shape.ts';

const inches = fc.integer({ min: -200, max: 200 }).map((n) => n / 16);
const extent = fc.integer({ min: 0, max: 32 }).map((n) => n / 16);
const point = fc.record({ x: inches, y: inches });
const box = fc
  .tuple(inches, inches, extent, extent)
  .map(([minX, minY, w, h]) => ({ minX, minY, maxX: minX + w, maxY: minY + h }));
const boxes = fc.array(box, { maxLength: 60 });

const indices = <T>(list: readonly T[], test: (item: T) => boolean): number[] =>
  list.flatMap((item, i) => (test(item) ? [i] : []));

test('within finds the boxes that meet a box, by ascending index', () => {
  fc.assert(
    fc.property(boxes, box, (list, q) => {
      const meets = indices(list, (b) => b.minX <= q.maxX && b.maxX >= q.minX && b.minY <= q.maxY && b.maxY >= q.minY);
      expect(indexBoxes(list).within(q)).toEqual(meets);
    }),
  );
});

test('near finds the boxes within a radius', () => {
  fc.assert(
    fc.property(boxes, point, extent, (list, p, radius) => {
      const expected = indices(list, (b) => distanceToPoint(boxShape(b), p) <= radius);
      expect(indexBoxes(list).near(p, radius)).toEqual(expected);
    }),
  );
});

test('alongSegment finds the boxes in a corridor', () => {
  fc.assert(
    fc.property(boxes, point, point, extent, (list, a, b, width) => {
      const expected = indices(list, (q) => distanceToSegment(boxShape(q), a, b) <= width / 2);
      expect(indexBoxes(list).alongSegment(a, b, width)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('shapes are found by their boxes; an empty index finds nothing', () => {
  const shapes = [0, 1, 2, 3].map((x) => rectangle({ x, y: 0, h: 450 }, { length: 1, width: 0.5 }));
  expect(indexShapes(shapes).within({ minX: 0.9, minY: -1, maxX: 2.1, maxY: 1 })).toEqual([1, 2]);
  expect(indexShapes([]).within(boxOf(rectangle({ x: 0, y: 0, h: 0 }, { length: 1, width: 1 })))).toEqual([]);
  expect(indexShapes([]).near({ x: 0, y: 0 }, 5)).toEqual([]);
  expect(indexShapes([]).alongSegment({ x: 0, y: 0 }, { x: 1, y: 1 }, 1)).toEqual([]);
});
