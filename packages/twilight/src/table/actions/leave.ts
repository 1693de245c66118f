import type { Option } from '@hardtop/kernel';
import { isIn } from '../../scenarios/map-reader.ts';
import { tell } from '../chapters/telling.ts';
import type { Person } from '../state/person.ts';
import { personOf, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const LEAVE: Option = {
  id: 'leave',
  label: 'Leave the field',
  words: ['leave', 'leave the field', 'off'],
  preview: () => ({ text: 'Off the map, for good: nobody can hurt him any more, and he hurts nobody.' }),
};
const OPTIONS: readonly Option[] = [LEAVE];

/** On a piece of the map that leads off it for his side. */
function canLeave({ setup }: Table, { at, side, holds }: Person): boolean {
  if (at === null || holds.length > 0) return false;
  return setup.places.some(
    ({ exit, region }) => exit?.includes(side) === true && region.l === at.l && isIn(region, at.x, at.y),
  );
}

/** Whoever has had enough goes; a mount goes with its rider. */
export const leave: ActionKind = {
  id: 'leave',
  rule: 'twilight/combat/action-move',
  options: (game, person) => (canLeave(game, person) ? OPTIONS : []),
  // biome-ignore lint/correctness/useYield: nothing is asked or rolled
  *perform(game, person) {
    const { name } = person;
    const text = `${name} leaves the field.`;
    tell(game, { kind: 'leave', rule: 'twilight/combat/action-move', text, about: person.id }, [person.id]);
    const mount = person.rides === null ? null : personOf(game.state, person.rides);
    for (const one of mount === null ? [person] : [person, mount]) {
      one.condition = 'gone';
      one.at = null;
      one.aim = null;
      one.repeats = null;
    }
  },
};
