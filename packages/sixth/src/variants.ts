/** Optional rules and doubtful readings, chosen by the scenario; the defaults are the book's. */
export interface Variants {
  /** Wreck markers lie with the side up that shows a durability. */
  readonly wrecksBreak: boolean;
  /** A car may have more copies of a card than a deck holds. */
  readonly anyCopies: boolean;
  /** Cards of the expansions may be built in. */
  readonly expansions: boolean;
}

export const DEFAULT_VARIANTS: Variants = { wrecksBreak: false, anyCopies: false, expansions: false };
