import type { Bot } from './bot.ts';
import type { Answer, Decision, Param, Params, Seat } from './decision.ts';
import type { Exhaustive } from './exhaustive.ts';
import type { Game, Play } from './play.ts';
import type { Problem, Result } from './result.ts';
import type { RuleEntry, RuleId } from './rule.ts';

export interface Outcome {
  readonly kind: 'win' | 'draw';
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly rule: RuleId;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** The pieces it plays, for people. */
  readonly plays: string;
}

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Who drives against people here, where it is not the first of the bots. */
  readonly bot?: string;
  /** A scenario file, to be read by `parseSetup`. */
  readonly file: unknown;
}

/** Something a player can choose at the lobby, e.g. a stock car. */
export interface Choosable {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** A standing order: it answers the prompts that do not matter. */
export interface StandingOrder<State> {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly params?: readonly Param[];
  /** The answer it gives, or null if it leaves this question to the player. */
  answer(known: State, decision: Decision, params: Params): Answer | null;
}

/** What the kernel needs to know of a game. `View`: what it draws for a seat, sealed for the kernel. */
export interface Ruleset<Setup, State, View = unknown> {
  readonly id: string;
  /** A journal goes on under the version it began with. */
  readonly version: string;
  readonly title: string;
  /** What sort of game it is, in a sentence for whoever has to choose. */
  readonly summary: string;
  readonly rules: readonly RuleEntry[];
  readonly scenarios: readonly ScenarioInfo[];
  /** What a seat may choose from at the lobby. */
  readonly picks: readonly Choosable[];
  readonly bots: readonly Bot<Setup, State>[];
  readonly orders: readonly StandingOrder<State>[];
  /** Everything that can happen in it. */
  readonly exhaustive?: Exhaustive<Setup>;

  /** Reads a scenario file; every problem at once. */
  parseSetup(file: unknown): Result<Setup, readonly Problem[]>;
  /** The scenario with each seat's choice in it; null keeps what the scenario says. */
  withPicks(file: unknown, picks: readonly (string | null)[]): unknown;
  seats(setup: Setup): readonly SeatInfo[];
  begin(setup: Setup): State;
  /** From one rest point to the next. */
  segment(game: Game<Setup, State>): Play;
  outcome(setup: Setup, state: State): Outcome | null;
  /** A seat has given up; asked at a rest point, when others play on. */
  concede(game: Game<Setup, State>, seat: Seat): void;
  /** The state with all that this seat may not know taken out; null is a spectator. */
  known(state: State, seat: Seat | null): State;
  /** Draws a known state. */
  view(setup: Setup, known: State, seat: Seat | null): View;
  /** A referee's correction, where the ruleset allows one; made at a rest point, after a trial on a copy. */
  amend?(game: Game<Setup, State>, option: string, params: Params): Result<null, Problem>;
}

/** For whoever treats set-up, state and view as sealed boxes. */
export type AnyRuleset = Ruleset<unknown, unknown>;
