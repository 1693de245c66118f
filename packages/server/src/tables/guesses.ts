import type { Problem } from '@hardtop/kernel';
import type { SharedRate, SharedRates } from '../storage/shared-rates.ts';

/** Whoever has forgotten a password tries some; whoever guesses tries many. */
const BY_CLIENT: SharedRate = { atOnce: 6, anHour: 180 };
/** From all addresses together, at one table. */
const AT_TABLE: SharedRate = { atOnce: 40, anHour: 900 };

/** How often passwords were tried lately, on all nodes: by a client at a table, and at a table by anybody. Right ones count as well. */
export class Guesses {
  private readonly rates: SharedRates;

  constructor(rates: SharedRates) {
    this.rates = rates;
  }

  /** Null: one more may be tried, and it is noted. */
  async note(game: string, client: string): Promise<Problem | null> {
    const own = await this.rates.take(`table ${game} ${client}`, BY_CLIENT);
    const seconds = own ?? (await this.rates.take(`table ${game}`, AT_TABLE));
    if (seconds === null) return null;
    const message = `Too many passwords were tried at this table: try again in ${seconds} s.`;
    return { code: 'too-many', field: 'password', message };
  }
}
