/** Plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How one JSON value becomes the next: as a whole, or key by key; a list that grew or shrank says how long it is now. */
export type Delta =
  | { readonly to: Json }
  | { readonly at: { readonly [key: string]: Delta }; readonly without?: readonly string[]; readonly length?: number };

type Branch = Readonly<Record<string, Json>>;

/** Null where nothing changed. */
export function deltaOf(from: Json, to: Json): Delta | null {
  if (from === to) return null;
  if (!isBranch(from) || !isBranch(to) || Array.isArray(from) !== Array.isArray(to)) return { to };
  if (Array.isArray(from) && Array.isArray(to)) return listDelta(from, to);
  const old = from as Branch;
  const now = to as Branch;
  const at: Record<string, Delta> = {};
  let isSame = true;
  for (const key in now) {
    const is = now[key] ?? null;
    if (is === old[key]) continue;
    const delta = key in old ? deltaOf(old[key] ?? null, is) : { to: is };
    if (delta === null) continue;
    at[key] = delta;
    isSame = false;
  }
  const without: string[] = [];
  for (const key in old) if (!(key in now)) without.push(key);
  if (without.length > 0) return { at, without };
  return isSame ? null : { at };
}

function listDelta(from: readonly Json[], to: readonly Json[]): Delta | null {
  const at: Record<string, Delta> = {};
  let isSame = from.length === to.length;
  for (let i = 0; i < to.length; i++) {
    const now = to[i] ?? null;
    const delta = i < from.length ? deltaOf(from[i] ?? null, now) : { to: now };
    if (delta === null) continue;
    at[i] = delta;
    isSame = false;
  }
  if (from.length !== to.length) return { at, length: to.length };
  return isSame ? null : { at };
}

function isBranch(value: Json): value is readonly Json[] | Branch {
  return typeof value === 'object' && value !== null;
}

export function applyDelta(from: Json, delta: Delta | null): Json {
  if (delta === null) return from;
  if ('to' in delta) return delta.to;
  if (Array.isArray(from)) return changedList(from, delta);
  const next: Record<string, Json> = { ...(from as Branch) };
  for (const key of delta.without ?? []) delete next[key];
  for (const [key, change] of Object.entries(delta.at)) next[key] = applyDelta(next[key] ?? null, change);
  return next;
}

function changedList(from: readonly Json[], delta: Exclude<Delta, { readonly to: Json }>): Json {
  const next = from.slice(0, delta.length ?? from.length);
  for (const [key, change] of Object.entries(delta.at))
    next[Number(key)] = applyDelta(next[Number(key)] ?? null, change);
  return next;
}

/** A value as it comes out of a file: without what JSON does not keep. */
export function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}
