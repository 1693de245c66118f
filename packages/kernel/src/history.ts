import { CountedRows } from './counted-rows.ts';
import type { DecisionId, Seat } from './decision.ts';
import { isInput, type Row } from './journal.ts';
import { setDieIn } from './set-dice.ts';
import type { Viewer } from './viewer.ts';

/** How much had come to light when a row came: decides whether taking it back is free. */
export interface Mark {
  readonly rolled: number;
  readonly reveals: number;
  /** Events told so far. */
  readonly events: number;
  /** The answer is the seat's own secret. */
  readonly secret: boolean;
}

/** How a seat gets back to a row: at once, or by asking the others. */
export interface WayBack {
  readonly option: 'take' | 'ask';
  readonly to: number;
}

/** A history as JSON. */
export interface HistoryRecord {
  readonly rows: readonly Row[];
  readonly marks: readonly (readonly [row: number, mark: Mark])[];
  readonly lost: readonly number[];
  readonly orderWords: readonly (readonly [row: number, words: string])[];
}

/** The rows of one game, and what had come to light before each. */
export class History {
  readonly rows: Row[] = [];
  /** By the number of the row; rows of the past have none. */
  private readonly marks: (Mark | undefined)[] = [];
  private readonly lost = new Set<number>();
  /** Those that no undo has taken back. */
  readonly counted = new CountedRows();
  /** By row: what a seat is told of an answer that one of its standing orders gave. */
  private readonly orderWords = new Map<number, string>();
  private readonly rollsUnseen: boolean;

  /** `rollsUnseen`: once the rules have gone on from an answer, dice may have fallen that its seat must not hear of. */
  constructor(rollsUnseen: boolean) {
    this.rollsUnseen = rollsUnseen;
  }

  record(): HistoryRecord {
    const marks = this.marks.flatMap((mark, n) => (mark === undefined ? [] : [[n, mark] as const]));
    return { rows: [...this.rows], marks, lost: [...this.lost], orderWords: [...this.orderWords] };
  }

  /** Fills a history that is empty yet. */
  takeUp({ rows, marks, lost, orderWords }: HistoryRecord): void {
    for (const [n, mark] of marks) this.marks[n] = mark;
    for (const n of lost) this.lost.add(n);
    for (const [n, words] of orderWords) this.orderWords.set(n, words);
    for (const row of rows) {
      this.rows.push(row);
      this.counted.add(row);
    }
  }

  /** A row before the game was taken up under other rules: there is no way back to it. `isLost`: nor does it count. */
  addPast(row: Row, isLost: boolean): void {
    this.rows.push(row);
    this.counted.add(row);
    if (isLost) this.lost.add(row.n);
  }

  /** Whether a row was made before the game was taken up under other rules: how far it was open is not known any more. */
  isPast(row: Pick<Row, 'n'>): boolean {
    return this.marks[row.n] === undefined;
  }

  add(row: Row, now: Mark): void {
    this.marks[row.n] = now;
    this.rows.push(row);
    this.counted.add(row);
  }

  /** A rest point was reached after the last row. */
  sign(digest: string): void {
    const last = this.rows.at(-1);
    if (last === undefined) return;
    const signed = withDigest(last, digest);
    this.rows[this.rows.length - 1] = signed;
    this.counted.sign(signed);
  }

  /** The last answer a seat gave itself and that still counts. */
  lastOwn(seat: Seat): Row | undefined {
    return this.counted.answers.findLast((row) => row.seat === seat && row.by === 'player' && !this.isPast(row));
  }

  /** The last that a seat answered, by itself or however. */
  lastAnswer(seat: Seat): Row | undefined {
    return this.counted.answers.findLast((row) => row.seat === seat && !this.isPast(row));
  }

  /** The answer that counts to a question. */
  answerTo(ask: DecisionId): Row | undefined {
    return this.counted.answers.findLast((row) => row.ask === ask && !this.isPast(row));
  }

  /** Whether anything was answered or set after the answer to a question, though it may have been taken back. */
  isSeenSince(ask: DecisionId): boolean {
    const answer = this.answerTo(ask);
    return answer !== undefined && this.rows.slice(answer.n).some((row) => isInput(row) || setDieIn(row) !== null);
  }

  /** The last answers that count and are no secret, the last one last; none from before other rules. */
  lastAnswers(most: number): readonly Row[] {
    const last: Row[] = [];
    const { answers } = this.counted;
    for (let i = answers.length - 1; i >= 0 && last.length < most; i--) {
      const row = answers[i];
      if (row === undefined || this.isPast(row)) break;
      if (this.marks[row.n]?.secret !== true) last.unshift(row);
    }
    return last;
  }

