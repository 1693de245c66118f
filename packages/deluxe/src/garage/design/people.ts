import { type Person, person } from '../../catalog/people.ts';
import type { Role } from './fittings.ts';
import type { HullKind } from './hull.ts';

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
