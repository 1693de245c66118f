import Flatbush from 'flatbush';
import { distanceToPoint, distanceToSegment } from './distance.ts';
import type { Box, Shape } from './shape.ts';
import { boxOf, boxShape } from './shape.ts';
import type { Point } from './vector.ts';

/** Finds which of many boxes lie in a place. Every answer is a list of indices, ascending; touching counts. */
interface ShapeIndex {
  /** Boxes that meet a box. */
  within(box: Box): number[];
  /** Boxes within half of `width` of the line from a to b. */
  alongSegment(a: Point, b: Point, width: number): number[];
  /** Boxes within `radius` of a point. */
  near(point: Point, radius: number): number[];
}

function grown(box: Box, by: number): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by };
}

// The order in which the tree is walked is its own business; ours is by index.
function search(tree: Flatbush | null, { minX, minY, maxX, maxY }: Box): number[] {
  return tree === null ? [] : tree.search(minX, minY, maxX, maxY).sort((a, b) => a - b);
}

function plant(boxes: readonly Box[]): Flatbush | null {
  // Flatbush refuses to be empty.
  if (boxes.length === 0) return null;
  const tree = new Flatbush(boxes.length);
  for (const { minX, minY, maxX, maxY } of boxes) tree.add(minX, minY, maxX, maxY);
  tree.finish();
  return tree;
}

export function indexBoxes(boxes: readonly Box[]): ShapeIndex {
  const tree = plant(boxes);
  const shapes = boxes.map(boxShape);
  const keep = (found: number[], test: (shape: Shape) => boolean): number[] =>
    found.filter((i) => {
      const shape = shapes[i];
      return shape !== undefined && test(shape);
    });
  return {
    within: (box) => search(tree, box),
    alongSegment: (a, b, width) =>
      keep(search(tree, grown(boxOf({ points: [a, b] }), width / 2)), (s) => distanceToSegment(s, a, b) <= width / 2),
    near: (point, radius) =>
      keep(search(tree, grown(boxOf({ points: [point] }), radius)), (s) => distanceToPoint(s, point) <= radius),
  };
}

/** Indexes shapes by their boxes: an answer may hold shapes whose box is near and whose outline is not. */
export function indexShapes(shapes: readonly Shape[]): ShapeIndex {
  return indexBoxes(shapes.map(boxOf));
}
