import type { Pose } from '@hardtop/geometry';
import { type Answer, type Ask, answerOf, type Dialogue, type Reply, type Request, type Seat } from '@hardtop/kernel';
import { withConsequences } from '../table/consequences.ts';
import type { DeluxePlay } from '../table/state/effects.ts';
import type { Setup } from '../table/state/setup.ts';
import type { Vehicle } from '../table/state/state.ts';
import {
  type Answering,
  asSuggested,
  type Board,
  type CarChanges,
  type TestGame,
  testGame,
  testVehicle,
} from './collision-fixtures.ts';

export const ARMOR = { front: 20, right: 10, left: 10, back: 20, top: 5, underbody: 5 } as const;

/** A midsize car at rest with a driver, a plant of 10 in front, tires of 9 and ordinary armor. */
export function combatCar(id: string, pose: Pose, changes: CarChanges = {}): Vehicle {
  return testVehicle(id, pose, changes.speed ?? 0, { fullArmor: ARMOR, armor: { ...ARMOR }, status: 3, ...changes });
}

export interface CombatBoard extends Board {
  readonly road?: Setup['road'];
  readonly visibility?: Setup['visibility'];
}

/** Turn 2, so that a weapon never fired has not fired the turn before; the dice must show faces they have. */
export function combatGame(board: CombatBoard, dice: readonly number[] = []): TestGame {
  const game = testGame(board, dice);
  game.state.turn = 2;
  const { road = [], visibility = [] } = board;
  const take = (count: number, sides: number): readonly number[] | null => {
    const values = game.dice.take(count, sides);
    if (values?.some((value) => value < 1 || value > sides)) throw new Error(`${values} on ${sides} sides`);
    return values;
  };
  return { ...game, setup: { ...game.setup, road, visibility }, dice: { take } };
}

function finish<R>(dialogue: Dialogue<R>, answering: Answering): R {
  let step = dialogue.next();
  while (step.done !== true) step = dialogue.next(answering(step.value));
  return step.value;
}

function replyTo(request: Request, answering: Answering): Reply {
  if (request.kind === 'ask') return { kind: 'answer', answer: answering(request.ask) };
  if (request.kind === 'dice') throw new Error('dice were to be typed in');
  const results = new Map<Seat, unknown>();
  for (const [seat, dialogue] of request.dialogues) results.set(seat, finish(dialogue, answering));
  return { kind: 'sealed', results };
}

/** Runs a rule to its end; fails when scripted dice run out or are left over. */
export function run<R>(game: TestGame, piece: DeluxePlay<R>, answering: Answering = asSuggested): R {
  const play = withConsequences(game, piece);
  let step = play.next();
  while (step.done !== true) step = play.next(replyTo(step.value, answering));
  if (game.left.length > 0) throw new Error(`dice left over: ${game.left}`);
  return step.value;
}

/** Answers in the order of the questions by option id; fails on one that is not offered, then takes what is suggested. */
export function inTurn(...ids: readonly string[]): Answering {
  const left = [...ids];
  return (question: Ask): Answer => {
    const id = left.shift();
    if (id === undefined) return asSuggested(question);
    const offered = question.options().map((option) => option.id);
    if (!offered.includes(id)) throw new Error(`${id} is not offered: ${offered.join(' ')}`);
    return answerOf(id);
  };
}

/** Several rules one after another, with what the last of them returns. */
export function* sequence<R>(...pieces: readonly DeluxePlay<R>[]): DeluxePlay<R | undefined> {
  let last: R | undefined;
  for (const piece of pieces) last = yield* piece;
  return last;
}
