import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { shiftOptions } from '../actions/fire.ts';
import { gunShiftOptions } from '../actions/heavy.ts';
import { SHIFT_NO_MORE, type Shift } from '../queries/asked.ts';
import type { Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';

const NO_MORE: Option = {
  id: SHIFT_NO_MORE,
  label: 'No more',
  words: ['no', 'more', 'stop'],
  preview: () => ({ text: 'The action is over.' }),
};

/** Fire at another target with what is left of the action. */
export function shiftQuestion(game: TwilightGame, person: Person, shift: Shift): Ask {
  return {
    seat: person.seat,
    topic: 'shift',
    rule: 'twilight/combat/rate-of-fire',
    about: person.id,
    prompt: `${person.name} fires on: at whom?`,
    options: () => [...shiftOptions(game, person, shift), ...gunShiftOptions(game, person, shift), NO_MORE],
    suggested: answerOf(SHIFT_NO_MORE),
  };
}
