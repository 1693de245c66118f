import type { AnyRuleset } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';

/** Every ruleset of the house. */
export const RULESETS: readonly AnyRuleset[] = [toy];

export function findRuleset(id: string): AnyRuleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}
