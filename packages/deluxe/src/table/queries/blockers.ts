import { type Point, radiusOf, type Shape, TOLERANCE } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import type { StructureId } from '../state/ids.ts';
import type { Setup } from '../state/setup.ts';
import type { Stand } from '../state/stand.ts';
import { type State, shapeOf, sizeOf, type Vehicle } from '../state/state.ts';
import { isConscious } from './crew.ts';
import { builtNear } from './near-line.ts';
import { comesNear } from './passing.ts';
import { squareOf } from './people.ts';
import { isStanding, reachesLevel } from './structures.ts';

/** Whoever stands is in the way of a shot at something else; who lies is not (G-09). */
function addPeople({ pedestrians }: State, origin: Point, to: Point, reach: number, shapes: Shape[]): void {
  for (const walker of pedestrians) {
    if (!isConscious(walker.person) || !comesNear(walker.pose, COUNTERS.pedestrian, origin, to, reach)) continue;
    // Nor is who fires, or is fired at.
    if (!isAt(walker.pose, to) && !isAt(walker.pose, origin)) shapes.push(squareOf(walker));
  }
}

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Everything that may stand in the way to a point, but the target itself. */
export function blockersTo(
  setup: Setup,
  state: State,
  firer: Stand,
  to: Point,
  own: StructureId | null,
  origin: Point,
): readonly Shape[] {
  const shapes: Shape[] = [];
  for (const other of state.vehicles)
    if (
      other !== firer &&
      other.id !== firer.on &&
      !other.gone &&
      comesNear(other.pose, sizeOf(other), origin, to, TOLERANCE)
    )
      shapes.push(shapeOf(other));
  for (const { structure, pose, size, shape } of builtNear(setup, state, origin, to, TOLERANCE))
    if (structure.id !== own && comesNear(pose, size, origin, to, TOLERANCE) && isStanding(state, structure))
      shapes.push(shape);
  if (state.pedestrians.length > 0) addPeople(state, origin, to, TOLERANCE, shapes);
  return shapes;
}

/** Everything that may stand in the way: other vehicles, and structures that still stand and are high enough. */
export function blockersBetween(
  setup: Setup,
  state: State,
  firer: Stand,
  target: Vehicle,
  origin: Point,
): readonly Shape[] {
  const reach = radiusOf(sizeOf(target)) + TOLERANCE;
  const level = Math.min(firer.level, target.level);
  const shapes: Shape[] = [];
  for (const other of state.vehicles) {
    if (other === firer || other.id === firer.on || other === target || other.gone || other.level < level) continue;
    if (comesNear(other.pose, sizeOf(other), origin, target.pose, reach)) shapes.push(shapeOf(other));
  }
  for (const { structure, pose, size, shape } of builtNear(setup, state, origin, target.pose, reach)) {
    if (structure.low === true || !comesNear(pose, size, origin, target.pose, reach)) continue;
    if (isStanding(state, structure) && reachesLevel(structure, level)) shapes.push(shape);
  }
  if (state.pedestrians.length > 0) addPeople(state, origin, target.pose, reach, shapes);
  return shapes;
}
