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

  /** Takes so much of it, if it is there. What is larger than a burst goes through when nothing else was taken. */
  allows(now = performance.now(), amount = 1): boolean {
    this.refill(now);
    if (this.left < Math.min(amount, this.burst)) return false;
    this.left -= amount;
    return true;
  }

  /** How long to wait until so much is there. */
  secondsUntil(amount = 1, now = performance.now()): number {
    this.refill(now);
    const missing = Math.min(amount, this.burst) - this.left;
    return missing <= 0 ? 0 : missing / Math.max(this.perSecond, 1e-6);
  }

  isFull(now = performance.now()): boolean {
    this.refill(now);
    return this.left >= this.burst;
  }

  private refill(now: number): void {
    this.left = Math.min(this.burst, this.left + ((now - this.last) / 1_000) * this.perSecond);
    this.last = now;
  }
}
