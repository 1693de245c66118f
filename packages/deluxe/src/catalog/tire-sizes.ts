// Which spare fits which car (deluxe/VIII.5/spare-tires): bodies of one size share tires.

import type { BodyId } from './bodies.ts';

export const CAR_TIRE_SIZES = {
  subcompact: 'subcompact',
  compact: 'compact',
  midsize: 'midsize',
  luxury: 'luxury',
  stationwagon: 'luxury',
  pickup: 'van',
  van: 'van',
} as const satisfies Record<BodyId, BodyId>;

export type CarTireSize = (typeof CAR_TIRE_SIZES)[BodyId];
