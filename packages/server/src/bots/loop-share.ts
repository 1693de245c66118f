/** How much of the time the loop that answers sockets was busy since the process began. */
interface LoopTimes {
  readonly idle: number;
  readonly active: number;
}

/** So long is looked back: shorter says nothing, longer is the past. */
const WINDOW_MILLISECONDS = 100;
/** However busy it is, somebody whom nobody waits for plays now and then. */
const LONGEST_REST = 250;

/** What is left of the loop for those whom nobody waits for. */
export class LoopShare {
  private readonly times: () => LoopTimes;
  private last: LoopTimes;
  private busy = 0;

  constructor(times: () => LoopTimes = () => performance.eventLoopUtilization()) {
    this.times = times;
    this.last = times();
  }

  /** After a job that took so long: the busier the loop, the longer; on a loop that does nothing else, hardly at all. */
  restAfter(milliseconds: number): number {
    this.look();
    return this.busy >= 1 ? LONGEST_REST : Math.min(LONGEST_REST, (milliseconds * this.busy) / (1 - this.busy));
  }

  private look(): void {
    const now = this.times();
    const active = now.active - this.last.active;
    const all = active + now.idle - this.last.idle;
    if (all < WINDOW_MILLISECONDS) return;
    this.busy = active / all;
    this.last = now;
  }
}
