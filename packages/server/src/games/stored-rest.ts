import type { LiveMatch } from '@hardtop/host';
import type { Checkpoint } from '@hardtop/kernel';
import type { GameChange, GameRecord, GameStore } from '../storage/game-store.ts';
import type { Traffic } from './traffic.ts';

/** Where many wait for an answer, a rest point is stored after so many rows at the latest. */
const MOST_ROWS = 32;

interface Tools {
  readonly store: GameStore;
  readonly traffic: Traffic;
  readonly onProblem: (message: string) => void;
}

const NONE: Pick<GameChange, 'checkpoint'> = {};

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

  /** The one that is to be stored with the rows that led to it; none where that which is stored will do. */
  due(match: LiveMatch): Pick<GameChange, 'checkpoint'> {
    const { isDense } = this.tools.traffic;
    const { last } = this;
    // One that is kept anyway will do where many wait.
    const now = isDense ? match.rests.last : match.checkpoint;
    if (last === now || match.outcome !== null) return NONE;
    return isDense && now !== null && last !== null && canWait(now.row - last.row) ? NONE : { checkpoint: now };
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

/** Not where the one that is stored has been taken back. */
function canWait(rows: number): boolean {
  return rows >= 0 && rows < MOST_ROWS;
}
