// Vehicle Hit Location Chart (twilight/combat/vehicle-hit-location), L1528. 1D6, one more for a shot from the side.

import type { ColumnTable } from './units.ts';

export type VehicleConfig = 'turreted' | 'crew-in-hull' | 'standard';
export type VehicleLocation = 'turret' | 'hull' | 'suspension';

export const VEHICLE_HIT_LOCATION = {
  name: 'Vehicle Hit Location Chart',
  dice: '1d6',
  first: 1,
  columns: {
    turreted: ['turret', 'turret', 'hull', 'hull', 'hull', 'suspension', 'suspension'],
    'crew-in-hull': ['turret', 'hull', 'hull', 'hull', 'hull', 'suspension', 'suspension'],
    standard: ['hull', 'hull', 'hull', 'hull', 'hull', 'suspension', 'suspension'],
  },
} as const satisfies ColumnTable<VehicleConfig, VehicleLocation>;

export const SIDE_SHOT = 1;
