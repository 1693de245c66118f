import { isInput, type Row } from './journal.ts';
import { ALWAYS_FRESH } from './retakes.ts';

/** The rows of a match that still count once every undo has been carried out, kept as they come: a game of nothing but answers and undos must not take longer and longer. */
export class CountedRows {
  private readonly inputs: Row[] = [];
  private readonly others: Row[] = [];

  add(row: Row): void {
    if (isInput(row)) this.inputs.push(row);
    else if (row.kind !== 'undo') this.others.push(row);
    else if (row.option === 'take') this.takeBack(row);
  }

  /** The row just added came to a rest point. */
  sign(row: Row): void {
    if (this.inputs.at(-1)?.n === row.n) this.inputs[this.inputs.length - 1] = row;
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
    return merged(after(this.inputs, n), after(this.others, n));
  }

  private takeBack(undo: Row): void {
    const to = undo.params.to ?? 0;
    while ((this.inputs.at(-1)?.n ?? -1) >= to) this.inputs.pop();
    // Dice were thrown away with the answers: whoever plays the rest again has to know.
    if (undo.params.fresh === ALWAYS_FRESH) this.others.push(undo);
  }
}

function after(rows: readonly Row[], n: number): readonly Row[] {
  let from = rows.length;
  while (from > 0 && (rows[from - 1]?.n ?? 0) > n) from--;
  return rows.slice(from);
}

function merged(one: readonly Row[], other: readonly Row[]): readonly Row[] {
  if (other.length === 0) return one;
  return [...one, ...other].sort((a, b) => a.n - b.n);
}
