import { hashOf, type Problem } from '@hardtop/kernel';
import { Names } from './names.ts';
import { type Amount, addAmounts, fitsIn, NOTHING, type Room, subtractAmounts, UNLIMITED } from './room.ts';

/** `replaced`: the file's was newer; `kept`: ours was; `copied`: neither is known to be, so both are kept. */
export const MERGE_OUTCOMES = ['added', 'replaced', 'copied', 'restored', 'kept', 'unchanged', 'refused'] as const;
export type MergeOutcome = (typeof MERGE_OUTCOMES)[number];

export interface MergeResult {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly outcome: MergeOutcome;
  /** Where it is in the library now. */
  readonly id?: string;
  readonly name?: string;
  /** Its name in the file, where another design had that already. */
  readonly was?: string;
  /** Why it was refused. */
  readonly problems?: readonly Problem[];
}

/** A design that its ruleset can read, ready to be stored. */
export interface MergeDraft<Draft> {
  readonly name: string;
  readonly tags: readonly string[];
  /** Of the design whatever its name: a merge may give it another. */
  readonly digest: string;
  /** Of the design as it came: one that was stored under older rules has this digest. */
  readonly givenDigest: string;
  readonly bytes: number;
  /** The same under another name, in the entry and in the design. */
  named(name: string): Draft;
}

/** What a merge has to know of a design in the library. Times in milliseconds. */
export interface Held {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly digest: string;
  readonly bytes: number;
  readonly updated: number;
  readonly isDeleted: boolean;
}

/** A design of the file. null: the file does not say, or says what cannot be. */
export interface Incoming<Draft> {
  readonly index: number;
  readonly id: string | null;
  readonly draft: Draft;
  readonly created: number | null;
  readonly updated: number | null;
}

/** What is to be stored under an id, over whatever is there. */
export interface Write<Draft> {
  readonly id: string;
  readonly draft: Draft;
  readonly created: number;
  readonly updated: number;
}

export interface MergePlan<Draft> {
  readonly writes: readonly Write<Draft>[];
  readonly results: readonly MergeResult[];
  /** What lives in the library afterwards. */
  readonly living: Amount;
}

