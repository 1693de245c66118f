import type { Person } from '../state/person.ts';
import type { Table } from '../state/state.ts';
import { canAct, isFighting } from './able.ts';
import { initiativeOf } from './initiative.ts';

const MOST_INITIATIVE = 6;

/** Who of a seat may declare that he does one thing all turn; the quickest have every phase anyway. */
export const repeatersOf = ({ setup, state }: Table, seat: number): readonly Person[] =>
  state.people.filter(
    (person) =>
      person.seat === seat &&
      isFighting(person) &&
      canAct(person) &&
      person.frozen === 0 &&
      person.repeats === null &&
      person.at !== null &&
      person.alert === 'alert' &&
      initiativeOf(setup, person) < MOST_INITIATIVE &&
      initiativeOf(setup, person) > 0,
  );
