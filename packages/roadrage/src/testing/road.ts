// Builders for tests: designs, set-ups, games with scripted dice, and a driver that answers questions by script.

import { makePose, type Pose } from '@hardtop/geometry';
import {
  type Answer,
  type Ask,
  answerOf,
  type Dialogue,
  type NewEvent,
  type Params,
  type Reply,
  type Request,
  type Seat,
  startingParams,
} from '@hardtop/kernel';
import type { BodyId } from '../catalog/bodies.ts';
import type { GearId, SkillId } from '../catalog/characters.ts';
import type { OptionId } from '../catalog/options.ts';
import type { WeaponId } from '../catalog/weapons.ts';
import type { Character, Design, WeaponFitting } from '../garage/design/design.ts';
import type { Obstacle, Setup, Start } from '../scenarios/setup.ts';
import { carryOut } from '../table/consequences.ts';
import { begin } from '../table/start.ts';
import type { RoadPlay } from '../table/state/effects.ts';
import type { RoadGame, Vehicle } from '../table/state/state.ts';
import { DEFAULT_VARIANTS, type Variants } from '../variants.ts';
import { askingIn } from './asking.ts';

/** A person; without skills unless told. */
export function character(
  name: string,
  skills: Partial<Record<SkillId, number>> = {},
  weapons: readonly WeaponId[] = [],
  gear: readonly GearId[] = [],
): Character {
  return { name, skills, weapons, gear };
}

/** A gun on a fixed mount to the front unless told. */
export function gun(weapon: WeaponId, changes: Partial<WeaponFitting> = {}): WeaponFitting {
  return { weapon, mount: 'fixed', facing: 'front', targeting: 'none', twin: false, ...changes };
}

/** A vehicle by its body with an unskilled driver alone in it. */
export function design(body: BodyId, changes: Partial<Design> = {}): Design {
  return {
    version: 1,
    ruleset: 'roadrage',
    name: body,
    body,
    options: [],
    weapons: [],
    crew: [character('Driver')],
    drive: 'left',
    ...changes,
  };
}

/** A vehicle by its body and options with a driver of this skill. */
export function driven(body: BodyId, skill: number, ...options: readonly OptionId[]): Design {
  const driver = character('Driver', { bike: skill, car: skill, van: skill, bigRig: skill });
  return design(body, { options, crew: [driver] });
}

/** A pose by compass: degrees clockwise from north, as a driver would say it. */
export function at(x: number, y: number, compass = 0): Pose {
  return makePose(x, y, -compass * 10);
}

/** Where a vehicle starts; each is a seat of its own unless told. */
export interface Car extends Partial<Omit<Start, 'design'>> {
  readonly design: Design;
}

export interface Lot extends Partial<Omit<Setup, 'starts' | 'variants'>> {
  readonly variants?: Partial<Variants>;
}

/** An open lot of 200 squares each way, nothing on it but these vehicles, which stand two squares apart facing north. */
export function roadSetup(cars: readonly Car[], { variants, ...changes }: Lot = {}): Setup {
  const starts = cars.map(
    (car, i): Start => ({ index: i, seat: i, pose: at(i * 2, 0), speed: 0, solitaire: null, ...car }),
  );
  const seats = Math.max(0, ...starts.map(({ seat }) => seat + 1));
  return {
    id: 'test',
    title: 'Test',
    format: null,
    turnLimit: 50,
    hidden: false,
    bounds: { minX: -100, minY: -100, maxX: 100, maxY: 100 },
    edge: 'open',
    footing: 'road',
    patches: [],
    obstacles: [],
    road: null,
    objective: { kind: 'lastMoving' },
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}`, side: String(seat) })),
    starts,
    walkers: [],
    ...changes,
    variants: { ...DEFAULT_VARIANTS, ...variants },
  };
}

/** A game whose dice are a script; `events` collects what is emitted, `diceLeft` what has not been thrown. */
export interface TestGame extends RoadGame {
  readonly events: NewEvent[];
  readonly diceLeft: number[];
}

/** The first turn of a set-up, all tie-breaking and strategies left out, with these dice to come. */
export function gameOf(setup: Setup, dice: readonly number[] = []): TestGame {
  const diceLeft = [...dice];
  const events: NewEvent[] = [];
  const take = (count: number, sides: number): readonly number[] => {
    if (diceLeft.length < count) throw new Error(`${count}d${sides} is wanted, ${diceLeft.length} dice are left`);
    const values = diceLeft.splice(0, count);
    if (values.some((value) => value < 1 || value > sides)) throw new Error(`${values} on ${sides} sides`);
    return values;
  };
  const state = begin(setup);
  const emit = (event: NewEvent) => events.push(event);
  return { setup, state, dice: { take }, emit, events, diceLeft, ...askingIn(setup, state) };
}

/** The vehicle with this number, from 1. */
export function vehicle(game: RoadGame, number = 1): Vehicle {
  const found = game.state.vehicles[number - 1];
  if (found === undefined) throw new Error(`no vehicle ${number}`);
  return found;
}

/** The script of one answer: an option's id, with parameters where they are not what it starts with. */
export type Script = string | readonly [string, Params];

type Answering = (question: Ask) => Answer;

const asSuggested: Answering = (question) => {
  const [first] = question.options();
  if (first === undefined) throw new Error(`no options: ${question.prompt}`);
  return question.suggested ?? answerOf(first.id, startingParams(first));
};

/** Answers in the order of the questions; fails on an option that is not offered; afterwards takes what is suggested. */
export function inTurn(...script: readonly Script[]): Answering {
  const left = [...script];
  return (question) => {
    const next = left.shift();
    if (next === undefined) return asSuggested(question);
    const [id, params] = typeof next === 'string' ? [next, undefined] : next;
    const option = question.options().find((candidate) => candidate.id === id);
    const offered = question.options().map((candidate) => candidate.id);
    if (option === undefined) throw new Error(`${id} is not offered: ${offered.join(' ')} (${question.prompt})`);
    return answerOf(id, { ...startingParams(option), ...params });
  };
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

/** Runs a piece of the rules to its end with these answers, whether or not all dice were thrown. */
export function drive<R>(piece: RoadPlay<R>, answering: Answering = asSuggested): R {
  const play = carryOut(piece);
  let step = play.next();
  while (step.done !== true) step = play.next(replyTo(step.value, answering));
  return step.value;
}

/** Runs a piece of the rules to its end with these answers; the scripted dice must be used up exactly. */
export function play<R>(game: TestGame, piece: RoadPlay<R>, ...script: readonly Script[]): R {
  const result = drive(piece, inTurn(...script));
  if (game.diceLeft.length > 0) throw new Error(`dice left over: ${game.diceLeft}`);
  return result;
}

/** The texts of all events of a kind. */
export function textsOf({ events }: TestGame, kind: string): readonly string[] {
  return events.filter((event) => event.kind === kind).map(({ text }) => text);
}

/** Every mark that was set, in order. */
export function marksOf({ events }: TestGame): readonly string[] {
  return events.flatMap(({ marks }) => marks ?? []);
}

/** A brick wall in the middle of these squares. */
export const wall = (x: number, y: number, width: number, height: number): Obstacle => ({
  id: `wall-${x}-${y}`,
  kind: 'brickWall',
  pose: at(x, y),
  size: { length: height, width },
  floors: 0,
  label: 'wall',
});
