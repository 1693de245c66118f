import type { Seat, Viewer } from '@hardtop/kernel';
import { isFriendly } from '../../scenarios/known-file.ts';
import type { Cell } from '../../scenarios/world.ts';
import type { Person } from '../state/person.ts';
import { isVehicleId, personOf, sideBit, type Table, vehicleOf } from '../state/state.ts';
import { isConscious } from './able.ts';
import { cellOf, sameCell } from './position.ts';
import { seesSquare } from './sight.ts';

/** The seats that know of all of these: those of their own side and its allies, and what they see or have seen in this phase; undefined: everybody. */
export function audienceOf({ setup, state }: Table, ids: readonly string[]): readonly Seat[] | undefined {
  if (!setup.hidden) return undefined;
  const seats: Seat[] = [];
  setup.seats.forEach(({ side }, seat) => {
    const isKnown = (one: Seen): boolean =>
      isFriendly(setup, seat, one.side) || ((one.seen | one.seenThisPhase) & sideBit(side)) !== 0;
    if (ids.every((id) => isKnown(isVehicleId(id) ? vehicleOf(state, id) : personOf(state, id)))) seats.push(seat);
  });
  return seats;
}

/** The seats that see what happens in a square: whose people, or whose allies, have an eye on it; undefined: everybody. */
export function seatsSeeing({ setup, state }: Table, at: Cell): readonly Seat[] | undefined {
  if (!setup.hidden) return undefined;
  return setup.seats.flatMap((_, seat) => (isWatchedBy({ setup, state }, seat, at) ? [seat] : []));
}

/** Whether anybody of a seat's side or its allies sees a square now, or stands in it. */
export function isWatchedBy(table: Table, viewer: Viewer, at: Cell): boolean {
  const { setup, state } = table;
  return state.people.some((one) => {
    if (!isFriendly(setup, viewer, one.side) || !isConscious(one) || one.alert !== 'alert' || one.captive !== null)
      return false;
    const from = cellOf(state, one);
    return from !== null && (sameCell(from, at) || seesSquare(table, from, at));
  });
}

/** A bit for each side that knows of all of these. */
export function sidesKnowing(table: Table, ids: readonly string[]): number {
  return sidesOf(table, audienceOf(table, ids));
}

/** A bit for each side of these seats. */
export function sidesOf({ setup }: Pick<Table, 'setup'>, seats: readonly Seat[] | undefined): number {
  if (seats === undefined) return EVERYBODY;
  return seats.reduce((bits, seat) => bits | sideBit(setup.seats[seat]?.side ?? 0), 0);
}

export const EVERYBODY = 0xff;

type Seen = Pick<Person, 'side' | 'seen' | 'seenThisPhase'>;
