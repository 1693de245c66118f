// What kind of land the party is in: set by the referee, or rolled with what the campaign's age adds.

import type { Modifier } from '@hardtop/kernel';
import {
  CAMPAIGN_AGES,
  type CampaignAge,
  TERRITORIES,
  TERRITORY_TABLE,
  type Territory,
} from '../catalog/territories.ts';
import { type RollContext, rollOn } from '../rolls/roll.ts';

const RULE = 'twilight/territories/table';

const ROWS = {
  name: TERRITORY_TABLE.name,
  dice: TERRITORY_TABLE.dice,
  first: TERRITORY_TABLE.first,
  results: TERRITORY_TABLE.results.map((row) => row.territory),
} as const;

export const TERRITORY_CHOICES = ['roll', ...TERRITORIES] as const;
type TerritoryChoice = (typeof TERRITORY_CHOICES)[number];

function ageModifiers(age: CampaignAge): readonly Modifier[] {
  const value = CAMPAIGN_AGES[age];
  return value === 0 ? [] : [{ value, label: `${age} in the campaign`, rule: 'twilight/territories/campaign-age' }];
}

export function rollTerritory(ctx: RollContext, path: string, age: CampaignAge): Territory {
  return rollOn(ctx, path, ROWS, RULE, ageModifiers(age));
}

export function territoryOf(ctx: RollContext, path: string, choice: TerritoryChoice, age: CampaignAge): Territory {
  return choice === 'roll' ? rollTerritory(ctx, path, age) : choice;
}

/** `disputed territory`, as it stands in a sentence. */
export function territoryWords(territory: Territory): string {
  return territory === 'anarchy' ? 'territory in anarchy' : `${territoryName(territory).toLowerCase()} territory`;
}

export function territoryName(territory: Territory): string {
  return TERRITORY_TABLE.results.find((row) => row.territory === territory)?.name ?? territory;
}
