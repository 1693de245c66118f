import { type Answer, type Ask, isForced, NO_PARAMS, type Seat } from './decision.ts';
import { type DiceSpec, diceOf, makeDice, totalOf } from './dice.ts';
import type { NewEvent, RollRecord } from './event.ts';
import { OpenQuestion } from './open-question.ts';
import type { RuleId } from './rule.ts';

/** Dice that somebody must type in. */
export interface DiceRequest {
  readonly seat: Seat;
  readonly spec: DiceSpec;
  readonly rule: RuleId;
  readonly purpose: string;
}

export type Dialogue<R> = Generator<Ask, R, Answer>;

export type Request =
  | { readonly kind: 'ask'; readonly ask: Ask }
  | { readonly kind: 'together'; readonly dialogues: ReadonlyMap<Seat, Dialogue<unknown>> }
  | { readonly kind: 'dice'; readonly request: DiceRequest };

export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'sealed'; readonly results: ReadonlyMap<Seat, unknown> }
  | { readonly kind: 'dice'; readonly values: readonly number[] }
  /** What was set off has been carried out: see `workOff`. */
  | { readonly kind: 'done' };

/** A piece of the rules: straight-line code that asks and rolls. */
export type Play<R = void> = Generator<Request, R, Reply>;

/** Where dice come from; `null` means that they must be typed in. */
export interface DiceSource {
  take(count: number, sides: number): readonly number[] | null;
}

/** What the rules of one game work on. */
export interface Game<Setup, State> {
  readonly setup: Setup;
  readonly state: State;
  readonly dice: DiceSource;
  emit(event: NewEvent): void;
}

/** Puts a question and waits. With a single option and nothing to set, nobody is bothered. */
export function* ask(question: Ask): Play<Answer> {
  const options = question.options();
  if (isForced(options)) return forced(options[0]?.id);
  const reply = yield { kind: 'ask', ask: new OpenQuestion(question, options) };
  if (reply.kind !== 'answer') throw new Error('an ask was not given an answer');
  return reply.answer;
}

/** The same inside a sealed round. */
export function* askPrivately(question: Ask): Dialogue<Answer> {
  const options = question.options();
  if (isForced(options)) return forced(options[0]?.id);
  return yield new OpenQuestion(question, options);
}

function forced(option: string | undefined): Answer {
  if (option === undefined) throw new Error('a question without options');
  return { option, params: NO_PARAMS };
}

/** One private dialogue per seat; the answers are sealed as they come and returned by seat when all are in. */
export function* together<R>(dialogues: ReadonlyMap<Seat, Dialogue<R>>): Play<ReadonlyMap<Seat, R>> {
  if (dialogues.size === 0) return new Map();
  const reply = yield { kind: 'together', dialogues };
  if (reply.kind !== 'sealed') throw new Error('a sealed round was not given its results');
  return reply.results as ReadonlyMap<Seat, R>;
}

export interface RollOf {
  readonly seat: Seat;
  readonly rule: RuleId;
  /** What the dice are for: "control", "to hit". */
  readonly purpose: string;
  readonly atLeast?: number;
}

/** Rolls dice written as `2d6`; the dice may be seeded, scripted, or typed in by the seat that rolls. */
export function* roll<Setup, State>(game: Game<Setup, State>, notation: string, of: RollOf): Play<RollRecord> {
  const base = diceOf(notation);
  const { atLeast } = of;
  const { count, sides, plus } = base;
  const spec = atLeast === undefined ? base : { count, sides, plus, atLeast };
  const values = game.dice.take(spec.count, spec.sides) ?? (yield* rollByHand(spec, of));
  return { dice: makeDice(spec), values, total: totalOf(spec, values) };
}

function* rollByHand(spec: DiceSpec, of: RollOf): Play<readonly number[]> {
  const reply = yield { kind: 'dice', request: { seat: of.seat, spec, rule: of.rule, purpose: of.purpose } };
  if (reply.kind !== 'dice') throw new Error('dice were asked for and something else came');
  return reply.values;
}
