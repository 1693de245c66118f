import type { Option } from '@hardtop/kernel';
import type { Cell, Link } from '../../scenarios/world.ts';
import { moveAlong } from '../chapters/movement.ts';
import { isGood, tryTask } from '../chapters/tasks.ts';
import { tell } from '../chapters/telling.ts';
import { climbActions, climbTask, haulerOf } from '../queries/cliffs.ts';
import { PHASES, phasesOf } from '../queries/initiative.ts';
import { inSentence, STEPS } from '../queries/position.ts';
import { isStandable } from '../queries/reach.ts';
import { mapOf } from '../queries/world-map.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { PlainOption } from './plain-option.ts';

const RULE = 'twilight/combat/action-move';
const WAYS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Fences, windows and low walls beside him that can be got over: the way, and the actions it takes. */
function over(
  game: TwilightGame,
  { at }: Person,
): readonly { readonly way: number; readonly actions: number; readonly kind: string; readonly to: Cell }[] {
  const { setup, state } = game;
  if (at === null || setup.barriers.length === 0) return NOTHING;
  const map = mapOf(setup);
  return STEPS.flatMap(({ dx, dy }, way) => {
    if (dx !== 0 && dy !== 0) return [];
    const index = map.barrierBetween(at.l, at.x, at.y, dx, dy);
    const [barrier, now] = [setup.barriers[index], state.barriers[index]];
    if (
      barrier === undefined ||
      now === undefined ||
      barrier.climb === null ||
      now.broken ||
      (barrier.opens && now.open)
    )
      return [];
    const to = { l: at.l, x: at.x + dx, y: at.y + dy };
    return isStandable(map, state, to.l, to.x, to.y) ? [{ way, actions: barrier.climb, kind: barrier.kind, to }] : [];
  });
}

const NOTHING: readonly { way: number; actions: number; kind: string; to: Cell }[] = [];
const NONE: readonly Option[] = [];

const linksOf = ({ setup, state }: TwilightGame, { at }: Person): readonly Link[] =>
  at === null || setup.links.length === 0
    ? []
    : mapOf(setup)
        .linksFrom(at)
        .filter(
          ({ barrier }) =>
            barrier === null || state.barriers[barrier]?.open === true || state.barriers[barrier]?.broken === true,
        );

/** Over walls and fences, up and down stairs, ladders, ropes and shafts. */
export const climb: ActionKind = {
  id: 'climb',
  rule: RULE,
  options(game, person) {
    if (person.rides !== null || sheetOf(game.setup, person).kind === 'animal') return NONE;
    const walls = over(game, person);
    const links = linksOf(game, person);
    if (walls.length === 0 && links.length === 0) return NONE;
    return [
      ...walls.map(
        ({ way, kind, actions }) =>
          new PlainOption(`climb:over:${way}`, 'Climb', `Over the ${kind} to the ${WAYS[way]}`, actionsText(actions)),
      ),
      // Beyond a difficult task there is none.
      ...links
        .filter((link) => climbTask(game, person, link) !== 'impossible')
        .map(
          (link) =>
            new PlainOption(
              `climb:${link.id}:${link.to.l}`,
              'Climb',
              `Take the ${link.kind} to ${inSentence(game.setup.levels[link.to.l]?.name ?? 'there')}`,
              wayText(game, person, link),
            ),
        ),
    ];
  },
  *perform(game, person, { option }): TwilightPlay {
    const [, which = '', where = ''] = option.split(':');
    const wall = which === 'over' ? over(game, person).find(({ way }) => String(way) === where) : undefined;
    const link = linksOf(game, person).find(({ id, to }) => id === which && String(to.l) === where);
    const actions = wall?.actions ?? (link === undefined ? 1 : climbActions(game, person, link));
    if (!climbedOn(game, person, option, actions)) {
      tell(
        game,
        {
          kind: 'climb',
          rule: RULE,
          text: `${person.name} climbs.`,
          about: person.id,
          marks: ['action/climb'],
        },
        [person.id],
      );
      return;
    }
    if (link !== undefined && !(yield* holdsOn(game, person, link))) return;
    const to = wall?.to ?? link?.to;
    if (to !== undefined) yield* moveAlong(game, person, [to], 'walk');
    person.gait = null;
  },
};

/** The task of the way, if it has one. */
function* holdsOn(game: TwilightGame, person: Person, link: Link): TwilightPlay<boolean> {
  const task = climbTask(game, person, link);
  if (task === 'none') return true;
  if (task === 'impossible') return false;
  return isGood(yield* tryTask(game, person, task, { rule: RULE, purpose: `the ${link.kind}` }));
}

/** How long, and by what. */
function wayText(game: TwilightGame, person: Person, link: Link): string {
  const time = actionsText(climbActions(game, person, link));
  const hauler = haulerOf(game, person, link);
  if (hauler !== null) return `${hauler.name} hauls him up by a rope. ${time}`;
  const task = climbTask(game, person, link);
  if (task === 'none' || task === 'impossible') return time;
  return `${time} At its end ${task.level === 'easy' || task.level === 'average' ? 'an' : 'a'} ${task.level} task of ${'skill' in task ? task.skill : task.attribute}.`;
}

const actionsText = (actions: number): string =>
  actions === 1
    ? 'It takes this action.'
    : `It takes ${actions > PHASES ? `${Math.ceil(actions / PHASES)} turns` : `${actions} actions`}.`;

/** Counts the actions of a climb, of a long one its phases; true: he is over. */
function climbedOn(game: TwilightGame, person: Person, on: string, actions: number): boolean {
  if (person.task?.kind !== 'climb' || person.task.on !== on)
    person.task = { kind: 'climb', on, item: null, left: actions, note: 0 };
  person.task.left -= actions > PHASES ? phasesOf(game, person) : 1;
  if (person.task.left > 0) return false;
  person.task = null;
  return true;
}
