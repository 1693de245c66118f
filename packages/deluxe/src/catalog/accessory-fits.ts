// Which vehicles may carry which accessory, and how the book groups them (deluxe/VIII.8/accessories, deluxe/XIII.1, deluxe/XIV.5).

import type { AccessoryId } from './accessories.ts';
import type { VehicleClassId } from './vehicle-classes.ts';

const ACCESSORY_GROUPS = ['offense', 'defense', 'personal', 'miscellaneous', 'off-road', 'helicopter', 'stock'] as const;
type AccessoryGroup = (typeof ACCESSORY_GROUPS)[number];

/** A class, or the part of one: vans among the cars, reversed trikes among the trikes. */
export type AccessoryCarrier = VehicleClassId | 'van' | 'reversedTrike';

export interface AccessoryFit {
  readonly group: AccessoryGroup;
  readonly on: readonly AccessoryCarrier[];
  /** On one vehicle; null: no limit of its own. */
  readonly max: number | null;
}

const EVERY_CLASS = ['car', 'cycle', 'sidecar', 'trike', 'cab', 'carrier', 'miniBus', 'carTrailer', 'tractor', 'trailer', 'bus', 'helicopter', 'grasshopper'] as const;
const DRIVEN = ['car', 'cycle', 'trike', 'cab', 'miniBus', 'tractor', 'bus', 'helicopter', 'grasshopper'] as const;
const CARS = ['car', 'grasshopper'] as const;
const CARS_AND_TRUCKS = ['car', 'cab', 'miniBus', 'tractor', 'bus', 'grasshopper'] as const;
const OVERSIZED = ['cab', 'carrier', 'miniBus', 'tractor', 'trailer', 'bus'] as const;
const WHEELED = ['car', 'cycle', 'sidecar', 'trike', 'cab', 'miniBus', 'carTrailer', 'tractor', 'trailer', 'bus', 'grasshopper'] as const;

// biome-ignore format: one accessory per line
export const ACCESSORY_FITS = {
  link: { group: 'offense', on: EVERY_CLASS, max: null },
  magazine: { group: 'offense', on: EVERY_CLASS, max: null },
  computer: { group: 'offense', on: EVERY_CLASS, max: null },
  hirescomputer: { group: 'offense', on: EVERY_CLASS, max: null },
  cyberlink: { group: 'offense', on: EVERY_CLASS, max: null },
  rocketplatform: { group: 'offense', on: ['van', ...OVERSIZED], max: null },
  apgrenade: { group: 'offense', on: EVERY_CLASS, max: null },
  cycleblades: { group: 'offense', on: ['cycle', 'sidecar', 'trike'], max: null },
  carblades: { group: 'offense', on: ['carTrailer', 'carrier', 'trailer', ...CARS_AND_TRUCKS], max: null },
  fakeblades: { group: 'offense', on: ['car', 'cycle', 'trike', 'grasshopper'], max: null },
  ramplate: { group: 'offense', on: [...CARS_AND_TRUCKS, 'reversedTrike'], max: 1 },
  fireextinguisher: { group: 'defense', on: EVERY_CLASS, max: 1 },
  improvedfireextinguisher: { group: 'defense', on: EVERY_CLASS, max: 1 },
  wheelguard: { group: 'defense', on: ['trike', 'carTrailer', 'trailer', ...CARS_AND_TRUCKS], max: null }, // the paired wheels of a trike
  retractablewheelguard: { group: 'defense', on: ['carTrailer', 'trailer', ...CARS_AND_TRUCKS], max: null },
  cyclewheelguard: { group: 'defense', on: ['cycle', 'sidecar', 'trike', 'carTrailer'], max: null }, // the single wheel of a trike; mini trailers
  bodyarmor: { group: 'personal', on: EVERY_CLASS, max: null },
  improvedbodyarmor: { group: 'personal', on: EVERY_CLASS, max: null },
  laserscope: { group: 'personal', on: EVERY_CLASS, max: null },
  toolkit: { group: 'miscellaneous', on: EVERY_CLASS, max: null },
  portableshopcase: { group: 'miscellaneous', on: EVERY_CLASS, max: null },
  spoiler: { group: 'miscellaneous', on: ['trike', ...CARS], max: 1 },
  airdam: { group: 'miscellaneous', on: CARS, max: 1 }, // not with off-road suspension
  tirechain: { group: 'miscellaneous', on: WHEELED, max: null },
  stealth: { group: 'miscellaneous', on: ['car', 'cycle', 'trike', 'helicopter', 'grasshopper'], max: 1 },
  infrared: { group: 'miscellaneous', on: EVERY_CLASS, max: null },
  soundenhancement: { group: 'miscellaneous', on: DRIVEN, max: 1 },
  soundsystem: { group: 'miscellaneous', on: EVERY_CLASS, max: null },
  sidedoor: { group: 'miscellaneous', on: ['van', 'helicopter', ...OVERSIZED], max: 2 },
  radar: { group: 'miscellaneous', on: EVERY_CLASS, max: 1 },
  searchlight: { group: 'miscellaneous', on: EVERY_CLASS, max: null },
  remotecontrol: { group: 'miscellaneous', on: DRIVEN, max: null },
  backdoor: { group: 'miscellaneous', on: ['cab'], max: 1 },
  brushcutter: { group: 'off-road', on: ['cycle', 'trike', ...CARS_AND_TRUCKS], max: 1 },
  winch: { group: 'helicopter', on: ['helicopter'], max: null },
  personalparachute: { group: 'helicopter', on: ['helicopter', 'grasshopper'], max: null },
  vehicularparachute: { group: 'helicopter', on: ['helicopter'], max: null },
  skidstretcher: { group: 'helicopter', on: ['helicopter'], max: 2 }, // one to a skid
  pontoons: { group: 'helicopter', on: ['helicopter'], max: 1 },
  bombbay: { group: 'helicopter', on: ['helicopter'], max: 1 },
  stretcher: { group: 'stock', on: EVERY_CLASS, max: null },
  medicalequipment: { group: 'stock', on: EVERY_CLASS, max: null },
  ldradio: { group: 'stock', on: DRIVEN, max: 1 },
  laserbattery: { group: 'stock', on: EVERY_CLASS, max: null },
  communicationscenter: { group: 'stock', on: DRIVEN, max: 1 },
} as const satisfies Record<AccessoryId, AccessoryFit>;

/** A row under its general type. */
export const accessoryFit = (id: AccessoryId): AccessoryFit => ACCESSORY_FITS[id];
