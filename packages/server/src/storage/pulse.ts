import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../settings/start-problem.ts';

/** Whether the database answers, as far as is known. */
export interface Pulse {
  readonly isAway: boolean;
}

/** Of a database that lives in this process. */
export const STEADY: Pulse = { isAway: false };

const BETWEEN_MILLISECONDS = 250;

/** Takes the pulse of a database that did not answer, again and again until it does. */
export class PulseWatch implements Pulse {
  private readonly ask: () => Promise<void>;
  private readonly onNews: (message: string) => void;
  private away = false;
  private stopped = false;

  constructor(ask: () => Promise<void>, onNews: (message: string) => void) {
    this.ask = ask;
    this.onNews = onNews;
  }

  get isAway(): boolean {
    return this.away;
  }

  /** Somebody got no answer: until there is one nobody else is kept waiting. */
  missed(reason: unknown): void {
    if (this.away || this.stopped) return;
    this.away = true;
    this.onNews(`the database is away: ${messageOf(reason)}`);
    void this.watch();
  }

  stop(): void {
    this.stopped = true;
  }

  private async watch(): Promise<void> {
    while (!this.stopped) {
      const isBack = await this.ask().then(
        () => true,
        () => false,
      );
      if (isBack) {
        this.away = false;
        return this.onNews('the database is back');
      }
      await pause(BETWEEN_MILLISECONDS, undefined, { ref: false });
    }
  }
}
