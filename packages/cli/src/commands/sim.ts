import { type BatchResult, BrokenGame, progressOn, runBatch } from '@hardtop/sim';
import { failed, problemsText, usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { scenarioCalled, tableCalled } from '../input/lookup.ts';
import { wholeNumber } from '../input/whole-number.ts';
import { percent } from '../terminal/figures.ts';
import { league } from './league.ts';
import { queued } from './queue.ts';
import type { SimFlags } from './sim-flags.ts';

export async function sim(flags: SimFlags, io: Io): Promise<number> {
  if (flags.league === true && flags.queue === true) throw usageError('--queue takes a batch, not a --league.');
  if (flags.league === true) return league(flags, io);
  const ruleset = await tableCalled(flags.ruleset);
  const { file } = scenarioCalled(ruleset, flags.scenario);
  const workers = flags.workers === undefined ? {} : { workers: wholeNumber('--workers', flags.workers, 1, 256) };
  const games = wholeNumber('--games', flags.games, 1, 10_000_000);
  const bots = (flags.bots ?? '').split(',').filter((bot) => bot !== '');
  const plan = { ruleset: ruleset.id, file, games, seed: flags.seed, bots, ...workers };
  const progress = progressOn({ isTTY: io.isErrTerminal, write: io.err }, games, 'games');
  try {
    const playing =
      flags.queue === true
        ? queued({ ...plan, onProgress: progress.show }, io)
        : runBatch({ ...plan, onProgress: progress.show });
    const batch = await playing.finally(progress.end);
    if (!batch.ok) throw usageError(problemsText(batch.error));
    io.out(flags.json === true ? `${JSON.stringify(batch.value)}\n` : table(batch.value));
    return batch.value.unfinished === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof BrokenGame) throw failed(error.message);
    throw error;
  }
}

function crewOf({ workers }: BatchResult): string {
  return workers === 0 ? 'from the queue' : `on ${workers} workers`;
}

function table(batch: BatchResult): string {
  const share = (games: number) => `${String(games).padStart(6)}  ${percent(games / batch.games).padStart(4)}`;
  const lines = [
    `${batch.games} games of ${batch.ruleset} ${batch.version}, seed ${batch.seed}`,
    ...batch.seats.map(({ seat, name, bot, wins }) => `${share(wins)}  seat ${seat}, ${name} (${bot}) wins`),
    `${share(batch.draws)}  draws`,
    ...(batch.unfinished > 0 ? [`${share(batch.unfinished)}  broken off as endless`] : []),
    'How they ended:',
    ...batch.reasons.slice(0, 12).map(({ reason, games }) => `${share(games)}  ${reason}`),
    `On average ${batch.meanTurns.toFixed(1)} turns, ${batch.meanRows.toFixed(1)} rows.`,
    `${batch.gamesPerSecond.toFixed(1)} games a second ${crewOf(batch)}, ${batch.seconds.toFixed(1)} s.`,
    `digest ${batch.digest}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
