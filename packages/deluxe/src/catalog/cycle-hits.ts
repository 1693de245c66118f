// Where a hit on a cycle goes (deluxe/V.1/cycle-targeting, deluxe/V.1/sidecar-targeting), and one on the narrow end of a trike (deluxe/IX.3/damage).

import type { DiceNotation } from './units.ts';

export interface CycleHitRow<Place extends string> {
  /** Highest total of the row. */
  readonly to: number;
  readonly place: Place;
}

export const CYCLE_HIT_DICE = '2d' satisfies DiceNotation;

/** From front or rear; hits that the armor does not stop go on by the other table. */
export const CYCLE_END_HITS = [
  { to: 10, place: 'armor' },
  { to: 12, place: 'wheel' },
] as const satisfies readonly CycleHitRow<string>[];

/** From a side, and behind armor that is gone. */
export const CYCLE_SIDE_HITS = [
  { to: 5, place: 'rider' },
  { to: 7, place: 'plant' },
  { to: 10, place: 'weapon' },
  { to: 12, place: 'tire' },
] as const satisfies readonly CycleHitRow<string>[];

/** A hit on the cycle as a whole, from the side of its sidecar, strikes the sidecar from this number on. */
export const SIDECAR_HIT = { dice: '1d', from: 5 } as const satisfies { readonly dice: DiceNotation; readonly from: number };

/** A hit on the end of a trike where the single wheel is strikes the wheel from this number on. */
export const TRIKE_WHEEL_HIT = { dice: '2d', from: 11 } as const satisfies { readonly dice: DiceNotation; readonly from: number };

/** Added on Crash Table 1 when the rider of a cycle without a sidecar is out (deluxe/V.4/uncontrolled). */
export const RIDER_OUT_ON_CRASH_TABLE = 4;

/** Turns it takes to pick up and restart a cycle that has fallen (deluxe/VI.3/fallen-cycle). */
export const TURNS_TO_RIGHT_A_CYCLE = 30;
