// What a group does that has seen others and has not been seen (twilight/encounters/spotting-surprise), after the descriptions L326-L388.

import type { Group } from './group-table.ts';

/** Attack; attack if it has the numbers, else keep away; wait and see; keep away. */
export type Conduct = 'attack' | 'attack-if-stronger' | 'wait' | 'avoid';

export const GROUP_CONDUCT = {
  marauders: 'attack-if-stronger',
  patrol: 'attack',
  'military-convoy': 'wait',
  'merchant-convoy': 'avoid',
  refugees: 'wait',
  slavers: 'attack-if-stronger',
  hunters: 'avoid',
  primitives: 'attack-if-stronger',
  smugglers: 'avoid',
  'large-unit': 'attack',
  stragglers: 'attack-if-stronger',
} as const satisfies Record<Group, Conduct>;

/** Elite troops have errands of their own (L382). */
export const ELITE_CONDUCT = 'wait' satisfies Conduct;

/** Hidden attackers hold their fire until this range, meters: a rifle's long range. Reconstruction. */
export const ATTACK_RANGE = 200;
