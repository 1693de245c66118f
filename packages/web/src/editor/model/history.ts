/** What was, what is and what was taken back. */
export interface History<Now> {
  readonly past: readonly Now[];
  readonly now: Now;
  readonly future: readonly Now[];
}

/** Steps that can be taken back. */
const MOST = 200;

export const begun = <Now>(now: Now): History<Now> => ({ past: [], now, future: [] });

/** Nothing new is no step. */
export function done<Now>(history: History<Now>, now: Now): History<Now> {
  if (now === history.now) return history;
  return { past: [...history.past, history.now].slice(-MOST), now, future: [] };
}

export function undone<Now>({ past, now, future }: History<Now>): History<Now> {
  const last = past.at(-1);
  return last === undefined ? { past, now, future } : { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

export function redone<Now>({ past, now, future }: History<Now>): History<Now> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
