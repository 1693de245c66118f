import type { DesignCheck } from '@hardtop/kernel';
import { paths } from '../app/router.ts';
import type { OpenGarage } from './garage-context.ts';
import type { KeptDesign } from './library-store.ts';

/** A row of the list, of the stock or one's own. */
export interface LibraryItem {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly class: string;
  readonly design: unknown;
  readonly check: DesignCheck;
  readonly division: string;
  readonly tags: readonly string[];
  /** Its place among one's own designs; null: stock. */
  readonly own: string | null;
}

export function stockItems({ garage, workshop }: OpenGarage): readonly LibraryItem[] {
  return garage.stock().map(({ id, name, class: kind, design }) => ({
    key: `stock ${id}`,
    path: paths.garageDesign(`stock-${id}`),
    name,
    class: kind,
    design,
    check: garage.quickCheck(design),
    division: workshop.divisionOf(design),
    tags: [],
    own: null,
  }));
}

/** What this browser keeps and these rules can read; the number is of those they cannot. */
export function ownItems(
  { garage, workshop, ruleset }: OpenGarage,
  kept: readonly KeptDesign[],
): { readonly items: readonly LibraryItem[]; readonly unreadable: number } {
  let unreadable = 0;
  const items = kept.flatMap((entry): readonly LibraryItem[] => {
    if (entry.deleted === true || entry.ruleset !== ruleset.id) return [];
    const read = garage.parse(entry.design);
    if (!read.ok) {
      unreadable += 1;
      return [];
    }
    return [
      {
        key: entry.id,
        path: paths.garageDesign(entry.id),
        name: garage.nameOf(read.value) || 'No name yet',
        class: garage.classOf(read.value),
        design: read.value,
        check: garage.quickCheck(read.value),
        division: workshop.divisionOf(read.value),
        tags: entry.tags,
        own: entry.id,
      },
    ];
  });
  return { items, unreadable };
}

export interface LibraryFilter {
  readonly words: string;
  readonly class: string;
  readonly tag: string;
  readonly division: string;
  readonly budget: number | null;
  readonly onlyLegal: boolean;
}

export const NO_LIBRARY_FILTER: LibraryFilter = {
  words: '',
  class: '',
  tag: '',
  division: '',
  budget: null,
  onlyLegal: false,
};

export function filterItems(items: readonly LibraryItem[], filter: LibraryFilter): readonly LibraryItem[] {
  const words = filter.words.toLowerCase().split(/\s+/);
  return items.filter(({ name, tags, check, division, class: kind }) => {
    const text = `${name} ${kind} ${tags.join(' ')}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (filter.class === '' || kind === filter.class) &&
      (filter.tag === '' || tags.includes(filter.tag)) &&
      (filter.division === '' || division === filter.division) &&
      (filter.budget === null || check.figures.cost <= filter.budget) &&
      (!filter.onlyLegal || check.legal)
    );
  });
}

export const tagsOf = (items: readonly LibraryItem[]): readonly string[] => [
  ...new Set(items.flatMap(({ tags }) => tags)),
];
