import { useState } from 'preact/compat';

interface Drop {
  /** How many times the figure has fallen; a key that restarts the flash. */
  readonly times: number;
  /** By how much it fell the last time. */
  readonly by: number;
}

/** Watches a figure fall. A rise, or the first sight of it, is no drop. */
export function useDrop(now: number): Drop {
  const [seen, setSeen] = useState({ now, times: 0, by: 0 });
  if (seen.now === now) return seen;
  const fallen = seen.now - now;
  const next = fallen > 0 ? { now, times: seen.times + 1, by: fallen } : { now, times: seen.times, by: 0 };
  setSeen(next);
  return next;
}
