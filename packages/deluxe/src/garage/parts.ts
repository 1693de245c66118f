// Everything that is bought by the piece: the accessory tables, with ramps and berths beside them.

import { ACCESSORIES, type Accessory, type AccessoryId } from '../catalog/accessories.ts';
import { type Person, person } from '../catalog/people.ts';
import { RAMPS, type RampId } from '../catalog/ramps.ts';
import { SLEEPER_BERTH } from '../catalog/tractors.ts';
import type { Role } from './fittings.ts';
import type { HullKind } from './hull.ts';

export type PartId = AccessoryId | RampId | 'sleeperberth';

const plain = { dp: null, needsPlant: false, special: { kind: 'none' } } as const;

const PARTS: Readonly<Record<PartId, Accessory>> = {
  ...ACCESSORIES,
  ramps: { ...RAMPS.ramps, ...plain, rule: 'deluxe/XII.2/ramps' },
  assaultramp: { ...RAMPS.assaultramp, ...plain, rule: 'deluxe/XII.2/assault-ramp' },
  assaultramp1982: { ...RAMPS.assaultramp1982, ...plain, rule: 'deluxe/XII.2/assault-ramp' },
  sleeperberth: { name: 'Sleeper berth', ...SLEEPER_BERTH, ...plain, rule: 'deluxe/XII.1/personnel' },
};

export const PART_IDS = Object.keys(PARTS) as readonly PartId[];

export const partRow = (id: PartId): Accessory => PARTS[id];

/** Passengers need more room where luggage and aisles go with them (deluxe/X.3/personnel, deluxe/XII.2/personnel). */
export function personRow(role: Role, kind: HullKind): Person {
  switch (role) {
    case 'driver':
    case 'gunner':
      return person(role);
    case 'luxury-passenger':
      return person('luxuryPassenger');
    case 'skid-passenger':
      return person('skidPassenger');
    case 'passenger':
      return person(passengerOf(kind));
  }
}

function passengerOf(kind: HullKind): 'passenger' | 'cyclePassenger' | 'busPassenger' | 'trailerPassenger' {
  switch (kind) {
    case 'cycle':
      return 'cyclePassenger';
    case 'bus':
    case 'miniBus':
      return 'busPassenger';
    // Two spaces for each person in a tractor's cab, and in a trailer.
    case 'tractor':
    case 'trailer':
      return 'trailerPassenger';
    default:
      return 'passenger';
  }
}
