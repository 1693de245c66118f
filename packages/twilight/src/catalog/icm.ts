// ICM Attack Table (twilight/combat/icm-attack), L1487, and the Direct-Hit Chance (twilight/combat/direct-hit), L1496. Rolls on 1D10.

interface IcmAttack {
  readonly name: string;
  /** A bomblet in the occupied square on this or less. */
  readonly close: number;
  /** Otherwise one in an adjacent square on this or less (B-39). */
  readonly adjacent: number;
  readonly concussion: number;
  readonly burst: number;
  readonly pen: number | null;
}

export const ICM_ATTACKS = {
  '4.2-inch-icmdp': { name: '4.2" ICMDP', close: 2, adjacent: 2, concussion: 3, burst: 12, pen: 4 },
  '122-icm': { name: '122 ICM', close: 3, adjacent: 2, concussion: 3, burst: 12, pen: null },
  '152-icm': { name: '152 ICM', close: 4, adjacent: 3, concussion: 3, burst: 12, pen: null },
  '155-icmdp': { name: '155 ICMDP', close: 4, adjacent: 3, concussion: 3, burst: 12, pen: 4 },
  '203-icmdp': { name: '203 ICMDP', close: 5, adjacent: 4, concussion: 3, burst: 12, pen: 4 },
} as const satisfies Record<string, IcmAttack>;

export type IcmRow = keyof typeof ICM_ATTACKS;

/** A direct hit on this or less, for each in the square. */
export const DIRECT_HIT = { dice: '1d10', personnel: 1, vehicle: 5 } as const;
