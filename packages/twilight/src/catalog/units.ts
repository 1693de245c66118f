// Shared shapes of the catalogue. Meters, kilometers per four-hour period, liters, kilograms, percent.

/** `2d6`, `1d6+4`; what multiplies the total stands in a field of its own. */
export type DiceNotation = `${number}d${number}` | `${number}d${number}+${number}`;

/** A printed table of one column: the total `first` reads the first result, each next total the next one. */
export interface DieTable<R> {
  readonly name: string;
  readonly dice: DiceNotation;
  readonly first: number;
  /** A total beyond the last row reads the last row, one below the first the first. */
  readonly results: readonly R[];
}

/** The same with a column for each territory, terrain or time of day. */
export interface ColumnTable<C extends string, R> {
  readonly name: string;
  readonly dice: DiceNotation;
  readonly first: number;
  readonly columns: Readonly<Record<C, readonly R[]>>;
}

/** One result for all totals from `from` up to and including `to`. */
export interface TotalSpan<R> {
  readonly from: number;
  readonly to: number;
  readonly result: R;
}

/** Wholly or partly not in the book: the ruling that supplied it. To be shown as a reconstruction. */
export interface Reconstruction {
  readonly reconstructed: true;
  readonly ruling: `A-${number}` | `B-${number}` | `C-${number}`;
}
