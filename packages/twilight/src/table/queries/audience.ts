import type { Seat } from '@hardtop/kernel';
import type { Person } from '../state/person.ts';
import { isVehicleId, personOf, sideBit, type Table, vehicleOf } from '../state/state.ts';

/** The seats that know of all of these: their own people and vehicles, and those that they see or have seen in this phase; undefined: everybody. */
export function audienceOf({ setup, state }: Table, ids: readonly string[]): readonly Seat[] | undefined {
  if (!setup.hidden) return undefined;
  const seats: Seat[] = [];
  setup.seats.forEach(({ side }, seat) => {
    if (ids.every((id) => isKnownTo(isVehicleId(id) ? vehicleOf(state, id) : personOf(state, id), side)))
      seats.push(seat);
  });
  return seats;
}

type Seen = Pick<Person, 'side' | 'seen' | 'seenThisPhase'>;

const isKnownTo = ({ side: own, seen, seenThisPhase }: Seen, side: number): boolean =>
  own === side || ((seen | seenThisPhase) & sideBit(side)) !== 0;
