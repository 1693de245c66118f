import { boxShape, CONTACT_SLACK, distanceBetweenShapes, dot, facesOf, rectangle, type Shape } from '@hardtop/geometry';
import type { Problem } from '@hardtop/kernel';
import { ARENA } from '../catalog/arena.ts';
import type { SixthRule } from '../rules.ts';
import type { Setup } from './setup.ts';
import { BASE, freeSpots, isFree } from './start-spots.ts';

const problem = (field: string, rule: SixthRule, message: string): Problem => ({ code: 'place', field, rule, message });

interface Standing {
  readonly name: string;
  readonly shape: Shape;
}

function edgesOf({ bounds: { minX, minY, maxX, maxY } }: Setup): readonly Standing[] {
  return [
    { name: 'the south edge', shape: boxShape({ minX, minY, maxX, maxY: minY }) },
    { name: 'the north edge', shape: boxShape({ minX, minY: maxY, maxX, maxY }) },
    { name: 'the west edge', shape: boxShape({ minX, minY, maxX: minX, maxY }) },
    { name: 'the east edge', shape: boxShape({ minX: maxX, minY, maxX, maxY }) },
  ];
}

/** Whether their sides run along each other or square to each other. */
function isSquareTo(a: Shape, b: Shape): boolean {
  const [first] = facesOf(a);
  const [second] = facesOf(b);
  if (first === undefined || second === undefined) return true;
  const along = Math.abs(dot(first.normal, second.normal));
  return along < 1e-6 || along > 1 - 1e-6;
}

/** Walls that meet make no acute corner; those that do not leave room for a turning key. */
function wallProblems(setup: Setup): readonly Problem[] {
  const standing = [...edgesOf(setup)];
  return setup.walls.flatMap(({ pose, size }, i) => {
    const shape = rectangle(pose, size);
    const found = standing.flatMap((other): readonly Problem[] => {
      const gap = distanceBetweenShapes(shape, other.shape);
      const field = `arena.walls.${i}`;
      if (gap > CONTACT_SLACK && gap < ARENA.leastGap)
        return [problem(field, 'sixth/arena/edges', `Leaves a gap of ${Math.round(gap * 100) / 100} to ${other.name}; gaps are at least ${ARENA.leastGap} car lengths.`)]; // biome-ignore format: one fault a line
      if (gap <= CONTACT_SLACK && !isSquareTo(shape, other.shape))
        return [problem(field, 'sixth/arena/edges', `Meets ${other.name} at an acute angle.`)];
      return [];
    });
    standing.push({ name: `wall ${i + 1}`, shape });
    return found;
  });
}

/** Cars that the scenario places stand free; the others have a free spot on their strip. */
function startProblems(setup: Setup, rowOf: RowOf): readonly Problem[] {
  const placed: Shape[] = [];
  return setup.starts.flatMap(({ seat, pose, strip }): readonly Problem[] => {
    const field = `cars.${rowOf(seat)}`;
    const rule = 'sixth/setup/starting-positions';
    if (pose === null) {
      if (freeSpots(setup, strip, []).length > 0) return [];
      return [problem(`${field}.strip`, rule, 'There is no room for a car on this strip.')];
    }
    const shape = rectangle(pose, BASE);
    const isLegal = isFree(setup, shape, placed);
    placed.push(shape);
    return isLegal ? [] : [problem(`${field}.at`, rule, 'Stands outside the arena or in something.')];
  });
}

/** Which row of the file has the car of a seat. */
type RowOf = (seat: number) => number;

export const arenaProblems = (setup: Setup, rowOf: RowOf): readonly Problem[] => [
  ...wallProblems(setup),
  ...startProblems(setup, rowOf),
];
