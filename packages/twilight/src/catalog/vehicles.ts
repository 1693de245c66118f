// Vehicle Descriptions (twilight/combat/vehicle-descriptions), L1622-L1895, each in the class its kind belongs to. Seats and
// armament are not in the book: reconstructed (C-19).

import type { HeavyWeaponId } from './heavy-weapon-ids.ts';
import type { SmallArmId } from './small-arms.ts';

export const VEHICLE_CLASSES = ['tank', 'light-afv', 'ifv', 'apc', 'spa', 'unarmored'] as const;
export type VehicleClass = (typeof VEHICLE_CLASSES)[number];

/** Armor value, and spaced or composite plates. */
export type Plate = readonly [av: number, special?: 'sp' | 'cp'];
export type Plates = { readonly front: Plate; readonly side: Plate; readonly rear: Plate };

export interface VehicleDescription {
  readonly name: string;
  /** Other spellings of the book. */
  readonly aliases: readonly string[];
  readonly class: VehicleClass;
  readonly airDefense?: true;
  /** Who rides it sits on it, not in it. */
  readonly ridden?: true;
  readonly config: 'turreted' | 'crew-in-hull' | 'standard';
  /** Tracks have an armor value, wheels a total of penetration that breaks them. */
  readonly suspension: { readonly kind: 'tracked'; readonly av: number } | { readonly kind: 'wheeled'; readonly critical: number };
  readonly turret: Plates | null;
  readonly hull: Plates;
  /** Fire on the move without loss up to this many times the safe speed; 0: no stabilizer. */
  readonly safeSpeedMultiple: 0 | 1 | 2;
  /** Reconstructed (C-19). */
  readonly seats: { readonly crew: number; readonly passengers: number };
  /** Reconstructed (C-19). */
  readonly armament: readonly (HeavyWeaponId | SmallArmId)[];
  readonly line: number;
}

// biome-ignore format: the two printed bodies of unarmored vehicles
const light = { class: 'unarmored', config: 'standard', suspension: { kind: 'wheeled', critical: 2 }, turret: null, hull: { front: [1], side: [1], rear: [1] }, safeSpeedMultiple: 0, seats: { crew: 1, passengers: 3 }, armament: [], line: 1626 } as const;
// biome-ignore format: see above
const truck = { class: 'unarmored', config: 'standard', suspension: { kind: 'wheeled', critical: 3 }, turret: null, hull: { front: [1], side: [1], rear: [1] }, safeSpeedMultiple: 0, seats: { crew: 2, passengers: 12 }, armament: [], line: 1634 } as const;

