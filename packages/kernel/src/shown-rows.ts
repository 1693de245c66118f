import { isOfRound } from './history.ts';
import { isInput, type Row } from './journal.ts';
import type { Proceedings } from './proceedings.ts';
import { ToldDigest } from './told-digest.ts';
import type { Viewer } from './viewer.ts';

type Played = Pick<Proceedings<never, never, never>, 'history'> & {
  readonly runner: Pick<Proceedings<never, never, never>['runner'], 'events' | 'openRound'>;
};

/** Rows that count, as far as any of some viewers may know them. */
export function openRows({ history, runner }: Played, hides: boolean, viewers: readonly Viewer[]): readonly Row[] {
  return history.open(runner.openRound(), viewers).filter((row) => !hides || isTold(history, row, viewers));
}

function isTold(history: Played['history'], row: Row, viewers: readonly Viewer[]): boolean {
  const isOwn = viewers.includes('referee') || (row.seat !== null && viewers.includes(row.seat));
  // What was sealed or secret before the game went over to other rules cannot be told any more.
  return isOwn || !(row.kind === 'amend' || (isInput(row) && history.isPast(row)));
}

interface Tally {
  /** How many of the rows that count have been looked at for good, and the number of the last. */
  rows: number;
  last: number;
  open: number;
}

function isOpenTo(
  history: Played['history'],
  row: Row,
  round: number | null,
  hides: boolean,
  viewers: readonly Viewer[],
): boolean {
  return history.isShown(row, round, viewers) && (!hides || isTold(history, row, viewers));
}

/** How many rows are open to each who looks on. A row that is no longer sealed is looked at once, unless rows are taken back. */
export class OpenRowCounts {
  private readonly tallies = new Map<Viewer | string, Tally>();

  count({ history, runner }: Played, hides: boolean, viewers: readonly Viewer[]): number {
    const { all } = history.counted;
    const tally = this.tallyOf(viewers, all);
    // Whoever looks once more at the same moment finds nothing new.
    if (tally.rows === all.length) return tally.open;
    const round = runner.openRound();
    for (let row = all[tally.rows]; row !== undefined; row = all[tally.rows]) {
      if (round !== null && isOfRound(row, round)) break;
      if (isOpenTo(history, row, round, hides, viewers)) tally.open++;
      tally.last = row.n;
      tally.rows++;
    }
    let sealed = 0;
    for (let i = tally.rows; i < all.length; i++) {
      const row = all[i];
      if (row !== undefined && isOpenTo(history, row, round, hides, viewers)) sealed++;
    }
    return tally.open + sealed;
  }

  /** Numbers only rise: while the last row stands where it stood, none before it was taken back. */
  private tallyOf(viewers: readonly Viewer[], all: readonly Row[]): Tally {
    const [only = ''] = viewers;
    const key = viewers.length === 1 ? only : viewers.join();
    const known = this.tallies.get(key);
    if (known !== undefined && (known.rows === 0 || all[known.rows - 1]?.n === known.last)) return known;
    const fresh = { rows: 0, last: 0, open: 0 };
    this.tallies.set(key, fresh);
    return fresh;
  }
}

/** From which row on more was told than the rows say: that the referee took an answer back is no row of those that are shown. */
function unsaidFrom(counted: readonly Row[]): number {
  const at = counted.findIndex(({ kind, by }) => kind === 'undo' && by === 'referee');
  return at < 0 ? Number.POSITIVE_INFINITY : (counted.slice(0, at).findLast(isInput)?.n ?? 0);
}

/** The same with digests of what the viewer had been told after each; worked out when somebody asks, from what is there already. */
export function signedRows(played: Played, hides: boolean, viewer: Viewer): readonly Row[] {
  const { events } = played.runner;
  const told = new ToldDigest(viewer);
  const toldAfter = played.history.toldAfter(events.length);
  const unsaid = unsaidFrom(played.history.counted.all);
  return openRows(played, hides, [viewer]).map((row, i) => {
    const isNews = row.n < unsaid && told.hear(events, toldAfter.get(row.n) ?? 0);
    return { ...row, n: i + 1, ...(isNews ? { digest: told.value } : {}) };
  });
}
