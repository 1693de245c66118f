// What a row of the journal is called.

import type { Row } from '../campaign/rows.ts';
import type { Entry } from '../campaign/state.ts';
import { partWords } from '../rolls/part-words.ts';

const ACTIVITY_TITLES = { travel: 'On the way', rest: 'In camp', maintain: 'Upkeep' } as const;
const AMENDMENT_TITLES = { reroll: 'Rolled again', mandate: 'Mandated', alter: 'Altered' } as const;

const ROW_TITLES = {
  quarter: 'Another quarter',
  leave: 'Out of the settlement',
  buy: 'A search',
  stores: 'Stores',
  join: 'Joined',
  sheet: 'Party sheet',
  character: 'A character',
  adventure: 'An adventure',
  fight: 'A fight',
  aftermath: 'After the fight',
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
} as const satisfies Record<Exclude<Row['kind'], 'period' | 'amend' | 'visit' | 'show'>, string>;

export function rowTitle(row: Row, nameOfPlace: (id: string) => string | undefined): string {
  switch (row.kind) {
    case 'period':
      return ACTIVITY_TITLES[row.activity];
    case 'amend':
      return `${AMENDMENT_TITLES[row.action]}: ${partWords(row.part, nameOfPlace)}`;
    case 'visit':
      return `Into ${nameOfPlace(row.settlement) ?? 'a settlement'}`;
    case 'show':
      return row.players ? 'Shown to the players' : 'Hidden from the players';
    default:
      return ROW_TITLES[row.kind];
  }
}

/** What was spent in a settlement says so. */
export function entryTitle({ inside }: Entry, row: Row, nameOfPlace: (id: string) => string | undefined): string {
  const isStay = row.kind === 'period' && row.activity !== 'travel';
  return isStay && inside !== undefined ? `In ${inside}` : rowTitle(row, nameOfPlace);
}
