import { type Answer, type Ask, type AskData, isForced, NO_PARAMS, type Seat } from './decision.ts';
import { type DiceSpec, diceOf, makeDice, totalOf } from './dice.ts';
import type { NewEvent, RollRecord } from './event.ts';
import { OpenQuestion } from './open-question.ts';
import type { RuleId } from './rule.ts';

/** Dice, or cards, that somebody must type in. */
export interface DiceRequest {
  readonly seat: Seat;
  readonly spec: DiceSpec;
  readonly rule: RuleId;
  readonly purpose: string;
  /** What the faces are called, from the first on, where they are no numbers. */
  readonly names?: readonly string[];
  /** Seats that may know what fell; everyone if absent. */
  readonly to?: readonly Seat[];
}

export type Dialogue<R> = Generator<OpenQuestion, R, Answer>;

export type Request =
  | { readonly kind: 'ask'; readonly ask: OpenQuestion }
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

/** What dice fall for, and who throws them. */
export interface RolledFor {
  readonly purpose: string;
  readonly seat?: Seat;
  /** See `RollOf`. */
  readonly openly?: boolean | undefined;
  /** What the faces are called, where they are no numbers. */
  readonly names?: readonly string[];
}

/** Where dice come from; `null` means that they must be typed in. */
export interface DiceSource {
  /** `to`: the seats that may know what falls; everyone if absent. */
  take(count: number, sides: number, to?: readonly Seat[], of?: RolledFor): readonly number[] | null;
}

/** What the rules of one game work on. */
export interface Game<Setup, State> {
  readonly setup: Setup;
  readonly state: State;
  readonly dice: DiceSource;
  /** Something is hidden here: then a question is put even where it has one answer, or its absence would tell. */
  readonly hides: boolean;
  emit(event: NewEvent): void;
  /** The question that some data stands for, made from what its seat knows and from nothing else. */
  question(asked: AskData): Ask;
}

/** For games that are only looked at: nothing is asked there. */
export function askNobody(): never {
  throw new Error('nothing is asked in a game that is only looked at');
}

/** What questions need of a game, whatever it is about. */
type Asking = Pick<Game<unknown, unknown>, 'hides' | 'question'>;

/** Puts a question and waits. Where nothing is hidden, nobody is bothered with a single option that has nothing to set. */
export function* ask(game: Asking, asked: AskData): Play<Answer> {
  const open = OpenQuestion.from(game.question(asked), asked);
  if (isSkipped(game, open)) return forced(open);
  const reply = yield { kind: 'ask', ask: open };
  if (reply.kind !== 'answer') throw new Error('an ask was not given an answer');
  return reply.answer;
}

/**
 * The same inside a sealed round; `ready` spares making the question again where nothing is hidden. As a function it makes a question that
 * has several answers for certain. Then, and where something is hidden, it is made when somebody looks at it: a round asks many at once.
 */
export function* askPrivately(game: Asking, asked: AskData, ready?: Ask | (() => Ask)): Dialogue<Answer> {
  if (game.hides) return yield OpenQuestion.later(() => game.question(asked), asked);
  if (typeof ready === 'function') return yield OpenQuestion.later(ready, asked);
  const open = OpenQuestion.from(ready ?? game.question(asked), asked);
  return isSkipped(game, open) ? forced(open) : yield open;
}

function isSkipped(game: Asking, open: OpenQuestion): boolean {
  return !game.hides && isForced(open.options());
}

function forced(open: OpenQuestion): Answer {
  const option = open.options()[0];
  if (option === undefined) throw new Error('a question without options');
  return { option: option.id, params: NO_PARAMS };
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
  /** Seats that may know what fell; everyone if absent. Tell of it in an event for the same seats. */
  readonly to?: readonly Seat[];
  /** Everybody may know that it is rolled, if not what fell: then its seat may be asked for the dice, for that shows. Else the house rolls. */
  readonly openly?: boolean | undefined;
}

/** Rolls dice written as `2d6`; they may be seeded, scripted, or typed in by the seat that rolls, if that tells nobody too much. */
export function* roll(game: Pick<Game<unknown, unknown>, 'dice'>, notation: string, of: RollOf): Play<RollRecord> {
  const base = diceOf(notation);
  const { atLeast } = of;
  const { count, sides, plus } = base;
  const spec = atLeast === undefined ? base : { count, sides, plus, atLeast };
  const values = game.dice.take(count, sides, of.to, of) ?? (yield* typedIn(spec, of));
  return { dice: makeDice(spec), values, total: totalOf(spec, values) };
}

/** Rolls dice whose faces have names: the faces that fell. */
export function* rollFaces<Face extends string>(
  game: Pick<Game<unknown, unknown>, 'dice'>,
  faces: readonly Face[],
  count: number,
  of: RollOf,
): Play<readonly Face[]> {
  const spec = { count, sides: faces.length, plus: 0 };
  const { purpose, seat, openly } = of;
  const values =
    game.dice.take(count, faces.length, of.to, { purpose, seat, openly, names: faces }) ??
    (yield* typedIn(spec, of, faces));
  return values.map((value) => {
    const face = faces[value - 1];
    if (face === undefined) throw new Error(`a die of ${faces.length} faces shows face ${value}`);
    return face;
  });
}

function* typedIn(spec: DiceSpec, of: RollOf, names?: readonly string[]): Play<readonly number[]> {
  const { seat, rule, purpose, to } = of;
  const request = {
    seat,
    spec,
    rule,
    purpose,
    ...(names === undefined ? {} : { names }),
    ...(to === undefined ? {} : { to }),
  };
  const reply = yield { kind: 'dice', request };
  if (reply.kind !== 'dice') throw new Error('dice were asked for and something else came');
  return reply.values;
}
