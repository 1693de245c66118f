export type FacingOutcome = 'continue' | 'loseTen' | 'half' | 'halt';

export interface FacingRow {
  /** The highest result of the row; null has no upper end. */
  readonly to: number | null;
  /** Degrees from the direction of travel, right is positive. */
  readonly turn: number;
  readonly outcome: FacingOutcome;
}

/** Die, less the driving skill, plus the speed difference of the lost roll; the diagram of p. 17. */
export const GRID_FACING: readonly FacingRow[] = [
  { to: 4, turn: 0, outcome: 'continue' },
  { to: 5, turn: -45, outcome: 'half' },
  { to: 6, turn: 45, outcome: 'half' },
  { to: 7, turn: -90, outcome: 'halt' },
  { to: 8, turn: 90, outcome: 'halt' },
  { to: 9, turn: -135, outcome: 'halt' },
  { to: 10, turn: 135, outcome: 'halt' },
  { to: null, turn: 180, outcome: 'halt' },
];

/** The same for the finer maneuvers of p. 33. */
export const OPEN_FACING: readonly FacingRow[] = [
  { to: 0, turn: 0, outcome: 'continue' },
  { to: 1, turn: -15, outcome: 'continue' },
  { to: 2, turn: 15, outcome: 'continue' },
  { to: 3, turn: -30, outcome: 'loseTen' },
  { to: 4, turn: 30, outcome: 'loseTen' },
  { to: 5, turn: -45, outcome: 'half' },
  { to: 6, turn: 45, outcome: 'half' },
  { to: 7, turn: -90, outcome: 'halt' },
  { to: 8, turn: 90, outcome: 'halt' },
  { to: 9, turn: -135, outcome: 'halt' },
  { to: 10, turn: 135, outcome: 'halt' },
  { to: null, turn: 180, outcome: 'halt' },
];
