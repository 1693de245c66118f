// The pieces that a highway is laid of (deluxe/XIV.1/road-scenarios). Inches; turns in tenths of a degree, left is positive.
// The printed ones are not in the text: these are drawn afresh, four lanes with a shoulder on either side.

interface RoadSection {
  readonly name: string;
  /** How far the road has turned at its end. */
  readonly turn: number;
}

export const ROAD_SECTIONS = {
  straight: { name: 'Straight', turn: 0 },
  left: { name: 'Curve to the left', turn: 300 },
  right: { name: 'Curve to the right', turn: -300 },
  debris: { name: 'Debris-littered section', turn: 0 },
  ramp: { name: 'Entrance ramp', turn: 0 },
} as const satisfies Record<string, RoadSection>;

export type RoadSectionId = keyof typeof ROAD_SECTIONS;

/** Along the middle of the road, and across with its shoulders; a curve is made of so many straight legs. */
export const SECTION = { length: 12, width: 6, lanes: 4, lane: 1, legs: 6 } as const;

/** What comes next, by one die. */
export const NEXT_SECTION = {
  1: 'straight',
  2: 'straight',
  3: 'straight',
  4: 'left',
  5: 'right',
  6: 'ramp',
} as const satisfies Record<number, RoadSectionId>;

/** Where debris may lie on the road, one die for each new section says whether it does. */
export const DEBRIS_ON = 6;

/** The road never strays farther than this from north, so that it never meets itself. */
export const MOST_ASTRAY = 450;

/** A littered section: inches along it and across from its middle. */
// biome-ignore format: one piece per line
export const LITTER = [
  { kind: 'debris', along: 1.5, across: -1.5, squares: 2 },
  { kind: 'debris', along: 3, across: 0.75, squares: 2 },
  { kind: 'obstacle', along: 4.5, across: 2, squares: 1 },
  { kind: 'debris', along: 5.5, across: -0.5, squares: 1 },
  { kind: 'debris', along: 7, across: -2, squares: 2 },
  { kind: 'debris', along: 8, across: 1.5, squares: 2 },
  { kind: 'obstacle', along: 9.5, across: -1, squares: 1 },
  { kind: 'debris', along: 11, across: 0.25, squares: 2 },
] as const;

/** An entrance ramp: a lane that comes in from the right. */
export const RAMP = { along: 5, across: 4, length: 10, width: 1.5, turn: 150 } as const;

/** How much road lies before the first vehicle, and how much is left behind it. */
export const LAID = { ahead: 48, behind: 96 } as const;

/** A scale mile (1,760 inches are five). */
export const INCHES_PER_MILE = 352;

/** Pack Attack: the lead that wins, where no cycle is quicker; road duel: the dice for the distance. */
export const PACK_ATTACK = { lead: 30, town: 1760 } as const;
export const ROAD_DUEL = { distance: '2d', frontOnUpTo: 3 } as const;

/** Dollars for a duel on the road, for whoever is hunted, for the pack, and for each of two gangs. */
export const ROAD_BUDGETS = { duel: 15_000, lone: 25_000, pack: 30_000, gang: 15_000 } as const;
