import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { TableRuleset } from '@hardtop/board';
import { labCard, labCsv, planLab, startLab } from '@hardtop/server/lab';
import type { LabCard } from '@hardtop/server/wire';
import { type GameResult, progressOn } from '@hardtop/sim';
import { type BatchJob, type BatchState, ChunkPlayer, chunksOf } from '@hardtop/sim/queue';
import { failed, problemsText, usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { tableCalled } from '../input/lookup.ts';
import { wholeNumber } from '../input/whole-number.ts';
import { labTable } from '../terminal/lab-table.ts';

export interface LabFlags {
  readonly ruleset?: string;
  readonly scenario?: string;
  readonly vehicles?: string;
  readonly games: string;
  readonly bot?: string;
  readonly seed: string;
  readonly workers?: string;
  readonly csv?: string;
  readonly json?: boolean;
}

/** As a shell counts it for whoever was interrupted. */
const INTERRUPTED = 130;
/** Met where none are named. */
const USUAL_VEHICLES = 4;

/** Cars against cars by the hundred: who beats whom, and how sure that is. What was played counts, though it was broken off. */
export async function lab(flags: LabFlags, io: Io, stop = new AbortController()): Promise<number> {
  const ruleset = await tableCalled(flags.ruleset);
  const plan = await planOf(ruleset, flags);
  const most = wholeNumber('--workers', flags.workers ?? String(availableParallelism()), 1, 256);
  const games = plan.jobs.reduce((sum, job) => sum + job.games, 0);
  const progress = progressOn({ isTTY: io.isErrTerminal, write: io.err }, games, 'games');
  const playing = () => playAll(plan.jobs, most, progress.show, stop.signal);
  const played = await untilInterrupted(playing, stop).finally(progress.end);
  const done = played.reduce((sum, results) => sum + results.length, 0);
  const state: BatchState = { state: done === games ? 'done' : 'cancelled', done, games, problem: null };
  tell(labCard('here', plan.about, state, played), flags, io);
  if (state.state === 'done') return 0;
  io.err(`Broken off after ${done} of ${games} games.\n`);
  return INTERRUPTED;
}

function tell(card: LabCard, { csv, json }: LabFlags, io: Io): void {
  if (csv !== undefined && csv !== '-') writeFileSync(csv, labCsv(card));
  if (csv === '-') io.out(labCsv(card));
  else if (json === true) io.out(`${JSON.stringify({ ...card, id: undefined })}\n`);
  else io.out(labTable(card));
}

async function planOf(ruleset: TableRuleset, flags: LabFlags) {
  const named = (flags.vehicles ?? '').split(',').filter((vehicle) => vehicle !== '');
  const scenario = flags.scenario ?? firstDuel(ruleset);
  const known = ruleset.scenarios.find(({ id }) => id === scenario);
  const usual = (known?.picks ?? ruleset.picks.map(({ id }) => id)).slice(0, USUAL_VEHICLES);
  const asked = startLab.safeParse({
    ruleset: ruleset.id,
    scenario,
    vehicles: named.length === 0 ? usual : named,
    games: wholeNumber('--games', flags.games, 2, Number.MAX_SAFE_INTEGER),
    seed: flags.seed,
    ...(flags.bot === undefined ? {} : { bot: flags.bot }),
  });
  if (!asked.success)
    throw usageError(asked.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join('\n'));
  const plan = await planLab([ruleset], asked.data);
  if (!plan.ok) throw usageError(problemsText(plan.error));
  return plan.value;
}

/** The first scenario for two in which one may choose a car. */
function firstDuel(ruleset: TableRuleset): string {
  const duel = ruleset.scenarios.find(({ file, lesson, picks }) => {
    const setup = ruleset.parseSetup(file);
    return setup.ok && ruleset.seats(setup.value).length === 2 && lesson === undefined && picks?.length !== 0;
  });
  return duel?.id ?? '';
}

/** Some threads, each with what comes next; results lie in the order of the games, whoever played them. */
async function playAll(
  jobs: readonly BatchJob[],
  most: number,
  show: (done: number) => void,
  stop: AbortSignal,
): Promise<readonly (readonly GameResult[])[]> {
  const chunks = chunksOf(jobs);
  const results: (readonly GameResult[])[] = [];
  let [next, done] = [0, 0];
  const playOn = async (player: ChunkPlayer): Promise<void> => {
    for (let place = next++; !stop.aborted; place = next++) {
      const chunk = chunks[place];
      const job = chunk && jobs[chunk.job];
      if (chunk === undefined || job === undefined) return;
      const report = await player.play(job, chunk).catch((error: unknown) => String(error));
      if (stop.aborted) return;
      if (typeof report === 'string') throw failed(report);
      if (report.kind === 'broken') throw failed(report.message);
      results[place] = report.results;
      done += report.results.length;
      show(done);
    }
  };
  const players = Array.from({ length: Math.min(most, chunks.length) }, () => new ChunkPlayer());
  const halt = () => Promise.all(players.map((player) => player.stop()));
  stop.addEventListener('abort', halt);
  try {
    await Promise.all(players.map(playOn));
  } finally {
    stop.removeEventListener('abort', halt);
    await halt();
  }
  return jobs.map((_, job) => chunks.flatMap((chunk, place) => (chunk.job === job ? (results[place] ?? []) : [])));
}

/** Ctrl-C: once it breaks off and tells what there is; a second time the process ends as it would. */
async function untilInterrupted<T>(job: () => Promise<T>, stop: AbortController): Promise<T> {
  const abort = () => stop.abort();
  process.once('SIGINT', abort);
  try {
    return await job();
  } finally {
    process.off('SIGINT', abort);
  }
}
