/** Optional rules and doubtful readings, chosen by the scenario; the defaults are the book's. */
export interface Variants {
  /** Squares and eight facings, or free movement. */
  readonly movement: 'grid' | 'open';
  /** Without squares: the finer maneuvers of p. 33, or those of the grid. */
  readonly alternateManeuvers: boolean;
  /** Everybody in one go; a square each in turn; or by the countdown of speeds. Phased play knows no tailing. */
  readonly phases: 'none' | 'rounds' | 'countdown';
  /** Millimetres of a square: 50 for small die-cast cars, 25 or 30 for micro models, 100 for large ones. */
  readonly squareMm: number;
  readonly speedPush: boolean;
  readonly rangeModifiers: boolean;
  /** The table of the fire phase, or the shorter line of the turn sequence. */
  readonly fire: 'table' | 'summary';
  /** People on foot, jumping out, boarding. */
  readonly people: boolean;
  /** A bus also fills the square behind it. */
  readonly longVehicles: boolean;
  /** Objects of size 0 do no damage at all. */
  readonly softSizeZero: boolean;
  /** Armor does not save against those who break in. */
  readonly softBreakIn: boolean;
}

export const DEFAULT_VARIANTS: Variants = {
  movement: 'grid',
  alternateManeuvers: true,
  phases: 'none',
  squareMm: 50,
  speedPush: true,
  rangeModifiers: false,
  fire: 'table',
  people: true,
  longVehicles: false,
  softSizeZero: false,
  softBreakIn: false,
};
