import type { AgreementsRecord } from './agreements.ts';
import type { Answer, Decision, DecisionId, Seat } from './decision.ts';
import type { HistoryRecord } from './history.ts';
import type { Row, RowAuthor } from './journal.ts';
import type { Problem, Result } from './result.ts';
import type { RetakesRecord } from './retakes.ts';
import type { Outcome } from './ruleset.ts';
import type { Past } from './runner.ts';
import type { OrdersRecord } from './standing-orders.ts';

export type Rows = Result<readonly Row[], Problem>;

export const HOW = { take: 'free', ask: 'consent' } as const;

/** An answer that a standing order gave, as its seat is told of it. */
export interface OrderedAnswer {
  readonly seat: Seat;
  /** The question it answered. */
  readonly ask: DecisionId;
  readonly words: string;
  /** The last event before it, as its viewer counts them. */
  readonly after: number;
  /** Whether that question can be opened again: at once, with the others' consent, or not at all. */
  readonly how: 'free' | 'consent' | 'no';
}

/** How a game stands, as JSON: whoever has it takes the game up without playing it again from its beginning. */
export interface Bookmark {
  /** The last rest points, and what was told before them. */
  readonly past: Past;
  readonly history: HistoryRecord;
  readonly agreements: AgreementsRecord;
  readonly orders: OrdersRecord;
  readonly retakes: RetakesRecord;
  readonly agreed: Outcome | null;
}

/** What came of something, and what is still to be done of it. */
export interface InPieces<T> {
  readonly done: T;
  readonly rest: Generator<void>;
}

export interface OrderGiven {
  readonly decision: Decision;
  readonly answer: Answer;
  readonly by: RowAuthor;
}

export function kindFor(decision: Decision): 'choice' | 'dice' {
  return decision.topic === 'dice' ? 'dice' : 'choice';
}

export function overProblem(outcome: Outcome): Problem {
  return { code: 'over', message: `The game is over: ${outcome.reason}` };
}

type Answering = Pick<Row, 'ask' | 'seat'>;

export function notOpen({ ask, seat }: Answering, open: readonly Decision[]): Problem {
  const legal = open.filter((candidate) => candidate.seat === seat).map((candidate) => candidate.id);
  const message = `Question ${ask} is not open: it was answered or never asked.`;
  return { code: 'stale', field: 'ask', message, legal };
}

export function putToAnother({ ask, seat }: Answering, decision: Decision): Problem {
  const message = `Question ${ask} is put to seat ${decision.seat}, not to seat ${seat}.`;
  return { code: 'not-yours', field: 'seat', message };
}

export function cannotReopen(ordered: readonly Row[]): Problem {
  const message = 'That question cannot be opened any more: you have answered since, or it was taken back.';
  return { code: 'reopen', field: 'ask', message, legal: ordered.map((answer) => answer.ask) };
}
