import type { TableRuleset } from '@hardtop/board';
import { findRuleset } from '@hardtop/rulesets';
import { type GameResult, playGame } from './game.ts';

/** What every worker is told once. Plain JSON: a ruleset travels by its id. */
export interface Job {
  readonly ruleset: string;
  readonly file: unknown;
  readonly seed: string;
  readonly bots: readonly string[];
}

export interface Slice {
  readonly from: number;
  readonly count: number;
}

/** What a worker says: a finished slice, or the game that broke. */
export type Report =
  | { readonly kind: 'done'; readonly slice: Slice; readonly results: readonly GameResult[] }
  | { readonly kind: 'broken'; readonly seed: string; readonly message: string };

/** Keyed by the game's number alone, so that it does not matter which worker plays it. */
export function seedOf(job: Job, game: number): string {
  return `${job.seed}/game-${game}`;
}

/** The rules of a job, loaded once by whoever plays its slices. */
export async function rulesOf(job: Job): Promise<TableRuleset> {
  const ruleset = findRuleset('table', job.ruleset);
  if (ruleset === undefined) throw new Error(`no ruleset ${job.ruleset}`);
  return ruleset.table();
}

/** Plays a slice of a batch; in a worker, or in place where there are none. */
export function playSlice(ruleset: TableRuleset, job: Job, slice: Slice): Report {
  const results: GameResult[] = [];
  for (let game = slice.from; game < slice.from + slice.count; game++) {
    const seed = seedOf(job, game);
    try {
      const played = playGame({ ruleset, file: job.file, seed, bots: job.bots });
      if (!played.ok) throw new Error(played.error.map((problem) => problem.message).join(' '));
      results.push(played.value);
    } catch (error) {
      return { kind: 'broken', seed, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
  return { kind: 'done', slice, results };
}
