import type { Option } from '@hardtop/kernel';
import { lookAgain } from '../chapters/sighting.ts';
import { tell } from '../chapters/telling.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { sheetOf } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/combat/action-ready';
const SWITCHED = ['radio', 'flashlight', 'torch', 'candle', 'match', 'mask'] as const;

const isSwitched = ({ what }: Item): boolean => SWITCHED.some((one) => one === what);
const nameOf = ({ name, what }: Item): string => name ?? what;

function optionsFor(person: Person): readonly Option[] {
  const options: Option[] = [];
  for (const item of person.carries) {
    if (item.kind !== 'gear' && item.id !== person.hands && item.count > 0)
      options.push(
        new PlainOption(
          `ready:take:${item.id}`,
          'Ready',
          `Ready the ${nameOf(item)}`,
          'In hand from the next phase on.',
        ),
      );
    else if (isSwitched(item))
      options.push(
        new PlainOption(
          `ready:switch:${item.id}`,
          'Ready',
          `${nameOf(item)} ${item.on ? 'off' : 'on'}`,
          item.on ? 'Put out or put away.' : 'Lit, worn, or ready to send.',
        ),
      );
  }
  return options;
}

/** Put one thing away and take another in hand; light a lamp, put on a mask, ready a radio. */
export const ready: ActionKind = {
  id: 'ready',
  rule: RULE,
  options: (game, person) =>
    person.carries.length < 2 && !person.carries.some(isSwitched)
      ? NONE
      : sheetOf(game.setup, person).kind === 'animal'
        ? NONE
        : optionsFor(person),
  *perform(game, person, { option }) {
    const [, what, id] = option.split(':');
    const item = person.carries.find((one) => one.id === id);
    if (item === undefined) return;
    if (what === 'take') {
      person.hands = item.id;
      person.aim = null;
    } else {
      item.on = !item.on;
      lookAgain(game);
    }
    const text = `${person.name}: ${nameOf(item)} ${what === 'take' ? 'in hand' : item.on ? 'on' : 'off'}.`;
    tell(game, { kind: 'ready', rule: RULE, text, about: person.id, marks: [`action/ready`] }, [person.id]);
  },
};

const NONE: readonly Option[] = [];
