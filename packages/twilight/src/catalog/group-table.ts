// Group Encounter Table (twilight/groups/table), L885.

import type { Territory } from './territories.ts';
import type { ColumnTable } from './units.ts';

// biome-ignore format: the printed order of rows
export const GROUPS = [
  'marauders', 'patrol', 'military-convoy', 'merchant-convoy', 'refugees', 'slavers', 'hunters', 'primitives', 'smugglers', 'large-unit', 'stragglers',
] as const;
export type Group = (typeof GROUPS)[number];

// biome-ignore format: one territory per line, die 1 to 10
export const GROUP_TABLE = {
  name: 'Group Encounter Table',
  dice: '1d10',
  first: 1,
  columns: {
    organized: ['marauders', 'patrol', 'patrol', 'military-convoy', 'military-convoy', 'merchant-convoy', 'hunters', 'smugglers', 'large-unit', 'stragglers'],
    independent: ['marauders', 'patrol', 'merchant-convoy', 'merchant-convoy', 'slavers', 'hunters', 'hunters', 'smugglers', 'large-unit', 'stragglers'],
    insular: ['marauders', 'marauders', 'merchant-convoy', 'slavers', 'hunters', 'hunters', 'primitives', 'smugglers', 'large-unit', 'stragglers'],
    terrorized: ['marauders', 'marauders', 'refugees', 'refugees', 'slavers', 'hunters', 'primitives', 'smugglers', 'large-unit', 'stragglers'],
    anarchy: ['marauders', 'marauders', 'patrol', 'refugees', 'refugees', 'slavers', 'hunters', 'primitives', 'smugglers', 'stragglers'],
    devastated: ['marauders', 'marauders', 'patrol', 'military-convoy', 'military-convoy', 'slavers', 'hunters', 'primitives', 'primitives', 'stragglers'],
    disputed: ['marauders', 'patrol', 'patrol', 'military-convoy', 'military-convoy', 'refugees', 'refugees', 'large-unit', 'large-unit', 'stragglers'],
    cantonment: ['patrol', 'patrol', 'military-convoy', 'military-convoy', 'merchant-convoy', 'hunters', 'smugglers', 'large-unit', 'large-unit', 'stragglers'],
  },
} as const satisfies ColumnTable<Territory, Group>;
