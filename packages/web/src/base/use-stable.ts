import { useState } from 'preact/compat';

/** Keeps the old reference while the content is the same: a board comes off the socket as new objects each time. What is made in drawing wants a memo. */
export function useStable<T>(value: T, kept = keep<T>): T {
  const [held, setHeld] = useState({ value, seen: value });
  if (held.seen === value) return held.value;
  const stable = kept(value, held.value);
  setHeld({ value: stable, seen: value });
  return stable;
}

function keep<T>(value: T, old: T): T {
  return value === old || JSON.stringify(value) === JSON.stringify(old) ? old : value;
}

/** The same for a list, thing by thing: one that moves does not have the others drawn anew. */
export function useStableList<T extends { readonly id: string }>(list: readonly T[]): readonly T[] {
  return useStable(list, keepEach);
}

function keepEach<T extends { readonly id: string }>(list: readonly T[], old: readonly T[]): readonly T[] {
  const before = new Map(old.map((thing) => [thing.id, thing]));
  const next = list.map((thing) => keep(thing, before.get(thing.id) ?? thing));
  return next.length === old.length && next.every((thing, i) => thing === old[i]) ? old : next;
}
