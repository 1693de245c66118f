// Stat lines in many hands, none of them from the books: as players wrote them on planning sheets, in newsletters and on boards.
// `means` is the same vehicle in our own words, without its totals; `unknown` the words that nobody could know.

export interface WrittenLine {
  readonly line: string;
  readonly means: string;
  readonly unknown?: readonly string[];
  /** What the line leaves open, by the codes of the reader. */
  readonly problems?: readonly string[];
}
