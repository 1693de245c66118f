// Lengths of vehicles in feet, 15 to the inch of their counters (deluxe/VIII.8/ap-grenade counts along them).

import { CAR_TRAILERS } from './car-trailers.ts';
import { isCarBody, type VehicleBodyId } from './vehicle-bodies.ts';

const CLASS_FEET = { car: 15, cycle: 7.5, trike: 15, cab: 7.5, carrier: 15, minibus: 22.5, tractor: 15, trailer: 40 } as const;

// Helicopter counters are not printed; they count as cars, the transport as two.
const BODY_FEET: Readonly<Partial<Record<VehicleBodyId, number>>> = {
  lightcycle: CLASS_FEET.cycle,
  mediumcycle: CLASS_FEET.cycle,
  heavycycle: CLASS_FEET.cycle,
  lightsidecar: CLASS_FEET.cycle,
  heavysidecar: CLASS_FEET.cycle,
  cabover10: CLASS_FEET.cab,
  longnose10: CLASS_FEET.cab,
  minibus: CLASS_FEET.minibus,
  flatbed40: CLASS_FEET.trailer,
  van40: CLASS_FEET.trailer,
  reefer40: CLASS_FEET.trailer,
  tanker40: CLASS_FEET.trailer,
  dumper40: CLASS_FEET.trailer,
  bus30: 30,
  bus40: 40,
  transport: 30,
};

const isCarTrailer = (id: VehicleBodyId): id is keyof typeof CAR_TRAILERS => id in CAR_TRAILERS;

/** Feet from bumper to bumper. */
export function vehicleFeet(id: VehicleBodyId): number {
  if (isCarBody(id)) return CLASS_FEET.car;
  if (isCarTrailer(id)) return CAR_TRAILERS[id].feet;
  return BODY_FEET[id] ?? CLASS_FEET.car;
}
