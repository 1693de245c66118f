import { CONTACT_SLACK, overlaps, type Pose, rectangle, type Shape } from '@hardtop/geometry';
import type { Problem } from '@hardtop/kernel';
import { BODIES } from '../catalog/bodies.ts';
import { SCALE } from '../catalog/maneuvers.ts';
import type { RoadRule } from '../rules.ts';
import type { Setup } from './setup.ts';

const RULE = 'roadrage/hardtop/setup';
const SCALE_RULE = 'roadrage/setup/scale';
const EIGHTH = 450;

interface PlacedStart {
  readonly field: string;
  readonly pose: Pose;
  readonly shape: Shape;
}

/** Nobody starts between squares, off the map, in an obstacle or in another vehicle. */
export function placeProblems(setup: Setup): readonly Problem[] {
  const placed = setup.starts.map(({ index, pose, design }): PlacedStart => {
    const field = `vehicles.${index}`;
    const { length, width } = BODIES[design.body];
    const open = { length: length / SCALE.squareMm, width: width / SCALE.squareMm };
    const size = setup.variants.movement === 'grid' ? { length: 1, width: 1 } : open;
    return { field, pose, shape: rectangle(setup.variants.movement === 'grid' ? { ...pose, h: 0 } : pose, size) };
  });
  return placed.flatMap((one, i) => [
    ...gridProblems(setup, one),
    ...mapProblems(setup, one),
    ...placed
      .slice(0, i)
      .filter((other) => overlaps(one.shape, other.shape, CONTACT_SLACK))
      .map((other) => problem(one, `Stands in ${other.field}.`)),
  ]);
}

function problem(
  { field }: PlacedStart,
  message: string,
  rule: RoadRule = RULE,
  legal: readonly string[] = [],
): Problem {
  return { code: 'place', field, rule, message, legal };
}

function gridProblems(setup: Setup, placed: PlacedStart): readonly Problem[] {
  const { x, y, h } = placed.pose;
  if (setup.variants.movement !== 'grid') return [];
  const square = Number.isInteger(x) && Number.isInteger(y);
  return [
    ...(square
      ? []
      : [problem(placed, 'Stands between squares.', SCALE_RULE, [`x ${Math.round(x)}, y ${Math.round(y)}`])]),
    ...(h % EIGHTH === 0
      ? []
      : [problem(placed, 'Faces between the eight ways of the grid.', SCALE_RULE, ['multiples of 45'])]),
  ];
}

function mapProblems(setup: Setup, placed: PlacedStart): readonly Problem[] {
  const { minX, minY, maxX, maxY } = setup.bounds;
  const out = placed.shape.points.some(({ x, y }) => x < minX || x > maxX || y < minY || y > maxY);
  if (out)
    return [
      problem(placed, `Stands off the map (x ${minX + 0.5} to ${maxX - 0.5}, y ${minY + 0.5} to ${maxY - 0.5}).`),
    ];
  const hit = setup.obstacles.find(({ pose, size }) => overlaps(placed.shape, rectangle(pose, size), CONTACT_SLACK));
  return hit === undefined ? [] : [problem(placed, `Stands in the ${hit.label}.`)];
}
