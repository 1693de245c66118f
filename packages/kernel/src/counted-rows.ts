import { isInput, type Row } from './journal.ts';
import { ALWAYS_FRESH } from './retakes.ts';
import { type SetDie, setDieIn } from './set-dice.ts';

/** The rows of a match that still count once every undo has been carried out, kept as they come: a game of nothing but answers and undos must not take longer and longer. */
export class CountedRows {
  private readonly inputs: Row[] = [];
  /** Answers and all others, in their order. */
  private readonly rows: Row[] = [];

  get all(): readonly Row[] {
    return this.rows;
  }

  add(row: Row): void {
    if (row.kind === 'undo') {
      if (row.option === 'take') this.takeBack(row);
      return;
    }
    const set = setDieIn(row);
    if (set !== null) this.settle(set);
    if (isInput(row)) this.inputs.push(row);
    this.rows.push(row);
  }

  /** The row just added came to a rest point. */
  sign(row: Row): void {
    if (this.inputs.at(-1)?.n === row.n) this.inputs[this.inputs.length - 1] = row;
    if (this.rows.at(-1)?.n === row.n && isInput(row)) this.rows[this.rows.length - 1] = row;
  }

  /** Those of them that are answers. */
  get answers(): readonly Row[] {
    return this.inputs;
  }

  /** In their order, those after a row. */
  after(n: number): readonly Row[] {
    const { rows } = this;
    let from = rows.length;
    while (from > 0 && (rows[from - 1]?.n ?? 0) > n) from--;
    return rows.slice(from);
  }

  /** What was answered after a die that is set now is taken back, and what was set of the dice after it. */
  private settle({ ask, die }: Pick<SetDie, 'ask' | 'die'>): void {
    const at = this.inputs.findLastIndex((row) => row.ask === ask);
    const [from] = at < 0 ? [] : this.inputs.splice(at + 1);
    const kept = this.rows.filter((row) => {
      if (from !== undefined && isInput(row) && row.n >= from.n) return false;
      const set = setDieIn(row);
      return set === null || !(this.isOfNone(row) || (set.ask === ask && set.die >= die));
    });
    this.rows.splice(0, this.rows.length, ...kept);
  }

  /** Whether it sets a die that fell for an answer which was taken back. */
  private isOfNone(row: Row): boolean {
    const set = setDieIn(row);
    return set !== null && !this.inputs.some(({ ask }) => ask === set.ask);
  }

  private takeBack(undo: Row): void {
    const to = undo.params.to ?? 0;
    while ((this.inputs.at(-1)?.n ?? -1) >= to) this.inputs.pop();
    const others: Row[] = [];
    for (let last = this.rows.at(-1); last !== undefined && last.n >= to; last = this.rows.at(-1)) {
      this.rows.pop();
      if (!isInput(last) && !this.isOfNone(last)) others.push(last);
    }
    for (const row of others.reverse()) this.rows.push(row);
    // Dice were thrown away with the answers: whoever plays the rest again has to know.
    if (undo.params.fresh === ALWAYS_FRESH) this.rows.push(undo);
  }
}

/** A journal's rows as if nothing had been taken back: what was never stands in it, and nothing says so. Digests named what was told then. */
export function straightRows(rows: readonly Row[]): readonly Row[] {
  const counted = new CountedRows();
  for (const row of rows) counted.add(row);
  // A die that was set stands among the dice as it was set.
  const kept = counted.all.filter((row) => row.kind !== 'undo' && setDieIn(row) === null);
  return kept.map(({ digest: _, ...row }, i) => ({ ...row, n: i + 1 }));
}
