import { type Json, jsonOf } from './delta.ts';

type Branch = Readonly<Record<string, Json>>;

const lasting = new WeakSet<object>();

/**
 * A copy of something that nobody will change, as JSON keeps it: `keptJson` need not look inside, nor copy it again. `before`: what was there
 * before, which it is if nothing differs.
 */
export function lastingJson<T extends object>(value: T, before?: T): T {
  const old: unknown = before;
  const kept: unknown = keptJson(old as Json | undefined, value);
  lasting.add(kept as object);
  return kept as T;
}

/**
 * A value as JSON keeps it, which shares nothing with what it was made of. Where it is the same as before it is the very thing that was kept
 * then, so that whoever compares the two need not look inside.
 */
export function keptJson(before: Json | undefined, now: unknown): Json {
  switch (typeof now) {
    case 'string':
    case 'boolean':
      return now;
    case 'number':
      // JSON has no negative zero.
      return Number.isFinite(now) ? now + 0 : null;
    case 'object':
      if (now === null) return null;
      // It was kept before, or is there to stay: nobody changes it.
      if (now === before || lasting.has(now)) return now as Json;
      if (Array.isArray(now)) return keptList(Array.isArray(before) ? before : [], before, now);
      return keptBranch(isBranch(before) ? before : {}, before, now as Branch);
    default:
      return null;
  }
}

function isBranch(value: Json | undefined): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keptList(old: readonly Json[], before: Json | undefined, now: readonly unknown[]): Json {
  let next: Json[] | null = old === before && old.length <= now.length ? null : [];
  for (let i = 0; i < now.length; i++) {
    const was = old[i];
    const kept = keptJson(was, now[i]);
    if (next === null && (kept !== was || i >= old.length)) next = old.slice(0, i);
    next?.push(kept);
  }
  return next ?? old;
}

function keptBranch(old: Branch, before: Json | undefined, now: Branch): Json {
  // A copy as a whole, put right where need be, is far cheaper than one field after another.
  let next: Record<string, Json> | null = old === before ? null : { ...now };
  let fields = 0;
  for (const field in now) {
    const value: unknown = now[field];
    if (value === undefined || typeof value === 'function' || field === '__proto__')
      return keptOneByOne(old, before, now);
    const was = old[field];
    const kept = value === was ? was : keptJson(was, value);
    if (next === null && kept !== was) next = withFirst(fields, old, now);
    fields++;
    // Zero may have been a negative one.
    if (next !== null && (kept !== value || kept === 0)) next[field] = kept;
  }
  return next ?? (fields === fieldsIn(old) ? old : withFirst(fields, old, now));
}

/** A copy of the new value, the first fields of which are as they were. */
function withFirst(count: number, old: Branch, now: Branch): Record<string, Json> {
  const next: Record<string, Json> = { ...now };
  let left = count;
  for (const field in now) {
    if (left-- === 0) break;
    const was = old[field] ?? null;
    if (now[field] !== was) next[field] = was;
  }
  return next;
}

/** For what has fields that JSON does not keep. */
function keptOneByOne(old: Branch, before: Json | undefined, now: Branch): Json {
  const next: Record<string, Json> = {};
  let isSame = old === before;
  let fields = 0;
  for (const field in now) {
    const value: unknown = now[field];
    if (value === undefined || typeof value === 'function') continue;
    if (field === '__proto__') return keptWhole(before, now);
    const kept = keptJson(old[field], value);
    isSame &&= kept === old[field];
    next[field] = kept;
    fields++;
  }
  return isSame && fields === fieldsIn(old) ? (old as Json) : next;
}

/** For what the language would take for something else. */
function keptWhole(before: Json | undefined, now: Branch): Json {
  const kept = jsonOf(now);
  return before !== undefined && JSON.stringify(before) === JSON.stringify(kept) ? before : kept;
}

function fieldsIn(branch: Branch): number {
  let fields = 0;
  for (const _ in branch) fields++;
  return fields;
}
