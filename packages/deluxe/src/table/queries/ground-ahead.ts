import type { Motion } from '@hardtop/geometry';
import { HAZARDS } from '../../catalog/hazards.ts';
import { WATER } from '../../catalog/terrain.ts';
import type { Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import type { Terrain } from '../state/terrain.ts';
import { hasBrushcutter } from './brushcutter.ts';
import { ditchDifficulty } from './ditches.ts';
import { isNear } from './nearby.ts';
import { LONGEST_WAY, reaches } from './on-way.ts';
import { fordOf } from './water.ts';

const NONE: readonly string[] = [];

/** What the ground on a way holds in store, in words. */
export function groundWarnings(setup: Setup, vehicle: Vehicle, motion: Motion): readonly string[] {
  if (setup.terrain.length === 0 || vehicle.flight !== null) return NONE;
  return setup.terrain.flatMap((area) => {
    if (vehicle.grounds.includes(area.id) || !isNear(vehicle, area, LONGEST_WAY)) return [];
    const warning = warningOf(setup, vehicle, area);
    if (warning === null || reaches(vehicle, vehicle.pose, motion, area.pose, area.size) === null) return [];
    return [warning];
  });
}

function warningOf(setup: Setup, vehicle: Vehicle, area: Terrain): string | null {
  switch (area.kind) {
    case 'water':
      if (area.depth > fordOf(setup, vehicle)) return `${area.depth} ft of water would drown the plant`;
      return area.depth > WATER.hazard.deeperThan ? `water (D${WATER.hazard.difficulty})` : null;
    case 'ditch': {
      const difficulty = ditchDifficulty(area, vehicle.speed);
      return difficulty === null ? null : `a ditch (D${difficulty})`;
    }
    case 'brush':
      return hasBrushcutter(setup, vehicle) ? null : `brush (D${area.difficulty})`;
    case 'curb':
      return `a curb (D${HAZARDS.curb.difficulty})`;
    default:
      return null;
  }
}
