import { isInput, type Row } from './journal.ts';
import type { Proceedings } from './proceedings.ts';
import { ToldDigest } from './told-digest.ts';
import type { Viewer } from './viewer.ts';

type Played = Pick<Proceedings<never, never, never>, 'history'> & {
  readonly runner: Pick<Proceedings<never, never, never>['runner'], 'events' | 'openRound'>;
};

/** Rows that count, as far as any of some viewers may know them. */
export function openRows({ history, runner }: Played, hides: boolean, viewers: readonly Viewer[]): readonly Row[] {
  const isOwn = ({ seat }: Row) => viewers.includes('referee') || (seat !== null && viewers.includes(seat));
  // What was sealed or secret before the game went over to other rules cannot be told any more.
  const isSecret = (row: Row) => row.kind === 'amend' || (isInput(row) && history.isPast(row));
  return history.open(runner.openRound(), viewers).filter((row) => !hides || isOwn(row) || !isSecret(row));
}

/** The same with digests of what the viewer had been told after each; worked out when somebody asks, from what is there already. */
export function signedRows(played: Played, hides: boolean, viewer: Viewer): readonly Row[] {
  const { events } = played.runner;
  const told = new ToldDigest(viewer);
  const toldAfter = played.history.toldAfter(events.length);
  return openRows(played, hides, [viewer]).map((row, i) => {
    const isNews = told.hear(events, toldAfter.get(row.n) ?? 0);
    return { ...row, n: i + 1, ...(isNews ? { digest: told.value } : {}) };
  });
}
