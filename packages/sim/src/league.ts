import { availableParallelism } from 'node:os';
import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import { findRuleset } from '@hardtop/rulesets';
import { checkPlan } from './batch.ts';
import type { GameResult } from './game.ts';
import { defaultWorker, playAll } from './pool.ts';
import { type Bounds, type Pairing, ratingsOf, shareOf } from './rating.ts';

export interface LeaguePlan {
  readonly ruleset: string;
  /** A scenario file. */
  readonly file: unknown;
  /** Of every two bots against each other, half of them with the seats exchanged; made even. */
  readonly games: number;
  readonly seed: string;
  /** Bot ids; all of the ruleset's if there are none. */
  readonly bots?: readonly string[];
  readonly workers?: number;
  readonly workerFile?: URL;
  readonly onProgress?: (done: number) => void;
}

interface LeagueRow {
  readonly bot: string;
  /** On the scale of Elo, the mean of all bots at 1500; the bounds hold it 95 times in 100. */
  readonly rating: Bounds;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Its share of the points against the first of the bots; null for that one. */
  readonly againstFirst: Bounds | null;
}

export interface LeagueResult {
  readonly ruleset: string;
  readonly version: string;
  readonly seed: string;
  readonly gamesPerPairing: number;
  /** The strongest first. */
  readonly rows: readonly LeagueRow[];
  /** Points of the first against the second. */
  readonly pairings: readonly { readonly first: string; readonly second: string; readonly share: Bounds }[];
  readonly unfinished: number;
}

/** Games of a league that a plan asks for. */
export function leagueGames(bots: number, games: number): number {
  return ((bots * (bots - 1)) / 2) * 2 * Math.ceil(games / 2);
}

/** Every bot against every other, from all seats with the same dice. The same on any machine with any number of workers. */
export async function runLeague(plan: LeaguePlan): Promise<Result<LeagueResult, readonly Problem[]>> {
  const checked = await checkedBots(plan);
  if (!checked.ok) return checked;
  const { version, bots, seats } = checked.value;
  const meetings: Meeting[] = [];
  const half = Math.ceil(plan.games / 2);
  for (let first = 0; first < bots.length; first++)
    for (let second = first + 1; second < bots.length; second++)
      meetings.push(await meet(plan, { bots, first, second, seats, half }, meetings.length * 2 * half));
  const { ruleset, seed } = plan;
  const unfinished = meetings.reduce((sum, meeting) => sum + meeting.unfinished, 0);
  return ok({ ruleset, version, seed, gamesPerPairing: 2 * half, ...tableOf(bots, meetings), unfinished });
}

interface Checked {
  readonly version: string;
  readonly bots: readonly string[];
  readonly seats: readonly Seat[];
}

async function checkedBots(plan: LeaguePlan): Promise<Result<Checked, readonly Problem[]>> {
  const ruleset = await findRuleset('table', plan.ruleset)?.table();
  const bots = [...new Set(plan.bots ?? ruleset?.bots.map(({ id }) => id) ?? [])];
  const { bots: _all, onProgress: _show, ...batch } = plan;
  for (const bot of bots.length === 0 ? [''] : bots) {
    const checked = await checkPlan({ ...batch, bots: [bot] });
    if (!checked.ok) return checked;
    const seats = checked.value.seats.map(({ seat }) => seat);
    if (bot !== bots.at(-1)) continue;
    if (bots.length >= 2 && seats.length >= 2) return ok({ version: checked.value.version, bots, seats });
  }
  const message = bots.length < 2 ? 'A league takes two bots at least.' : 'A league takes a scenario for two at least.';
  return err([{ code: 'league', field: bots.length < 2 ? 'bots' : 'file', message }]);
}

interface Pair {
  readonly bots: readonly string[];
  readonly first: number;
  readonly second: number;
  readonly seats: readonly Seat[];
  readonly half: number;
}

interface Meeting extends Pairing {
  readonly wins: number;
  readonly draws: number;
  readonly unfinished: number;
}

/** Half with the first bot at every other seat, half with the seats exchanged and the same dice. */
async function meet(plan: LeaguePlan, { bots, first, second, seats, half }: Pair, done: number): Promise<Meeting> {
  const { ruleset, file, seed } = plan;
  const crew = {
    most: Math.max(1, Math.min(plan.workers ?? availableParallelism(), half)),
    isFixed: plan.workers !== undefined,
  };
  let meeting: Meeting = { first, second, games: 0, points: 0, wins: 0, draws: 0, unfinished: 0 };
  for (const side of [0, 1]) {
    const isFirst = (seat: Seat): boolean => seats.indexOf(seat) % 2 === side;
    const seated = seats.map((seat) => bots[isFirst(seat) ? first : second] ?? '');
    const onProgress = (games: number): void => plan.onProgress?.(done + side * half + games);
    const played = await playAll(
      { ruleset, file, seed, bots: seated },
      half,
      crew,
      plan.workerFile ?? defaultWorker(),
      onProgress,
    );
    meeting = withResults(meeting, played.results, isFirst);
  }
  return meeting;
}

/** Who wins together with one of the others has only shared it. */
function withResults(meeting: Meeting, results: readonly GameResult[], isFirst: (seat: Seat) => boolean): Meeting {
  let { points, wins, draws, unfinished } = meeting;
  for (const { outcome } of results) {
    const winners = outcome?.winners ?? [];
    const share = winners.length === 0 ? 0.5 : winners.filter(isFirst).length / winners.length;
    const score = share === 0 || share === 1 ? share : 0.5;
    points += score;
    wins += score === 1 ? 1 : 0;
    draws += score === 0.5 ? 1 : 0;
    unfinished += outcome === null ? 1 : 0;
  }
  return { ...meeting, games: meeting.games + results.length, points, wins, draws, unfinished };
}

function tableOf(bots: readonly string[], meetings: readonly Meeting[]): Pick<LeagueResult, 'rows' | 'pairings'> {
  const ratings = ratingsOf(bots.length, meetings);
  const rows = bots.map((bot, i): LeagueRow => {
    const own = meetings.filter(({ first, second }) => first === i || second === i);
    const sum = (of: (meeting: Meeting) => number): number => own.reduce((total, meeting) => total + of(meeting), 0);
    const withFirst = own.find(({ first }) => first === 0);
    const isFirst = i === 0 || withFirst === undefined;
    return {
      bot,
      rating: ratings[i] ?? { value: 0, low: 0, high: 0 },
      games: sum(({ games }) => games),
      wins: sum(({ first, games, wins, draws }) => (first === i ? wins : games - wins - draws)),
      draws: sum(({ draws }) => draws),
      againstFirst: isFirst ? null : shareOf(withFirst.games - withFirst.points, withFirst.games),
    };
  });
  const name = (i: number): string => bots[i] ?? '';
  const pairings = meetings.map(({ first, second, games, points }) => {
    return { first: name(first), second: name(second), share: shareOf(points, games) };
  });
  return { rows: rows.sort((a, b) => b.rating.value - a.rating.value), pairings };
}
