import type { Answer, Decision, Seat } from './decision.ts';
import type { Random } from './random.ts';

/** How much thinking is allowed, in evaluations, so that the same seed plays the same game on any machine. */
export interface Budget {
  readonly evaluations: number;
}

/** Enough for the bots, far below what a player would notice. */
export const DEFAULT_BUDGET: Budget = { evaluations: 400 };

export interface Known<Setup, State> {
  readonly setup: Setup;
  readonly state: State;
  readonly seat: Seat;
}

export interface BotChoice {
  readonly answer: Answer;
  /** One sentence for the log. */
  readonly why: string;
}

export interface Bot<Setup, State> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  choose(known: Known<Setup, State>, decision: Decision, random: Random, budget: Budget): BotChoice;
}
