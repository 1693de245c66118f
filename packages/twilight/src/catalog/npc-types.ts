// The four experience levels (twilight/groups/type), L292. Initiative is printed (L1241); skill and attribute are reconstructed (C-06),
// but for the Experienced recon skill of 40 (L2921).

import type { Reconstruction } from './units.ts';

export const NPC_TYPES = ['novice', 'experienced', 'veteran', 'elite'] as const;
export type NpcType = (typeof NPC_TYPES)[number];

interface NpcLevel extends Reconstruction {
  readonly name: string;
  readonly letter: 'N' | 'X' | 'V' | 'E';
  readonly initiative: number;
  /** Every skill. */
  readonly skill: number;
  /** Strength, agility, constitution and stature alike. */
  readonly attribute: number;
}

export const NPC_LEVELS = {
  novice: { name: 'Novice', letter: 'N', initiative: 1, skill: 20, attribute: 8, reconstructed: true, ruling: 'C-06' },
  experienced: { name: 'Experienced', letter: 'X', initiative: 3, skill: 40, attribute: 10, reconstructed: true, ruling: 'C-06' },
  veteran: { name: 'Veteran', letter: 'V', initiative: 4, skill: 60, attribute: 12, reconstructed: true, ruling: 'C-06' },
  elite: { name: 'Elite', letter: 'E', initiative: 5, skill: 80, attribute: 14, reconstructed: true, ruling: 'C-06' },
} as const satisfies Record<NpcType, NpcLevel>;

/** Two rows of ten boxes (L2619). */
export const NPC_HIT_CAPACITY = { slight: 10, serious: 10 } as const;
