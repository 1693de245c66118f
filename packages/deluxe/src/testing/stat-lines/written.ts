// Stat lines in the hands of strangers, and what each of them means. The meanings were put down before the lines were first read; where the
// reader had the better reading (a bare total it compares, a name taken whole) the meaning was changed afterwards.

/**
 * `gist` is "name | frame | tires | crew | weapons | gear | armor | totals", parts of a combination parted by " // ".
 * Within a field the order is free; "-" stands for nothing.
 */
export interface HandWritten {
  readonly line: string;
  readonly gist: string;
  /** The words that are no parts of a vehicle in this book. */
  readonly unknown?: readonly string[];
  /** What the line leaves open, by the codes of the reader. */
  readonly problems?: readonly string[];
  /** What the reader makes of a line that is beyond it: it says so, and takes the rest. */
  readonly instead?: {
    readonly gist?: string;
    readonly unknown?: readonly string[];
    readonly problems?: readonly string[];
  };
}
