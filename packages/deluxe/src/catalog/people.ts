// People aboard (deluxe/VIII.9/people). Spaces and pounds; hits in damage points (deluxe/V.4/driver-injury).

export interface Person {
  readonly name: string;
  readonly spaces: number;
  readonly weight: number;
}

export const PEOPLE = {
  driver: { name: 'Driver', spaces: 2, weight: 150 },
  gunner: { name: 'Gunner', spaces: 2, weight: 150 },
  passenger: { name: 'Passenger', spaces: 1, weight: 150 },
  cyclePassenger: { name: 'Cycle passenger', spaces: 0, weight: 150 },
  skidPassenger: { name: 'Patient on a skid stretcher', spaces: 0, weight: 150 },
  busPassenger: { name: 'Bus passenger', spaces: 2, weight: 200 }, // aisle and luggage included (deluxe/X.3/personnel, W-11)
  luxuryPassenger: { name: 'Luxury bus passenger', spaces: 3, weight: 200 },
  trailerPassenger: { name: 'Trailer passenger', spaces: 2, weight: 150 }, // deluxe/XII.2/personnel
} as const satisfies Record<string, Person>;

type PersonRole = keyof typeof PEOPLE;

/** A row under its general type. */
export const person = (role: PersonRole): Person => PEOPLE[role];

/** Price of one seat in comfort (deluxe/X.3/personnel). */
export const LUXURY_SEAT_COST = 500;

/** Hits a body takes; the state after each. */
export const PERSON_DP = 3;
export const INJURIES = ['unhurt', 'wounded', 'unconscious', 'dead'] as const;
export type Injury = (typeof INJURIES)[number];

export const SEATS_IN_FRONT = 2;

/** How people on foot move (deluxe/IV.9/pedestrians): a square in each phase that the chart marks for so many times their speed. */
export const WALKING = { mph: 12.5, chartFactor: 4, inches: 0.25, heavyArmorMph: -5 } as const;

/** Plusses of Running, and a sprint (deluxe/VI.1/sprinting, P-01): mph and turns; a turn of rest for so many of sprinting. */
export const RUNNING = {
  mphPerPlus: 2.5,
  sprintMph: 5,
  sprintTurns: 10,
  turnsAfter: 10,
  sprintedPerRest: 2,
  topMph: 25,
} as const;

/** Turns beside a vehicle to get on, in or out, and turns to start what does not run (deluxe/VI.3/mounting, deluxe/VI.3/entering). */
export const MOUNTING = { turns: 1, turnsToStart: 3 } as const;

/** Turns to put a tripod down (H-278), and to load a hand weapon that is none (H-279). */
export const HANDLING_ARMS = { turnsToSetUp: 1, turnsToReload: 1 } as const;

/** Who jumps or is thrown off is hit as by a vehicle so much slower (deluxe/VI.3/jumping). mph. */
export const JUMPING = { slower: 10 } as const;
