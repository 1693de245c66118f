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
} as const satisfies Record<string, Person>;

export type PersonRole = keyof typeof PEOPLE;

/** Hits a body takes; the state after each. */
export const PERSON_DP = 3;
export const INJURIES = ['unhurt', 'wounded', 'unconscious', 'dead'] as const;
export type Injury = (typeof INJURIES)[number];

export const SEATS_IN_FRONT = 2;
