import type { RulesetCard } from '@hardtop/server/wire';
import { create } from '../base/store.ts';
import { api, explain } from './api.ts';

export type RulesetCards =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly rulesets: readonly RulesetCard[] }
  | { readonly state: 'failed'; readonly message: string };

interface RulesetCardStore {
  readonly known: RulesetCards;
  /** Asks the server, unless it has answered or is being asked. */
  load(): Promise<void>;
}

/** What can be played here; asked once, whichever page wants it first. */
export const useRulesetCards = create<RulesetCardStore>((set, get) => {
  let asking: Promise<void> | null = null;
  const ask = async () => {
    const reply = await api.rulesets();
    if (reply.ok) set({ known: { state: 'ready', rulesets: reply.value } });
    else set({ known: { state: 'failed', message: explain(reply.error.problems) } });
    asking = null;
  };
  return {
    known: { state: 'loading' },
    load: async () => {
      if (get().known.state === 'ready') return;
      asking ??= ask();
      await asking;
    },
  };
});
