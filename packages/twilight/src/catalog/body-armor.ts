// Body Armor Protection (twilight/combat/body-armor), L1233.

export interface BodyArmor {
  readonly name: string;
  readonly av: number;
  /** Chest and abdomen. */
  readonly torso: boolean;
  /** A head hit strikes it when 1D6 is at most this; 0: no helmet. */
  readonly headUpTo: 0 | 3 | 4;
}

export const BODY_ARMOR = {
  'flak-jacket': { name: 'Flak jacket', av: 1, torso: true, headUpTo: 0 },
  'kevlar-vest': { name: 'Kevlar vest', av: 1, torso: true, headUpTo: 0 },
  'steel-helmet': { name: 'Steel helmet', av: 1, torso: false, headUpTo: 3 },
  'kevlar-helmet': { name: 'Kevlar helmet', av: 1, torso: false, headUpTo: 4 },
} as const satisfies Record<string, BodyArmor>;
