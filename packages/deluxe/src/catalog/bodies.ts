// Car body types (deluxe/VIII.1/body-types) with their armor price and weight per point (deluxe/VIII.7/armor). Dollars, pounds, spaces.

interface CarBody {
  readonly name: string;
  readonly cost: number;
  readonly weight: number;
  readonly maxLoad: number;
  readonly spaces: number;
  /** Further spaces that hold cargo and nothing else. */
  readonly cargoSpaces: number;
  /** One point of normal armor. */
  readonly armor: { readonly cost: number; readonly weight: number };
  /** May have six wheels; must, on an extra-heavy chassis. */
  readonly sixWheels: boolean;
  /** Takes the van column of the suspension table: always, never, or when loaded above the given weight. */
  readonly vanHandling: 'always' | 'never' | { readonly above: number };
  /** -1 to be hit, as a compact or subcompact. */
  readonly small: boolean;
}

export const BODIES = {
  subcompact: { name: 'Subcompact', cost: 300, weight: 1000, maxLoad: 2300, spaces: 7, cargoSpaces: 0, armor: { cost: 11, weight: 5 }, sixWheels: false, vanHandling: 'never', small: true },
  compact: { name: 'Compact', cost: 400, weight: 1300, maxLoad: 3700, spaces: 10, cargoSpaces: 0, armor: { cost: 13, weight: 6 }, sixWheels: false, vanHandling: 'never', small: true },
  midsize: { name: 'Mid-sized', cost: 600, weight: 1600, maxLoad: 4800, spaces: 13, cargoSpaces: 0, armor: { cost: 16, weight: 8 }, sixWheels: false, vanHandling: 'never', small: false },
  luxury: { name: 'Luxury', cost: 800, weight: 1800, maxLoad: 5500, spaces: 19, cargoSpaces: 0, armor: { cost: 20, weight: 10 }, sixWheels: false, vanHandling: 'never', small: false },
  stationwagon: { name: 'Station wagon', cost: 800, weight: 1800, maxLoad: 5500, spaces: 14, cargoSpaces: 7, armor: { cost: 20, weight: 10 }, sixWheels: false, vanHandling: 'never', small: false },
  pickup: { name: 'Pickup', cost: 900, weight: 2100, maxLoad: 6500, spaces: 13, cargoSpaces: 11, armor: { cost: 22, weight: 11 }, sixWheels: true, vanHandling: { above: 5500 }, small: false },
  van: { name: 'Van', cost: 1000, weight: 2000, maxLoad: 6000, spaces: 24, cargoSpaces: 6, armor: { cost: 30, weight: 14 }, sixWheels: true, vanHandling: 'always', small: false },
} as const satisfies Record<string, CarBody>;

export type BodyId = keyof typeof BODIES;

/** A row under its general type. */
export const body = (id: BodyId): CarBody => BODIES[id];

/** Extra price of six wheels, tires apart (deluxe/VIII.2/six-wheels). */
export const SIX_WHEEL_COST = 100;

/** Tires of a car; six only where the body allows it. */
export const CAR_WHEELS = { four: 4, six: 6 } as const;
