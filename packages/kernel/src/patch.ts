import type { Json } from './delta.ts';

/**
 * How one JSON value becomes the next, in few bytes: a scalar stands for itself, `[value]` for a whole list or object, `{ field: patch }` for the
 * fields that differ, with `-` for those that are gone, and `{ "#": steps }` for a list of things that is gone through from its start.
 */
export type Patch = Scalar | readonly [Json] | FieldPatch | ListPatch;

type Scalar = null | boolean | number | string;
interface FieldPatch {
  readonly [field: string]: Patch | readonly string[];
}
interface ListPatch {
  readonly '#': readonly Step[];
}

/**
 * A step through the old list. A number: so many items stay or, below 0, go. An object: the next item changes by it. `[value]`: a new item.
 * `[patch, 1]`: a new item that is the last one of the new list, changed. What is not reached stays.
 */
type Step = number | FieldPatch | ListPatch | readonly [Json] | readonly [FieldPatch, 1];

type Branch = Readonly<Record<string, Json>>;

/** What tells a thing in a list from the others, wherever it stands: the first of these that it has. */
const NAMES = ['id', 'piece', 'label', 'name', 'seat'];

/** `undefined` where nothing differs. A field that is `undefined` counts as absent, as in JSON. */
export function patchOf(from: unknown, to: unknown): Patch | undefined {
  return patchBetween(from as Json, to as Json);
}

/** The same of all fields but one. */
export function patchBut(field: string, from: object, to: object): Patch | undefined {
  return fieldPatch(from as Branch, to as Branch, field);
}

function patchBetween(from: Json, to: Json): Patch | undefined {
  if (from === to) return undefined;
  if (typeof to !== 'object' || to === null) return to;
  if (typeof from !== 'object' || from === null || Array.isArray(from) !== Array.isArray(to)) return [to];
  return Array.isArray(from) && Array.isArray(to) ? listPatch(from, to) : fieldPatch(from as Branch, to as Branch);
}

function fieldPatch(from: Branch, to: Branch, apart?: string): FieldPatch | readonly [Json] | undefined {
  let patch: Record<string, Patch | readonly string[]> | undefined;
  let common = 0;
  for (const field in to) {
    const now = to[field];
    if (now === undefined || field === apart) continue;
    const was = fieldOf(from, field);
    if (was !== undefined) common++;
    if (was === now) continue;
    const change = was === undefined ? wholeOf(now) : patchBetween(was, now);
    if (change === undefined) continue;
    patch ??= {};
    patch[field] = change;
  }
  let fields = 0;
  for (const field in from) if (from[field] !== undefined && field !== apart) fields++;
  if (fields !== common) patch = { ...patch, '-': fieldsGone(from, to, apart) };
  return patch !== undefined && (hasReserved(from) || hasReserved(to)) ? [to] : patch;
}

function fieldsGone(from: Branch, to: Branch, apart: string | undefined): readonly string[] {
  return Object.keys(from).filter(
    (field) => from[field] !== undefined && field !== apart && fieldOf(to, field) === undefined,
  );
}

/** Not what every object has from birth, such as `constructor`. */
function fieldOf(branch: Branch, field: string): Json | undefined {
  const value = branch[field];
  const isInborn = typeof value === 'function' || (field === '__proto__' && (value as unknown) === Object.prototype);
  return isInborn ? undefined : value;
}

/** Fields of these names mean something else in a patch, or to the language: whatever has one goes whole. */
function hasReserved(branch: Branch): boolean {
  for (const field in branch) if (field === '-' || field === '#' || field === '__proto__') return true;
  return false;
}

function wholeOf(value: Json): Scalar | readonly [Json] {
  return typeof value === 'object' && value !== null ? [value] : value;
}

function listPatch(from: readonly Json[], to: readonly Json[]): ListPatch | readonly [Json] | undefined {
  if (!to.some(isBranch)) return isEqualList(from, to) ? undefined : [to];
  const walk = new Walk(from);
  let before: Json | undefined;
  for (const item of to) {
    walk.take(item ?? null, before);
    before = item;
  }
  const steps = walk.end();
  return steps.length > 0 ? { '#': steps } : undefined;
}

