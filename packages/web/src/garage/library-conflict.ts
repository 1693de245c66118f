import { settle as settleKept } from '@hardtop/keep';
import type { LibraryEntry } from '@hardtop/server/wire';
import { newId } from '../kept/new-id.ts';
import type { Garages, OpenGarage } from './garage-context.ts';
import { isDirty, type KeptDesign } from './kept-design.ts';
import { digestIn, nameIn } from './library-draft.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** What an earlier conflict left behind a name. */
const NOTE = / \(from (?:another device|the other device, \d{1,2} [A-Z][a-z]{2})\)$/;
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
  const note = noteOf(theirs.updated);
  const stem = nameIn(open, theirs.design)
    .replace(NOTE, '')
    .slice(0, LONGEST - note.length)
    .trimEnd();
  const design = garage.withName(theirs.design, `${stem}${note}`);
  return asNew({ ...theirs, design });
}

function noteOf(updated: number): string {
  const day = new Date(updated);
  return ` (from the other device, ${day.getDate()} ${MONTHS[day.getMonth()]})`;
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

/** Ours stays where it is, for it may lie on the bench, and goes over theirs; theirs becomes an entry of its own. */
function joinDesigns(garages: Garages, ours: KeptDesign, theirs: KeptDesign): readonly KeptDesign[] {
  const { version = 0, ruleset } = theirs;
  const onTop = { ...ours, version };
  if (theirs.deleted === true) return [onTop];
  const owner = ruleset === ours.ruleset ? garages.get(ruleset) : undefined;
  // What no rules here can read cannot be given a name.
  if (owner === undefined || !owner.garage.parse(theirs.design).ok) return [theirs, asNew(ours)];
  if (isSame(owner, ours, theirs)) return [joinTags(ours, theirs)];
  return [otherCopy(owner, theirs), onTop];
}

/** What to keep here of a design that the server has too. Changes on both sides are both kept. */
export function settle(garages: Garages, ours: KeptDesign | undefined, entry: LibraryEntry): readonly KeptDesign[] {
  const join = (mine: KeptDesign, theirs: KeptDesign) => joinDesigns(garages, mine, theirs);
  const versionOf = ({ version }: KeptDesign) => version;
  return settleKept({ versionOf, isDirty, showsForeignDeleted: false, join }, ours, fromServer(entry));
}
