import { err, type Journal, ok, type Problem, type Result } from '@hardtop/kernel';
import type { CreatedGame, CreateGame } from '@hardtop/server/wire';
import { isRecord } from '../base/storage.ts';
import { keyTo } from './replay-key.ts';

/** Where a game is taken up anew. */
export interface ForkFrom {
  readonly game: string;
  /** Where it is a file, or a game of this device. */
  readonly journal: Journal | null;
  readonly row: number;
}

const AWAY: Problem = { code: 'offline', message: 'The server does not answer; try again in a moment.' };

/** A game that is over anybody may fork; one that lives takes a key of who may know all of it. */
export async function fork(
  { game, journal, row }: ForkFrom,
  seats: CreateGame['seats'],
): Promise<Result<CreatedGame, readonly Problem[]>> {
  const key = keyTo(game);
  const authorization = key === null || journal !== null ? {} : { authorization: `Bearer ${key}` };
  const path = journal === null ? `/api/games/${encodeURIComponent(game)}/fork` : '/api/journals';
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(journal === null ? { row, seats } : { journal, row, seats }),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok === true) return ok(answer as CreatedGame);
  return err(isRecord(answer) && Array.isArray(answer.problems) ? (answer.problems as readonly Problem[]) : [AWAY]);
}