// biome-ignore format: a wide table
export const VEHICLES = {
  m1: { name: 'M1', aliases: [], class: 'tank', config: 'turreted', suspension: { kind: 'tracked', av: 6 }, turret: { front: [80, 'cp'], side: [40], rear: [16] }, hull: { front: [200, 'cp'], side: [16, 'sp'], rear: [16] }, safeSpeedMultiple: 2, seats: { crew: 4, passengers: 0 }, armament: ['105mm', 'm2hb', 'm60'], line: 1831 },
  m1a1: { name: 'M1A1', aliases: ['M1E1'], class: 'tank', config: 'turreted', suspension: { kind: 'tracked', av: 6 }, turret: { front: [120, 'cp'], side: [40], rear: [16] }, hull: { front: [300, 'cp'], side: [16, 'sp'], rear: [16] }, safeSpeedMultiple: 2, seats: { crew: 4, passengers: 0 }, armament: ['120mm', 'm2hb', 'm60'], line: 1844 },
  m1a2: { name: 'M1A2', aliases: ['M1E2'], class: 'tank', config: 'crew-in-hull', suspension: { kind: 'tracked', av: 6 }, turret: { front: [120, 'cp'], side: [40], rear: [20] }, hull: { front: [300, 'cp'], side: [16, 'sp'], rear: [16] }, safeSpeedMultiple: 2, seats: { crew: 3, passengers: 0 }, armament: ['120mm', 'm2hb', 'm60'], line: 1857 },
  't-72': { name: 'T-72', aliases: [], class: 'tank', config: 'turreted', suspension: { kind: 'tracked', av: 6 }, turret: { front: [70], side: [24], rear: [20] }, hull: { front: [100], side: [16], rear: [10] }, safeSpeedMultiple: 1, seats: { crew: 3, passengers: 0 }, armament: ['125mm', 'dshk', 'pk'], line: 1870 },
  't-80': { name: 'T-80', aliases: [], class: 'tank', config: 'turreted', suspension: { kind: 'tracked', av: 6 }, turret: { front: [90], side: [24], rear: [20] }, hull: { front: [125], side: [16], rear: [10] }, safeSpeedMultiple: 1, seats: { crew: 3, passengers: 0 }, armament: ['125mm', 'dshk', 'pk'], line: 1883 },
  't-90': { name: 'T-90', aliases: [], class: 'tank', config: 'crew-in-hull', suspension: { kind: 'tracked', av: 6 }, turret: { front: [100, 'cp'], side: [50], rear: [30] }, hull: { front: [150, 'cp'], side: [20], rear: [16] }, safeSpeedMultiple: 1, seats: { crew: 3, passengers: 0 }, armament: ['135mm', 'dshk', 'pk'], line: 1675 },
  'lav-25': { name: 'LAV-25', aliases: [], class: 'light-afv', config: 'turreted', suspension: { kind: 'wheeled', critical: 6 }, turret: { front: [6], side: [3], rear: [3] }, hull: { front: [6], side: [3], rear: [3] }, safeSpeedMultiple: 1, seats: { crew: 3, passengers: 6 }, armament: ['25mm', 'm60'], line: 1740 },
  'lav-75': { name: 'LAV-75', aliases: [], class: 'light-afv', config: 'crew-in-hull', suspension: { kind: 'tracked', av: 2 }, turret: { front: [16], side: [4], rear: [4] }, hull: { front: [12], side: [3], rear: [3] }, safeSpeedMultiple: 0, seats: { crew: 3, passengers: 0 }, armament: ['75mm', 'm60'], line: 1766 },
  'brdm-3': { name: 'BRDM-3', aliases: [], class: 'light-afv', config: 'turreted', suspension: { kind: 'wheeled', critical: 2 }, turret: { front: [2], side: [2], rear: [2] }, hull: { front: [2], side: [1], rear: [1] }, safeSpeedMultiple: 0, seats: { crew: 4, passengers: 0 }, armament: ['30mm', 'pk'], line: 1792 },
  'ot-65': { name: 'OT-65', aliases: [], class: 'light-afv', config: 'turreted', suspension: { kind: 'wheeled', critical: 2 }, turret: { front: [2], side: [2], rear: [2] }, hull: { front: [2], side: [1], rear: [1] }, safeSpeedMultiple: 0, seats: { crew: 4, passengers: 0 }, armament: ['kpv', 'pk'], line: 1818 },
  m2: { name: 'M2 Bradley', aliases: ['M2', 'M-2', 'M-2 Bradley'], class: 'ifv', config: 'turreted', suspension: { kind: 'tracked', av: 4 }, turret: { front: [10], side: [6, 'sp'], rear: [4, 'sp'] }, hull: { front: [14], side: [12, 'sp'], rear: [6] }, safeSpeedMultiple: 2, seats: { crew: 3, passengers: 6 }, armament: ['25mm', 'tow-ii', 'm60'], line: 1642 },
  'bmp-b': { name: 'BMP-B', aliases: [], class: 'ifv', config: 'turreted', suspension: { kind: 'tracked', av: 2 }, turret: { front: [5], side: [3], rear: [2] }, hull: { front: [4], side: [3], rear: [3] }, safeSpeedMultiple: 0, seats: { crew: 3, passengers: 8 }, armament: ['30mm', 'at-5', 'pk'], line: 1654 },
  'bmp-c': { name: 'BMP-C', aliases: [], class: 'ifv', config: 'turreted', suspension: { kind: 'tracked', av: 2 }, turret: { front: [8], side: [4], rear: [2] }, hull: { front: [5], side: [3], rear: [3] }, safeSpeedMultiple: 1, seats: { crew: 3, passengers: 7 }, armament: ['30mm', 'at-5', 'pk'], line: 1662 },
  m113: { name: 'M113', aliases: ['M-113'], class: 'apc', config: 'standard', suspension: { kind: 'tracked', av: 2 }, turret: null, hull: { front: [6], side: [4], rear: [4] }, safeSpeedMultiple: 0, seats: { crew: 2, passengers: 11 }, armament: ['m2hb'], line: 1648 },
  'btr-70': { name: 'BTR-70', aliases: [], class: 'apc', config: 'crew-in-hull', suspension: { kind: 'wheeled', critical: 4 }, turret: { front: [2], side: [2], rear: [2] }, hull: { front: [3], side: [1], rear: [1] }, safeSpeedMultiple: 0, seats: { crew: 2, passengers: 9 }, armament: ['kpv', 'pk'], line: 1688 },
  'ot-64': { name: 'OT-64', aliases: [], class: 'apc', config: 'crew-in-hull', suspension: { kind: 'wheeled', critical: 4 }, turret: { front: [3], side: [3], rear: [3] }, hull: { front: [4], side: [2], rear: [2] }, safeSpeedMultiple: 0, seats: { crew: 2, passengers: 15 }, armament: ['kpv', 'pk'], line: 1714 },
  m109a2: { name: 'M109A2', aliases: [], class: 'spa', config: 'turreted', suspension: { kind: 'tracked', av: 4 }, turret: { front: [4], side: [4], rear: [4] }, hull: { front: [10], side: [3], rear: [3] }, safeSpeedMultiple: 0, seats: { crew: 6, passengers: 0 }, armament: ['155mm', 'm2hb'], line: 1701 },
  m988: { name: 'M988', aliases: ['M-988'], class: 'spa', airDefense: true, config: 'turreted', suspension: { kind: 'tracked', av: 4 }, turret: { front: [6], side: [6], rear: [6] }, hull: { front: [40], side: [10], rear: [8] }, safeSpeedMultiple: 0, seats: { crew: 3, passengers: 0 }, armament: ['40mm'], line: 1727 },
  'sau-122': { name: 'SAU-122', aliases: ['AU-122'], class: 'spa', config: 'turreted', suspension: { kind: 'tracked', av: 4 }, turret: { front: [5], side: [5], rear: [3] }, hull: { front: [6], side: [4], rear: [3] }, safeSpeedMultiple: 0, seats: { crew: 4, passengers: 0 }, armament: ['122mm'], line: 1753 },
  'sau-152': { name: 'SAU-152', aliases: [], class: 'spa', config: 'turreted', suspension: { kind: 'tracked', av: 4 }, turret: { front: [5], side: [5], rear: [3] }, hull: { front: [6], side: [4], rear: [3] }, safeSpeedMultiple: 0, seats: { crew: 6, passengers: 0 }, armament: ['152mm', 'pk'], line: 1779 },
  'zsu-30-6': { name: 'ZSU-30-6', aliases: ['ZSU-30'], class: 'spa', airDefense: true, config: 'turreted', suspension: { kind: 'tracked', av: 4 }, turret: { front: [4], side: [3], rear: [3] }, hull: { front: [6], side: [4], rear: [4] }, safeSpeedMultiple: 0, seats: { crew: 4, passengers: 0 }, armament: ['30mm'], line: 1805 },
  hmmwv: { name: 'HMMWV', aliases: [], ...light },
  'uaz-469': { name: 'UAZ-469', aliases: [], ...light },
  car: { name: 'Car', aliases: [], ...light },
  '3/4-ton': { name: '3/4-ton truck', aliases: ['3/4-ton'], ...light },
  '2.5-ton': { name: '2.5-ton truck', aliases: ['2.5-ton'], ...truck },
  '5-ton': { name: '5-ton truck', aliases: ['5-ton'], ...truck },
  '8-ton': { name: '8-ton truck', aliases: ['8-ton'], ...truck },
  '5-ton-tanker': { name: '5-ton tanker', aliases: [], ...truck },
  '10-ton-tanker': { name: '10-ton tanker', aliases: [], ...truck },
} as const satisfies Record<string, VehicleDescription>;

export type VehicleId = keyof typeof VEHICLES;

/** Seats and armament of every row above. */
export const VEHICLE_CREWS = { reconstructed: true, ruling: 'C-19' } as const;
