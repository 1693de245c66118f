/** What makes one bot another. */
export interface Temper {
  /** What a point dealt is worth, and what a point taken costs. */
  readonly attack: number;
  readonly caution: number;
  /** The distance it likes, in car lengths. */
  readonly range: number;
  /** How many more moves it looks at closely. */
  readonly depth: number;
  /** The speed it likes when nothing presses. */
  readonly cruise: number;
  /** Whether it plans all the points of a round, or one after another. */
  readonly plans: boolean;
}
