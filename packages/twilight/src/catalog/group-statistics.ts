// Group Encounter Statistics Table (twilight/groups/statistics), L900. `Convoy` and `Merchants` there are the two convoys.

import type { Group } from './group-table.ts';
import type { NpcType } from './npc-types.ts';
import type { DiceNotation } from './units.ts';

export type ArmsClass = 'military' | 'civilian' | 'poor';
/** Horses, motor vehicles, wagons, armored vehicles, artillery; no result is on foot. */
export type Transport = 'horse' | 'motor' | 'wagon' | 'armored' | 'artillery' | 'foot';

export interface GroupStatistics {
  readonly name: string;
  /** The book's own notation of the number column. */
  readonly number: string;
  readonly subunits: DiceNotation | 1;
  readonly perSubunit: DiceNotation | number;
  readonly rcn: number;
  /** Picked by a die for each subunit: first on 1-3, second on 4-6 (B-14e). */
  readonly types: readonly NpcType[];
  readonly arms: ArmsClass;
  /** A heavy weapon when 1D6 is at most this; 0 never, 6 always. */
  readonly heavyWeaponUpTo: 0 | 1 | 2 | 3 | 4 | 6;
  readonly heavyWeaponEach: boolean;
  /** By the 1D6, die 1 to 6. */
  readonly transport: readonly Transport[];
  /** Only a large unit rolls transport for each subunit. */
  readonly transportEach: boolean;
}

// biome-ignore format: a wide table
export const GROUP_STATISTICS = {
  marauders: { name: 'Marauders', number: '1D6x1D6', subunits: '1d6', perSubunit: '1d6', rcn: 80, types: ['experienced', 'novice'], arms: 'military', heavyWeaponUpTo: 3, heavyWeaponEach: false, transport: ['horse', 'horse', 'motor', 'motor', 'foot', 'foot'], transportEach: false },
  patrol: { name: 'Patrol', number: '1D6+6', subunits: 1, perSubunit: '1d6+6', rcn: 80, types: ['veteran', 'experienced'], arms: 'military', heavyWeaponUpTo: 4, heavyWeaponEach: false, transport: ['horse', 'horse', 'motor', 'armored', 'foot', 'foot'], transportEach: false },
  'military-convoy': { name: 'Military Convoy', number: '1D6x6', subunits: '1d6', perSubunit: 6, rcn: 60, types: ['experienced', 'novice'], arms: 'military', heavyWeaponUpTo: 2, heavyWeaponEach: true, transport: ['wagon', 'wagon', 'motor', 'motor', 'motor', 'motor'], transportEach: false },
  'merchant-convoy': { name: 'Merchant Convoy', number: '1D6x4', subunits: '1d6', perSubunit: 4, rcn: 80, types: ['veteran', 'experienced'], arms: 'civilian', heavyWeaponUpTo: 1, heavyWeaponEach: true, transport: ['wagon', 'wagon', 'wagon', 'wagon', 'motor', 'motor'], transportEach: false },
  refugees: { name: 'Refugees', number: '1D6x5', subunits: '1d6', perSubunit: 5, rcn: 40, types: ['novice'], arms: 'poor', heavyWeaponUpTo: 0, heavyWeaponEach: false, transport: ['foot', 'foot', 'foot', 'foot', 'foot', 'foot'], transportEach: false },
  slavers: { name: 'Slavers', number: '1D6+4', subunits: 1, perSubunit: '1d6+4', rcn: 80, types: ['veteran', 'experienced'], arms: 'military', heavyWeaponUpTo: 2, heavyWeaponEach: false, transport: ['horse', 'horse', 'horse', 'horse', 'foot', 'foot'], transportEach: false },
  hunters: { name: 'Hunters', number: '1D6', subunits: 1, perSubunit: '1d6', rcn: 60, types: ['experienced', 'novice'], arms: 'civilian', heavyWeaponUpTo: 0, heavyWeaponEach: false, transport: ['horse', 'horse', 'foot', 'foot', 'foot', 'foot'], transportEach: false },
  primitives: { name: 'Primitives', number: '2D6', subunits: 1, perSubunit: '2d6', rcn: 60, types: ['experienced', 'novice'], arms: 'poor', heavyWeaponUpTo: 0, heavyWeaponEach: false, transport: ['foot', 'foot', 'foot', 'foot', 'foot', 'foot'], transportEach: false },
  smugglers: { name: 'Smugglers', number: '2D6', subunits: 1, perSubunit: '2d6', rcn: 60, types: ['experienced', 'novice'], arms: 'civilian', heavyWeaponUpTo: 0, heavyWeaponEach: false, transport: ['horse', 'horse', 'wagon', 'wagon', 'motor', 'motor'], transportEach: false },
  'large-unit': { name: 'Large Unit', number: '1D10x10', subunits: '1d10', perSubunit: 10, rcn: 80, types: ['veteran', 'experienced'], arms: 'military', heavyWeaponUpTo: 6, heavyWeaponEach: true, transport: ['armored', 'horse', 'motor', 'artillery', 'foot', 'foot'], transportEach: true },
  stragglers: { name: 'Stragglers', number: '1D6', subunits: 1, perSubunit: '1d6', rcn: 60, types: ['experienced', 'novice'], arms: 'military', heavyWeaponUpTo: 0, heavyWeaponEach: false, transport: ['horse', 'foot', 'foot', 'foot', 'foot', 'foot'], transportEach: false },
} as const satisfies Record<Group, GroupStatistics>;
