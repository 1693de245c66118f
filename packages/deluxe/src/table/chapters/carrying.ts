// Picking up obstacles, and putting them down (deluxe/IV.8/carrying-obstacles).
import type { Facts, Option, Preview } from '@hardtop/kernel';
import { obstaclesFor } from '../queries/carrying.ts';
import { isConscious } from '../queries/crew.ts';
import type { Actor } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import type { DeluxeGame, World } from '../state/state.ts';

const RULE = 'deluxe/IV.8/carrying-obstacles';
const PUT_DOWN = 'put-down';
const NOTHING: Facts = { steps: 0 };

/** What he can do about the obstacles about him, as a turn begins. */
export function loadOptions(world: World, actor: Actor): readonly Option[] {
  if (actor.acts.carries !== undefined) return [PUT_DOWN_OPTION];
  return obstaclesFor(world, actor).map(({ id }, i) => liftOption(id, i, actor.person.id));
}

const PUT_DOWN_OPTION: Option = {
  id: PUT_DOWN,
  label: 'Put the obstacle down',
  words: ['put', 'down'],
  preview: () => ({ text: 'Takes no time: it lies in his square, and his hands are free.' }),
  facts: () => NOTHING,
};

function liftOption(counter: string, i: number, person: string): Option {
  return {
    id: `lift:${counter}`,
    label: i === 0 ? 'Pick up the obstacle' : `Pick up obstacle ${i + 1}`,
    words: ['pick', 'up', 'obstacle', ...(i === 0 ? [] : [String(i + 1)])],
    at: { piece: person },
    preview: (): Preview => ({ text: 'Takes the whole turn; then a square a turn with it, and no weapon.' }),
    facts: () => NOTHING,
  };
}

function tell(game: DeluxeGame, { person }: Actor, words: string): void {
  const text = `${personName(game.setup, person)} ${words}.`;
  game.emit({ kind: 'load', rule: RULE, about: person.id, outcome: 'neutral', text });
}

/** Bends down to it. */
export function beginLift(game: DeluxeGame, actor: Actor, counter: string): void {
  if (!obstaclesFor(game, actor).some(({ id }) => id === counter)) return;
  actor.acts.task = { kind: 'lift', counter, until: game.state.turn };
  tell(game, actor, 'begins to pick up an obstacle');
}

/** As the turn ends he has it in his arms, if it is still there. */
export function finishLift(game: DeluxeGame, actor: Actor, counter: string): void {
  const { state } = game;
  const lifted = obstaclesFor(game, actor).find(({ id }) => id === counter);
  if (lifted === undefined) return;
  state.counters = state.counters.filter((other) => other !== lifted);
  actor.acts.carries = lifted;
  tell(game, actor, 'has an obstacle in his arms');
}

export function putDown(game: DeluxeGame, actor: Actor): void {
  const { carries } = actor.acts;
  if (carries === undefined) return;
  const { x, y } = actor.pose;
  actor.acts.carries = undefined;
  game.state.counters.push({ ...carries, pose: { x, y, h: carries.pose.h } });
  tell(game, actor, 'puts the obstacle down');
}

/** Whoever falls lets go of it. */
export function letGo(game: DeluxeGame, actor: Actor): void {
  if (actor.acts.carries !== undefined && !isConscious(actor.person)) putDown(game, actor);
}

export const isPutDown = (option: string): boolean => option === PUT_DOWN;
