import { canonicalJson, hashOf } from './digest.ts';
import type { Row } from './journal.ts';

/** How a taking back by consent treats the dice that were seen: `params.fresh` of its row. */
export const ALWAYS_FRESH = 1;
export const FRESH_IF_OTHER = 2;

const LINE_LENGTH = 16;

interface Answered {
  readonly row: Row;
  readonly line: string;
}

/** All that is remembered, as JSON. */
export interface RetakesRecord {
  readonly line: string;
  readonly first: readonly (readonly [question: string, answer: string])[];
  readonly answered: readonly Answered[];
  readonly begun: readonly (readonly [row: number, line: string])[];
}

/**
 * What was answered before it was taken back: who answers the same again gets the same dice, any other answer gets fresh ones.
 * A line is a way the game can go. The first answer to a question goes on in its line, every other one begins a line of its own.
 */
export class Retakes {
  private line = '';
  private readonly first = new Map<string, string>();
  /** Answers that count, each with the line that it was given in. */
  private readonly answered: Answered[] = [];
  private readonly begun = new Map<number, string>();

  record(): RetakesRecord {
    return { line: this.line, first: [...this.first], answered: [...this.answered], begun: [...this.begun] };
  }

  takeUp({ line, first, answered, begun }: RetakesRecord): void {
    this.line = line;
    for (const [question, answer] of first) this.first.set(question, answer);
    for (const one of answered) this.answered.push(one);
    for (const [row, name] of begun) this.begun.set(row, name);
  }

  /** Notes that another answer has come, and gives the line that it begins, if it does. */
  take(row: Row): string | null {
    this.answered.push({ row, line: this.line });
    if (this.first.size === 0) return null;
    const first = this.first.get(`${this.line}|${row.ask}`);
    if (first === undefined || first === answerIn(row)) return null;
    this.line = hashOf(`${this.line}|${row.ask}|${answerIn(row)}`).slice(0, LINE_LENGTH);
    this.begun.set(row.n, this.line);
    return this.line;
  }

  /** Takes answers from a row on back. `isRemembered`: whoever gives the same again gets the same dice. */
  goBack(to: number, isRemembered: boolean): void {
    const taken: Answered[] = [];
    for (let last = this.answered.at(-1); last !== undefined && last.row.n >= to; last = this.answered.at(-1)) {
      taken.push(last);
      this.answered.pop();
    }
    const earliest = taken.at(-1);
    if (earliest !== undefined) this.line = earliest.line;
    if (!isRemembered) return;
    for (const { row, line } of taken.reverse()) {
      const question = `${line}|${row.ask}`;
      if (!this.first.has(question)) this.first.set(question, answerIn(row));
    }
  }

  /** The line that a row began, if it did. */
  begunAt({ n }: Row): string | null {
    return this.begun.get(n) ?? null;
  }
}

function answerIn({ option, params }: Row): string {
  return `${option} ${canonicalJson(params)}`;
}
