// Tractors (deluxe/XII.1/body-types) with their armor (deluxe/XII.1/armor). Dollars, pounds, spaces; the load is the tractor's alone.

import type { LaidOutBody } from './body-figures.ts';

interface Tractor extends LaidOutBody {
  readonly sleeper: boolean;
}

export const TRACTORS = {
  stdcabover: { name: 'Standard cabover', cost: 12000, weight: 3500, maxLoad: 10000, spaces: 19, cargoSpaces: 0, armor: { cost: 30, weight: 14 }, layout: 'six', sleeper: false },
  stdlongnose: { name: 'Standard longnose', cost: 14000, weight: 3700, maxLoad: 11000, spaces: 22, cargoSpaces: 0, armor: { cost: 32, weight: 15 }, layout: 'six', sleeper: false },
  sleepercabover: { name: 'Sleeper cabover', cost: 17000, weight: 3900, maxLoad: 12000, spaces: 24, cargoSpaces: 0, armor: { cost: 32, weight: 15 }, layout: 'six', sleeper: true },
  sleeperlongnose: { name: 'Sleeper longnose', cost: 20000, weight: 4100, maxLoad: 13500, spaces: 27, cargoSpaces: 0, armor: { cost: 34, weight: 16 }, layout: 'six', sleeper: true },
} as const satisfies Record<string, Tractor>;

export type TractorId = keyof typeof TRACTORS;

/** A row under its general type. */
export const tractor = (id: TractorId): Tractor => TRACTORS[id];

/** deluxe/XII.5/handling-class */
export const TRACTOR_HANDLING = { alone: 0, withTrailer: 1 } as const;

/** Part of the body, outside the armor (deluxe/XII.1/fifth-wheel); dollars for each point mended. */
export const FIFTH_WHEEL = { dp: 8, repairPerPoint: 150 } as const;

/** A bed takes this many spaces (deluxe/XII.1/personnel). */
export const SLEEPER_BERTH = { spaces: 3, weight: 0, cost: 0 } as const;
