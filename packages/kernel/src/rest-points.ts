import type { Checkpoint } from './checkpoint.ts';

/** Checkpoints are the dear part of a game: one after so many rows is enough where nobody keeps the game. */
const UNKEPT_ROWS = 96;
/** Where many wait for an answer: those in between are made again if somebody wants them. */
const HURRIED_ROWS = 8;
/** Of a larger state rest points are kept at once even then: what is played again, or taken back, must take no longer for it. */
export const HURRIED_LETTERS = 8_000;
const MOST = 4;

/** The last rest points of a game, to go back to and on from. */
export class RestPoints {
  /** While it is, not every rest point of a kept game is kept at once, if the game is a small one. */
  isHurried = false;
  private readonly list: Checkpoint[];
  private readonly isGameKept: boolean;
  /** The row that led to the last one, kept or not. */
  private row: number;

  constructor(before: readonly Checkpoint[], isGameKept: boolean) {
    this.list = [...before];
    this.isGameKept = isGameKept;
    this.row = this.last?.row ?? 0;
  }

  get kept(): readonly Checkpoint[] {
    return this.list;
  }

  get last(): Checkpoint | null {
    return this.list.at(-1) ?? null;
  }

  /** Whether the last one of a kept game was not kept. */
  get isBehind(): boolean {
    return this.isGameKept && this.row > (this.last?.row ?? 0);
  }

  /** One is reached: whether it is to be kept. Of those that a row leads to the first is. */
  reach(row: number): boolean {
    this.row = row;
    return row - (this.last?.row ?? 0) >= this.spacing;
  }

  private get spacing(): number {
    if (!this.isGameKept) return UNKEPT_ROWS;
    const isSmall = this.last !== null && this.last.state.length <= HURRIED_LETTERS;
    return this.isHurried && isSmall ? HURRIED_ROWS : 1;
  }

  keep(checkpoint: Checkpoint): void {
    this.list.push(checkpoint);
    if (this.list.length > MOST) this.list.shift();
  }
}
