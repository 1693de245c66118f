import type { Person } from '../state/person.ts';

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
