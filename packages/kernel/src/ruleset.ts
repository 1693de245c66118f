import type { Bot, Known } from './bot.ts';
import type { Answer, Ask, AskData, Decision, Param, Params, Seat } from './decision.ts';
import type { Editing, MapSteps } from './editing.ts';
import type { NewEvent } from './event.ts';
import type { Exhaustive } from './exhaustive.ts';
import type { Plans } from './plans.ts';
import type { Game, Play } from './play.ts';
import type { Random } from './random.ts';
import type { MatchReport } from './report.ts';
import type { Problem, Result } from './result.ts';
import type { RuleEntry, RuleId } from './rule.ts';
import type { Terms } from './terms.ts';
import type { Viewer } from './viewer.ts';

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
  /** Its rules are a machine's: people do not change places with it. */
  readonly isMachine?: true;
}

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Who drives against people here, where it is not the first of the bots. */
  readonly bot?: string;
  /** Made for whoever has never played. */
  readonly isFirst?: true;
  /** The how-manieth of the ruleset's lessons it is, where it is one. */
  readonly lesson?: number;
  /** Ids of the picks that may be chosen for it, where not all may. */
  readonly picks?: readonly string[];
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
export interface StandingOrder<Seen> {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly params?: readonly Param[];
  /** In force for people from the start, until they say otherwise. */
  readonly usual?: Params;
  /** The answer it gives, or null if it leaves this question to the player. */
  answer(known: Seen, decision: Decision, params: Params): Answer | null;
  /** What the player is told of an answer it gave, where he may want that question after all; null: it was not this order's. */
  words?(decision: Decision, answer: Answer, params: Params): string | null;
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
  /** Whose judgement is given as advice: the best of the bots; the first, where none is named. */
  readonly adviser?: Bot<Setup, State>;
  readonly orders: readonly StandingOrder<Known<Setup, State>>[];
  /** What conditional orders can be made of. */
  readonly plans?: Plans<Known<Setup, State>>;
  /** Everything that can happen in it. */
  readonly exhaustive?: Exhaustive<Setup>;
  /** How its scenarios are drawn by hand. */
  readonly editing?: Editing;
  /** What may be settled before a game. */
  readonly terms?: Terms;

  /** Reads a scenario file; every problem at once. */
  parseSetup(file: unknown): Result<Setup, readonly Problem[]>;
  /** The scenario with each seat's choice in it; null keeps what the scenario says. */
  withPicks(file: unknown, picks: readonly (string | null)[]): unknown;
  seats(setup: Setup): readonly SeatInfo[];
  /** The seats that play together with this one, itself among them; absent: everybody is for himself. Everybody may know it. */
  alliesOf?(setup: Setup, seat: Seat): readonly Seat[];
  begin(setup: Setup): State;
  /** From one rest point to the next. */
  segment(game: Game<Setup, State>): Play;
  outcome(setup: Setup, state: State): Outcome | null;
  /** A seat has given up; asked at a rest point, when others play on. */
  concede(game: Game<Setup, State>, seat: Seat): void;
  /** The question that some data stands for, made from what the seat knows. */
  question(known: Known<Setup, State>, asked: AskData): Ask;
  /** Whether the scenario hides anything from anybody. */
  hides(setup: Setup): boolean;
  /**
   * Where something is hidden, dice may fall without any that all see. So that taking back does not tell of them, it is by consent after
   * every answer that the rules have gone on from.
   */
  readonly rollsUnseen?: boolean;
  /** The scenario file with stand-ins for all that a viewer may not know; it reads like any other. */
  knownFile(file: unknown, setup: Setup, viewer: Viewer): unknown;
  /** The state likewise. */
  known(setup: Setup, state: State, viewer: Viewer): State;
  /** A truth that may lie behind what a seat knows, for whoever looks ahead. */
  fillIn(known: Known<Setup, State>, file: unknown, random: Random): FilledIn<State>;
  /** Draws a known state. What seldom changes is best drawn by `Drawings`, or once as `lastingJson`: then nobody looks inside to see whether it has. */
  view(setup: Setup, known: State, viewer: Viewer): View;
  /** Whether whoever knows the same sees the same; absent: somebody may be drawn something of their own, such as a goal. */
  drawsAlike?(setup: Setup): boolean;
  /** What a referee may correct as things stand. */
  corrections(game: Game<Setup, State>): readonly Correction[];
  /** Makes one of them, at a rest point, and says what was done. */
  amend(game: Game<Setup, State>, correction: string, params: Params): Amended;
  /** Who and what is left, spent, broken, lost. */
  report(setup: Setup, state: State): MatchReport;
  /** A state at a rest point under an older version as one under this. */
  upgrade(state: unknown, version: string): Result<State, Problem>;
}

/** A guess at the truth: the file may name what the known one hides. */
export interface FilledIn<State> {
  readonly file: unknown;
  readonly state: State;
}

/** Something a referee may set, place or remove, every combination of its parameters being possible. */
export interface Correction {
  readonly id: string;
  readonly label: string;
  /** Corrections of one thing are listed together. */
  readonly group: string;
  readonly params: readonly Param[];
  /** Where it is made on the map; absent where figures alone say it. */
  readonly map?: OnMap;
}

/** A correction that is made by tapping what is taken away, or the place for something: parameters `x`, `y` and, where it has one, `heading` in degrees. */
export type OnMap =
  | { readonly does: 'remove'; readonly of: string }
  | {
      readonly does: 'place';
      /** A piece of the board, or how large what is new will be drawn. */
      readonly what: string | { readonly length: number; readonly width: number };
      readonly x: MapSteps;
      readonly y: MapSteps;
    };

/** What a correction did, for those who may hear of it. */
export type Amended = Pick<NewEvent, 'text' | 'about' | 'to'>;
