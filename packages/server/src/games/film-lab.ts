import type { GameStore } from '../storage/game-store.ts';
import { stackOf } from './room-tools.ts';
import type { Traffic } from './traffic.ts';

/** Those that are not remembered are found again at the next look. */
const MOST_WAITING = 10_000;
const PAUSE_MILLISECONDS = 100;
const FIRST_LOOK_MILLISECONDS = 60_000;
const LOOK_MILLISECONDS = 3_600_000;

interface LabTools {
  readonly store: Pick<GameStore, 'finishFilms' | 'unfinishedFilms' | 'isAway'>;
  readonly traffic: Traffic;
  readonly onProblem: (message: string) => void;
}

/** Games that are over have their films made while little is going on, one after another. Whoever wants to see one sooner has it made at once. */
export class FilmLab {
  private readonly tools: LabTools;
  private readonly waiting = new Set<string>();
  private readonly looks: readonly NodeJS.Timeout[];
  private next: NodeJS.Timeout | undefined;
  private atWork: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(tools: LabTools) {
    this.tools = tools;
    const look = () => void this.look();
    this.looks = [setTimeout(look, FIRST_LOOK_MILLISECONDS), setInterval(look, LOOK_MILLISECONDS)];
    for (const timer of this.looks) timer.unref();
  }

  /** A game is over. */
  note(game: string): void {
    if (this.waiting.size < MOST_WAITING) this.waiting.add(game);
    this.later();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.looks) clearTimeout(timer);
    clearTimeout(this.next);
    await this.atWork;
  }

  /** Of games that were over when a server stopped, or that another node left behind. */
  private async look(): Promise<void> {
    const { store, onProblem } = this.tools;
    try {
      for (const game of await store.unfinishedFilms(MOST_WAITING)) this.note(game);
    } catch (error) {
      onProblem(`games without films could not be looked for: ${stackOf(error)}`);
    }
  }

  private later(): void {
    if (this.closed || this.next !== undefined) return;
    this.next = setTimeout(() => {
      this.atWork = this.work().finally(() => {
        this.next = undefined;
        if (this.waiting.size > 0) this.later();
      });
    }, PAUSE_MILLISECONDS).unref();
  }

  private async work(): Promise<void> {
    const { store, traffic, onProblem } = this.tools;
    const [game] = this.waiting;
    if (game === undefined || traffic.isDense || store.isAway) return;
    this.waiting.delete(game);
    try {
      await store.finishFilms(game);
    } catch (error) {
      onProblem(`the films of game ${game} could not be made: ${stackOf(error)}`);
    }
  }
}
