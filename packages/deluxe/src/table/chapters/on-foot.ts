// What people on foot do by their seat's will, turn by turn (deluxe/VI.1/movement).

import { askPrivately, type Dialogue, type Seat } from '@hardtop/kernel';
import type { DeluxeAsked } from '../queries/asked.ts';
import { bedUnder } from '../queries/bed.ts';
import { STEPS_WITH_LOAD } from '../queries/carrying.ts';
import { type Actor, actorOf, canAct, isActor, restFor } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { pointOf } from '../queries/reach.ts';
import type { PersonId } from '../state/ids.ts';
import type { DeluxeGame } from '../state/state.ts';
import { isPutDown, letGo, putDown } from './carrying.ts';
import { shiftOf } from './in-the-bed.ts';
import { beginTask, finishTask } from './leaving.ts';
import { taskOf, walkOf } from './walk-question.ts';

const RULE = 'deluxe/VI.1/movement';
const SPRINTING = 'deluxe/VI.1/sprinting';

/** Who decides where, by person. */
export type Walks = ReadonlyMap<PersonId, string>;

/** Those who may go somewhere, by seat. */
export function goersBySeat(game: DeluxeGame): ReadonlyMap<Seat, readonly Actor[]> {
  const goers = new Map<Seat, Actor[]>();
  for (const pedestrian of game.state.pedestrians) {
    if (!isActor(pedestrian) || !canAct(pedestrian)) continue;
    // On a roof there is nowhere to go.
    if (pedestrian.riding !== undefined && bedUnder(game, pedestrian) === null) continue;
    const { seat } = pedestrian.person;
    if (game.state.resigned[seat] === true) continue;
    const own = goers.get(seat);
    if (own === undefined) goers.set(seat, [pedestrian]);
    else own.push(pedestrian);
  }
  return goers;
}

/** Where each of a seat's people goes, as secret as speeds are until all are in. */
export function* chooseWalks(game: DeluxeGame, seat: Seat, goers: readonly Actor[]): Dialogue<Walks> {
  const chosen = new Map<PersonId, string>();
  for (const { person } of goers) {
    const asked: DeluxeAsked = { topic: 'walk', seat, person: person.id };
    const { option } = yield* askPrivately(game, asked);
    chosen.set(person.id, option);
  }
  return chosen;
}

/** As a turn begins: everybody knows where he wants to be at its end. */
export function setOut(game: DeluxeGame, all: readonly Walks[]): void {
  for (const pedestrian of game.state.pedestrians) {
    if (!isActor(pedestrian)) continue;
    const { acts } = pedestrian;
    acts.steps = 0;
    acts.sprints = false;
    acts.goal = null;
    acts.shift = undefined;
  }
  for (const walks of all)
    for (const [id, option] of walks) {
      const actor = actorOf(game.state, id);
      if (actor !== null) makeFor(game, actor, option);
    }
}

/** Makes for a square from now on. */
export function makeFor(game: DeluxeGame, actor: Actor, option: string): void {
  const task = taskOf(option);
  if (task !== null) {
    beginTask(game, actor, task);
    return;
  }
  const { person, pose, acts } = actor;
  if (actor.riding !== undefined) {
    acts.shift = shiftOf(option) ?? undefined;
    return;
  }
  const walk = walkOf(option);
  const isFar = walk !== null && Math.max(Math.abs(walk.east), Math.abs(walk.north)) > STEPS_WITH_LOAD;
  if (isFar || isPutDown(option)) putDown(game, actor);
  acts.goal = walk === null ? null : pointOf(pose, walk);
  if (walk === null || !walk.sprints || acts.sprints) return;
  acts.sprints = true;
  const text = `${personName(game.setup, person)} sprints.`;
  game.emit({ kind: 'sprint', rule: SPRINTING, about: person.id, outcome: 'neutral', text });
}

/** As a turn ends: who sprinted has less breath, who did nothing at all has more. */
export function settlePeople(game: DeluxeGame): void {
  // Who gets in is on the map no more.
  for (const pedestrian of [...game.state.pedestrians])
    if (isActor(pedestrian)) {
      catchBreath(game, pedestrian);
      letGo(game, pedestrian);
      finishTask(game, pedestrian);
    }
}

function catchBreath(game: DeluxeGame, { person, acts }: Actor): void {
  const { sprinted = 0, since = 0, rested = 0 } = acts.breath ?? {};
  if (acts.sprints) {
    acts.breath = { sprinted: sprinted + 1, since: 0, rested: 0 };
    return;
  }
  if (acts.breath === undefined) return;
  if (acts.steps > 0 || person.actedTurn === game.state.turn) {
    acts.breath = { sprinted, since: since + 1, rested };
    return;
  }
  if (rested + 1 < restFor(acts.breath)) {
    acts.breath = { sprinted, since, rested: rested + 1 };
    return;
  }
  acts.breath = undefined;
  const text = `${personName(game.setup, person)} has caught his breath.`;
  game.emit({ kind: 'breath', rule: RULE, about: person.id, outcome: 'neutral', text });
}
