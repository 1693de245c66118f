import type { RuleEntry } from '@hardtop/kernel';
import { RULESETS } from '@hardtop/rulesets';
import { create } from '../base/store.ts';

/** Where a rule's summary is being read, and from which link. */
export interface OpenRule {
  readonly id: string;
  readonly anchor: DOMRect;
}

interface RulesStore {
  /** Rule indexes by ruleset; `loading` and `failed` say so. */
  readonly indexes: Readonly<Record<string, readonly RuleEntry[] | 'loading' | 'failed'>>;
  readonly open: OpenRule | null;
  show(id: string, anchor: DOMRect): void;
  hide(): void;
  load(ruleset: string): Promise<void>;
}

export const rulesetOf = (rule: string): string => rule.split('/')[0] ?? '';

/** A part of the page like any other, so that it is fetched once, small and for good. */
async function indexOf(ruleset: string): Promise<readonly RuleEntry[]> {
  return (await RULESETS.find(({ id }) => id === ruleset)?.rules()) ?? [];
}

export const useRules = create<RulesStore>((set, get) => ({
  indexes: {},
  open: null,
  show: (id, anchor) => {
    set({ open: { id, anchor } });
    void get().load(rulesetOf(id));
  },
  hide: () => set({ open: null }),
  load: async (ruleset) => {
    const known = get().indexes[ruleset];
    if (known !== undefined && known !== 'failed') return;
    set({ indexes: { ...get().indexes, [ruleset]: 'loading' } });
    const index = await indexOf(ruleset).catch(() => 'failed' as const);
    set({ indexes: { ...get().indexes, [ruleset]: index } });
  },
}));

export function ruleTitle(indexes: RulesStore['indexes'], id: string): string | null {
  const index = indexes[rulesetOf(id)];
  return Array.isArray(index) ? (index.find((entry: RuleEntry) => entry.id === id)?.title ?? null) : null;
}
