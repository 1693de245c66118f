import type { Person } from '../state/person.ts';
import { sideBit, type Table, vehicleOf } from '../state/state.ts';
import { isInTheOpen } from './crews.ts';

// Who is attacked by somebody of whom his side knew nothing.

/** An ambush that has not been sprung: its first shot startles everybody. */
export const isAmbushSet = ({ setup, state }: Table, side: number): boolean =>
  setup.meeting.ambush.includes(side) && state.script.counters[ambushCounter(side)] === undefined;

export const ambushCounter = (side: number): string => `ambush-${side}`;

/** His side sees the other neither now nor has it in this phase: an attack comes from where nobody expects it (L2264). */
export function isUnseenBy({ state }: Table, attacker: Person, foe: Person): boolean {
  const shown =
    attacker.aboard === null || isInTheOpen(state, attacker) ? attacker : vehicleOf(state, attacker.aboard.vehicle);
  return ((shown.seen | shown.seenThisPhase) & sideBit(foe.side)) === 0;
}
