import { Lineup } from './lineup.ts';

/** With so many answers under way at once, what can wait waits. */
const AT_EASE = 8;

/** How much is going on at all tables of a node. */
export class Traffic {
  /** Where those stand who are to do something. */
  readonly lineup = new Lineup();
  private underWay = 0;

  /** Many wait for an answer: what only helps to choose comes after it. */
  get isDense(): boolean {
    return this.underWay > AT_EASE;
  }

  begin(): void {
    this.underWay++;
  }

  end(): void {
    this.underWay--;
  }
}
