import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import type { Cell } from '../../scenarios/world.ts';
import { lookingOnce } from '../actions/fire.ts';
import { ACTIONS } from '../actions/list.ts';
import { posture } from '../actions/posture.ts';
import { wait } from '../actions/wait.ts';
import { isFighting } from '../queries/able.ts';
import { cellOf, cellText, inSentence } from '../queries/position.ts';
import { GAITS, middleOfOpen } from '../queries/reach.ts';
import { repeatersOf } from '../queries/repeaters.ts';
import { spotOf } from '../queries/spots.ts';
import { mapOf } from '../queries/world-map.ts';
import { membersOf } from '../slots/march.ts';
import { HOLD } from '../slots/opportunity.ts';
import type { Person } from '../state/person.ts';
import { areHostile, type TwilightGame } from '../state/state.ts';

const plain = (id: string, label: string, text: string, words: readonly string[]): Option => ({
  id,
  label,
  words,
  preview: () => ({ text }),
});

/** Frozen, or after breaking off: lie down, duck, or stay. */
export function downQuestion(game: TwilightGame, person: Person): Ask {
  const { name } = person;
  const downs = posture.options(game, person, null).filter(({ id }) => id === 'posture:prone' || id === 'posture:duck');
  const [first] = downs;
  const stays = person.mustDuck && downs.length > 0 ? [] : wait.options(game, person, null);
  return {
    seat: person.seat,
    topic: 'down',
    rule: person.frozen > 0 ? 'twilight/combat/panic' : 'twilight/combat/repetition',
    about: person.id,
    prompt: person.frozen > 0 ? `${name} is frozen: lie down?` : `${name} has broken off and must get down.`,
    options: () => [...downs, ...stays],
    suggested: answerOf(first?.id ?? 'wait'),
  };
}

/** Opportunity fire at whoever has come into view. */
export function opportunityQuestion(game: TwilightGame, person: Person, target: string, wasSeen: boolean): Ask {
  const shots = ACTIONS.flatMap(({ reaction }) => reaction?.options(game, person, target, wasSeen) ?? []);
  const [first] = shots;
  return {
    seat: person.seat,
    topic: 'opportunity',
    rule: 'twilight/combat/opportunity-fire',
    about: person.id,
    prompt: `Somebody moves where ${person.name} aims. Fire?`,
    options: () => [...shots, plain(HOLD, 'Hold fire', 'The aim is kept.', ['hold'])],
    suggested:
      first === undefined
        ? answerOf(HOLD)
        : {
            option: first.id,
            params: Object.fromEntries((first.params ?? []).map(({ name, start, min }) => [name, start ?? min])),
          },
  };
}

const NONE = plain('none', 'Nobody', 'All act when their initiative comes.', ['none', 'done']);

/** Before phase six: who does one thing all turn. */
export function repeatQuestion(game: TwilightGame, seat: number): Ask {
  const able = repeatersOf(game, seat);
  return {
    seat,
    topic: 'repeat',
    rule: 'twilight/combat/repetition',
    prompt: 'Does anybody do the same thing all turn?',
    options: () => [
      ...able.map((person): Option => {
        const { name } = person;
        return {
          id: `repeat:${person.id}`,
          label: name,
          words: ['repeat', name],
          at: { piece: person.id },
          preview: () => ({
            text: 'He acts in every phase, first of all, but cannot change his mind without getting down.',
          }),
        };
      }),
      NONE,
    ],
    suggested: answerOf('none'),
  };
}

export function repeatWhatQuestion(game: TwilightGame, person: Person): Ask {
  return {
    seat: person.seat,
    topic: 'repeat-what',
    rule: 'twilight/combat/repetition',
    about: person.id,
    prompt: `What does ${person.name} do all turn?`,
    options: () => lookingOnce(game, person, () => [...repeatable(game, person), NOTHING]),
    suggested: answerOf('none'),
  };
}

const NOTHING = plain('none', 'Nothing after all', 'He acts when his initiative comes.', ['none']);

