import type { Seat } from '@hardtop/kernel';
import { isFriendly } from '../../scenarios/known-file.ts';
import type { Person } from '../state/person.ts';
import { isVehicleId, personOf, sideBit, type Table, vehicleOf } from '../state/state.ts';

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

/** A bit for each side that knows of all of these. */
export function sidesKnowing(table: Table, ids: readonly string[]): number {
  const seats = audienceOf(table, ids);
  if (seats === undefined) return EVERYBODY;
  return seats.reduce((bits, seat) => bits | sideBit(table.setup.seats[seat]?.side ?? 0), 0);
}

const EVERYBODY = 0xff;

type Seen = Pick<Person, 'side' | 'seen' | 'seenThisPhase'>;
