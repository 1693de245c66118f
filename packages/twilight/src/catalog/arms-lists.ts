// What the classes of arms hold (twilight/groups/weapons), L294-L300, and what a heavy weapon result may be (twilight/groups/heavy-weapons).

import type { HeavyWeaponKind } from './encounter-equipment.ts';
import type { ArmsClass } from './group-statistics.ts';
import type { HeavyWeaponId } from './heavy-weapon-ids.ts';
import type { SmallArmClass, SmallArmId } from './small-arms.ts';

interface ArmsList {
  /** Classes the men pick from. */
  readonly classes: readonly SmallArmClass[];
  readonly except: readonly SmallArmId[];
  /** Weapons beside those, so many to a group or subunit. */
  readonly extra: readonly { readonly classes: readonly SmallArmClass[]; readonly from: number; readonly to: number; readonly perSubunit: boolean }[];
  readonly melee: readonly ('knife' | 'club')[];
  readonly grenadesEach: { readonly from: number; readonly to: number };
  readonly ammunition: 'plenty' | 'short' | 'few cartridges';
}

// biome-ignore format: a wide table
export const ARMS_LISTS = {
  military: { classes: ['submachinegun', 'assault-rifle', 'battle-rifle'], except: [], extra: [{ classes: ['automatic-rifle'], from: 1, to: 1, perSubunit: true }], melee: [], grenadesEach: { from: 1, to: 2 }, ammunition: 'plenty' },
  civilian: { classes: ['sporting-rifle', 'shotgun'], except: ['caw'], extra: [{ classes: ['submachinegun'], from: 0, to: 1, perSubunit: false }], melee: [], grenadesEach: { from: 0, to: 0 }, ammunition: 'short' },
  poor: { classes: ['bow'], except: [], extra: [{ classes: ['sporting-rifle', 'automatic-pistol', 'revolver'], from: 0, to: 2, perSubunit: false }], melee: ['knife', 'club'], grenadesEach: { from: 0, to: 0 }, ammunition: 'few cartridges' },
} as const satisfies Record<ArmsClass, ArmsList>;

export const BLOCS = ['nato', 'pact'] as const;
export type Bloc = (typeof BLOCS)[number];

/** By 1D6 (C-30): the armies of the two sides. */
export const BLOC_TABLE = { name: 'Side', dice: '1d6', first: 1, results: ['nato', 'nato', 'nato', 'pact', 'pact', 'pact'], reconstructed: true, ruling: 'C-30' } as const;

/** The book says: any of the equipment list (L302). The list itself is reconstructed (C-30). */
export const HEAVY_WEAPON_PICKS = {
  'at-missile': { nato: ['tank-breaker', 'tow-ii'], pact: ['at-4', 'at-5'] },
  'at-rocket': { nato: ['m202', 'armbrust'], pact: ['rpg-16'] },
  'grenade-launcher': { nato: ['mark-19', 'm203'], pact: ['ags-17'] },
  machinegun: { nato: ['m60', 'mag', 'mg3', 'm2hb'], pact: ['pk', 'vz59', 'dshk'] },
} as const satisfies Record<HeavyWeaponKind, Record<Bloc, readonly (HeavyWeaponId | SmallArmId)[]>>;
