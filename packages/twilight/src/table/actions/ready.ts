import type { Option } from '@hardtop/kernel';
import type { Setup } from '../../scenarios/setup.ts';
import { lookAgain } from '../chapters/sighting.ts';
import { tell } from '../chapters/telling.ts';
import { isOneHanded } from '../queries/melee.ts';
import { ARMS, limbsLeft } from '../queries/wounds.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/combat/action-ready';
const SWITCHED = ['radio', 'flashlight', 'torch', 'candle', 'match', 'mask'] as const;

const isSwitched = ({ what }: Item): boolean => SWITCHED.some((one) => one === what);
const nameOf = ({ name, what }: Item): string => name ?? what;

/** A pistol in either hand, or a pistol and a blade: who has both arms may hold two things for one hand (L2374). */
function secondOptions(setup: Setup, person: Person): readonly Option[] {
  const held = person.carries.find(({ id }) => id === person.hands);
  if (person.offHand !== null) return [PUT_AWAY];
  if (held === undefined || !isOneHanded(held) || limbsLeft(setup, person, ARMS) < ARMS.length) return NONE;
  return person.carries
    .filter((item) => item !== held && item.count > 0 && isOneHanded(item))
    .map(
      (item) =>
        new PlainOption(
          `ready:second:${item.id}`,
          'Ready',
          `Take the ${nameOf(item)} in the other hand`,
          'One of the two may be used in an action; recoil is held by a tenth less strength.',
        ),
    );
}

const PUT_AWAY = new PlainOption(
  'ready:away',
  'Ready',
  'Put away what is in the other hand',
  'Both hands for the rest.',
);

function optionsFor(setup: Setup, person: Person): readonly Option[] {
  const options: Option[] = [...secondOptions(setup, person)];
  for (const item of person.carries) {
    if (item.kind !== 'gear' && item.id !== person.hands && item.id !== person.offHand && item.count > 0)
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
        : optionsFor(game.setup, person),
  *perform(game, person, { option }) {
    const [, what, id = person.offHand] = option.split(':');
    const item = person.carries.find((one) => one.id === id);
    if (item === undefined) {
      person.offHand = null;
      return;
    }
    const so = change(game, person, item, what ?? '');
    const text = `${person.name}: ${nameOf(item)} ${so}.`;
    const rule = what === 'second' ? 'twilight/combat/two-weapons' : RULE;
    tell(game, { kind: 'ready', rule, text, about: person.id, marks: [`action/ready`] }, [person.id]);
  },
};

/** What becomes of it, in a word. */
function change(game: TwilightGame, person: Person, item: Item, what: string): string {
  switch (what) {
    case 'take':
      person.hands = item.id;
      if (!isOneHanded(item)) person.offHand = null;
      return 'in hand';
    case 'second':
      person.offHand = item.id;
      return 'in the other hand';
    case 'away':
      person.offHand = null;
      return 'put away';
    default:
      item.on = !item.on;
      lookAgain(game);
      return item.on ? 'on' : 'off';
  }
}

const NONE: readonly Option[] = [];
