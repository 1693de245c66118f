import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { findRuleset, rulesetsWith } from '@hardtop/rulesets';
import { ADVICE_BOT, findBot, RANDOM_BOT } from './game.ts';
import { defaultWorker, playAll } from './pool.ts';
import { type SeatTally, type Tally, tallyOf } from './tally.ts';

export { BrokenGame } from './pool.ts';

export interface BatchPlan {
  readonly ruleset: string;
  /** A scenario file. */
  readonly file: unknown;
  readonly games: number;
  readonly seed: string;
  /** Bot ids by seat; the last one also takes the seats after it. `random` plays anything legal. */
  readonly bots?: readonly string[];
  /** If absent, one for a batch that is soon over, else all cores. */
  readonly workers?: number;
  /** The compiled worker; for tests that bring their own. */
  readonly workerFile?: URL;
  readonly onProgress?: (done: number) => void;
}

export interface BatchResult extends Tally {
  readonly ruleset: string;
  readonly version: string;
  readonly seed: string;
  readonly workers: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

/** Many games between bots on all cores. All but the speed is the same on any machine with any number of workers. */
export async function runBatch(plan: BatchPlan): Promise<Result<BatchResult, readonly Problem[]>> {
  const checked = await checkPlan(plan);
  if (!checked.ok) return checked;
  const { version, seats } = checked.value;
  const { ruleset, file, seed, bots = [] } = plan;
  const most = Math.max(1, Math.min(plan.workers ?? availableParallelism(), plan.games));
  const crew = { most, isFixed: plan.workers !== undefined };
  const start = performance.now();
  const job = { ruleset, file, seed, bots };
  const onProgress = plan.onProgress ?? (() => undefined);
  const { results, workers } = await playAll(job, plan.games, crew, plan.workerFile ?? defaultWorker(), onProgress);
  const seconds = (performance.now() - start) / 1000;
  const speed = { workers, seconds, gamesPerSecond: plan.games / seconds };
  return ok({ ruleset, version, seed, ...tallyOf(results, seats), ...speed });
}

interface Checked {
  readonly version: string;
  readonly seats: readonly Omit<SeatTally, 'wins'>[];
}

/** Finds before the first game what would break every game. */
export async function checkPlan(plan: BatchPlan): Promise<Result<Checked, readonly Problem[]>> {
  const entry = findRuleset('table', plan.ruleset);
  if (entry === undefined) {
    const legal = rulesetsWith('table').map((known) => known.id);
    return err([{ code: 'unknown-ruleset', field: 'ruleset', message: `No ruleset "${plan.ruleset}".`, legal }]);
  }
  const counts = { games: plan.games, workers: plan.workers ?? 1 };
  for (const [field, value] of Object.entries(counts)) {
    if (!Number.isInteger(value) || value < 1) {
      return err([{ code: 'count', field, message: `must be a whole number above 0, not ${value}.` }]);
    }
  }
  const ruleset = await entry.table();
  const setup = ruleset.parseSetup(plan.file);
  if (!setup.ok) return setup;
  const seats: Omit<SeatTally, 'wins'>[] = [];
  for (const { seat, name } of ruleset.seats(setup.value)) {
    const id = plan.bots?.[Math.min(seat, plan.bots.length - 1)];
    const bot = id === RANDOM_BOT || id === ADVICE_BOT ? ok({ id }) : findBot(ruleset, id);
    if (!bot.ok) return err([{ ...bot.error, field: 'bots' }]);
    seats.push({ seat, name, bot: bot.value.id });
  }
  return ok({ version: ruleset.version, seats });
}
