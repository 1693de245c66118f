/** Playing something again took more steps than it was given. */
export class OutOfSteps extends Error {
  override name = 'OutOfSteps';
}

/** Counts what a game costs, in rows, questions, rests and events: the same on every machine, unlike time. */
export class Meter {
  readonly most: number;
  private left: number;

  constructor(most: number) {
    this.most = most;
    this.left = most;
  }

  spend(): void {
    this.left--;
    if (this.left < 0) throw new OutOfSteps(`more than ${this.most} steps`);
  }

  /** The game goes on, and nobody counts any more. */
  stop(): void {
    this.left = Number.POSITIVE_INFINITY;
  }
}
