import type { KeptDocument } from './documents.ts';

/** How a kind of document comes together again after it was changed in two places. */
export interface Joining<Kept> {
  /** The server's count when it last had it; undefined: it never had. */
  versionOf(kept: Kept): number | undefined;
  /** Is there anything the server does not have? */
  isDirty(kept: Kept): boolean;
  /** Whether what was deleted before it ever came here is listed among the deleted all the same. */
  readonly showsForeignDeleted: boolean;
  /** Changed here and there: nothing of either may be lost. */
  join(ours: Kept, theirs: Kept): readonly Kept[];
}

/** What to keep here of a document that the server has too. `theirs`: the server's, as it would be kept here. */
export function settle<Kept extends KeptDocument>(
  kind: Joining<Kept>,
  ours: Kept | undefined,
  theirs: Kept,
): readonly Kept[] {
  if (ours === undefined) return theirs.deleted === true && !kind.showsForeignDeleted ? [] : [theirs];
  if (kind.versionOf(ours) === kind.versionOf(theirs)) return [];
  // Whoever deleted it here had not seen what was done to it elsewhere.
  if (!kind.isDirty(ours) || ours.deleted === true) return [theirs];
  return kind.join(ours, theirs);
}
