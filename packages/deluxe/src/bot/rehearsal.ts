// Playing on from a question by the rules themselves, both sides doing as the first bot does; whoever tries a speed keeps it.
import {
  type Answer,
  answerOf,
  type Decision,
  type Dialogue,
  type Known,
  type OpenQuestion,
  type Play,
  type Random,
  type Reply,
  type Request,
  type Seat,
} from '@hardtop/kernel';
import type { DeluxeAsked } from '../table/queries/asked.ts';
import { outcomeOf } from '../table/queries/outcome.ts';
import { questionOf } from '../table/questions.ts';
import type { Setup } from '../table/state/setup.ts';
import type { DeluxeGame, State, Vehicle } from '../table/state/state.ts';
import { segment } from '../table/turn.ts';
import { driverBot } from './driver-bot.ts';
import { Ledger } from './ledger.ts';
import { standingOf } from './standing.ts';

/** Who is asked what, and against whom. */
export interface Occasion {
  readonly view: Known<Setup, State>;
  readonly decision: Decision;
  readonly own: Vehicle;
  readonly foe: Vehicle;
  readonly random: Random;
}

/** What the first bot weighs at most for one answer. */
const BUDGET = { evaluations: 60 } as const;
/** Pieces of a game after which it is let be; no turn has as many. */
const MOST_PIECES = 400;
/** Of a die's sides, what it shows: a little better than the mean, as most rolls for control are made. */
const FACE = 0.6;

const MEAN_DICE: DeluxeGame['dice'] = {
  take: (count, sides) => Array.from({ length: count }, () => Math.ceil(sides * FACE)),
};

const HOLD: Answer = { option: 'hold', params: {} };

/**
 * How we stand against the foe so many turns after an answer. Shots count at their mean and are not rolled for, other dice show what
 * dice show in the mean, what a roll for control puts at stake is entered: so once through is enough to tell two answers apart.
 */
export function rehearse(occasion: Occasion, answer: Answer, turns: number): number {
  const { view, decision, own, foe } = occasion;
  const { setup } = view;
  const state = copyOf(view.state);
  // Whoever is asked for his move has left the queue.
  if (decision.topic === 'maneuver') state.queue = [own.id, ...state.queue];
  const ledger = new Ledger(view, own, foe);
  const game: DeluxeGame = {
    setup,
    state,
    dice: MEAN_DICE,
    hides: false,
    emit: (event) => {
      if (event.kind === 'control') ledger.enterControl(game, event);
    },
    question: (asked) => questionOf({ setup, state, seat: asked.seat }, asked as DeluxeAsked),
  };
  const prompter = new Prompter(game, occasion, answer, ledger);
  const until = state.turn + turns;
  for (let i = 0; i < MOST_PIECES && state.turn < until && outcomeOf(setup, state) === null; i++)
    prompter.play(segment(game));
  return ledger.balance + standingOf(game, own.id, foe.id) - standingOf(view, own.id, foe.id);
}

/** Answers all questions: the one that is thought about as is tried, a speed so in every turn, all others as the first bot does. */
class Prompter {
  private readonly game: DeluxeGame;
  private readonly occasion: Occasion;
  private readonly ledger: Ledger;
  /** A speed that is tried. */
  private readonly pace: string | null;
  private tried: Answer | null;

  constructor(game: DeluxeGame, occasion: Occasion, tried: Answer, ledger: Ledger) {
    this.game = game;
    this.occasion = occasion;
    this.tried = tried;
    this.pace = occasion.decision.topic === 'speed' ? tried.option : null;
    this.ledger = ledger;
  }

  play(play: Play): void {
    let step = play.next();
    while (step.done !== true) step = play.next(this.replyTo(step.value));
  }

  private replyTo(request: Request): Reply {
    switch (request.kind) {
      case 'ask':
        return { kind: 'answer', answer: this.answerTo(request.ask) };
      case 'together': {
        const results = new Map<Seat, unknown>();
        for (const [seat, dialogue] of request.dialogues) results.set(seat, this.heard(dialogue));
        return { kind: 'sealed', results };
      }
      case 'dice':
        throw new Error('dice that are never typed in');
    }
  }

  private heard(dialogue: Dialogue<unknown>): unknown {
    let step = dialogue.next();
    while (step.done !== true) step = dialogue.next(this.answerTo(step.value));
    return step.value;
  }

  private answerTo(question: OpenQuestion): Answer {
    const { tried, occasion, game } = this;
    if (tried !== null) {
      const { about, topic, seat } = occasion.decision;
      const isOwn = question.about === about;
      if (isOwn && question.topic === topic && question.seat === seat) {
        this.tried = null;
        return tried;
      }
      // Whose turn it is to move is settled.
      if (question.topic === 'order') return { option: isOwn ? 'now' : 'wait', params: {} };
    }
    const kept = this.keptPace(question);
    if (kept !== null) return kept;
    const { setup, state } = game;
    const known = { setup, state, seat: question.seat };
    const { answer } = driverBot.choose(known, question, occasion.random, BUDGET);
    if (question.topic !== 'fire' || answer.option === HOLD.option) return answer;
    return this.ledger.enter(game, question.seat, answer.option) ? HOLD : answer;
  }

  /** A turn at a speed shows little of what it is good for: it is kept while it can be. */
  private keptPace(question: OpenQuestion): Answer | null {
    if (this.pace === null || question.topic !== 'speed' || question.about !== this.occasion.own.id) return null;
    const option = question.options().find(({ id }) => id === this.pace);
    return option === undefined ? null : answerOf(option.id);
  }
}

/** What is made anew whenever it changes. */
const MADE_ANEW: readonly string[] = ['road', 'breaches', 'pose'];

/** The same again, to be changed without changing the first; spreading keeps the shape of things, on which speed depends. */
function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  const copy = { ...value };
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object' && inner !== null && !MADE_ANEW.includes(key)) copy[key] = copyOf(inner);
  }
  return copy;
}
