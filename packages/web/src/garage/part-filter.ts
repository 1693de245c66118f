import type { OfferedPart } from '@hardtop/workshop';

/** What somebody looks for; null: no limit. */
export interface PartFilter {
  readonly words: string;
  readonly group: string;
  readonly slot: string;
  readonly maxCost: number | null;
  readonly maxWeight: number | null;
  readonly maxSpaces: number | null;
  readonly onlyFitting: boolean;
}

export const NO_FILTER: PartFilter = {
  words: '',
  group: '',
  slot: '',
  maxCost: null,
  maxWeight: null,
  maxSpaces: null,
  onlyFitting: false,
};

const within = (value: number | null, most: number | null): boolean => most === null || (value ?? 0) <= most;

function matchesWords(part: OfferedPart, words: string): boolean {
  const text = `${part.label} ${part.short} ${part.group} ${part.note}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** `fits` says whether it brings no new problem; asked last, as it costs a check. */
export function filterParts(
  parts: readonly OfferedPart[],
  filter: PartFilter,
  fits: (part: OfferedPart) => boolean,
): readonly OfferedPart[] {
  return parts.filter(
    (part) =>
      (filter.group === '' || part.group === filter.group) &&
      (filter.slot === '' || part.places.some(({ slot }) => slot === filter.slot)) &&
      within(part.cost, filter.maxCost) &&
      within(part.weight, filter.maxWeight) &&
      within(part.spaces, filter.maxSpaces) &&
      matchesWords(part, filter.words) &&
      (!filter.onlyFitting || fits(part)),
  );
}

export const groupsOf = (parts: readonly OfferedPart[]): readonly string[] => [
  ...new Set(parts.map(({ group }) => group)),
];
