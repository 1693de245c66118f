import type { Person } from '../state/person.ts';
import type { State } from '../state/state.ts';

/** On the map, alive and awake. */
export const isConscious = ({ condition, alert }: Person): boolean => condition === 'fit' && alert !== 'asleep';

/** Counts as a fighter: not down, not taken, not gone. */
export function isFighting({ condition, captive, surrendered }: Person): boolean {
  return condition === 'fit' && captive === null && !surrendered;
}

/** On the map at all, whatever has become of him. */
export const isPresent = ({ at, aboard, rides, condition }: Person): boolean =>
  condition !== 'gone' && (at !== null || aboard !== null || rides !== null);

/** Whether he may do something in his slot: not while down, stunned, frozen or asleep. */
export function canAct(person: Person): boolean {
  return (
    isConscious(person) &&
    isPresent(person) &&
    person.stunned === 0 &&
    !person.knockedDown &&
    person.captive?.roped !== true
  );
}

export const isPinned = (person: Person, strength: number): boolean =>
  person.holds.reduce((sum, { points }) => sum + points, 0) >= strength;

/** Those of a side that still fight. */
export const fightersOf = ({ people }: State, side: number): readonly Person[] =>
  people.filter((person) => person.side === side && isFighting(person) && isPresent(person));
