import type { Problem } from '@hardtop/kernel';

interface Stumble {
  readonly rows: number;
  readonly problem: Problem;
  readonly until: number;
}

const MINUTES = 10;
const MOST = 1_000;

/** Games that could not be played to where they stand: for a while nobody tries again, however often they are visited. */
export class StumblingGames {
  private readonly known = new Map<string, Stumble>();
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Why a game of so many rows does not play, if that is known. */
  problemOf(game: string, rows: number): Problem | null {
    const stumble = this.known.get(game);
    if (stumble === undefined) return null;
    if (stumble.rows === rows && this.now() < stumble.until) return stumble.problem;
    this.known.delete(game);
    return null;
  }

  note(game: string, rows: number, problem: Problem): void {
    this.known.set(game, { rows, problem, until: this.now() + MINUTES * 60_000 });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
  }
}
