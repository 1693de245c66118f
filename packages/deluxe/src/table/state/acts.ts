import type { Point } from '@hardtop/geometry';

/** What somebody on foot does of his own will. */
export interface Acts {
  /** The square that he makes for in this turn; null is none. */
  goal: Point | null;
  /** Squares that he has gone in this turn. */
  steps: number;
  /** Runs as fast as he can, and does nothing else. */
  sprints: boolean;
  /** What a sprint has cost him; absent while he is fresh. */
  breath?: Breath;
}

/** In turns. */
export interface Breath {
  /** Sprinted through. */
  sprinted: number;
  /** On his feet since, without rest. */
  since: number;
  /** Rested. */
  rested: number;
}
