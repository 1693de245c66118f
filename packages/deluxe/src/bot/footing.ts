// What the ground ahead is worth to whoever drives over it.

import type { Pose } from '@hardtop/geometry';
import { HAZARDS } from '../catalog/hazards.ts';
import { WATER } from '../catalog/terrain.ts';
import { hasBrushcutter } from '../table/queries/brushcutter.ts';
import { ditchDifficulty } from '../table/queries/ditches.ts';
import { comesNear } from '../table/queries/passing.ts';
import { fordOf } from '../table/queries/water.ts';
import type { Setup } from '../table/state/setup.ts';
import type { Vehicle } from '../table/state/state.ts';
import type { Terrain } from '../table/state/terrain.ts';

/** What it costs to drown the plant, and a point of hazard; in hundredths of a kill. */
const DROWNED = 80;
const PER_POINT = 1.5;
/** A ditch that cannot be crossed. */
const FALLEN = 40;

function cost(setup: Setup, own: Vehicle, area: Terrain): number {
  switch (area.kind) {
    case 'water':
      if (area.depth > fordOf(setup, own)) return DROWNED;
      return area.depth > WATER.hazard.deeperThan ? WATER.hazard.difficulty * PER_POINT : 0;
    case 'ditch': {
      const difficulty = ditchDifficulty(area, own.speed);
      return difficulty === null ? FALLEN : difficulty * PER_POINT;
    }
    case 'brush':
      return hasBrushcutter(setup, own) ? 0 : area.difficulty * PER_POINT;
    case 'curb':
      return HAZARDS.curb.difficulty * PER_POINT;
    case 'gravel':
    case 'light-snow':
    case 'heavy-snow':
    case 'ice':
    case 'slope':
    case 'road':
    case 'off-road':
      return 0;
  }
}

/** Half a counter's width. */
const HALF_WIDTH = 0.25;

/** What of the ground lies in the way to a place, and does not lie under the wheels already. */
export function groundPeril(setup: Setup, own: Vehicle, to: Pose): number {
  if (setup.terrain.length === 0 || own.flight !== null) return 0;
  let peril = 0;
  for (const area of setup.terrain) {
    if (own.grounds.includes(area.id) && area.kind !== 'water') continue;
    const price = own.shortedOut ? 0 : cost(setup, own, area);
    if (price > 0 && comesNear(area.pose, area.size, own.pose, to, HALF_WIDTH)) peril += price;
  }
  return peril;
}

const NONE: readonly Terrain[] = [];
const known = new WeakMap<Setup, Map<number, readonly Terrain[]>>();

/** Ground that a vehicle stays out of as it would of a wall: water too deep for it, ditches too wide for anybody. */
export function shunnedBy(setup: Setup, own: Vehicle): readonly Terrain[] {
  if (setup.terrain.length === 0) return NONE;
  const ford = fordOf(setup, own);
  const byFord = known.get(setup) ?? new Map<number, readonly Terrain[]>();
  known.set(setup, byFord);
  const found = byFord.get(ford);
  if (found !== undefined) return found;
  const shunned = setup.terrain.filter(
    (area) =>
      (area.kind === 'water' && area.depth > ford) ||
      (area.kind === 'ditch' && ditchDifficulty(area, ANY_SPEED) === null),
  );
  byFord.set(ford, shunned);
  return shunned;
}

const ANY_SPEED = 1000;
