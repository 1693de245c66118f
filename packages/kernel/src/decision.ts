import type { Modifier, Target } from './modifier.ts';
import type { RuleId } from './rule.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** The serial of the ask; inside a sealed round also the seat and the how-manieth question: `17`, `17.1.0`. */
export type DecisionId = string;

/** Centre of a counter in map units, heading in tenths of a degree counter-clockwise from north. */
export interface PiecePose {
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

/** A bounded whole number the player sets; every combination of an option's parameters is legal. */
export interface Param {
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: string;
  /** What the control starts at. */
  readonly start?: number;
  /** What each value is called, from the least on, where they are no numbers: faces of a die, cards. */
  readonly names?: readonly string[];
}

export type Params = Readonly<Record<string, number>>;

export interface Ghost {
  readonly piece: string;
  readonly pose: PiecePose;
  /** The way there, for drawing. */
  readonly path?: readonly PiecePose[];
  readonly label?: string;
  readonly danger?: boolean;
}

export interface SightLine {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly label?: string;
}

/** Dice with icons: those of a kind that would be thrown, or one that lies there; `marked` is the one that is spoken of. */
export interface HandfulDie {
  readonly die: string;
  readonly count?: number;
  readonly icons?: readonly string[];
  readonly marked?: true;
}

export interface Handful {
  readonly label: string;
  readonly dice: readonly HandfulDie[];
}

/** The chance of each number of something, from `from` on; the last may stand for all above it. */
export interface Histogram {
  readonly title: string;
  /** What is counted, as dice show it. */
  readonly icon?: string;
  readonly from: number;
  readonly chances: readonly number[];
  readonly andMore?: true;
  /** Numbers from here on hurt. */
  readonly badFrom?: number;
}

/** Laid on the board while an option is looked at: a zone of a turning key. */
export interface Outline {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label?: string;
}

/** What would come of an option: computed by the functions that later resolve it. */
export interface Preview {
  readonly text: string;
  /** Less than there is to show: whoever wants the rest asks for it. */
  readonly brief?: true;
  readonly ghosts?: readonly Ghost[];
  readonly lines?: readonly SightLine[];
  /** Named chances between 0 and 1, the most important first. */
  readonly chances?: readonly { readonly label: string; readonly chance: number }[];
  readonly target?: Target;
  readonly modifiers?: readonly Modifier[];
  /** What may follow, with its chance. */
  readonly spread?: readonly { readonly label: string; readonly chance: number }[];
  readonly handfuls?: readonly Handful[];
  readonly histograms?: readonly Histogram[];
  readonly outlines?: readonly Outline[];
  /** What of it is no rule of the book but somebody's reconstruction. */
  readonly caveats?: readonly string[];
  /** Warnings worth a colour. */
  readonly warnings?: readonly string[];
  /** Figures for bots and scripts, e.g. `keepControl`, `hit`, `damage`. */
  readonly facts?: Facts;
}

export type Facts = Readonly<Record<string, number>>;

export interface Option {
  readonly id: string;
  readonly label: string;
  /** What a player may type for it; see `matchOrder`. */
  readonly words: readonly string[];
  /** Options of one group are listed together, e.g. one weapon against one target. */
  readonly group?: string;
  /** The piece and the spot on it that stand for this option on the board. */
  readonly at?: { readonly piece: string; readonly spot?: string };
  /** One of many places: chosen on the board, which has room for all of them. */
  readonly place?: { readonly x: number; readonly y: number };
  readonly params?: readonly Param[];
  preview(params: Params): Preview;
  /** As much of it as one of many such options brings unasked over a wire. */
  briefPreview?(params: Params): Preview;
  /** The figures of the preview alone, without what is only for the eye: for bots that weigh many options. */
  facts?(params: Params): Facts;
  /** Those figures without the ones that are dear to find: whoever weighs many options sees from these which can win at all. */
  roughFacts?(params: Params): Facts;
}

export interface Answer {
  readonly option: string;
  readonly params: Params;
}

/** What is asked, as plain JSON: enough for the ruleset to put the question again from what the seat knows. */
export interface AskData {
  readonly seat: Seat;
  /** What sort of question it is: `speed`, `maneuver`, `fire`… Standing orders and bots go by it. */
  readonly topic: string;
  /** The answer is the asked seat's own secret, also when it has been given. */
  readonly secret?: true;
}

/** A question with its options, made by the ruleset from what the seat knows. */
export interface Ask {
  readonly seat: Seat;
  /** What sort of question it is: `speed`, `maneuver`, `fire`… Standing orders and bots go by it. */
  readonly topic: string;
  readonly rule: RuleId;
  readonly prompt: string;
  /** The piece it is about. */
  readonly about?: string | undefined;
  options(): readonly Option[];
  /** What Space, a timeout and a bot's fallback answer. */
  readonly suggested?: Answer | undefined;
}

export interface Decision extends Ask {
  readonly id: DecisionId;
  readonly asked: AskData;
}

export const NO_PARAMS: Params = Object.freeze({});

export function answerOf(option: string, params: Params = NO_PARAMS): Answer {
  return { option, params };
}

/** The parameters an option starts with. */
export function startingParams(option: Option): Params {
  if (option.params === undefined || option.params.length === 0) return NO_PARAMS;
  const params: Record<string, number> = {};
  for (const param of option.params) params[param.name] = param.start ?? param.min;
  return params;
}

/** What stands in for an answer that nobody gives: the suggested one, else the first. */
export function fallbackAnswer(decision: Ask): Answer {
  const first = decision.options()[0];
  return decision.suggested ?? (first === undefined ? answerOf('') : answerOf(first.id, startingParams(first)));
}

export function isForced(options: readonly Option[]): boolean {
  const only = options[0];
  return options.length === 1 && (only?.params === undefined || only.params.length === 0);
}

const NO_FACTS: Facts = Object.freeze({});

export function factsOf(option: Option, params: Params): Facts {
  return option.facts?.(params) ?? option.preview(params).facts ?? NO_FACTS;
}

export function roughFactsOf(option: Option, params: Params): Facts {
  return option.roughFacts?.(params) ?? factsOf(option, params);
}
