import type { Option } from '@hardtop/kernel';
import { tell } from '../chapters/telling.ts';
import { sidesKnowing } from '../queries/audience.ts';
import { ringsBetween } from '../queries/position.ts';
import { seesEnemies } from '../queries/sight.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { areHostile, personOf, sheetOf, type TwilightGame } from '../state/state.ts';
import { thingId } from '../state/things.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/combat/actions';
const NONE: readonly Option[] = [];

/** People within reach: the same square or, where squares are small, the next. */
function near({ setup, state }: TwilightGame, person: Person): readonly Person[] {
  const { at } = person;
  if (at === null) return [];
  const reach = setup.levels[at.l]?.grid === 2 ? 1 : 0;
  return state.people.filter(
    (other) =>
      other !== person &&
      other.at !== null &&
      ringsBetween(other.at, at) <= reach &&
      other.condition !== 'dead' &&
      other.condition !== 'gone',
  );
}

const isTakeable = (game: TwilightGame, person: Person, other: Person): boolean =>
  areHostile(game.state, person.side, other.side) &&
  other.captive === null &&
  (other.surrendered || other.condition !== 'fit') &&
  sheetOf(game.setup, other).kind !== 'animal';

/** Empty hands that would take a weapon. */
const isUnarmed = (game: TwilightGame, person: Person, other: Person): boolean =>
  other.side === person.side &&
  other.captive === null &&
  other.condition === 'fit' &&
  other.hands === null &&
  sheetOf(game.setup, other).kind !== 'animal';

const isHeld = (person: Person, { captive, side }: Person): boolean =>
  captive?.roped === true && (side === person.side || captive.side !== person.side);

/** Give up, take prisoners, free them, arm them. */
export const captives: ActionKind = {
  id: 'captives',
  rule: RULE,
  options(game, person) {
    if (sheetOf(game.setup, person).kind === 'animal') return NONE;
    const options: Option[] = [];
    for (const other of near(game, person)) {
      const { name } = other;
      if (isTakeable(game, person, other))
        options.push(
          new PlainOption(`captives:take:${other.id}`, 'Prisoners', `Take ${name} prisoner`, 'Bound and under guard.', {
            piece: other.id,
          }),
        );
      if (isHeld(person, other))
        options.push(
          new PlainOption(
            `captives:free:${other.id}`,
            'Prisoners',
            `Free ${name}`,
            'He may run, and fight if somebody gives him a weapon.',
            { piece: other.id },
          ),
        );
      if (isUnarmed(game, person, other)) {
        for (const item of person.carries)
          if (item.kind === 'small-arm' || item.kind === 'melee')
            options.push(
              new PlainOption(
                `captives:give:${other.id}:${item.id}`,
                'Prisoners',
                `Give ${name} the ${item.name ?? item.what}`,
                'He has it in hand.',
                { piece: other.id },
              ),
            );
      }
    }
    if (person.posture !== 'standing' && seesEnemies(game, person))
      options.push(
        new PlainOption(
          'captives:surrender',
          'Prisoners',
          'Surrender',
          'He throws his weapon away and fights no more.',
        ),
      );
    return options;
  },
  *perform(game, person, { option }): TwilightPlay {
    const [, what, id = '', item] = option.split(':');
    if (what === 'surrender') return giveUp(game, person);
    const other = personOf(game.state, id);
    const { name } = other;
    if (what === 'take') {
      other.captive = { side: person.side, roped: true };
      other.surrendered = false;
      other.hands = null;
      other.offHand = null;
      said(game, person, `takes ${name} prisoner.`, 'captives/taken', other);
      yield* setOff(game, { kind: 'down', person: other.id });
    } else if (what === 'free') {
      other.captive = null;
      other.alert = 'alert';
      other.seat = person.seat;
      other.side = person.side;
      said(game, person, `frees ${name}.`, 'captives/freed', other);
    } else give(game, person, other, item ?? '');
  },
};

function giveUp(game: TwilightGame, person: Person): void {
  const { state } = game;
  person.surrendered = true;
  person.aim = null;
  const held = person.carries.filter(({ id }) => id === person.hands || id === person.offHand);
  person.hands = null;
  person.offHand = null;
  if (held.length > 0 && person.at !== null) {
    person.carries = person.carries.filter((item) => !held.includes(item));
    state.things.push({
      id: thingId(state, 'dropped', person.at),
      kind: 'dropped',
      known: sidesKnowing(game, [person.id]),
      at: person.at,
      items: held,
    });
  }
  said(game, person, 'throws his weapon away and surrenders.', 'captives/surrender');
}

function give(game: TwilightGame, person: Person, other: Person, id: string): void {
  const item = person.carries.find((one) => one.id === id);
  if (item === undefined) return;
  person.carries = person.carries.filter((one) => one !== item);
  if (person.offHand === id) person.offHand = null;
  if (person.hands === id) person.hands = person.carries.find(({ kind }) => kind === 'small-arm')?.id ?? null;
  other.carries.push(item);
  other.hands = item.id;
  said(game, person, `gives ${other.name} the ${item.name ?? item.what}.`, 'captives/armed', other);
}

function said(game: TwilightGame, person: Person, text: string, mark: string, to?: Person): void {
  tell(
    game,
    {
      kind: 'captives',
      rule: RULE,
      text: `${person.name} ${text}`,
      about: person.id,
      marks: [mark],
    },
    to === undefined ? [person.id] : [person.id, to.id],
  );
}
