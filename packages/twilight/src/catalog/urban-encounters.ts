// Urban Encounter Table (twilight/urban/table), L1067, its modifiers, L1082, and who is met (L524-L544; sizes by B-14d).

import type { SettlementSize } from './settlement-size.ts';
import type { ColumnTable, DiceNotation } from './units.ts';
import type { Government } from './urban-government.ts';

export const URBAN_ENCOUNTERS = ['none', 'patrol', 'work-gang', 'refugee', 'scavenger', 'primitives', 'mob', 'gang', 'thugs', 'dogs'] as const;
export type UrbanEncounter = (typeof URBAN_ENCOUNTERS)[number];
export type TimeOfDay = 'day' | 'night';

export const URBAN_TABLE = {
  name: 'Urban Encounter Table',
  dice: '1d6',
  first: 1,
  columns: {
    day: ['none', 'none', 'none', 'patrol', 'patrol', 'work-gang', 'refugee', 'scavenger', 'primitives', 'mob', 'gang'],
    night: ['none', 'none', 'none', 'none', 'scavenger', 'thugs', 'gang', 'primitives', 'dogs', 'gang', 'dogs'],
  },
} as const satisfies ColumnTable<TimeOfDay, UrbanEncounter>;

export const URBAN_GOVERNMENT_MODIFIERS = {
  federated: 0,
  'popular-council': 0,
  'corrupt-council': 1,
  dictator: 0,
  warlord: 0,
  captive: 2,
  anarchy: 2,
} as const satisfies Record<Government, number>;

export const URBAN_SIZE_MODIFIERS = { village: 0, town: 1, city: 2, 'major-city': 3 } as const satisfies Record<SettlementSize, number>;

export type UrbanArm = 'military' | 'civilian' | 'club' | 'knife' | 'pistol' | 'shotgun';

export type UrbanParty =
  | { readonly kind: 'none' }
  /** The same as outside a settlement. */
  | { readonly kind: 'group'; readonly group: 'refugees' | 'primitives' }
  | { readonly kind: 'animal'; readonly animal: 'dog' }
  | {
      readonly kind: 'people';
      readonly number: { readonly dice: DiceNotation; readonly times: number } | number;
      readonly types: readonly ('experienced' | 'novice')[];
      readonly arms: readonly UrbanArm[];
      /** How many of them at most have one of these. */
      readonly firearms?: { readonly from: number; readonly to: number; readonly of: readonly UrbanArm[]; readonly reconstructed?: true };
      readonly guards?: number;
      /** Nobody said how skilled they are: the ruling that did. */
      readonly typesReconstructed?: true;
    };

// biome-ignore format: a wide table
export const URBAN_PARTIES = {
  none: { kind: 'none' },
  patrol: { kind: 'people', number: 4, types: ['experienced'], arms: ['military', 'civilian'] },
  'work-gang': { kind: 'people', number: 20, types: ['novice'], arms: [], guards: 2, typesReconstructed: true },
  refugee: { kind: 'group', group: 'refugees' },
  scavenger: { kind: 'people', number: { dice: '1d6', times: 1 }, types: ['novice'], arms: ['knife', 'club'], typesReconstructed: true },
  primitives: { kind: 'group', group: 'primitives' },
  mob: { kind: 'people', number: { dice: '1d10', times: 10 }, types: ['novice'], arms: [], typesReconstructed: true },
  gang: { kind: 'people', number: { dice: '3d6', times: 1 }, types: ['experienced', 'novice'], arms: ['club', 'knife'], firearms: { from: 2, to: 4, of: ['pistol'], reconstructed: true } },
  thugs: { kind: 'people', number: { dice: '1d6', times: 1 }, types: ['experienced'], arms: ['knife', 'club'], firearms: { from: 1, to: 2, of: ['pistol', 'shotgun'] } },
  dogs: { kind: 'animal', animal: 'dog' },
} as const satisfies Record<UrbanEncounter, UrbanParty>;

export const URBAN_NAMES = {
  none: 'None',
  patrol: 'Patrol',
  'work-gang': 'Work gang',
  refugee: 'Refugees',
  scavenger: 'Scavengers',
  primitives: 'Primitives',
  mob: 'Mob',
  gang: 'Gang',
  thugs: 'Thugs',
  dogs: 'Dogs',
} as const satisfies Record<UrbanEncounter, string>;
