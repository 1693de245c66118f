// Builders for tests: builds, set-ups, games with scripted dice, and a driver that answers questions by script.

import { makePose, type Pose } from '@hardtop/geometry';
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
import { ARENA } from '../catalog/arena.ts';
import type { CardId } from '../catalog/cards.ts';
import { GAME_SIZES } from '../catalog/game-sizes.ts';
import type { Design, Place } from '../garage/design/design.ts';
import type { Setup } from '../scenarios/setup.ts';
import { carryOut } from '../table/consequences.ts';
import type { SixthAsked } from '../table/queries/asked.ts';
import { cardsOf } from '../table/queries/built-cards.ts';
import { questionOf } from '../table/questions.ts';
import { begin } from '../table/start.ts';
import type { SixthPlay } from '../table/state/effects.ts';
import type { Car, SixthGame } from '../table/state/state.ts';
import { DEFAULT_VARIANTS, type Variants } from '../variants.ts';

/** A build by what lies where; rookies drive and shoot unless told. */
export function build(cards: Partial<Record<Place, readonly CardId[]>> = {}, changes: Partial<Design> = {}): Design {
  return {
    version: 1,
    ruleset: 'sixth',
    name: 'Test',
    size: GAME_SIZES.small,
    cards: { front: [], left: [], right: [], back: [], crew: ['rookieDriver', 'rookieGunner'], ...cards },
    ...changes,
  };
}

/** A pose by compass: degrees clockwise from north. */
export const at = (x: number, y: number, compass = 0): Pose => makePose(x, y, -compass * 10);

interface Lot extends Partial<Omit<Setup, 'starts' | 'variants'>> {
  readonly variants?: Partial<Variants>;
  /** Where the cars stand; two car lengths apart in the middle, facing north, unless told. */
  readonly poses?: readonly Pose[];
}

export function arenaSetup(designs: readonly Design[], { variants, poses = [], ...changes }: Lot = {}): Setup {
  return {
    id: 'test',
    title: 'Test',
    roundLimit: 50,
    size: GAME_SIZES.small,
    secretBuilds: false,
    bounds: { minX: 0, minY: 0, maxX: ARENA.side, maxY: ARENA.side },
    walls: [],
    terrain: [],
    hazards: [],
    tokens: [],
    numbers: [],
    countdown: null,
    fireAtCheckpoint: false,
    race: null,
    seats: designs.map((_, seat) => ({ name: `Seat ${seat + 1}` })),
    sides: null,
    starts: designs.map((design, seat) => {
      const pose = poses[seat] ?? at(2 + 2 * seat, 5);
      return { seat, design, own: [], strip: pose, pose };
    }),
    ...changes,
    variants: { ...DEFAULT_VARIANTS, ...variants },
  };
}

/** A game whose dice are a script; `events` collects what is emitted, `diceLeft` what has not been thrown. */
export interface TestGame extends SixthGame {
  readonly events: NewEvent[];
  readonly diceLeft: number[];
}

/** Builds lie open, nobody has taken tokens yet. */
export function gameOf(setup: Setup, dice: readonly number[] = []): TestGame {
  const diceLeft = [...dice];
  const events: NewEvent[] = [];
  const take = (count: number, sides: number): readonly number[] => {
    if (diceLeft.length < count) throw new Error(`${count}d${sides} is wanted, ${diceLeft.length} dice are left`);
    return diceLeft.splice(0, count);
  };
  const state = begin(setup);
  for (const { seat, design } of setup.starts) {
    const car = state.cars[seat];
    if (car !== undefined && design !== null)
      Object.assign(car, { cards: cardsOf(design), name: `Car ${seat + 1}`, maxSpeed: 5 });
  }
  state.at = 'check';
  // The rules ask nothing that is not on the list.
  const question = (asked: AskData): Ask => questionOf({ setup, state, seat: asked.seat }, asked as SixthAsked);
  const emit = (event: NewEvent) => events.push(event);
  return { setup, state, dice: { take }, emit, events, diceLeft, hides: false, question };
}

/** The car with this number, from 1. */
export function car({ state }: SixthGame, number = 1): Car {
  const found = state.cars[number - 1];
  if (found === undefined) throw new Error(`no car ${number}`);
  return found;
}

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
export function play<R>(game: TestGame, piece: SixthPlay<R>, ...script: readonly Script[]): R {
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
