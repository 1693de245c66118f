// Apart from the tables: whoever only plays need not load these.

import type { Encounters } from '@hardtop/campaign';
import type { RuleEntry } from '@hardtop/kernel';
import { TWILIGHT_ENCOUNTERS, RULES as twilightRules } from '@hardtop/twilight';

/** A ruleset that can say who or what is met on the way. */
export interface EncounterRuleset {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly rules: readonly RuleEntry[];
  readonly encounters: Encounters;
}

/** Every ruleset with encounters; the first is the one meant where none is named. */
export const ENCOUNTERS: readonly EncounterRuleset[] = [
  {
    id: 'twilight',
    title: 'Twilight Encounters',
    summary:
      'A party on the road after the last war: who and what it meets, the settlements, the days and their needs.',
    rules: twilightRules,
    encounters: TWILIGHT_ENCOUNTERS,
  },
];

export function findEncounters(id: string): EncounterRuleset | undefined {
  return ENCOUNTERS.find((ruleset) => ruleset.id === id);
}
