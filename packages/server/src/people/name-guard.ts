import type { SharedRate, SharedRates } from '../storage/shared-rates.ts';

/** How often a name is tried, from wherever and on whichever node. */
const TRIES: SharedRate = { atOnce: 10, anHour: 20 };

/** Stops whoever guesses at one name from many addresses. A name that nobody keeps is counted in the same way. */
export class NameGuard {
  private readonly rates: SharedRates;

  constructor(rates: SharedRates) {
    this.rates = rates;
  }

  /** Null: it may be tried, and that is noted; else after how many seconds. */
  try(key: string): Promise<number | null> {
    return this.rates.take(`name ${key}`, TRIES);
  }
}
