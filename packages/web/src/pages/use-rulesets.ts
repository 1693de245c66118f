import { useEffect } from 'preact/compat';
import { type RulesetCards, useRulesetCards } from '../net/ruleset-cards.ts';

export type Rulesets = RulesetCards & { retry(): void };

/** What can be played here. */
export function useRulesets(): Rulesets {
  const { known, load } = useRulesetCards();
  useEffect(() => void load(), [load]);
  return { ...known, retry: () => void load() };
}
