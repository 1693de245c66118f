/** A burst is fine, a flood is not: so many at once, refilled at so many a second. */
export class RateLimit {
  private readonly burst: number;
  private readonly perSecond: number;
  private left: number;
  private last = performance.now();

  constructor(burst = 200, perSecond = 50) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.left = burst;
  }

  allows(now = performance.now()): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.last) / 1_000) * this.perSecond);
    this.last = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
