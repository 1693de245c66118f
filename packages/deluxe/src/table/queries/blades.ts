import { BLADES_IN_PASSING } from '../../catalog/blades.ts';
import type { Vehicle } from '../state/state.ts';

/** Blades on armor last as long as that armor, those on the frame until it rolls; fake ones cut nobody (deluxe/VIII.8/blades). */
export function hasBlades({ blades, armor }: Vehicle): boolean {
  if (blades === undefined || blades.fake === true || blades.lost) return false;
  return blades.welded || (armor[blades.at] ?? 0) > 0;
}

/** Hits on somebody who is only passed. */
export function bladeHits(mph: number): number {
  const { slowUpTo, mphPerHit } = BLADES_IN_PASSING;
  return 1 + Math.max(0, Math.ceil((Math.abs(mph) - slowUpTo) / mphPerHit));
}
