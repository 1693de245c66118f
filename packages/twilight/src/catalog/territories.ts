// Territories (twilight/territories/table), L861, and who holds the land. The die reaches 7 and 8 only late in a campaign, or the
// referee assigns them (B-08).

export const TERRITORIES = ['organized', 'independent', 'insular', 'terrorized', 'anarchy', 'devastated', 'disputed', 'cantonment'] as const;
export type Territory = (typeof TERRITORIES)[number];

interface TerritoryRow {
  readonly die: number;
  readonly territory: Territory;
  readonly name: string;
  /** Added to the roll on the encounter table. */
  readonly encounterModifier: number;
}

export const TERRITORY_TABLE = {
  name: 'Territories',
  dice: '1d6',
  first: 1,
  results: [
    { die: 1, territory: 'organized', name: 'Organized', encounterModifier: -1 },
    { die: 2, territory: 'independent', name: 'Independent', encounterModifier: 0 },
    { die: 3, territory: 'insular', name: 'Insular', encounterModifier: 0 },
    { die: 4, territory: 'terrorized', name: 'Terrorized', encounterModifier: 0 },
    { die: 5, territory: 'anarchy', name: 'Anarchy', encounterModifier: 1 },
    { die: 6, territory: 'devastated', name: 'Devastated', encounterModifier: 2 },
    { die: 7, territory: 'disputed', name: 'Disputed', encounterModifier: -1 },
    { die: 8, territory: 'cantonment', name: 'Cantonment', encounterModifier: -1 },
  ] satisfies readonly TerritoryRow[],
} as const;

/** What a campaign's age adds to the territory die (L256): none at first, one later, two later still. */
export const CAMPAIGN_AGES = { early: 0, later: 1, late: 2 } as const;
export type CampaignAge = keyof typeof CAMPAIGN_AGES;
