// Item Encounter Table (twilight/items/table), L931. Roadblock and camp share a printed row; the territory tells which it is.

import type { Territory } from './territories.ts';
import type { ColumnTable } from './units.ts';

// biome-ignore format: the printed order of rows
export const ITEMS = [
  'village', 'ruined-village', 'farm', 'ruined-farm', 'roadblock', 'camp', 'supply-dump', 'abandoned-supply-dump',
  'repair-yard', 'abandoned-repair-yard', 'field-hospital', 'abandoned-field-hospital', 'crater', 'derelict-vehicle', 'derelict-convoy',
] as const;
export type Item = (typeof ITEMS)[number];

// biome-ignore format: one territory per line, die 1 to 10
export const ITEM_TABLE = {
  name: 'Item Encounter Table',
  dice: '1d10',
  first: 1,
  columns: {
    organized: ['village', 'village', 'farm', 'farm', 'roadblock', 'roadblock', 'supply-dump', 'repair-yard', 'field-hospital', 'crater'],
    independent: ['village', 'village', 'farm', 'farm', 'ruined-farm', 'camp', 'camp', 'field-hospital', 'crater', 'derelict-vehicle'],
    insular: ['village', 'village', 'farm', 'ruined-farm', 'abandoned-supply-dump', 'abandoned-repair-yard', 'abandoned-field-hospital', 'crater', 'derelict-vehicle', 'derelict-convoy'],
    terrorized: ['village', 'village', 'ruined-village', 'farm', 'ruined-farm', 'ruined-farm', 'camp', 'crater', 'derelict-vehicle', 'derelict-convoy'],
    anarchy: ['village', 'ruined-village', 'farm', 'ruined-farm', 'abandoned-supply-dump', 'abandoned-repair-yard', 'abandoned-field-hospital', 'crater', 'derelict-vehicle', 'derelict-convoy'],
    devastated: ['ruined-village', 'ruined-village', 'ruined-farm', 'ruined-farm', 'abandoned-supply-dump', 'abandoned-repair-yard', 'abandoned-field-hospital', 'crater', 'derelict-vehicle', 'derelict-convoy'],
    disputed: ['village', 'ruined-village', 'farm', 'ruined-farm', 'roadblock', 'supply-dump', 'repair-yard', 'field-hospital', 'derelict-vehicle', 'derelict-convoy'],
    cantonment: ['village', 'farm', 'ruined-farm', 'roadblock', 'supply-dump', 'abandoned-supply-dump', 'repair-yard', 'abandoned-repair-yard', 'field-hospital', 'abandoned-field-hospital'],
  },
} as const satisfies ColumnTable<Territory, Item>;
