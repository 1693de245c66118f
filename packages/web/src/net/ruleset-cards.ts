import type { RulesetCard } from '@hardtop/server/wire';
import { useReach } from '../base/reach.ts';
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

/** What the server said when the page was kept for later. */
async function keptCards(): Promise<readonly RulesetCard[] | null> {
  if (!('caches' in globalThis)) return null;
  const kept = await caches.match('/api/rulesets').catch(() => undefined);
  return kept === undefined ? null : ((await kept.json()) as readonly RulesetCard[]);
}

/** What can be played here; asked once, whichever page wants it first. */
export const useRulesetCards = create<RulesetCardStore>((set, get) => {
  let asking: Promise<void> | null = null;
  const ask = async () => {
    const reply = await api.rulesets();
    const kept = reply.ok || !useReach.getState().isAway ? null : await keptCards();
    if (reply.ok) set({ known: { state: 'ready', rulesets: reply.value } });
    else if (kept !== null) set({ known: { state: 'ready', rulesets: kept } });
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
