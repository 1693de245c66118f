/** What somebody's senses have suffered; absent while they are clear. */
export interface Daze {
  /** The last turn out cold; 0 is awake. */
  out: number;
  /** What it takes off his aim, to the end of this turn. */
  aim: number;
  until: number;
  /** The turn of his last roll for gas. */
  gassed: number;
}
