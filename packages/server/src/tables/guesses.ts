import type { Problem } from '@hardtop/kernel';
import { RateLimit } from '../clients/rate-limit.ts';

/** Whoever has forgotten a password tries some; whoever guesses tries many. */
const CLIENT_AT_ONCE = 6;
const CLIENT_A_SECOND = 1 / 20;
/** From all addresses together, at one table. */
const TABLE_AT_ONCE = 40;
const TABLE_A_SECOND = 1 / 4;
const REMEMBERED = 5_000;

/** How often passwords were tried lately: by a client at a table, and at a table by anybody. Right ones count as well. */
export class Guesses {
  private readonly rates = new Map<string, RateLimit>();

  /** Null: one more may be tried, and it is noted. */
  note(game: string, client: string): Problem | null {
    const own = this.rateOf(`${game} ${client}`, () => new RateLimit(CLIENT_AT_ONCE, CLIENT_A_SECOND));
    const all = this.rateOf(game, () => new RateLimit(TABLE_AT_ONCE, TABLE_A_SECOND));
    if (own.allows() && all.allows()) return null;
    const seconds = Math.max(1, Math.ceil(Math.max(own.secondsUntil(), all.secondsUntil())));
    const message = `Too many passwords were tried at this table: try again in ${seconds} s.`;
    return { code: 'too-many', field: 'password', message };
  }

  private rateOf(name: string, make: () => RateLimit): RateLimit {
    const rate = this.rates.get(name) ?? make();
    this.rates.delete(name);
    this.rates.set(name, rate);
    const [oldest] = this.rates.keys();
    if (this.rates.size > REMEMBERED && oldest !== undefined) this.rates.delete(oldest);
    return rate;
  }
}
