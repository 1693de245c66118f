// Plays the highway duel with a solitaire driver held to one strategy, against one who only drives along.

import {
  type Answer,
  type Ask,
  answerOf,
  type Decision,
  type NewEvent,
  OpenQuestion,
  type Request,
  streamOf,
} from '@hardtop/kernel';
import { forBends } from '../bot/bends.ts';
import { chooseFor, fallback } from '../bot/choosing.ts';
import { CRUISE, type Temper } from '../bot/goal.ts';
import { roadBot } from '../bot/road-bot.ts';
import type { Strategy } from '../catalog/solitaire.ts';
import { highwayDuel } from '../scenarios/highway.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { aheadOf } from '../table/queries/solitaire.ts';
import type { RoadGame, Vehicle } from '../table/state/state.ts';
import { segment } from '../table/turn.ts';
import { picksOf, randomGame } from './random-play.ts';
import { vehicle } from './road.ts';

/** What a turn of the duel came to, seen from the solitaire driver. */
interface SoloTurn {
  readonly speed: number;
  /** Squares by which it is ahead of the other along the road. */
  readonly lead: number;
  readonly range: number;
  readonly heading: number;
  readonly at: { readonly x: number; readonly y: number };
}

export interface Solo {
  readonly game: RoadGame;
  readonly turns: readonly SoloTurn[];
  readonly events: readonly NewEvent[];
  readonly whys: readonly string[];
}

export interface SoloPlan {
  readonly strategy: Strategy;
  readonly seed: number;
  readonly turns: number;
  /** Squares the solitaire driver starts ahead of the other; negative is behind. */
  readonly lead: number;
  readonly car?: string;
  /** What the other keeps to. */
  readonly pace?: number;
}

const TEMPER: Temper = { dread: 40, leastKeep: 0.6, speeds: 3, foresight: false, sharp: false };
const EVALUATIONS = 200;
const START = 30;

function setupOf({ lead, car, pace = 50 }: SoloPlan) {
  const [other, own] = highwayDuel.vehicles;
  const setup = parseSetup({
    ...highwayDuel,
    vehicles: [
      { ...other, y: START, speed: pace },
      { ...own, x: 5, y: START + lead, speed: pace, ...(car === undefined ? {} : { car }) },
    ],
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

/** Follows the road at a steady pace and harms nobody. */
function cruise(game: RoadGame, ask: Decision, own: Vehicle, pace: number): Answer {
  if (ask.topic === 'fire') return answerOf('nothing');
  const goal = { ...CRUISE, words: 'drives along', speed: forBends(game, own, pace), speedCare: 1 };
  return chooseFor(game, ask, own, goal, TEMPER, EVALUATIONS) ?? fallback(ask);
}

/** So many turns, or until one of the two is out. */
export function playSolo(plan: SoloPlan): Solo {
  const events: NewEvent[] = [];
  const whys: string[] = [];
  const turns: SoloTurn[] = [];
  const game = randomGame(setupOf(plan), picksOf(plan.seed), (event) => events.push(event));
  const [other, own] = [vehicle(game, 1), vehicle(game, 2)];
  const random = streamOf(String(plan.seed), 'solo');
  const answer = (question: Ask): Answer => {
    const decision = OpenQuestion.from(question, { seat: question.seat, topic: question.topic }, '1');
    if (question.seat === other.seat) return cruise(game, decision, other, plan.pace ?? 50);
    if (own.mind !== null) own.mind.strategy = plan.strategy;
    const known = { setup: game.setup, state: game.state, seat: own.seat };
    const choice = roadBot.choose(known, decision, random, { evaluations: EVALUATIONS });
    whys.push(choice.why);
    return choice.answer;
  };
  while (game.state.turn <= plan.turns && isOn(other) && isOn(own)) {
    run(game, answer);
    if (game.state.at !== 'end') continue;
    const { pose, speed } = own;
    const range = Math.max(Math.abs(pose.x - other.pose.x), Math.abs(pose.y - other.pose.y));
    turns.push({ speed, lead: -aheadOf(game, own, other), range, heading: pose.h, at: { x: pose.x, y: pose.y } });
  }
  return { game, turns, events, whys };
}

function isOn({ gone, crippled, down }: Vehicle): boolean {
  return !gone && !crippled && down === 0;
}

function run(game: RoadGame, answer: (question: Ask) => Answer): void {
  const reply = (request: Request) => {
    if (request.kind === 'dice') throw new Error('dice are seeded');
    if (request.kind === 'ask') return { kind: 'answer', answer: answer(request.ask) } as const;
    const results = new Map(
      [...request.dialogues].map(([seat, dialogue]) => {
        let step = dialogue.next();
        while (step.done !== true) step = dialogue.next(answer(step.value));
        return [seat, step.value] as const;
      }),
    );
    return { kind: 'sealed', results } as const;
  };
  const play = segment(game);
  let step = play.next();
  while (step.done !== true) step = play.next(reply(step.value));
}

/** How often the solitaire driver's car set this mark. */
export function marksBy({ events, game }: Solo, mark: string): number {
  const { id } = vehicle(game, 2);
  return events.filter((event) => event.about === id && event.marks?.includes(mark) === true).length;
}
