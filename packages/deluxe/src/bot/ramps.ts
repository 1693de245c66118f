import { headingDifference, type Pose } from '@hardtop/geometry';
import { FLYING } from '../catalog/terrain.ts';
import { slopesOf } from '../table/queries/ground.ts';
import { flightFeet } from '../table/queries/jumps.ts';
import { comesNear } from '../table/queries/passing.ts';
import type { Setup } from '../table/state/setup.ts';
import { travelHeading, type Vehicle } from '../table/state/state.ts';
import type { SlopeArea } from '../table/state/terrain.ts';

/** What a point of hazard costs on landing, in hundredths of a kill. */
const PER_POINT = 1.5;
/** Tenths of a degree off its slope within which a ramp is driven up to its top. */
const UP = 450;
/** Half a counter's width. */
const HALF_WIDTH = 0.25;

/** A ramp throws whoever comes up it fast: the landing is a hazard, so what lies beyond has to be worth it. */
export function jumpPeril(setup: Setup, own: Vehicle, to: Pose): number {
  if (setup.terrain.length === 0 || own.flight !== null) return 0;
  let peril = 0;
  for (const slope of slopesOf(setup))
    if (!own.grounds.includes(slope.id) && comesNear(slope.pose, slope.size, own.pose, to, HALF_WIDTH))
      peril += costOfJump(slope, own);
  return peril;
}

function costOfJump({ pose, angle }: SlopeArea, own: Vehicle): number {
  const feet = flightFeet(angle, own.speed);
  if (feet === 0 || headingDifference(travelHeading(own), pose.h) > UP) return 0;
  const { difficulty, feetPerPoint } = FLYING.landing;
  return (difficulty + Math.floor(feet / feetPerPoint)) * PER_POINT + FLYING.tire.points;
}
