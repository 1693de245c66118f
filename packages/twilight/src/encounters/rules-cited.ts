// The rule each group and each item stands under, for cards and the rule index.

import type { RuleId } from '@hardtop/kernel';
import type { Group } from '../catalog/group-table.ts';
import type { Item } from '../catalog/item-table.ts';

export const GROUP_RULES = {
  marauders: 'twilight/groups/marauders',
  patrol: 'twilight/groups/patrol',
  'military-convoy': 'twilight/groups/military-convoy',
  'merchant-convoy': 'twilight/groups/merchant-convoy',
  refugees: 'twilight/groups/refugees',
  slavers: 'twilight/groups/slavers',
  hunters: 'twilight/groups/hunters',
  primitives: 'twilight/groups/primitives',
  smugglers: 'twilight/groups/smugglers',
  'large-unit': 'twilight/groups/large-unit',
  stragglers: 'twilight/groups/stragglers',
} as const satisfies Record<Group, RuleId>;

export const ITEM_RULES = {
  village: 'twilight/items/village',
  'ruined-village': 'twilight/items/ruined-village',
  farm: 'twilight/items/farm',
  'ruined-farm': 'twilight/items/ruined-farm',
  roadblock: 'twilight/items/roadblock-camp',
  camp: 'twilight/items/roadblock-camp',
  'supply-dump': 'twilight/items/supply-dump',
  'abandoned-supply-dump': 'twilight/items/abandoned-supply-dump',
  'repair-yard': 'twilight/items/repair-yard',
  'abandoned-repair-yard': 'twilight/items/abandoned-repair-yard',
  'field-hospital': 'twilight/items/field-hospital',
  'abandoned-field-hospital': 'twilight/items/abandoned-field-hospital',
  crater: 'twilight/items/crater',
  'derelict-vehicle': 'twilight/items/derelict-vehicle',
  'derelict-convoy': 'twilight/items/derelict-convoy',
} as const satisfies Record<Item, RuleId>;
