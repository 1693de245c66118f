import { gapBetween, type Point } from '@hardtop/geometry';
import { SQUARE } from '../../catalog/units.ts';
import type { Structure } from '../state/setup.ts';
import type { Pedestrian, World } from '../state/state.ts';
import { builtOf } from './breaches.ts';
import { comesNear } from './passing.ts';
import { squareOf } from './people.ts';
import { isStanding } from './structures.ts';

/** The wall that somebody leans round the edge of: he stands at it, and the line to him runs through an opening of it (P-07). */
export function coverOf({ setup, state }: World, pedestrian: Pedestrian, from: Point): Structure | null {
  const square = squareOf(pedestrian);
  for (const { structure, shape } of builtOf(setup, state)) {
    if (structure.kind === 'pillar' || !isStanding(state, structure)) continue;
    if (gapBetween(square, shape) <= SQUARE && comesNear(structure.pose, structure.size, from, pedestrian.pose, 0))
      return structure;
  }
  return null;
}
