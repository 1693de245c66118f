import type { RulesetEntry } from '@hardtop/rulesets';
import type { Garage } from '@hardtop/workshop';

/** A ruleset as a library sees it; null: it knows no designs. */
export interface Builder {
  readonly id: string;
  readonly title: string;
  readonly garage: Garage | null;
}

/** The garages of the house, which are loaded by the first who keeps a design. */
export function loadBuilders(house: readonly RulesetEntry[]): Promise<readonly Builder[]> {
  return Promise.all(
    house.map(async ({ id, title, garage }) => ({ id, title, garage: garage === undefined ? null : await garage() })),
  );
}
