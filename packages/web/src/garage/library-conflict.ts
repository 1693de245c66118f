import type { LibraryEntry } from '@hardtop/server/wire';
import type { Garages, OpenGarage } from './garage-context.ts';
import { isDirty, type KeptDesign, newId } from './kept-design.ts';
import { digestIn, nameIn } from './library-draft.ts';

const NOTE = '(from another device)';
/** As the name field has them. */
const LONGEST = 60;

function fromServer(entry: LibraryEntry): KeptDesign {
  const updated = Date.parse(entry.deleted ?? entry.updated);
  const { id, ruleset, design, tags, version } = entry;
  return { id, ruleset, design, tags, version, updated, synced: updated, deleted: entry.deleted !== null };
}

/** A second entry for what was changed elsewhere, under a name that says so. It is new to the server. */
export function otherCopy(open: OpenGarage, theirs: KeptDesign): KeptDesign {
  const { garage } = open;
  const stem = nameIn(open, theirs.design)
    .slice(0, LONGEST - NOTE.length - 1)
    .trimEnd();
  const design = garage.withName(theirs.design, stem.endsWith(NOTE) ? stem : `${stem} ${NOTE}`);
  return asNew({ ...theirs, design });
}

const asNew = ({ ruleset, design, tags }: KeptDesign): KeptDesign => ({
  id: newId(),
  ruleset,
  design,
  tags,
  updated: Date.now(),
});

const isSame = (open: OpenGarage, ours: KeptDesign, theirs: KeptDesign): boolean =>
  open.garage.nameOf(ours.design).trim() === open.garage.nameOf(theirs.design).trim() &&
  digestIn(open, ours.design) === digestIn(open, theirs.design);

function joinTags(ours: KeptDesign, theirs: KeptDesign): KeptDesign {
  const tags = [...new Set([...theirs.tags, ...ours.tags])];
  const isNew = tags.length > theirs.tags.length;
  return { ...theirs, tags, updated: isNew ? Date.now() : theirs.updated };
}

/**
 * What to keep here of a design that the server has too. Changes on both sides are both kept: ours stays where it is, for it may lie on
 * the bench, and goes over theirs; theirs becomes an entry of its own.
 */
export function settle(garages: Garages, ours: KeptDesign | undefined, entry: LibraryEntry): readonly KeptDesign[] {
  const theirs = fromServer(entry);
  if (ours === undefined) return theirs.deleted === true ? [] : [theirs];
  if (ours.version === entry.version) return [];
  if (!isDirty(ours)) return [theirs];
  const onTop = { ...ours, version: entry.version };
  if (theirs.deleted === true) return [ours.deleted === true ? theirs : onTop];
  // Whoever deleted it had not seen what was done to it elsewhere.
  if (ours.deleted === true) return [theirs];
  const owner = entry.ruleset === ours.ruleset ? garages.get(entry.ruleset) : undefined;
  // What no rules here can read cannot be given a name.
  if (owner === undefined || !owner.garage.parse(theirs.design).ok) return [theirs, asNew(ours)];
  if (isSame(owner, ours, theirs)) return [joinTags(ours, theirs)];
  return [otherCopy(owner, theirs), onTop];
}
