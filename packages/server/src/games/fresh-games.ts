import type { LiveTerms } from '@hardtop/host/wire';
import type { Begun } from '../storage/create-statement.ts';
import { listOfShots } from '../storage/film-rows.ts';
import type { GameChange, NewGameRecord } from '../storage/game-store.ts';
import type { TableGame } from './lay-live.ts';

/** A game that was begun here, and in which nothing has happened since. */
export interface FreshGame extends Omit<TableGame, 'ruleset'> {
  readonly begun: Begun;
  readonly terms: LiveTerms;
}

interface JustStored extends Pick<TableGame, 'match' | 'boards'> {
  readonly record: NewGameRecord;
  readonly change: GameChange;
}

/** A game as it would be found if it were read again. */
export function freshGame(
  { record, change, match, boards }: JustStored,
  begun: Begun,
  terms: LiveTerms = {},
): FreshGame {
  const { created_at: createdAt, updated_at: updatedAt } = begun;
  const { forked = null, table = null } = record;
  const { outcome = null, report = null } = change.end ?? {};
  const filmBytes = listOfShots(change.shots).length;
  const stored = {
    ...record,
    forked,
    table,
    outcome,
    report,
    resumed: null,
    rematch: null,
    createdAt,
    updatedAt,
    filmBytes,
  };
  return { record: stored, rows: change.rows, match, boards, begun, terms };
}

/** Whoever opens a game sits down at once, or nobody knows when. */
const FRESH_MILLISECONDS = 10_000;
const MOST = 64;

/** Games that have just been opened: whoever sits down next need not wait until what was written a moment ago is read and played again. */
export class FreshGames {
  private readonly games = new Map<string, { readonly game: FreshGame; readonly since: number }>();

  get size(): number {
    return this.games.size;
  }

  keep(game: FreshGame): void {
    const [oldest] = this.games.keys();
    if (oldest !== undefined && this.games.size >= MOST) this.games.delete(oldest);
    this.games.set(game.record.id, { game, since: performance.now() });
  }

  has(id: string): boolean {
    const found = this.games.get(id);
    return found !== undefined && !isOld(found);
  }

  /** Hands it over; null where there is none. */
  take(id: string): FreshGame | null {
    const found = this.games.get(id);
    this.games.delete(id);
    return found === undefined || isOld(found) ? null : found.game;
  }

  /** What is known of it here may not be all. */
  forget(id: string): void {
    this.games.delete(id);
  }

  forgetOld(): void {
    for (const [id, kept] of this.games) if (isOld(kept)) this.games.delete(id);
  }
}

function isOld({ since }: { readonly since: number }): boolean {
  return performance.now() - since > FRESH_MILLISECONDS;
}
