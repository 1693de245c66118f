// One drawing per class of vehicle.

import { carTrailer } from '../../catalog/car-trailers.ts';
import { carrier } from '../../catalog/carriers.ts';
import { trailer } from '../../catalog/trailers.ts';
import type { SingleDesign } from '../design/design.ts';
import { tireFits } from '../design/gear.ts';
import type { HullKind } from '../design/hull.ts';
import { grasshopperOutline, helicopterOutline } from './air-outlines.ts';
import type { Outline } from './outline.ts';
import { carOutline, cycleOutline, sidecarOutline, trikeOutline } from './road-outlines.ts';
import {
  busOutline,
  cabOutline,
  carrierOutline,
  carTrailerOutline,
  chestOutline,
  trailerOutline,
} from './truck-outlines.ts';

/** `aspect`: length of the room for it over its width. */
export function outlineOf(design: SingleDesign, hull: HullKind, aspect: number): Outline {
  if (hull === 'box') return chestOutline();
  switch (design.class) {
    case 'car':
      return carOutline(design.body, design.sixWheels === true);
    case 'cycle':
      return cycleOutline();
    case 'sidecar':
      return sidecarOutline(design.side ?? 'right');
    case 'trike':
      return trikeOutline(design.reversed === true);
    case 'ten-wheeler':
      if (hull === 'carrier' && design.carrier !== undefined)
        return carrierOutline(carrier(design.carrier.body).kind, aspect);
      return cabOutline(design.body === 'longnose10', design.carrier === undefined ? 'bare' : 'carried');
    case 'tractor':
      return cabOutline(design.body === 'stdlongnose' || design.body === 'sleeperlongnose', 'fifth-wheel');
    case 'mini-bus':
      return busOutline(aspect, false);
    case 'bus':
      return busOutline(aspect, true);
    case 'trailer': {
      const tires = tireFits(design).reduce((sum, { count }) => sum + count, 0);
      return trailerOutline(
        trailer(design.body).kind,
        aspect,
        design.kind === 'full' ? Math.max(2, Math.min(4, tires - 8)) : 0,
      );
    }
    case 'car-trailer': {
      const { kind, feet, wheels } = carTrailer(design.body);
      return carTrailerOutline(design.reefer === true ? 'reefer' : kind, feet, wheels, aspect);
    }
    case 'helicopter':
      return helicopterOutline(design.body === 'standard' || design.body === 'transport');
    case 'grasshopper':
      return grasshopperOutline(design.body);
  }
}
