import type { Point } from '@hardtop/geometry';
import type { VehicleId } from './ids.ts';

/** What the Jump-Start game keeps of a vehicle. */
export interface JumpStartMarks {
  /** Maneuvers made in this turn. */
  maneuvers: number;
  /** A skid has taken its next move. */
  losesMove: boolean;
}

/** The small game of the book in place of the full one (deluxe/II.1/introduction). */
export interface JumpStartTerms {
  /** Where the scenario puts them, or ahead and behind as the dice have it. */
  readonly start: 'as-placed' | 'road-duel';
  /** Who is hunted, and the inches of lead that save him. */
  readonly chase: { readonly quarry: VehicleId; readonly away: number } | null;
  /** Who wins by getting his counter into which circle. */
  readonly gate: Gate | null;
}

/** A place to drive to. */
export interface Gate {
  readonly vehicle: VehicleId;
  readonly at: Point;
  /** Inches. */
  readonly radius: number;
}
