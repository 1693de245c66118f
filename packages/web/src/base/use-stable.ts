import { useState } from 'preact/compat';

/** Keeps the old reference while the content is the same: a board comes off the socket as new objects each time. */
export function useStable<T>(value: T): T {
  const [kept, setKept] = useState({ value, seen: value });
  if (kept.seen === value) return kept.value;
  const stable = JSON.stringify(value) === JSON.stringify(kept.value) ? kept.value : value;
  setKept({ value: stable, seen: value });
  return stable;
}
