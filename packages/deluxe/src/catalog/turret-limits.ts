// How many turrets, cupolas or rocket platforms each body may carry and of what size (deluxe/VIII.8/turret, deluxe/IX.2/trike-equipment,
// deluxe/X.2/armor-and-weapons, deluxe/XI.4/weapons, deluxe/XII.2/weapons, deluxe/XIII.1/weapons).

import type { VehicleBodyId } from './vehicle-bodies.ts';

export interface TurretLimit {
  readonly count: 0 | 1 | 2;
  /** Spaces of weapons in one of them, at most. */
  readonly holds: 0 | 1 | 2 | 3 | 4;
  readonly at: 'top' | 'underbody';
}

const NONE = { count: 0, holds: 0, at: 'top' } as const satisfies TurretLimit;
const ONE_SPACE = { count: 1, holds: 1, at: 'top' } as const satisfies TurretLimit;
const TWO_SPACES = { count: 1, holds: 2, at: 'top' } as const satisfies TurretLimit;
const THREE_SPACES = { count: 1, holds: 3, at: 'top' } as const satisfies TurretLimit;
const ANY_SIZE = { count: 1, holds: 4, at: 'top' } as const satisfies TurretLimit;
const TWO_OF_ANY_SIZE = { count: 2, holds: 4, at: 'top' } as const satisfies TurretLimit;
const below = (holds: 2 | 3 | 4) => ({ count: 1, holds, at: 'underbody' }) as const satisfies TurretLimit;

// Cars and helicopters: one is nowhere said, but never more is shown. Cycles and sidecars mount weapons on their sides alone.
const TURRET_LIMITS = {
  subcompact: TWO_SPACES, // none by the later errata, see SUBCOMPACT_TURRETS
  compact: TWO_SPACES,
  midsize: TWO_SPACES,
  luxury: TWO_SPACES,
  stationwagon: TWO_SPACES,
  pickup: TWO_SPACES,
  van: THREE_SPACES,
  lightcycle: NONE,
  mediumcycle: NONE,
  heavycycle: NONE,
  lightsidecar: NONE,
  heavysidecar: NONE,
  lighttrike: NONE,
  mediumtrike: ONE_SPACE,
  heavytrike: TWO_SPACES,
  xheavytrike: TWO_SPACES,
  cabover10: ANY_SIZE,
  longnose10: ANY_SIZE,
  flatbed15: NONE,
  van15: ANY_SIZE,
  reefer15: ANY_SIZE,
  tanker15: ANY_SIZE,
  dumper15: NONE,
  minibus: ANY_SIZE,
  minivan: NONE,
  '6van': ONE_SPACE,
  '6flatbed': NONE,
  '10van': TWO_SPACES,
  '10flatbed': NONE,
  '15van': THREE_SPACES,
  '15flatbed': NONE,
  '20van': TWO_OF_ANY_SIZE,
  '20flatbed': NONE,
  '25van': TWO_OF_ANY_SIZE,
  '25flatbed': NONE,
  '30van': TWO_OF_ANY_SIZE,
  '30flatbed': NONE,
  stdcabover: ANY_SIZE,
  stdlongnose: ANY_SIZE,
  sleepercabover: ANY_SIZE,
  sleeperlongnose: ANY_SIZE,
  flatbed40: NONE,
  van40: TWO_OF_ANY_SIZE,
  reefer40: TWO_OF_ANY_SIZE,
  tanker40: TWO_OF_ANY_SIZE,
  dumper40: NONE,
  bus30: TWO_OF_ANY_SIZE,
  bus40: TWO_OF_ANY_SIZE,
  oneman: below(2),
  small: below(2),
  standard: below(3),
  transport: below(4),
} as const satisfies Record<VehicleBodyId, TurretLimit>;

/** A row under its general type. */
export const turretLimit = (id: VehicleBodyId): TurretLimit => TURRET_LIMITS[id];

/** The 1985 text lets subcompacts have turrets, the later errata does not; the errata holds unless switched off (W-07). */
export const SUBCOMPACT_TURRETS = { text: TWO_SPACES, errata: NONE } as const satisfies Record<string, TurretLimit>;
