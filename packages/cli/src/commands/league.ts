import { BrokenGame, type LeagueResult, leagueGames, progressOn, runLeague } from '@hardtop/sim';
import { failed, problemsText, usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { scenarioCalled, tableCalled } from '../input/lookup.ts';
import { wholeNumber } from '../input/whole-number.ts';
import { percent } from '../terminal/figures.ts';
import type { SimFlags } from './sim-flags.ts';

/** Every bot of a ruleset against every other, and what each of them is worth. */
export async function league(flags: SimFlags, io: Io): Promise<number> {
  const ruleset = await tableCalled(flags.ruleset);
  const { id, title, file } = scenarioCalled(ruleset, flags.scenario);
  const workers = flags.workers === undefined ? {} : { workers: wholeNumber('--workers', flags.workers, 1, 256) };
  const games = wholeNumber('--games', flags.games, 1, 1_000_000);
  const named = (flags.bots ?? '').split(',').filter((bot) => bot !== '');
  const bots = named.length === 0 ? ruleset.bots.map((bot) => bot.id) : named;
  const line = { isTTY: io.isErrTerminal, write: io.err };
  const progress = progressOn(line, leagueGames(bots.length, games), 'games');
  const plan = { ruleset: ruleset.id, file, games, seed: flags.seed, bots, ...workers };
  try {
    const played = await runLeague({ ...plan, onProgress: progress.show }).finally(progress.end);
    if (!played.ok) throw usageError(problemsText(played.error));
    io.out(flags.json === true ? `${JSON.stringify({ scenario: id, ...played.value })}\n` : table(title, played.value));
    return played.value.unfinished === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof BrokenGame) throw failed(error.message);
    throw error;
  }
}

function table(title: string, { ruleset, version, seed, gamesPerPairing, rows, unfinished }: LeagueResult): string {
  const first = rows.find(({ againstFirst }) => againstFirst === null)?.bot ?? '';
  const widest = Math.max(3, ...rows.map(({ bot }) => bot.length));
  const whole = (value: number): string => String(Math.round(value)).padStart(5);
  const lines = [
    `League of ${ruleset} ${version}: ${title}, seed ${seed}; ${gamesPerPairing} games of every two bots, from all seats with the same dice.`,
    `    ${'bot'.padEnd(widest)}  rating  95 times in 100  games   won drawn  points against ${first}`,
    ...rows.map(({ bot, rating, games, wins, draws, againstFirst }, i) => {
      const bounds = `${whole(rating.low)} to ${whole(rating.high)}`;
      const versus =
        againstFirst === null
          ? ''
          : `${percent(againstFirst.value)} (${percent(againstFirst.low)} to ${percent(againstFirst.high)})`;
      const figures = `${whole(rating.value)}   ${bounds.padStart(15)}  ${whole(games)} ${whole(wins)} ${whole(draws)}`;
      return `${String(i + 1).padStart(2)}. ${bot.padEnd(widest)}  ${figures}  ${versus}`.trimEnd();
    }),
    ...(unfinished > 0 ? [`${unfinished} games were broken off as endless.`] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
