import { findRuleset } from '@hardtop/rulesets';
import { useEffect, useState } from 'preact/compat';
import type { DrawnRules } from './editor-store.ts';

type RulesState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly rules: DrawnRules }
  | { readonly state: 'failed'; readonly message: string };

async function fetchRules(id: string): Promise<RulesState> {
  const table = await findRuleset('table', id)?.table();
  if (table === undefined) return { state: 'failed', message: `There is no table for the rules “${id}” here.` };
  const { editing } = table;
  if (editing === undefined) return { state: 'failed', message: `Scenarios of ${table.title} cannot be drawn here.` };
  return { state: 'ready', rules: { table, editing } };
}

/** The rules of one ruleset, with its table: they are fetched when somebody draws by them. Null: it is not known yet which. */
export function useDrawnRules(id: string | null): RulesState {
  const [known, setKnown] = useState<{ readonly id: string; readonly now: RulesState } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isHere = true;
    fetchRules(id)
      .catch((error: unknown): RulesState => ({ state: 'failed', message: `The rules did not come: ${String(error)}` }))
      .then((now) => isHere && setKnown({ id, now }));
    return () => {
      isHere = false;
    };
  }, [id]);
  return known !== null && known.id === id ? known.now : { state: 'loading' };
}