  noteOrder({ n }: Row, words: string): void {
    this.orderWords.set(n, words);
  }

  /** What standing orders answered since the seat's own last answer, where they have something to say of it; `told`: events before it. */
  ordered(seat: Seat): readonly { readonly row: Row; readonly words: string; readonly told: number }[] {
    const since = this.lastOwn(seat)?.n ?? 0;
    const answers: { readonly row: Row; readonly words: string; readonly told: number }[] = [];
    for (const row of this.counted.after(since)) {
      const words = row.seat === seat ? this.orderWords.get(row.n) : undefined;
      if (words !== undefined) answers.push({ row, words, told: this.marks[row.n]?.events ?? 0 });
    }
    return answers;
  }

  /** How a seat gets back to a row: at once where that tells it nothing new. A sealed answer goes no further before the reveal. */
  wayTo(row: Row, now: Mark): WayBack {
    const isFree = this.isPrivate(row, now) && (!this.rollsUnseen || row.ask.includes('.'));
    return { option: isFree ? 'take' : 'ask', to: row.n };
  }

  /** What an undo row of a journal may be: those of before went back at once wherever no die had fallen. A new row is never made so. */
  wayIn({ option }: Row, way: WayBack, now: Mark): WayBack {
    const answer = this.rows[way.to - 1];
    const isOfBefore = option === 'take' && answer !== undefined && this.isPrivate(answer, now);
    return isOfBefore ? { ...way, option } : way;
  }

  /** Whether no die, reveal or other seat's answer has come since. */
  private isPrivate(row: Row, now: Mark): boolean {
    const then = this.marks[row.n];
    if (then?.rolled !== now.rolled || then.reveals !== now.reveals) return false;
    return !this.hasOtherInput(row);
  }

  private hasOtherInput({ n, seat }: Row): boolean {
    for (let i = this.rows.length - 1; i >= n; i--) {
      const later = this.rows[i];
      if (later !== undefined && later.seat !== seat && isInput(later)) return true;
    }
    return false;
  }

  /** Whether any answer since a row is a secret that stays one. */
  hasSecretSince(n: number): boolean {
    return this.rows.slice(Math.max(0, n - 1)).some((row) => this.marks[row.n]?.secret === true);
  }

  /**
   * Rows that count and are open to any of some viewers: nobody sees another's sealed answer before the reveal, nor what stays secret.
   * Their digests cover secrets and are left out.
   */
  open(round: number | null, viewers: readonly Viewer[]): readonly Row[] {
    return this.counted.all.filter((row) => this.isShown(row, round, viewers)).map(({ digest: _, ...row }) => row);
  }

  isShown(row: Row, round: number | null, viewers: readonly Viewer[]): boolean {
    if (row.kind === 'undo' || this.lost.has(row.n)) return false;
    for (const viewer of viewers) if (this.isOpen(row, round, viewer)) return true;
    return false;
  }

  /** By row: how many of all events had been told when an answer that counts had brought about what it did. */
  toldAfter(all: number): ReadonlyMap<number, number> {
    const inputs = this.counted.all.filter((row) => isInput(row) && !this.isPast(row));
    const told = new Map(inputs.map(({ n }, i) => [n, this.marks[inputs[i + 1]?.n ?? 0]?.events ?? all]));
    // Where a die of an answer was set, all it brought about had happened when it was.
    for (const [answer, set] of this.lastSet()) {
      told.set(set, told.get(answer) ?? all);
      told.delete(answer);
    }
    return told;
  }

  /** By answer: the last row that set a die of it. */
  private lastSet(): ReadonlyMap<number, number> {
    const last = new Map<number, number>();
    for (const row of this.counted.all) {
      const set = setDieIn(row);
      const answer = set === null ? undefined : this.answerTo(set.ask);
      if (answer !== undefined) last.set(answer.n, row.n);
    }
    return last;
  }

  private isOpen(row: Row, round: number | null, viewer: Viewer): boolean {
    if (viewer === 'referee' || (viewer !== null && row.seat === viewer)) return true;
    if (this.marks[row.n]?.secret === true) return false;
    return round === null || !isOfRound(row, round);
  }
}

/** Whether a row is an answer in a sealed round. */
export function isOfRound({ ask }: Row, round: number): boolean {
  return ask.includes('.') && ask.startsWith(`${round}.`);
}

/** Field by field where it is an answer like nearly all: far cheaper than to spread it. */
function withDigest(row: Row, digest: string): Row {
  const { n, kind, ask, seat, by, option, params, form, note } = row;
  const isPlain = form === undefined && note === undefined;
  return isPlain ? { n, kind, ask, seat, by, option, params, digest } : { ...row, digest };
}
