import { readStored, writeStored } from '../base/storage.ts';
import { create } from '../base/store.ts';
import { nameIn } from './library-draft.ts';
import type { Torn } from './library-kind.ts';

const KEY = 'hardtop.torn-designs';
/** More than that nobody reads; all of them are in the list. */
const MOST = 12;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

interface TornDesigns {
  /** What was changed in two places, in words, until it has been read. */
  readonly told: readonly string[];
  tell(words: string): void;
  putAway(): void;
}

export const useTornDesigns = create<TornDesigns>((set, get) => {
  const keep = (told: readonly string[]) => {
    set({ told });
    writeStored(KEY, told);
  };
  return {
    told: readStored(KEY, isTexts) ?? [],
    tell: (words) => keep([...get().told.filter((each) => each !== words), words].slice(-MOST)),
    putAway: () => keep([]),
  };
});

export const bothKept = (ours: string, other: string): string =>
  `“${ours}” was changed here and on another device. Both are kept: see “${other}”.`;

/** What became of a design that two devices changed; null where there is nothing to tell. */
function wordsFor({ garages, ours, entry, kept }: Torn): string | null {
  const owner = garages.get(ours.ruleset);
  const nameOf = (design: unknown) => (owner === undefined ? entry.name : nameIn(owner, design));
  const other = kept.find(({ id }) => id !== entry.id);
  if (other !== undefined) return bothKept(nameOf(ours.design), nameOf(other.design));
  const isScrappedThere = entry.deleted !== null;
  if (ours.deleted === true && !isScrappedThere)
    return `“${entry.name}” was scrapped here, but changed on another device: it is kept, as it was changed.`;
  if (ours.deleted !== true && isScrappedThere)
    return `“${nameOf(ours.design)}” was scrapped on another device, but changed here: it is kept.`;
  return null;
}

export function tellTorn(torn: Torn): void {
  const words = wordsFor(torn);
  if (words !== null) useTornDesigns.getState().tell(words);
}
