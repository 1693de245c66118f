import type { Point } from '@hardtop/geometry';
import type { Counter } from './counters.ts';
import type { VehicleId } from './ids.ts';

/** What somebody on foot does of his own will. */
export interface Acts {
  /** The square that he makes for in this turn; null is none. */
  goal: Point | null;
  /** Squares that he has gone in this turn. */
  steps: number;
  /** Runs as fast as he can, and does nothing else. */
  sprints: boolean;
  /** What a sprint has cost him; absent while he is fresh. */
  breath?: Breath | undefined;
  /** The weapon whose tripod stands before him; gone with his first step. */
  tripod?: string | undefined;
  /** The square of a bed that he makes for in this turn, and how many a turn he takes. */
  shift?: Shift | undefined;
  /** What keeps him where he is. */
  task?: Task | undefined;
  /** The obstacle in his arms. */
  carries?: Counter | undefined;
}

/** Until the end of a turn: getting up after a way out, getting into a vehicle or picking one up, or something about a weapon. */
export type Task =
  | { readonly kind: 'dismount' | 'land'; readonly until: number }
  | { readonly kind: 'enter' | 'right'; readonly until: number; readonly vehicle: VehicleId }
  | { readonly kind: 'set-up' | 'reload'; readonly until: number; readonly arm: string }
  | { readonly kind: 'lift'; readonly until: number; readonly counter: string };

export interface Shift {
  readonly to: number;
  /** Which of the paces on top of what drives. */
  readonly pace: number;
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
