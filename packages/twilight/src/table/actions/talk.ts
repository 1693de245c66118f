import { HEARING } from '../../catalog/sight.ts';
import { lookAt } from '../chapters/sighting.ts';
import { tell } from '../chapters/telling.ts';
import { sitsAtRadio } from '../queries/crews.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf } from '../queries/position.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { personOf, sheetOf, type Table, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/combat/action-talk';

/** Friends in earshot who sleep or suspect nothing. */
function unwarned({ setup, state }: Table, person: Person): readonly Person[] {
  const from = cellOf(state, person);
  if (from === null) return [];
  return state.people.filter((other) => {
    if (other.side !== person.side || other.alert === 'alert' || other.condition !== 'fit') return false;
    const at = cellOf(state, other);
    return at !== null && metersBetween(setup, from, at) <= HEARING.meters;
  });
}

/** Of his own, or that of the vehicle he sits in, which is always ready. */
const carriesRadio = (table: Table, person: Person): boolean =>
  person.carries.some(({ what }) => what === 'radio') || sitsAtRadio(table, person);
const hasRadio = (table: Table, person: Person): boolean =>
  person.carries.some(({ what, on }) => what === 'radio' && on) || sitsAtRadio(table, person);

/** A call is answered before anything else is said: call, answer, message. Whoever is called readies his radio before he answers. */
function radioOptions(table: Table, person: Person): readonly PlainOption[] {
  const { state } = table;
  if (!hasRadio(table, person)) return [];
  return state.people.flatMap((other) => {
    if (other === person || other.side !== person.side || other.condition !== 'fit' || !carriesRadio(table, other))
      return [];
    const { name } = other;
    const called = other.task?.kind === 'radio' && other.task.on === person.id;
    const [mine, theirs] = [
      person.task?.kind === 'radio' && person.task.on === other.id ? person.task.note : 0,
      called ? (other.task?.note ?? 0) : 0,
    ];
    if (theirs === 1)
      return [
        new PlainOption(`talk:answer:${other.id}`, 'Talk', `Answer ${name} by radio`, 'He may then send his message.'),
      ];
    if (mine === 2)
      return [
        new PlainOption(
          `talk:send:${other.id}`,
          'Talk',
          `Tell ${name} by radio what is seen`,
          'His squad is warned and knows it.',
        ),
      ];
    return mine === 0
      ? [
          new PlainOption(
            `talk:call:${other.id}`,
            'Talk',
            `Call ${name} by radio`,
            'He has to answer before the message.',
          ),
        ]
      : [];
  });
}

/** About a sentence; not with fire. */
export const talk: ActionKind = {
  id: 'talk',
  rule: RULE,
  keepsAim: true,
  whilePinned: true,
  after: ['crawl', 'walk', 'trot', 'run'],
  options(game, person) {
    if (person.talked || person.fired || sheetOf(game.setup, person).kind === 'animal') return [];
    const warn =
      game.state.people.some(({ alert, side }) => alert !== 'alert' && side === person.side) &&
      unwarned(game, person).length > 0
        ? [new PlainOption('talk:warn', 'Talk', 'Shout a warning', 'Everybody of his side in earshot wakes and knows.')]
        : [];
    return [...warn, ...radioOptions(game, person)];
  },
  *perform(game, person, { option }): TwilightPlay {
    const [, what, id = ''] = option.split(':');
    person.talked = true;
    if (what === 'warn') {
      for (const other of unwarned(game, person)) wake(game, other);
      const at = cellOf(game.state, person);
      if (at !== null) yield* setOff(game, { kind: 'noise', at, by: person.id, loud: false });
      return say(game, person, 'shouts a warning.');
    }
    const other = personOf(game.state, id);
    const { name } = other;
    if (what === 'call') {
      person.task = { kind: 'radio', on: id, item: null, left: 0, note: 1 };
      say(game, person, `calls ${name}.`, other);
    } else if (what === 'answer') {
      if (other.task?.kind === 'radio') other.task.note = 2;
      say(game, person, `answers ${name}: go ahead.`, other);
    } else {
      person.task = null;
      for (const mate of game.state.people)
        if (mate.squad === other.squad && mate.seat === other.seat) wake(game, mate);
      say(game, person, `tells ${name} what is seen.`, other);
    }
  },
};

function wake(game: TwilightGame, person: Person): void {
  if (person.alert === 'alert' || person.condition !== 'fit') return;
  person.alert = 'alert';
  lookAt(game, person);
}

function say(game: TwilightGame, person: Person, text: string, to?: Person): void {
  tell(
    game,
    {
      kind: 'talk',
      rule: RULE,
      text: `${person.name} ${text}`,
      about: person.id,
      marks: ['action/talk'],
    },
    to === undefined ? [person.id] : [person.id, to.id],
  );
}
