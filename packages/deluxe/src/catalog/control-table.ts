// The Control Table (deluxe/IV.4/control-table). Speeds in mph; the crash modifier is added to the die on any crash table.

/** Die needed to keep control: a number or more; `safe` needs no roll; `XX` is lost without one. */
export type ControlCell = 'safe' | 'XX' | 2 | 3 | 4 | 5 | 6;

/** The columns of the table, left to right. 4 or better is always safe, -6 is the floor. */
export const HANDLING_STATUSES = [3, 2, 1, 0, -1, -2, -3, -4, -5, -6] as const;
type TenCells = readonly [ControlCell, ControlCell, ControlCell, ControlCell, ControlCell, ControlCell, ControlCell, ControlCell, ControlCell, ControlCell];

export interface ControlRow {
  readonly from: number;
  readonly to: number;
  /** By handling status, in the order of HANDLING_STATUSES. */
  readonly cells: TenCells;
  readonly modifier: number;
}

// Up to 30 mph the printed modifier column and the printed example disagree; -2 keeps both true (ruling C-01).
export const CONTROL_TABLE = [
  { from: 5, to: 10, cells: ['safe', 'safe', 'safe', 'safe', 'safe', 'safe', 'safe', 'safe', 'safe', 'safe'], modifier: -2 },
  { from: 15, to: 20, cells: ['safe', 'safe', 'safe', 'safe', 'safe', 'safe', 'safe', 'safe', 2, 2], modifier: -2 },
  { from: 25, to: 30, cells: ['safe', 'safe', 'safe', 'safe', 'safe', 'safe', 2, 3, 4, 4], modifier: -2 },
  { from: 35, to: 40, cells: ['safe', 'safe', 'safe', 'safe', 'safe', 2, 2, 3, 4, 5], modifier: 0 },
  { from: 45, to: 50, cells: ['safe', 'safe', 'safe', 'safe', 'safe', 2, 2, 3, 4, 6], modifier: 1 },
  { from: 55, to: 60, cells: ['safe', 'safe', 'safe', 'safe', 'safe', 2, 3, 4, 5, 6], modifier: 1 },
  { from: 65, to: 70, cells: ['safe', 'safe', 'safe', 'safe', 2, 2, 3, 4, 5, 'XX'], modifier: 2 },
  { from: 75, to: 80, cells: ['safe', 'safe', 'safe', 'safe', 2, 3, 4, 5, 6, 'XX'], modifier: 2 },
  { from: 85, to: 90, cells: ['safe', 'safe', 'safe', 'safe', 2, 3, 4, 5, 'XX', 'XX'], modifier: 3 },
  { from: 95, to: 100, cells: ['safe', 'safe', 'safe', 'safe', 3, 4, 5, 6, 'XX', 'XX'], modifier: 3 },
  { from: 105, to: 110, cells: ['safe', 'safe', 'safe', 2, 3, 4, 5, 6, 'XX', 'XX'], modifier: 4 },
  { from: 115, to: 120, cells: ['safe', 'safe', 'safe', 2, 3, 4, 5, 'XX', 'XX', 'XX'], modifier: 4 },
  { from: 125, to: 130, cells: ['safe', 'safe', 'safe', 3, 4, 5, 6, 'XX', 'XX', 'XX'], modifier: 5 },
  { from: 135, to: 140, cells: ['safe', 'safe', 2, 3, 4, 5, 'XX', 'XX', 'XX', 'XX'], modifier: 5 },
  { from: 145, to: 150, cells: ['safe', 'safe', 3, 4, 5, 6, 'XX', 'XX', 'XX', 'XX'], modifier: 6 },
  { from: 155, to: 160, cells: ['safe', 'safe', 3, 4, 5, 'XX', 'XX', 'XX', 'XX', 'XX'], modifier: 6 },
  { from: 165, to: 170, cells: ['safe', 2, 3, 4, 5, 'XX', 'XX', 'XX', 'XX', 'XX'], modifier: 7 },
  { from: 175, to: 180, cells: ['safe', 2, 3, 4, 'XX', 'XX', 'XX', 'XX', 'XX', 'XX'], modifier: 7 },
  { from: 185, to: 190, cells: ['safe', 2, 3, 4, 'XX', 'XX', 'XX', 'XX', 'XX', 'XX'], modifier: 8 },
  { from: 195, to: 200, cells: [2, 3, 4, 'XX', 'XX', 'XX', 'XX', 'XX', 'XX', 'XX'], modifier: 8 },
] as const satisfies readonly ControlRow[];
