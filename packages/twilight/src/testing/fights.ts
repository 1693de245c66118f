// Builders for tests of the table: set-ups of short files, games with scripted dice, and a driver that answers questions by script.

import {
  type Answer,
  type Ask,
  type AskData,
  answerOf,
  type NewEvent,
  type Params,
  type Reply,
  type Request,
  startingParams,
} from '@hardtop/kernel';
import { parseSetup } from '../scenarios/scenario-file.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Setup } from '../scenarios/setup.ts';
import { carryOut } from '../table/consequences.ts';
import { begin } from '../table/start.ts';
import type { TwilightPlay } from '../table/state/effects.ts';
import type { Person } from '../table/state/person.ts';
import { personOf, type TwilightGame } from '../table/state/state.ts';

type PersonFile = ScenarioFile['people'][number];

/** An open field of 20 by 20 large squares, two seats; people are given, the first at seat 0 unless they say otherwise. */
export function fieldSetup(people: readonly Partial<PersonFile>[], changes: Partial<ScenarioFile> = {}): Setup {
  const read = parseSetup({
    id: 'test',
    title: 'Test',
    levels: [{ id: 'field', width: 20, height: 20 }],
    seats: [{ name: 'Blue' }, { name: 'Red' }],
    people: people.map((person, i) => ({ name: `P${i + 1}`, seat: i === 0 ? 0 : 1, at: { x: i, y: 0 }, ...person })),
    ...changes,
  });
  if (!read.ok) throw new Error(read.error.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  return read.value;
}

/** A game whose dice are a script; `events` collects what is emitted, `diceLeft` what has not been thrown. */
export interface TestGame extends TwilightGame {
  readonly events: NewEvent[];
  readonly diceLeft: number[];
}

export type QuestionOf = (known: { setup: Setup; state: TwilightGame['state']; seat: number }, asked: AskData) => Ask;

export function gameOf(setup: Setup, dice: readonly number[], questionOf: QuestionOf): TestGame {
  const diceLeft = [...dice];
  const events: NewEvent[] = [];
  const take = (count: number, sides: number): readonly number[] => {
    if (diceLeft.length < count) throw new Error(`${count}d${sides} is wanted, ${diceLeft.length} dice are left`);
    return diceLeft.splice(0, count);
  };
  const state = begin(setup);
  const question = (asked: AskData): Ask => questionOf({ setup, state, seat: asked.seat }, asked);
  const emit = (event: NewEvent) => events.push(event);
  return { setup, state, dice: { take }, emit, events, diceLeft, hides: false, question };
}

/** The person with this number, from 1. */
export const person = ({ state }: TwilightGame, number = 1): Person => personOf(state, `p${number}`);

/** The script of one answer: an option's id, with parameters where they are not what it starts with. */
type Script = string | readonly [string, Params];

function answerBy(script: Script[], question: Ask): Answer {
  const next = script.shift();
  const options = question.options();
  const [first] = options;
  if (first === undefined) throw new Error(`no options: ${question.prompt}`);
  if (next === undefined) return question.suggested ?? answerOf(first.id, startingParams(first));
  const [id, params] = typeof next === 'string' ? [next, undefined] : next;
  const option = options.find((candidate) => candidate.id === id);
  if (option === undefined) throw new Error(`${id} is not offered: ${options.map((one) => one.id).join(' ')}`);
  return answerOf(id, { ...startingParams(option), ...params });
}

function replyTo(request: Request, script: Script[]): Reply {
  if (request.kind !== 'ask') throw new Error(`nothing else is asked here than questions: ${request.kind}`);
  return { kind: 'answer', answer: answerBy(script, request.ask) };
}

/** Runs a piece of the rules to its end; all scripted answers and dice must be used up. Without a script it takes what is suggested. */
export function play<R>(game: TestGame, piece: TwilightPlay<R>, ...script: readonly Script[]): R {
  const left = [...script];
  const running = carryOut(piece);
  let step = running.next();
  while (step.done !== true) step = running.next(replyTo(step.value, left));
  if (game.diceLeft.length > 0) throw new Error(`dice left over: ${game.diceLeft}`);
  if (left.length > 0) throw new Error(`answers left over: ${left}`);
  return step.value;
}

/** The texts of all events of a kind. */
export const textsOf = ({ events }: TestGame, kind: string): readonly string[] =>
  events.filter((event) => event.kind === kind).map(({ text }) => text);
