import type { Term } from '@hardtop/kernel';
import { RULESETS } from '@hardtop/rulesets';
import { create } from '../base/store.ts';
import { type Said, termFinder } from './terms.ts';

interface GlossaryStore {
  /** Whose words they are. */
  readonly ruleset: string | null;
  readonly terms: readonly Term[];
  readonly find: (text: string) => readonly Said[];
  readonly open: { readonly term: Term; readonly anchor: DOMRect } | null;
  show(term: Term, anchor: DOMRect): void;
  hide(): void;
  load(ruleset: string): Promise<void>;
}

/** The words of the rules that are played on this page; they come after everything that a first look needs. */
export const useGlossary = create<GlossaryStore>((set, get) => ({
  ruleset: null,
  terms: [],
  find: termFinder([]),
  open: null,
  show: (term, anchor) => set({ open: { term, anchor } }),
  hide: () => set({ open: null }),
  load: async (ruleset) => {
    if (get().ruleset === ruleset) return;
    set({ ruleset, terms: [], find: termFinder([]), open: null });
    const entry = RULESETS.find(({ id }) => id === ruleset);
    // Without them the page is as it was before anybody wrote them; the next visit asks again.
    const terms = (await entry?.glossary?.().catch(() => [])) ?? [];
    if (get().ruleset === ruleset) set({ terms, find: termFinder(terms) });
  },
}));
