import { type Box, boxOf, distance, overlaps, type Pose, polygon, rectangle, type Shape } from '@hardtop/geometry';
import { HAZARD_SIZE } from '../../catalog/hazards.ts';
import type { Hazard, Setup } from '../../scenarios/setup.ts';
import type { State } from '../state/state.ts';
import { BASE_REACH, distanceToBox, rectangleOf } from './outline.ts';

/** Ground of a level, with the box around it. */
interface Rough {
  readonly level: number;
  readonly shape: Shape;
  readonly box: Box;
}

const known = new WeakMap<Setup, readonly Rough[]>();

function roughIn(setup: Setup): readonly Rough[] {
  const before = known.get(setup);
  if (before !== undefined) return before;
  const found = setup.terrain.map(({ level, points }) => {
    const shape = polygon(points);
    return { level, shape, box: boxOf(shape) };
  });
  known.set(setup, found);
  return found;
}

/** The highest level below the car's rectangle. */
export function terrainLevelAt(setup: Setup, pose: Pose): number {
  if (setup.terrain.length === 0) return 0;
  let most = 0;
  for (const { level, shape, box } of roughIn(setup))
    if (level > most && distanceToBox(pose, box) <= BASE_REACH && overlaps(rectangleOf(pose), shape)) most = level;
  return most;
}

type Arena = { readonly setup: Setup; readonly state: Pick<State, 'laid'> };

/** Beyond this from its middle no hazard is below a car. */
const HAZARD_REACH = BASE_REACH + (HAZARD_SIZE.length + HAZARD_SIZE.width) / 2;

function isBelow({ pose: at }: Hazard, pose: Pose): boolean {
  return distance(at, pose) <= HAZARD_REACH && overlaps(rectangleOf(pose), rectangle(at, HAZARD_SIZE));
}

const NONE: readonly Hazard[] = [];

/** Every hazard below the car's rectangle. */
export function hazardsAt({ setup: { hazards }, state: { laid } }: Arena, pose: Pose): readonly Hazard[] {
  if (hazards.length + laid.length === 0) return NONE;
  const found: Hazard[] = [];
  for (const hazard of hazards) if (isBelow(hazard, pose)) found.push(hazard);
  for (const hazard of laid) if (isBelow(hazard, pose)) found.push(hazard);
  return found;
}
