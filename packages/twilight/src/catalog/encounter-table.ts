// Encounter Table (twilight/encounters/table), L873. 1D6 and the territory's modifier: 0 to 8; six and more is one printed row.

import type { Terrain } from './terrains.ts';
import type { ColumnTable } from './units.ts';

export const ENCOUNTER_KINDS = ['group', 'animal', 'item', 'none'] as const;
export type EncounterKind = (typeof ENCOUNTER_KINDS)[number];

export const ENCOUNTER_TABLE = {
  name: 'Encounter Table',
  dice: '1d6',
  first: 0,
  columns: {
    road: ['group', 'group', 'group', 'group', 'item', 'item', 'none'],
    wood: ['group', 'group', 'animal', 'group', 'animal', 'item', 'none'],
    swamp: ['group', 'group', 'item', 'group', 'animal', 'none', 'none'],
    hill: ['group', 'group', 'animal', 'item', 'group', 'animal', 'none'],
    clear: ['group', 'group', 'item', 'animal', 'group', 'item', 'none'],
  },
} as const satisfies ColumnTable<Terrain, EncounterKind>;
