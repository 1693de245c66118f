// What a row of the journal is called.

import type { Row } from '../campaign/rows.ts';

const ACTIVITY_TITLES = { travel: 'On the way', rest: 'In camp', maintain: 'Upkeep' } as const;
const AMENDMENT_TITLES = { reroll: 'Rolled again', mandate: 'Mandated', alter: 'Altered' } as const;

const ROW_TITLES = {
  visit: 'Into a settlement',
  quarter: 'Another quarter',
  leave: 'Out of the settlement',
  buy: 'A search',
  stores: 'Stores',
  join: 'Joined',
  sheet: 'Party sheet',
  part: 'Parted',
  death: 'A death',
  repair: 'Repaired',
  refuel: 'Filled up',
  distil: 'A batch',
  exposure: 'Disease check',
  rads: 'Rads',
  crater: 'Near a crater',
  route: 'The route',
  pin: 'Pinned',
  note: 'Note',
} as const satisfies Record<Exclude<Row['kind'], 'period' | 'amend'>, string>;

export function rowTitle(row: Row): string {
  switch (row.kind) {
    case 'period':
      return ACTIVITY_TITLES[row.activity];
    case 'amend':
      return `${AMENDMENT_TITLES[row.action]}: ${row.reason}`;
    default:
      return ROW_TITLES[row.kind];
  }
}
