import type { TableRuleset } from '@hardtop/board';
import { deluxe, garage as deluxeGarage } from '@hardtop/deluxe';
import { roadrage, garage as roadrageGarage } from '@hardtop/roadrage';
import type { Garage } from '@hardtop/workshop';

/** What the house has of one ruleset: the table, and where its vehicles are designed, if they are. */
export interface HouseRuleset extends TableRuleset {
  readonly garage?: Garage;
}

/** Every ruleset of the house; the first is what "Duel now" plays. */
export const RULESETS: readonly HouseRuleset[] = [
  { ...deluxe, garage: deluxeGarage },
  { ...roadrage, garage: roadrageGarage },
];

export function findRuleset(id: string): HouseRuleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}
