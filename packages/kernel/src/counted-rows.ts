import { isInput, type Row } from './journal.ts';
import { ALWAYS_FRESH } from './retakes.ts';

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
    if (isInput(row)) this.inputs.push(row);
    this.rows.push(row);
  }

  /** The row just added came to a rest point. */
  sign(row: Row): void {
    if (this.inputs.at(-1)?.n === row.n) this.inputs[this.inputs.length - 1] = row;
    if (this.rows.at(-1)?.n === row.n && isInput(row)) this.rows[this.rows.length - 1] = row;
  }

  /** Answers, the last one first, as long as one looks. */
  *answersBack(): Generator<Row> {
    for (let i = this.inputs.length - 1; i >= 0; i--) {
      const row = this.inputs[i];
      if (row !== undefined) yield row;
    }
  }

  /** In their order, those after a row. */
  after(n: number): readonly Row[] {
    const { rows } = this;
    let from = rows.length;
    while (from > 0 && (rows[from - 1]?.n ?? 0) > n) from--;
    return rows.slice(from);
  }

  private takeBack(undo: Row): void {
    const to = undo.params.to ?? 0;
    while ((this.inputs.at(-1)?.n ?? -1) >= to) this.inputs.pop();
    const others: Row[] = [];
    for (let last = this.rows.at(-1); last !== undefined && last.n >= to; last = this.rows.at(-1)) {
      this.rows.pop();
      if (!isInput(last)) others.push(last);
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
  const kept = counted.all.filter(({ kind }) => kind !== 'undo');
  return kept.map(({ digest: _, ...row }, i) => ({ ...row, n: i + 1 }));
}