/** Decides, design by design, what a file does to a library. The same file once more does nothing. */
export function planMerge<Draft extends MergeDraft<Draft>>(
  library: readonly Held[],
  file: readonly Incoming<Draft>[],
  now: number,
  room: Room = UNLIMITED,
): MergePlan<Draft> {
  const steps = mergeSteps(library, file, now, room);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same step by step, a design at a time, for whoever has other things to do in between. */
export function* mergeSteps<Draft extends MergeDraft<Draft>>(
  library: readonly Held[],
  file: readonly Incoming<Draft>[],
  now: number,
  room: Room,
): Generator<undefined, MergePlan<Draft>> {
  const merging = new Merging<Draft>(now, room);
  for (const entry of library) {
    merging.hold(entry);
    yield;
  }
  const results: MergeResult[] = [];
  for (const item of file) {
    results.push(merging.place(item));
    yield;
  }
  return { writes: [...merging.writes.values()], results, living: merging.living };
}

class Merging<Draft extends MergeDraft<Draft>> {
  readonly writes = new Map<string, Write<Draft>>();
  living: Amount = NOTHING;
  private readonly held = new Map<string, Held>();
  private readonly names = new Names();
  /** Ids by name and content. */
  private readonly twins = new Map<string, string>();
  private readonly now: number;
  private readonly room: Room;

  constructor(now: number, room: Room) {
    this.now = now;
    this.room = room;
  }

  place(item: Incoming<Draft>): MergeResult {
    const id = item.id ?? idByContent(item.draft);
    const ours = this.held.get(id);
    if (ours === undefined) return this.add(item, id);
    if (ours.isDeleted) return this.write(item, id, 'restored');
    switch (compare(item, ours)) {
      case 'same':
        return resultOf(item, 'unchanged', ours);
      case 'newer':
        return this.write(item, id, 'replaced');
      case 'older':
        return resultOf(item, 'kept', ours);
      case 'unclear':
        return this.copy(item, ours);
    }
  }

  private add(item: Incoming<Draft>, id: string): MergeResult {
    const { name, digest, givenDigest } = item.draft;
    const twin = this.twins.get(twinKey(name, digest)) ?? this.twins.get(twinKey(name, givenDigest));
    const ours = twin === undefined ? undefined : this.held.get(twin);
    return ours === undefined ? this.write(item, id, 'added') : resultOf(item, 'unchanged', ours);
  }

  /** Both are kept: the file's under an id of its content, so that the same file finds it again. */
  private copy(item: Incoming<Draft>, ours: Held): MergeResult {
    const id = idByContent(item.draft);
    if (id === ours.id) return resultOf(item, 'kept', ours);
    const before = this.held.get(id);
    if (before === undefined) return this.write(item, id, 'copied');
    return before.isDeleted ? this.write(item, id, 'restored') : resultOf(item, 'unchanged', before);
  }

  private write(item: Incoming<Draft>, id: string, outcome: MergeOutcome): MergeResult {
    const before = this.held.get(id);
    const name = this.names.free(item.draft.name, id);
    const draft = name === item.draft.name ? item.draft : item.draft.named(name);
    const updated = item.updated ?? this.now;
    const entry: Held = {
      id,
      name,
      tags: draft.tags,
      digest: draft.digest,
      bytes: draft.bytes,
      updated,
      isDeleted: false,
    };
    const growth = subtractAmounts(amountOf(entry), before === undefined ? NOTHING : amountOf(before));
    const after = addAmounts(this.living, growth);
    if (growth.bytes > 0 && !fitsIn(this.room.most, after)) {
      return { index: item.index, outcome: 'refused', problems: [this.room.full] };
    }
    if (before !== undefined) this.drop(before);
    this.hold(entry);
    this.writes.set(id, { id, draft, created: Math.min(item.created ?? updated, updated), updated });
    return resultOf(item, outcome, entry);
  }

  hold(entry: Held): void {
    this.held.set(entry.id, entry);
    if (entry.isDeleted) return;
    this.names.take(entry.name, entry.id);
    this.twins.set(twinKey(entry.name, entry.digest), entry.id);
    this.living = addAmounts(this.living, amountOf(entry));
  }

  private drop(entry: Held): void {
    if (entry.isDeleted) return;
    this.names.leave(entry.name, entry.id);
    this.twins.delete(twinKey(entry.name, entry.digest));
    this.living = subtractAmounts(this.living, amountOf(entry));
  }
}

/** What is asked of a draft once it is placed. */
type AnyDraft = Pick<MergeDraft<unknown>, 'name' | 'tags' | 'digest' | 'givenDigest'>;

function amountOf(entry: Held): Amount {
  return entry.isDeleted ? NOTHING : { documents: 1, bytes: entry.bytes };
}

/** How the file's design stands to ours of the same id. */
function compare({ draft, updated }: Incoming<AnyDraft>, ours: Held): 'same' | 'newer' | 'older' | 'unclear' {
  const isSame = ours.digest === draft.digest || ours.digest === draft.givenDigest;
  const isNewer = updated !== null && updated > ours.updated;
  if (isSame) return isNewer && !hasLabels(ours, draft) ? 'newer' : 'same';
  if (isNewer) return 'newer';
  return updated !== null && updated < ours.updated ? 'older' : 'unclear';
}

function hasLabels(ours: Held, { name, tags }: AnyDraft): boolean {
  return ours.name === name && ours.tags.length === tags.length && ours.tags.every((tag, i) => tag === tags[i]);
}

function twinKey(name: string, digest: string): string {
  return `${digest} ${name}`;
}

function idByContent({ name, digest }: AnyDraft): string {
  return hashOf(twinKey(name, digest)).slice(0, 22);
}

function resultOf(item: Incoming<AnyDraft>, outcome: MergeOutcome, { id, name }: Held): MergeResult {
  const was = item.draft.name === name || outcome === 'kept' ? {} : { was: item.draft.name };
  return { index: item.index, outcome, id, name, ...was };
}
