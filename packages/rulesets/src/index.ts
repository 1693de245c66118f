import { deluxe } from '@hardtop/deluxe';
import type { AnyRuleset } from '@hardtop/kernel';
import { roadrage } from '@hardtop/roadrage';

/** Every ruleset of the house; the first is what "Duel now" plays. */
export const RULESETS: readonly AnyRuleset[] = [deluxe, roadrage];

export function findRuleset(id: string): AnyRuleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}
