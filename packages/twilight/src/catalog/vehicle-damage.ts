// Vehicle Damage Resolution Chart (twilight/combat/damage-resolution), L1547, and the three Damage Tables, L1559-L1620.

import type { DieTable } from './units.ts';
import type { VehicleConfig } from './vehicle-hit-location.ts';

/** Rows by penetration less armor, `upTo` included; null: no upper end. Nothing up to zero. */
export const DAMAGE_RESOLUTION = [
  { upTo: 0, minor: 0, major: 0 },
  { upTo: 10, minor: 1, major: 0 },
  { upTo: 20, minor: 2, major: 0 },
  { upTo: 40, minor: 0, major: 1 },
  { upTo: 60, minor: 0, major: 2 },
  { upTo: null, minor: 0, major: 3 },
] as const satisfies readonly { readonly upTo: number | null; readonly minor: number; readonly major: number }[];

export type DamageTableName = 'minorTurret' | 'majorTurret' | 'minorHull' | 'majorHull';

/** `loader` is the autoloader or the man, the driver if there is neither; two passengers are a crewman where none can ride. */
export type VehicleComponent = 'one-crewman' | 'two-crewmen' | 'loader' | 'two-passengers' | 'sight' | 'traverse' | 'secondary' | 'radio' | 'main-armament' | 'ammunition' | 'weapon-or-ammunition' | 'engine' | 'fuel';

/** A component, or another table on which the hit is rolled again. */
export type VehicleDamage = VehicleComponent | `to-${DamageTableName}`;

const table = <const R extends readonly VehicleDamage[]>(name: string, results: R) => ({ name, dice: '1d6', first: 1, results }) as const satisfies DieTable<VehicleDamage>;

export const DAMAGE_TABLES = {
  turreted: {
    minorTurret: table('Minor Turret', ['one-crewman', 'one-crewman', 'sight', 'traverse', 'secondary', 'to-majorTurret']),
    majorTurret: table('Major Turret', ['two-crewmen', 'two-crewmen', 'main-armament', 'main-armament', 'ammunition', 'to-minorHull']),
    minorHull: table('Minor Hull', ['one-crewman', 'loader', 'two-passengers', 'two-passengers', 'radio', 'to-majorHull']),
    majorHull: table('Major Hull', ['engine', 'engine', 'fuel', 'fuel', 'ammunition', 'ammunition']),
  },
  'crew-in-hull': {
    minorTurret: table('Minor Turret', ['loader', 'sight', 'sight', 'traverse', 'secondary', 'to-majorTurret']),
    majorTurret: table('Major Turret', ['main-armament', 'main-armament', 'main-armament', 'main-armament', 'to-majorHull', 'to-minorHull']),
    minorHull: table('Minor Hull', ['one-crewman', 'loader', 'two-passengers', 'two-passengers', 'radio', 'to-majorHull']),
    majorHull: table('Major Hull', ['engine', 'engine', 'fuel', 'fuel', 'ammunition', 'ammunition']),
  },
  standard: {
    minorTurret: null,
    majorTurret: null,
    minorHull: table('Minor Hull', ['one-crewman', 'one-crewman', 'two-passengers', 'two-passengers', 'radio', 'to-majorHull']),
    majorHull: table('Major Hull', ['engine', 'engine', 'fuel', 'fuel', 'weapon-or-ammunition', 'weapon-or-ammunition']),
  },
} as const satisfies Record<VehicleConfig, Record<DamageTableName, DieTable<VehicleDamage> | null>>;

/** Hits of 1D6 on each person struck (L2671). */
export const CREW_HIT = { hits: '1d6', damage: '1d6' } as const;

/** Share of the speed after one minor suspension result; a second, or a major one, stops the vehicle (L1541). */
export const SUSPENSION_DAMAGE = { minorSpeed: 0.5, minorsToStop: 2 } as const;

/** Percent of the hits on an unarmored vehicle that miss the metal (L2705). */
export const UNARMORED_OPEN = 50;

/** Dice added to the listed penetration of an exploding round, and the share of it that counts (L2743-L2749). */
export const SPECIAL_ARMOR = {
  none: { dice: '2d6', share: 1 },
  sp: { dice: '1d6', share: 1 },
  cp: { dice: '1d6', share: 0.5 },
} as const;

/** A jammed traverse, freed from outside (L2681). */
export const EQUIPMENT_REPAIR = { traverseMinutes: 30, skill: 'MEC', level: 'average' } as const;