/** What somebody can do now and may do in every phase. */
function repeatable(game: TwilightGame, person: Person): readonly Option[] {
  const options: Option[] = [];
  for (const kind of ACTIONS) {
    if (kind.repeats === undefined) continue;
    for (const option of kind.options(game, person, null)) if (kind.repeats(option.id)) options.push(option);
  }
  return options;
}

export function goOnQuestion(person: Person): Ask {
  return {
    seat: person.seat,
    topic: 'go-on',
    rule: 'twilight/combat/repetition',
    about: person.id,
    prompt: `${person.name} goes on?`,
    options: () => GO_ON,
    suggested: answerOf('go-on'),
  };
}

const GO_ON: readonly Option[] = [
  plain('go-on', 'Go on', 'The same again.', ['go on', 'yes']),
  plain('break-off', 'Break off', 'Nothing until his next slot, and then he has to get down.', ['break off', 'no']),
];

const GAIT_PARAM = { name: 'gait', label: 'Gait', min: 0, max: GAITS.length - 1, step: 1, start: 1, names: GAITS };

/** Where a squad may be sent: the middle of every named place, and toward what is known of the enemy. */
function goalsOf(
  game: TwilightGame,
  squad: { readonly name: string; readonly seat: number },
): readonly { readonly cell: Cell; readonly label: string }[] {
  const { setup, state } = game;
  const [leader] = membersOf(state, squad);
  const from = leader === undefined ? null : cellOf(state, leader);
  if (leader === undefined || from === null) return [];
  const map = mapOf(setup);
  const places = setup.places.flatMap(({ name, region }) => {
    const cell = region.l === from.l || setup.links.length > 0 ? middleOfOpen(map, state, region) : null;
    return cell === null ? [] : [{ cell, label: name }];
  });
  const nearest = nearestEnemy(game, leader, from);
  return nearest === null ? places : [{ cell: nearest, label: 'the enemy' }, ...places];
}

function nearestEnemy({ state }: TwilightGame, person: Person, from: Cell): Cell | null {
  let [best, least] = [null as Cell | null, Number.POSITIVE_INFINITY];
  for (const other of state.people) {
    if (!areHostile(state, person.side, other.side) || !isFighting(other)) continue;
    const to = cellOf(state, other);
    if (to === null || to.l !== from.l) continue;
    const far = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    if (far < least) [best, least] = [to, far];
  }
  return best;
}

/** A letter says little by itself; a word stands as it is. */
function squadWords(name: string): string {
  return name.length <= 2 ? `squad ${name}` : name === 'Squad' ? 'the squad' : name;
}

/** A turn without contact. */
export function marchQuestion(game: TwilightGame, index: number): Ask {
  const { setup, state } = game;
  const squad = state.squads[index] ?? { name: '', seat: 0 };
  const goals = goalsOf(game, squad);
  const seen = new Set<string>();
  const marches = goals.flatMap(({ cell, label }): readonly Option[] => {
    const id = `march:${cellText(cell)}`;
    if (seen.has(id)) return [];
    seen.add(id);
    return [
      {
        id,
        label: `Go to ${inSentence(label)}`,
        words: ['go', label.toLowerCase()],
        place: spotOf(setup, cell),
        params: [GAIT_PARAM],
        preview: () => ({ text: 'All turn, until somebody is met.' }),
      },
    ];
  });
  const hold = plain('hold', 'Hold', 'They stay where they are all turn.', ['hold', 'stay']);
  const [first] = marches;
  return {
    seat: squad.seat,
    topic: 'march',
    rule: 'twilight/combat/turn',
    prompt: `Nobody is in contact. What is the order for ${squadWords(squad.name)} this turn?`,
    options: () => [...marches, hold, plain('phases', 'Play it by phases', 'Every action is asked for.', ['phases'])],
    suggested: first === undefined ? answerOf('hold') : answerOf(first.id, { gait: 1 }),
  };
}
