// Heavy Weapons Firing Charts (twilight/combat/heavy-weapons), L1355: shapes shared by the tables of launchers, guns, mortars and missiles.
// Final penetration is the listed figure and 2D6 (L1357).

import type { IcmRow } from './icm.ts';

/** Concussion in dice, and the radius of the primary burst in meters; null: no fragments. */
export interface Blast {
  readonly kind: 'blast';
  readonly concussion: number;
  readonly burst: number | null;
}

type RoundDamage =
  | Blast
  | { readonly kind: 'shot'; readonly dice: number }
  | { readonly kind: 'light'; readonly radius: number } // illumination, never fragments
  | { readonly kind: 'icm'; readonly burst: number; readonly row: IcmRow }
  | { readonly kind: 'mines'; readonly burst: number };

/** One figure for all ranges, one for each band, or nil. */
export type Penetration = number | readonly [close: number, medium: number, long: number, extreme: number] | null;

export interface Round {
  readonly round: string;
  readonly damage: RoundDamage;
  readonly pen: Penetration;
  /** The penetration stood in a lost column. */
  readonly reconstructed?: true;
  /** The ruling that mended the damage. */
  readonly corrected?: 'A-14';
}

export interface Launcher {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly rof: number;
  readonly magazine: { readonly rounds: number; readonly type: 'belt' | 'single' | 'tubes' };
  /** Reload actions; null: used once. */
  readonly reload?: number | null;
  readonly range: number;
  readonly indirectRange?: number;
  readonly rounds: readonly Round[];
  readonly reconstructed?: true;
  readonly ruling?: string;
  readonly line: number;
}

export interface Gun {
  readonly name: string;
  /** Rounds of one burst, for autocannon; others have a reload figure in actions. */
  readonly rof?: number;
  readonly magazine?: { readonly rounds: number; readonly type: 'belt' | 'box' };
  readonly reload?: number;
  readonly indirectKm?: number;
  /** Each round has its own direct range; null: indirect fire only. */
  readonly rounds: readonly (Round & { readonly range: number | null })[];
  readonly line: number;
}
