import type { DesignCheck } from '@hardtop/workshop';
import { paths } from '../base/router.ts';
import { hasGarage, type OpenGarage } from './garage-context.ts';
import type { KeptDesign } from './kept-design.ts';
import { NO_NAME } from './library-draft.ts';
import { whyNotPlayed } from './played.ts';
import { stockPath } from './stock-address.ts';

/** A row of the list, of the stock or one's own. */
export interface LibraryItem {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly class: string;
  /** The class in words. */
  readonly kind: string;
  readonly design: unknown;
  readonly check: DesignCheck;
  readonly division: string;
  readonly tags: readonly string[];
  readonly shelf: string;
  /** Its place among one's own designs; null: stock. */
  readonly own: string | null;
}

const OWN_SHELF = 'Yours';
const STOCK_SHELF = 'Stock';

type Known = Pick<LibraryItem, 'class' | 'kind' | 'design' | 'check' | 'division'>;

function knownOf({ garage, workshop }: OpenGarage, design: unknown): Known {
  const id = garage.classOf(design);
  const kind = garage.classes.find((each) => each.id === id)?.title ?? id;
  return { class: id, kind, design, check: garage.quickCheck(design), division: workshop.divisionOf(design) };
}

export function stockItems(open: OpenGarage): readonly LibraryItem[] {
  return open.garage.stock().map(({ id, name, shelf = STOCK_SHELF, design }) => ({
    key: `stock ${id}`,
    path: stockPath(open.ruleset.id, id),
    name,
    ...knownOf(open, design),
    tags: [],
    shelf,
    own: null,
  }));
}

/** An entry that has not changed is not checked again; null: these rules cannot read it. */
const known = new WeakMap<KeptDesign, LibraryItem | null>();

function ownItem(open: OpenGarage, entry: KeptDesign): LibraryItem | null {
  const read = open.garage.parse(entry.design);
  if (!read.ok) return null;
  return {
    key: entry.id,
    path: paths.garageDesign(entry.id),
    name: open.garage.nameOf(read.value) || NO_NAME,
    ...knownOf(open, read.value),
    tags: entry.tags,
    shelf: OWN_SHELF,
    own: entry.id,
  };
}

function knownItem(open: OpenGarage, entry: KeptDesign): LibraryItem | null {
  const found = known.get(entry);
  if (found !== undefined) return found;
  const item = ownItem(open, entry);
  known.set(entry, item);
  return item;
}

/** What this browser keeps and these rules can read; the number is of those they cannot. */
export function ownItems(
  open: OpenGarage,
  kept: readonly KeptDesign[],
): { readonly items: readonly LibraryItem[]; readonly unreadable: number } {
  const ours = kept.filter(({ deleted, ruleset }) => deleted !== true && ruleset === open.ruleset.id);
  const items = ours.flatMap((entry) => knownItem(open, entry) ?? []);
  return { items, unreadable: ours.length - items.length };
}

/** In words, how many are kept for rules that have no garage here; empty: none. */
export function strangersText(kept: readonly KeptDesign[]): string {
  const strangers = kept.filter(({ deleted, ruleset }) => deleted !== true && !hasGarage(ruleset));
  if (strangers.length === 0) return '';
  const rules = [...new Set(strangers.map(({ ruleset }) => `“${ruleset}”`))].join(', ');
  const what = strangers.length === 1 ? '1 design kept here belongs' : `${strangers.length} designs kept here belong`;
  return `${what} to rules without a garage here (${rules}). They stay as they are, and go into every backup.`;
}

export interface LibraryFilter {
  readonly words: string;
  readonly class: string;
  readonly tag: string;
  readonly shelf: string;
  readonly division: string;
  readonly budget: number | null;
  readonly onlyLegal: boolean;
  /** Only what the table plays. */
  readonly onlyPlayed: boolean;
}

export const NO_LIBRARY_FILTER: LibraryFilter = {
  words: '',
  class: '',
  tag: '',
  shelf: '',
  division: '',
  budget: null,
  onlyLegal: false,
  onlyPlayed: false,
};

export function filterItems(
  open: OpenGarage,
  items: readonly LibraryItem[],
  filter: LibraryFilter,
): readonly LibraryItem[] {
  const words = filter.words.toLowerCase().split(/\s+/);
  return items.filter(({ name, tags, check, division, shelf, class: kind, design }) => {
    const text = `${name} ${kind} ${tags.join(' ')}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filter.class === '' || kind === filter.class) &&
      (filter.tag === '' || tags.includes(filter.tag)) &&
      (filter.shelf === '' || shelf === filter.shelf) &&
      (filter.division === '' || division === filter.division) &&
      (filter.budget === null || (check.figures.cost ?? 0) <= filter.budget) &&
      (!filter.onlyLegal || check.legal || check.exemption !== null) &&
      (!filter.onlyPlayed || whyNotPlayed(open, design) === null)
    );
  });
}

export const tagsOf = (items: readonly LibraryItem[]): readonly string[] => [
  ...new Set(items.flatMap(({ tags }) => tags)),
];

export const shelvesOf = (items: readonly LibraryItem[]): readonly string[] => [
  OWN_SHELF,
  ...new Set(items.map(({ shelf }) => shelf)),
];
