// Every body of every class. Ids are unique across the classes, a grasshopper's being its car's.

import { ARMOR_LAYOUTS, type ArmorLayoutId, type ArmorLocation } from './armor-locations.ts';
import { BODIES, type BodyId } from './bodies.ts';
import type { BodyFigures } from './body-figures.ts';
import { BUSES } from './buses.ts';
import { CABS } from './cabs.ts';
import { CAR_TRAILERS } from './car-trailers.ts';
import { CARRIERS } from './carriers.ts';
import { CYCLE_BODIES } from './cycle-bodies.ts';
import { HELICOPTER_BODIES } from './helicopter-bodies.ts';
import { MINI_BUSES } from './mini-bus.ts';
import { SIDECAR_BODIES } from './sidecar-bodies.ts';
import { TRACTORS } from './tractors.ts';
import { TRAILERS } from './trailers.ts';
import { TRIKE_BODIES } from './trike-bodies.ts';
import type { VehicleClassId } from './vehicle-classes.ts';

const GRASSHOPPER_BODIES = { midsize: BODIES.midsize, luxury: BODIES.luxury } as const;

export const VEHICLE_BODIES = {
  car: BODIES,
  cycle: CYCLE_BODIES,
  sidecar: SIDECAR_BODIES,
  trike: TRIKE_BODIES,
  cab: CABS,
  carrier: CARRIERS,
  miniBus: MINI_BUSES,
  carTrailer: CAR_TRAILERS,
  tractor: TRACTORS,
  trailer: TRAILERS,
  bus: BUSES,
  helicopter: HELICOPTER_BODIES,
  grasshopper: GRASSHOPPER_BODIES,
} as const satisfies Record<VehicleClassId, Readonly<Record<string, BodyFigures>>>;

/** The bodies of one class, or of all. */
export type VehicleBodyId<Class extends VehicleClassId = VehicleClassId> = { [C in Class]: keyof (typeof VEHICLE_BODIES)[C] }[Class];

const ALL_BODIES = {
  ...BODIES,
  ...CYCLE_BODIES,
  ...SIDECAR_BODIES,
  ...TRIKE_BODIES,
  ...CABS,
  ...CARRIERS,
  ...MINI_BUSES,
  ...CAR_TRAILERS,
  ...TRACTORS,
  ...TRAILERS,
  ...BUSES,
  ...HELICOPTER_BODIES,
} as const satisfies Record<VehicleBodyId, BodyFigures>;

/** A row under its general type, for code that handles any vehicle. */
export const vehicleBody = (id: VehicleBodyId): BodyFigures => ALL_BODIES[id];

const layoutOf = (id: VehicleBodyId): ArmorLayoutId => {
  const row: BodyFigures | (BodyFigures & { readonly layout: ArmorLayoutId }) = ALL_BODIES[id];
  return 'layout' in row ? row.layout : 'six';
};

/** Where the body carries armor. */
export const armorLocations = (id: VehicleBodyId): readonly ArmorLocation[] => ARMOR_LAYOUTS[layoutOf(id)];

/** Bodies of cars, for code that must tell a van from the rest. */
export const isCarBody = (id: VehicleBodyId): id is BodyId => id in BODIES;
