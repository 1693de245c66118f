// Item Information Table (twilight/items/information), L949; four fused rows are split again. Details of the descriptions, L404-L456.

import type { ArmsClass } from './group-statistics.ts';
import type { Group } from './group-table.ts';
import type { Item } from './item-table.ts';
import type { NpcType } from './npc-types.ts';
import type { DiceNotation } from './units.ts';

export type GoodsKind = 'food' | 'merchant' | 'military' | 'parts' | 'vehicles' | 'medical' | 'derelict';

/** There when 1D6 is from `from` to `to`; `always` needs no roll. Goods of one place share that one die. */
export interface Goods {
  readonly kind: GoodsKind;
  readonly on: { readonly from: number; readonly to: number } | 'always';
}

type ItemPeople = { readonly kind: 'none' } | { readonly kind: 'dice'; readonly dice: DiceNotation } | { readonly kind: 'groups'; readonly group: Group; readonly count: number } | { readonly kind: 'settlement' };

export interface ItemInformation {
  readonly name: string;
  readonly people: ItemPeople;
  readonly types: readonly NpcType[];
  readonly arms: ArmsClass | null;
  readonly goods: readonly Goods[];
}

const nobody = { people: { kind: 'none' }, types: [], arms: null } as const;
const soldiers = { people: { kind: 'dice', dice: '3d6' }, types: ['experienced', 'novice'], arms: 'military' } as const;

// biome-ignore format: a wide table
export const ITEM_INFORMATION = {
  village: { name: 'Village', people: { kind: 'settlement' }, types: [], arms: null, goods: [] },
  'ruined-village': { name: 'Ruined Village', ...nobody, goods: [{ kind: 'food', on: { from: 1, to: 2 } }, { kind: 'merchant', on: { from: 3, to: 4 } }] },
  farm: { name: 'Farm', people: { kind: 'dice', dice: '2d6' }, types: ['experienced', 'novice'], arms: 'civilian', goods: [{ kind: 'food', on: 'always' }] },
  'ruined-farm': { name: 'Ruined Farm', ...nobody, goods: [{ kind: 'food', on: { from: 1, to: 2 } }] },
  roadblock: { name: 'Roadblock', people: { kind: 'groups', group: 'patrol', count: 1 }, types: [], arms: null, goods: [] },
  camp: { name: 'Camp', people: { kind: 'groups', group: 'marauders', count: 2 }, types: [], arms: null, goods: [] },
  'supply-dump': { name: 'Supply Dump', ...soldiers, goods: [{ kind: 'military', on: 'always' }] },
  'abandoned-supply-dump': { name: 'Abandoned Supply Dump', ...nobody, goods: [{ kind: 'military', on: { from: 1, to: 2 } }] },
  'repair-yard': { name: 'Repair Yard', ...soldiers, goods: [{ kind: 'parts', on: 'always' }, { kind: 'vehicles', on: 'always' }] },
  'abandoned-repair-yard': { name: 'Abandoned Repair Yard', ...nobody, goods: [{ kind: 'derelict', on: 'always' }, { kind: 'parts', on: { from: 1, to: 4 } }] },
  'field-hospital': { name: 'Field Hospital', ...soldiers, goods: [{ kind: 'medical', on: 'always' }] },
  'abandoned-field-hospital': { name: 'Abandoned Field Hospital', ...nobody, goods: [{ kind: 'medical', on: { from: 1, to: 3 } }] },
  crater: { name: 'Crater', ...nobody, goods: [] },
  'derelict-vehicle': { name: 'Derelict Vehicle', ...nobody, goods: [] },
  'derelict-convoy': { name: 'Derelict Convoy', ...nobody, goods: [{ kind: 'military', on: { from: 1, to: 2 } }, { kind: 'merchant', on: { from: 3, to: 4 } }] },
} as const satisfies Record<Item, ItemInformation>;

/** L430: military cargo in tons, and the cargo results that are rolled again. */
export const SUPPLY_DUMP = { tons: { from: 50, to: 100 }, rerolled: ['medical', 'parts'] } as const;

/** L436: vehicles under repair; half of the unit are mechanics. */
export const REPAIR_YARD = { disabledVehicles: '1d6', mechanicShare: 0.5 } as const;

/** L440; the rest are medics and others in turn (B-14g). */
export const FIELD_HOSPITAL = {
  doctors: { count: 2, med: 80 },
  nurses: { count: 4, med: 50 },
  medics: { med: 30 },
  leastPeople: 6,
} as const;

/** Dose near a crater (C-29): rads an hour within this distance of the edge. */
export const CRATER_RADIATION = { radsPerHour: '1d10', withinSquareKm: 1, reconstructed: true, ruling: 'C-29' } as const;
