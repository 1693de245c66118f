// Car trailers (deluxe/XI.1/body-types) with their armor (deluxe/XI.1/armor). Dollars, pounds, spaces; counter length in inches.

import type { LaidOutBody } from './body-figures.ts';
import type { ChassisId } from './chassis.ts';

export interface CarTrailer extends LaidOutBody {
  readonly kind: 'van' | 'flatbed';
  /** 0 for the mini. */
  readonly feet: 0 | 6 | 10 | 15 | 20 | 25 | 30;
  readonly tongueDp: number;
  /** At least; more pairs may be had. */
  readonly wheels: 2 | 4 | 8;
  /** Which tire table fits it. */
  readonly tires: 'car' | 'cycle';
  readonly counterLength: number;
}

// biome-ignore format: one trailer per line
export const CAR_TRAILERS = {
  minivan: { name: 'Mini van trailer', kind: 'van', feet: 0, cost: 200, weight: 400, maxLoad: 900, spaces: 3, cargoSpaces: 0, tongueDp: 1, armor: { cost: 9, weight: 5 }, layout: 'six', wheels: 2, tires: 'cycle', counterLength: 0.25 },
  '6van': { name: "6' van trailer", kind: 'van', feet: 6, cost: 450, weight: 1000, maxLoad: 2800, spaces: 12, cargoSpaces: 0, tongueDp: 2, armor: { cost: 15, weight: 7 }, layout: 'six', wheels: 2, tires: 'car', counterLength: 0.5 },
  '6flatbed': { name: "6' flatbed trailer", kind: 'flatbed', feet: 6, cost: 300, weight: 700, maxLoad: 3700, spaces: 8, cargoSpaces: 0, tongueDp: 2, armor: { cost: 15, weight: 7 }, layout: 'flatbed', wheels: 2, tires: 'car', counterLength: 0.5 },
  '10van': { name: "10' van trailer", kind: 'van', feet: 10, cost: 700, weight: 1600, maxLoad: 4700, spaces: 20, cargoSpaces: 0, tongueDp: 2, armor: { cost: 19, weight: 10 }, layout: 'six', wheels: 2, tires: 'car', counterLength: 0.75 },
  '10flatbed': { name: "10' flatbed trailer", kind: 'flatbed', feet: 10, cost: 475, weight: 1100, maxLoad: 6200, spaces: 13, cargoSpaces: 0, tongueDp: 2, armor: { cost: 19, weight: 10 }, layout: 'flatbed', wheels: 2, tires: 'car', counterLength: 0.75 },
  '15van': { name: "15' van trailer", kind: 'van', feet: 15, cost: 1000, weight: 2300, maxLoad: 7200, spaces: 30, cargoSpaces: 0, tongueDp: 3, armor: { cost: 25, weight: 13 }, layout: 'six', wheels: 4, tires: 'car', counterLength: 1 },
  '15flatbed': { name: "15' flatbed trailer", kind: 'flatbed', feet: 15, cost: 675, weight: 1500, maxLoad: 9500, spaces: 19, cargoSpaces: 0, tongueDp: 3, armor: { cost: 25, weight: 13 }, layout: 'flatbed', wheels: 4, tires: 'car', counterLength: 1 },
  '20van': { name: "20' van trailer", kind: 'van', feet: 20, cost: 1300, weight: 2800, maxLoad: 9400, spaces: 38, cargoSpaces: 0, tongueDp: 3, armor: { cost: 30, weight: 16 }, layout: 'ten', wheels: 4, tires: 'car', counterLength: 1.5 },
  '20flatbed': { name: "20' flatbed trailer", kind: 'flatbed', feet: 20, cost: 875, weight: 1900, maxLoad: 12400, spaces: 24, cargoSpaces: 0, tongueDp: 3, armor: { cost: 30, weight: 16 }, layout: 'longFlatbed', wheels: 4, tires: 'car', counterLength: 1.5 },
  '25van': { name: "25' van trailer", kind: 'van', feet: 25, cost: 1600, weight: 3300, maxLoad: 11900, spaces: 46, cargoSpaces: 0, tongueDp: 4, armor: { cost: 35, weight: 17 }, layout: 'ten', wheels: 8, tires: 'car', counterLength: 1.75 },
  '25flatbed': { name: "25' flatbed trailer", kind: 'flatbed', feet: 25, cost: 1075, weight: 2200, maxLoad: 15700, spaces: 29, cargoSpaces: 0, tongueDp: 4, armor: { cost: 35, weight: 17 }, layout: 'longFlatbed', wheels: 8, tires: 'car', counterLength: 1.75 },
  '30van': { name: "30' van trailer", kind: 'van', feet: 30, cost: 1900, weight: 3500, maxLoad: 14100, spaces: 54, cargoSpaces: 0, tongueDp: 4, armor: { cost: 40, weight: 18 }, layout: 'ten', wheels: 8, tires: 'car', counterLength: 2 },
  '30flatbed': { name: "30' flatbed trailer", kind: 'flatbed', feet: 30, cost: 1250, weight: 2300, maxLoad: 18600, spaces: 35, cargoSpaces: 0, tongueDp: 4, armor: { cost: 40, weight: 18 }, layout: 'longFlatbed', wheels: 8, tires: 'car', counterLength: 2 },
} as const satisfies Record<string, CarTrailer>;

export type CarTrailerId = keyof typeof CAR_TRAILERS;

/** A row under its general type. */
export const carTrailer = (id: CarTrailerId): CarTrailer => CAR_TRAILERS[id];

/** Any van trailer refrigerated (deluxe/XI.1/reefers), in percent of its own figures; room and load rounded down. */
export const CAR_TRAILER_REEFER = { costPercent: 80, spacesPercent: -10, loadPercent: -10, weightPercent: 15 } as const;

/** The chassis strengthens the tongue too (deluxe/XI.1/chassis), in percent, rounded down. */
export const TONGUE_DP_PERCENT = { light: -50, standard: 0, heavy: 50, xheavy: 100 } as const satisfies Record<ChassisId, number>;

/** From this length on the long sides are armored, armed and hit by halves (deluxe/XI.4/weapons). */
export const LONG_TRAILER_FEET = 20;

/** Width of every counter, and base and height of the tongue's triangle (deluxe/XI.3/counters), in inches. */
export const CAR_TRAILER_COUNTER = { width: 0.5, tongueBase: 0.5, tongueHeight: 0.5 } as const;

/** As many as the longest needs (deluxe/XI.1/tires prints only the least). */
export const MOST_CAR_TRAILER_WHEELS = 8;
