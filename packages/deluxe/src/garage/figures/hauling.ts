// Figures of cargo and trailers that no total shows.

import { carTrailer, TONGUE_DP_PERCENT } from '../../catalog/car-trailers.ts';
import { FLATBED_OVERLOAD } from '../../catalog/flatbeds.ts';
import { CAR_TIRE_SIZES } from '../../catalog/tire-sizes.ts';
import type { GarageSettings } from '../../variants.ts';
import type { Cargo, CarTrailerDesign, SingleDesign } from '../design/design.ts';
import { percentOf } from '../design/exact.ts';
import { isOversized } from '../design/gear.ts';
import { totalsOf } from './totals.ts';

/** The chassis strengthens the tongue or weakens it, rounded down. */
export function tongueDpOf({ body, chassis }: CarTrailerDesign): number {
  return percentOf(carTrailer(body).tongueDp, 100 + TONGUE_DP_PERCENT[chassis]);
}

/** Chances in six that a stacked flatbed loses its load in a hard maneuver; 0 where nothing can fall. */
export function fallChance(design: SingleDesign, settings: GarageSettings): number {
  const kind = flatbedKind(design);
  if (kind === null) return 0;
  const { safeSpaces, spacesPerChance } = FLATBED_OVERLOAD[kind];
  const part = totalsOf(design, settings).parts.find(
    (candidate) => candidate.part === (kind === 'carrier' ? 'carrier' : ''),
  );
  const over = (part?.cargoSpacesUsed ?? 0) - safeSpaces;
  return over < spacesPerChance ? 0 : Math.min(6, Math.floor(over / spacesPerChance));
}

function flatbedKind(design: SingleDesign): keyof typeof FLATBED_OVERLOAD | null {
  if (design.class === 'trailer') return design.body === 'flatbed40' ? 'trailer' : null;
  return design.class === 'ten-wheeler' && design.carrier?.body === 'flatbed15' ? 'carrier' : null;
}

/** Whether a spare would go on its wheels: bodies of one size share tires. */
export function spareFits(design: SingleDesign, { size }: Extract<Cargo, { kind: 'spare-tire' }>): boolean {
  switch (design.class) {
    case 'car':
    case 'grasshopper':
      return CAR_TIRE_SIZES[design.body] === size;
    case 'cycle':
    case 'sidecar':
    case 'trike':
      return size === 'cycle';
    case 'car-trailer':
      return carTrailer(design.body).tires === 'cycle' ? size === 'cycle' : size !== 'cycle' && size !== 'truck';
    default:
      return isOversized(design) && size === 'truck';
  }
}
