import type { RulesetCard } from '@hardtop/server/wire';
import { useCallback, useEffect, useState } from 'react';
import { api, explain } from '../net/api.ts';

export type RulesetsState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly rulesets: readonly RulesetCard[] }
  | { readonly state: 'failed'; readonly message: string };

export type Rulesets = RulesetsState & { retry(): void };

/** What can be played here. */
export function useRulesets(): Rulesets {
  const [known, setKnown] = useState<RulesetsState>({ state: 'loading' });
  const load = useCallback(() => {
    void api.rulesets().then((reply) => {
      setKnown(
        reply.ok
          ? { state: 'ready', rulesets: reply.value }
          : { state: 'failed', message: explain(reply.error.problems) },
      );
    });
  }, []);
  useEffect(load, [load]);
  return { ...known, retry: load };
}
