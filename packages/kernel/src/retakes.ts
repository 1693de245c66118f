import { canonicalJson, hashOf } from './digest.ts';
import { isInput, type Row } from './journal.ts';

/** How a taking back by consent treats the dice that were seen: `params.fresh` of its row. */
export const ALWAYS_FRESH = 1;
export const FRESH_IF_OTHER = 2;

const LINE_LENGTH = 16;

/**
 * What was answered before it was taken back: who answers the same again gets the same dice, any other answer gets fresh ones.
 * A line is a way the game can go. The first answer to a question goes on in its line, every other one begins a line of its own.
 */
export class Retakes {
  private line = '';
  private readonly first = new Map<string, string>();

  /** Notes that another row has come, and gives the line that it begins, if it does. */
  take(row: Row): string | null {
    if (this.first.size === 0) return null;
    const first = this.first.get(`${this.line}|${row.ask}`);
    if (first === undefined || first === answerIn(row)) return null;
    this.line = hashOf(`${this.line}|${row.ask}|${answerIn(row)}`).slice(0, LINE_LENGTH);
    return this.line;
  }

  /** Notes answers that are taken back, each with the line that it was given in. */
  takeBack(answers: readonly Answered[]): void {
    for (const { row, line } of answers) {
      const question = `${line}|${row.ask}`;
      if (!this.first.has(question)) this.first.set(question, answerIn(row));
    }
  }

  goBackTo(line: string): void {
    this.line = line;
  }

  get now(): string {
    return this.line;
  }
}

interface Answered {
  readonly row: Row;
  readonly line: string;
}

/** All that the rows of a game say of lines, and at which rows a line began. */
export function retakesIn(rows: readonly Row[]): { readonly retakes: Retakes; readonly begun: Map<number, string> } {
  const retakes = new Retakes();
  const begun = new Map<number, string>();
  const answered: Answered[] = [];
  for (const row of rows) {
    if (isInput(row)) {
      answered.push({ row, line: retakes.now });
      const line = retakes.take(row);
      if (line !== null) begun.set(row.n, line);
    }
    if (row.kind !== 'undo' || row.option !== 'take') continue;
    const to = row.params.to ?? 0;
    const at = answered.findIndex((old) => old.row.n >= to);
    const taken = at < 0 ? [] : answered.splice(at);
    if (row.params.fresh === FRESH_IF_OTHER) retakes.takeBack(taken);
    retakes.goBackTo(taken[0]?.line ?? retakes.now);
  }
  return { retakes, begun };
}

function answerIn({ option, params }: Row): string {
  return `${option} ${canonicalJson(params)}`;
}
