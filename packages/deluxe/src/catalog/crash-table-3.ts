// Crash Table 3: anything towing a trailer (deluxe/IV.7/crash-table-3). One die plus the Control Table modifier. Lengths in squares.

import type { AimedFire, DiceNotation } from './units.ts';

/** What becomes of the coupling. A break costs the fifth wheel damage and is a further hazard. */
type Coupling = { readonly kind: 'holds' } | { readonly kind: 'breaks'; readonly towerDamage: DiceNotation; readonly hazard: number };

type TowerResult =
  | { readonly kind: 'steady' }
  | { readonly kind: 'skid'; readonly squares: 1 | 2 | 3 | 4 }
  /** `burnsFrom`: die that sets it alight, or more. */
  | { readonly kind: 'roll'; readonly burnsFrom: 4 }
  | { readonly kind: 'vault'; readonly burnsFrom: 4 };

type TrailerResult = { readonly kind: 'follows' } | { readonly kind: 'fishtail'; readonly squares: 1 | 2 | 3 | 4 } | { readonly kind: 'loose' } | { readonly kind: 'roll' };

interface Crash3Row {
  readonly from: number;
  readonly to: number | null;
  readonly name: string;
  readonly tower: TowerResult;
  readonly trailer: TrailerResult;
  readonly coupling: Coupling;
  readonly aimedFire: AimedFire;
}

// Rows 8 and 10 to 12 print no asterisks; read as three (C-09). "10-12 of Crash Table 1" means its last row (C-10).
// biome-ignore format: one result per line
export const CRASH_TABLE_3 = [
  { from: -1, to: -1, name: 'Trivial skid', tower: { kind: 'skid', squares: 1 }, trailer: { kind: 'follows' }, coupling: { kind: 'holds' }, aimedFire: -3 },
  { from: 0, to: 0, name: 'Minor fishtail', tower: { kind: 'steady' }, trailer: { kind: 'fishtail', squares: 1 }, coupling: { kind: 'holds' }, aimedFire: -3 },
  { from: 1, to: 1, name: 'Minor skid', tower: { kind: 'skid', squares: 2 }, trailer: { kind: 'follows' }, coupling: { kind: 'holds' }, aimedFire: -6 },
  { from: 2, to: 2, name: 'Major fishtail', tower: { kind: 'steady' }, trailer: { kind: 'fishtail', squares: 2 }, coupling: { kind: 'holds' }, aimedFire: -6 },
  { from: 3, to: 3, name: 'Minor skid and fishtail', tower: { kind: 'skid', squares: 2 }, trailer: { kind: 'fishtail', squares: 2 }, coupling: { kind: 'holds' }, aimedFire: -6 },
  { from: 4, to: 4, name: 'Major skid and fishtail', tower: { kind: 'skid', squares: 3 }, trailer: { kind: 'fishtail', squares: 3 }, coupling: { kind: 'holds' }, aimedFire: 'none' },
  { from: 5, to: 5, name: 'Extreme fishtail', tower: { kind: 'steady' }, trailer: { kind: 'fishtail', squares: 4 }, coupling: { kind: 'holds' }, aimedFire: 'none' },
  { from: 6, to: 6, name: 'Extreme skid and fishtail', tower: { kind: 'skid', squares: 4 }, trailer: { kind: 'fishtail', squares: 4 }, coupling: { kind: 'holds' }, aimedFire: 'none' },
  { from: 7, to: 7, name: 'Trailer comes loose', tower: { kind: 'steady' }, trailer: { kind: 'loose' }, coupling: { kind: 'breaks', towerDamage: '1d-2', hazard: 2 }, aimedFire: 'none' },
  { from: 8, to: 8, name: 'Loose trailer rolls', tower: { kind: 'steady' }, trailer: { kind: 'roll' }, coupling: { kind: 'breaks', towerDamage: '1d-2', hazard: 2 }, aimedFire: 'none' },
  { from: 9, to: 9, name: 'Towing vehicle rolls', tower: { kind: 'roll', burnsFrom: 4 }, trailer: { kind: 'loose' }, coupling: { kind: 'breaks', towerDamage: '1d-2', hazard: 2 }, aimedFire: 'none' },
  { from: 10, to: 10, name: 'Both roll', tower: { kind: 'roll', burnsFrom: 4 }, trailer: { kind: 'roll' }, coupling: { kind: 'breaks', towerDamage: '1d-2', hazard: 2 }, aimedFire: 'none' },
  { from: 11, to: 11, name: 'Towing vehicle vaults', tower: { kind: 'vault', burnsFrom: 4 }, trailer: { kind: 'loose' }, coupling: { kind: 'breaks', towerDamage: '1d-2', hazard: 2 }, aimedFire: 'none' },
  { from: 12, to: null, name: 'Towing vehicle vaults, trailer rolls', tower: { kind: 'vault', burnsFrom: 4 }, trailer: { kind: 'roll' }, coupling: { kind: 'breaks', towerDamage: '1d-2', hazard: 2 }, aimedFire: 'none' },
] as const satisfies readonly Crash3Row[];
