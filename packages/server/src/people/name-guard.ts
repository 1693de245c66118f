import { RateLimit } from '../clients/rate-limit.ts';

/** Names that are remembered, whether anybody keeps them or not. */
const REMEMBERED = 10_000;
const FORGET_TO = 0.9;

/** How often a name is tried, from wherever: so many at once, and so many an hour. */
const TRIES = { atOnce: 10, anHour: 20 } as const;
const HOUR = 3_600;

/** Stops whoever guesses at one name from many addresses. A name that nobody keeps is counted in the same way. */
export class NameGuard {
  private readonly tries = new Map<string, RateLimit>();

  /** Null: it may be tried, and that is noted; else after how many seconds. */
  try(key: string): number | null {
    const rate = this.tries.get(key) ?? new RateLimit(TRIES.atOnce, TRIES.anHour / HOUR);
    this.tries.delete(key);
    this.tries.set(key, rate);
    if (this.tries.size > REMEMBERED) this.forget();
    return rate.allows() ? null : Math.max(1, Math.ceil(rate.secondsUntil()));
  }

  /** Names that were tried last, and most often, stay. */
  private forget(): void {
    for (const [key, rate] of this.tries) {
      if (this.tries.size <= REMEMBERED * FORGET_TO) return;
      if (rate.secondsUntil() === 0 || this.tries.size > REMEMBERED) this.tries.delete(key);
    }
  }
}
