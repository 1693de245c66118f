import type { LiveMatch } from '@hardtop/host';
import type { Checkpoint } from '@hardtop/kernel';
import type { GameRecord, GameStore } from '../storage/game-store.ts';
import type { Traffic } from './traffic.ts';

/** Where many wait for an answer, a rest point is stored after so many rows at the latest. */
const MOST_ROWS = 32;

interface Tools {
  readonly store: GameStore;
  readonly traffic: Traffic;
  readonly onProblem: (message: string) => void;
}

/** The last rest point of a game as it is stored: whence it would go on under later rules, unless it is over. The journal alone says how it stands. */
export class StoredRest {
  private readonly game: GameRecord;
  private readonly tools: Tools;
  private last: Checkpoint | null;

  constructor(game: GameRecord, last: Checkpoint | null, tools: Tools) {
    this.game = game;
    this.tools = tools;
    this.last = last;
  }

  is(now: Checkpoint | null): boolean {
    return this.last === now;
  }

  /** Whether it is to be stored with the rows that led to it. */
  isDue({ checkpoint: now, outcome }: LiveMatch): boolean {
    if (this.last === now || outcome !== null) return false;
    return !this.tools.traffic.isDense || now === null || this.last === null || now.row - this.last.row >= MOST_ROWS;
  }

  note(now: Checkpoint | null): void {
    this.last = now;
  }

  /** Nothing else is to come for a while. Where this fails an older one stays. */
  async keep({ checkpoint: now, outcome }: LiveMatch): Promise<void> {
    const { store, onProblem } = this.tools;
    if (this.last === now || outcome !== null || store.isAway) return;
    try {
      await store.keepRest(this.game, now);
      this.last = now;
    } catch (error) {
      onProblem(`the last rest of game ${this.game.id} could not be stored: ${String(error)}`);
    }
  }
}