function isBranch(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

function isEqualList(from: readonly Json[], to: readonly Json[]): boolean {
  return from.length === to.length && to.every((item, i) => item === from[i]);
}

/** Goes through an old list while a new one is told, and writes down the steps. */
class Walk {
  private readonly from: readonly Json[];
  private readonly steps: Step[] = [];
  /** The next old item, and how many before it stay as they are without that being said yet. */
  private at = 0;
  private still = 0;
  private places: ReadonlyMap<string, number> | null = null;

  constructor(from: readonly Json[]) {
    this.from = from;
  }

  /** The next item of the new list, and the one before it there. */
  take(item: Json, before: Json | undefined): void {
    if (this.at < this.from.length && item === this.from[this.at] && isBranch(item)) {
      this.at++;
      this.still++;
      return;
    }
    const place = this.placeOf(item);
    if (place < 0) {
      this.step(newItem(item, before));
      return;
    }
    this.skip(place - this.at);
    this.at = place + 1;
    const change = patchBetween(this.from[place] ?? null, item);
    if (change === undefined) this.still++;
    else if (isChange(change)) this.step(change);
    else {
      this.step(-1);
      this.step([item]);
    }
  }

  end(): readonly Step[] {
    this.skip(this.from.length - this.at);
    return this.steps;
  }

  /** Where the old item of the same name stands, from here on; without a name it is the next. Below 0 if there is none. */
  private placeOf(item: Json): number {
    const { at, from } = this;
    if (at >= from.length) return -1;
    if (isNamesake(item, from[at] ?? null)) return at;
    const name = nameOf(item);
    if (name === null) return -1;
    this.places ??= placesOf(from);
    const place = this.places.get(name) ?? -1;
    return place >= at ? place : -1;
  }

  private skip(items: number): void {
    if (items > 0) this.step(-items);
  }

  private step(step: Step): void {
    if (this.still > 0) this.steps.push(this.still);
    this.still = 0;
    this.steps.push(step);
  }
}

function isChange(patch: Patch | undefined): patch is FieldPatch | ListPatch {
  return typeof patch === 'object' && patch !== null && !Array.isArray(patch);
}

/** A new thing in a list is often much like the one before it. */
function newItem(item: Json, before: Json | undefined): Step {
  if (before === undefined || nameOf(item) === null) return [item];
  const change = patchBetween(before, item);
  return isChange(change) ? [change as FieldPatch, 1] : [item];
}

/** The field that names a thing in a list; null where nothing does. */
function nameField(item: Json): string | null {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return null;
  for (const field of NAMES) {
    const value = (item as Branch)[field];
    if (typeof value === 'string' || typeof value === 'number') return field;
  }
  return null;
}

function nameOf(item: Json): string | null {
  const field = nameField(item);
  return field === null ? null : `${field} ${(item as Branch)[field]}`;
}

/** Whether two things have the same name, or neither has one. */
function isNamesake(one: Json, other: Json): boolean {
  const field = nameField(one);
  if (field !== nameField(other)) return false;
  return field === null || (one as Branch)[field] === (other as Branch)[field];
}

function placesOf(list: readonly Json[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let i = list.length - 1; i >= 0; i--) {
    const name = nameOf(list[i] ?? null);
    if (name !== null) places.set(name, i);
  }
  return places;
}

/** What a patch makes of a value. What it does not touch is the very same afterwards, so that whoever draws it can tell. */
export function patched<T>(from: T, patch: Patch | undefined): T {
  return (patch === undefined ? from : patchedJson(from as Json, patch)) as T;
}

function patchedJson(from: Json, patch: Patch): Json {
  if (typeof patch !== 'object' || patch === null) return patch;
  if (!isChange(patch)) return patch[0];
  return '#' in patch ? walked(from as readonly Json[], patch['#'] as readonly Step[]) : merged(from as Branch, patch);
}

function merged(from: Branch, patch: FieldPatch | ListPatch): Branch {
  const next: Record<string, Json> = { ...from };
  for (const [field, change] of Object.entries(patch)) {
    if (field === '-') for (const gone of change) delete next[gone];
    else next[field] = patchedJson(fieldOf(next, field) ?? null, change as Patch);
  }
  return next;
}

function walked(from: readonly Json[], steps: readonly Step[]): readonly Json[] {
  const next: Json[] = [];
  let at = 0;
  for (const step of steps) {
    if (typeof step === 'number') {
      for (let i = at; i < at + step; i++) next.push(from[i] ?? null);
      at += Math.abs(step);
    } else if (!Array.isArray(step)) next.push(patchedJson(from[at++] ?? null, step as FieldPatch));
    else next.push(step.length === 1 ? step[0] : patchedJson(next.at(-1) ?? null, step[0]));
  }
  for (let i = at; i < from.length; i++) next.push(from[i] ?? null);
  return next;
}
