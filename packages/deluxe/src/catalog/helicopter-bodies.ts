// Helicopter bodies (deluxe/XIII.1/body-types) with their armor (deluxe/XIII.1/armor). Dollars, pounds, spaces. The plant's power limits the weight.

import type { LaidOutBody } from './body-figures.ts';

export interface HelicopterBody extends LaidOutBody {
  readonly handlingClass: number;
  readonly rotorDp: { readonly main: number; readonly stabilizer: number };
  /** Each of the pair (deluxe/XIII.1/skids). */
  readonly skidDp: number;
  /** Comes with a cargo door on the right (deluxe/VIII.8/side-door). */
  readonly freeSideDoor: boolean;
}

// The sample list prints the larger ones' handling one lower; this table holds (W-14).
// biome-ignore format: one body per line
export const HELICOPTER_BODIES = {
  oneman: { name: 'One-man helicopter', cost: 10000, weight: 500, maxLoad: null, spaces: 13, cargoSpaces: 0, armor: { cost: 16, weight: 8 }, layout: 'six', handlingClass: 3, rotorDp: { main: 3, stabilizer: 3 }, skidDp: 8, freeSideDoor: false },
  small: { name: 'Small helicopter', cost: 20000, weight: 800, maxLoad: null, spaces: 19, cargoSpaces: 0, armor: { cost: 20, weight: 10 }, layout: 'six', handlingClass: 2, rotorDp: { main: 5, stabilizer: 3 }, skidDp: 8, freeSideDoor: false },
  standard: { name: 'Standard helicopter', cost: 40000, weight: 1200, maxLoad: null, spaces: 24, cargoSpaces: 6, armor: { cost: 30, weight: 14 }, layout: 'six', handlingClass: 2, rotorDp: { main: 6, stabilizer: 4 }, skidDp: 12, freeSideDoor: true },
  transport: { name: 'Transport helicopter', cost: 80000, weight: 2000, maxLoad: null, spaces: 24, cargoSpaces: 17, armor: { cost: 35, weight: 17 }, layout: 'six', handlingClass: 1, rotorDp: { main: 8, stabilizer: 4 }, skidDp: 12, freeSideDoor: true },
} as const satisfies Record<string, HelicopterBody>;

export type HelicopterBodyId = keyof typeof HELICOPTER_BODIES;

/** A row under its general type. */
export const helicopterBody = (id: HelicopterBodyId): HelicopterBody => HELICOPTER_BODIES[id];

/** Less of it where the sample list is followed against the table (W-14, variant errataHelicopterHandling). */
export const SAMPLE_LIST_HANDLING = { less: 1, bodies: ['standard', 'transport'] } as const satisfies {
  readonly less: number;
  readonly bodies: readonly HelicopterBodyId[];
};

/** A one-man machine that folds (deluxe/XIII.1/stowaway): price on top, spaces as cargo, minutes with a tool kit. */
export const STOWAWAY = { cost: 1000, bodies: ['oneman'], cargoSpaces: 13, minutes: 15 } as const satisfies { readonly bodies: readonly HelicopterBodyId[] } & Record<string, unknown>;
