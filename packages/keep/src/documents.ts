/** A document as one place keeps it. What is in it only its kind knows. */
export interface KeptDocument {
  readonly id: string;
  /** When it last changed, in milliseconds. */
  readonly updated: number;
  /** Thrown away, and kept for a change of mind. */
  readonly deleted?: boolean;
}

/** Each over whatever has its id; the youngest change first. */
export function laidOver<Kept extends KeptDocument>(all: readonly Kept[], changed: readonly Kept[]): readonly Kept[] {
  const byId = new Map(all.map((kept) => [kept.id, kept]));
  for (const kept of changed) byId.set(kept.id, kept);
  return [...byId.values()].sort((a, b) => b.updated - a.updated);
}

/** How a document stands where everybody's are kept: counted on by every change. */
export interface Version {
  readonly version: number;
  readonly isDeleted: boolean;
}

/** What a wish to change a document comes to. `stale`: somebody else changed it since it was seen. */
type Verdict = 'unknown' | 'stale' | 'done' | 'go';

/** Deleting it again does nothing. `seen`: only if it is still that version. */
export function removing(ours: Version | null, seen: number | undefined): Verdict {
  if (ours === null) return 'unknown';
  if (ours.isDeleted) return 'done';
  return seen === undefined || seen === ours.version ? 'go' : 'stale';
}

export function restoring(ours: Version | null): Verdict {
  if (ours === null) return 'unknown';
  return ours.isDeleted ? 'go' : 'done';
}

/** Goes on from what was seen; what was deleted meanwhile must be restored first. */
export function continuing(ours: Version | null, seen: number): Verdict {
  if (ours === null) return 'unknown';
  return ours.version === seen && !ours.isDeleted ? 'go' : 'stale';
}

/** Puts it there whole; 0 is the version of what nobody has seen yet. What is there to the letter may be put again. */
export function replacing(ours: (Version & { readonly isSame: boolean }) | null, seen: number): Verdict {
  if (ours?.isSame === true && !ours.isDeleted) return 'done';
  return (ours?.version ?? 0) === seen ? 'go' : 'stale';
}
