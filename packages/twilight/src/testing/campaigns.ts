import { addRow, type Campaign, openCampaign } from '../campaign/campaign.ts';
import { beginCampaign } from '../campaign/journal.ts';

const CREW = [
  { name: 'Anna', skills: { RCN: 60, MED: 40 }, languages: ['Polish'] },
  { name: 'Ben' },
  { name: 'Cyd', con: 12 },
];

export const ROUTE = [
  {
    name: 'Highway',
    km: 60,
    terrain: 'clear',
    road: true,
    territory: 'independent',
    settlement: { id: 'lublin', name: 'Lublin', size: 'city' },
  },
  { name: 'Forest', km: 200, terrain: 'wood', territory: 'terrorized' },
];

/** A campaign on foot, along the highway to Lublin and into the forest. */
export function begun(more: object = {}): Campaign {
  const opening = {
    name: 'Test',
    seed: '7',
    party: { people: CREW, stores: { food: { domestic: 500 } } },
    route: ROUTE,
    ...more,
  };
  const journal = beginCampaign(opening);
  if (!journal.ok) throw new Error(journal.error.map(({ message }) => message).join(' '));
  return openCampaign(journal.value);
}

/** Adds rows that must be accepted. */
export function played(campaign: Campaign, ...rows: readonly object[]): Campaign {
  return rows.reduce<Campaign>((now, row) => {
    const added = addRow(now, row);
    if (!added.ok) throw new Error(added.error.map(({ message }) => message).join(' '));
    return added.value;
  }, campaign);
}

/** Why a row is not accepted. */
export function refused(campaign: Campaign, row: unknown): readonly string[] {
  const added = addRow(campaign, row);
  return added.ok ? [] : added.error.map(({ message }) => message);
}

export const TRAVEL = { kind: 'period', activity: 'travel' };
export const REST = { kind: 'period', activity: 'rest' };
export const DAY_OF_REST = Array.from({ length: 6 }, () => REST);

/** The path of the first encounter of a campaign. */
export const FIRST = 'day-1/period-1/main/check-1';

/** Merchants met on the highway, and into Lublin. */
export function onTheWay(): Campaign {
  const pin = { name: 'Meeting', at: { leg: 1, km: 5 }, encounter: { kind: 'group', of: 'merchant-convoy' } };
  const visit = { kind: 'visit', settlement: 'lublin' };
  return played(begun(), { kind: 'pin', pin }, TRAVEL, TRAVEL, TRAVEL, visit, { kind: 'quarter' });
}
