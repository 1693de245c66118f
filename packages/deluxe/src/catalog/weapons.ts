// The Weapon List (deluxe/V.2/weapon-list). Dollars, pounds, spaces; ranges and radii in inches. Keys are the printed abbreviations.

import type { DeluxeRule } from '../rules.ts';
import type { DiceNotation, Rational, Spaces } from './units.ts';

/** What a shot covers beside its target. */
type WeaponEffect =
  | { readonly kind: 'area' } // may sweep pedestrians within 1 inch of one another
  | { readonly kind: 'burst'; readonly radius: number } // 1 die to pedestrians in the radius
  | { readonly kind: 'dropped' } // no to-hit roll, a counter behind or beside
  | { readonly kind: 'cloud' } // paint or smoke, no to-hit roll
  | { readonly kind: 'special' };

type WeaponSpecial =
  | { readonly kind: 'flame'; readonly maxRange: number } // leaves smoke; burns the firer when fired the way he drives
  | { readonly kind: 'laser'; readonly powerUnits: 1 | 2 | 3 } // drains the plant per shot; stopped by smoke and paint
  | { readonly kind: 'guided-missile'; readonly guidance: 'radar' | 'wire' } // figures in GUIDED_MISSILES
  | { readonly kind: 'recoil'; readonly mounts: readonly ('front' | 'back')[]; readonly freeOnOversized: boolean }
  | { readonly kind: 'oversized-only' } // and never in a turret
  | { readonly kind: 'firing-hazard'; readonly difficulty: number } // to the firing vehicle, each shot
  | { readonly kind: 'mines'; readonly tires: DiceNotation; readonly underbody: DiceNotation }
  | { readonly kind: 'spikes'; readonly tires: DiceNotation }
  | { readonly kind: 'smoke' | 'paint' | 'oil'; readonly area: 1 | 4 } // times the standard counter
  | { readonly kind: 'flaming-oil'; readonly area: 1 | 4; readonly damage: DiceNotation } // to tires and underbody
  | { readonly kind: 'oil-gun'; readonly area: 2; readonly atVehicle: -2 }
  | { readonly kind: 'grenade-launcher' } // damage and loaded cost come from the grenades
  | { readonly kind: 'starshell' } // lights the whole map; mounted on top outside any turret
  | { readonly kind: 'one-shot' }
  | { readonly kind: 'half-die-burst' }
  | { readonly kind: 'rocket-pod'; readonly rockets: number } // one roll each, one hazard together
  | { readonly kind: 'bomb'; readonly burst: DiceNotation; readonly onEverything: boolean; readonly outer: { readonly radius: number; readonly damage: DiceNotation } | null };

export interface Weapon {
  readonly name: string;
  readonly effect: WeaponEffect;
  /** Two dice, this or more; null: no to-hit roll. */
  readonly toHit: number | null;
  /** null: damage stands in `special`, or there is none. */
  readonly damage: DiceNotation | null;
  readonly dp: number;
  readonly cost: number;
  readonly weight: number;
  readonly spaces: Spaces;
  /** null: draws on the power plant. */
  readonly shots: number | null;
  readonly costPerShot: number | null;
  readonly weightPerShot: number | null;
  /** With a full load; null: depends on what is loaded. */
  readonly loadedCost: number | null;
  readonly loadedWeight: number;
  readonly special: readonly WeaponSpecial[];
  /** Its own note, or the list where it has none. */
  readonly rule: DeluxeRule;
}

// HDOJ takes 2 spaces, HDFOJ 3 (W-02); a mini rocket 1/3 space (F-14); a bomb 4 dice and a 2-dice burst (D-08).
// biome-ignore format: one weapon per line
export const WEAPONS = {
  MG: { name: 'Machine Gun', effect: { kind: 'area' }, toHit: 7, damage: '1d', dp: 3, cost: 1000, weight: 150, spaces: 1, shots: 20, costPerShot: 25, weightPerShot: 2.5, loadedCost: 1500, loadedWeight: 200, special: [], rule: 'deluxe/V.2/weapon-list' },
  VMG: { name: 'Vulcan MG', effect: { kind: 'area' }, toHit: 6, damage: '2d', dp: 3, cost: 2000, weight: 350, spaces: 2, shots: 20, costPerShot: 35, weightPerShot: 5, loadedCost: 2700, loadedWeight: 450, special: [], rule: 'deluxe/V.2/weapon-list' },
  AC: { name: 'Autocannon', effect: { kind: 'burst', radius: 2 }, toHit: 6, damage: '3d', dp: 4, cost: 6500, weight: 500, spaces: 3, shots: 10, costPerShot: 75, weightPerShot: 10, loadedCost: 7250, loadedWeight: 600, special: [], rule: 'deluxe/V.2/weapon-list' },
  FT: { name: 'Flamethrower', effect: { kind: 'area' }, toHit: 6, damage: '1d', dp: 2, cost: 500, weight: 450, spaces: 2, shots: 10, costPerShot: 25, weightPerShot: 5, loadedCost: 750, loadedWeight: 500, special: [{ kind: 'flame', maxRange: 10 }], rule: 'deluxe/V.2/flamethrower' },
  HDFT: { name: 'HD Flamethrower', effect: { kind: 'area' }, toHit: 6, damage: '2d', dp: 3, cost: 1250, weight: 650, spaces: 3, shots: 10, costPerShot: 50, weightPerShot: 10, loadedCost: 1750, loadedWeight: 750, special: [{ kind: 'flame', maxRange: 15 }], rule: 'deluxe/V.2/flamethrower' },
  RL: { name: 'Rocket Launcher', effect: { kind: 'burst', radius: 2 }, toHit: 8, damage: '2d', dp: 2, cost: 1000, weight: 200, spaces: 2, shots: 10, costPerShot: 35, weightPerShot: 5, loadedCost: 1350, loadedWeight: 250, special: [], rule: 'deluxe/V.2/weapon-list' },
  MML: { name: 'Micro Missile Launcher', effect: { kind: 'burst', radius: 1 }, toHit: 8, damage: '1d', dp: 2, cost: 750, weight: 100, spaces: 1, shots: 10, costPerShot: 20, weightPerShot: 2.5, loadedCost: 950, loadedWeight: 125, special: [], rule: 'deluxe/V.2/weapon-list' },
  RGM: { name: 'Radar-guided Missile', effect: { kind: 'burst', radius: 2 }, toHit: 7, damage: '3d', dp: 1, cost: 5000, weight: 200, spaces: 2, shots: 2, costPerShot: 1000, weightPerShot: 100, loadedCost: 7000, loadedWeight: 400, special: [{ kind: 'guided-missile', guidance: 'radar' }], rule: 'deluxe/V.2/radar-missile' },
  WGM: { name: 'Wire-guided Missile', effect: { kind: 'burst', radius: 2 }, toHit: 6, damage: '3d', dp: 2, cost: 2500, weight: 200, spaces: 2, shots: 2, costPerShot: 400, weightPerShot: 15, loadedCost: 3300, loadedWeight: 230, special: [{ kind: 'guided-missile', guidance: 'wire' }], rule: 'deluxe/V.2/wire-missile' },
  RR: { name: 'Recoilless Rifle', effect: { kind: 'burst', radius: 2 }, toHit: 7, damage: '2d', dp: 4, cost: 1500, weight: 300, spaces: 2, shots: 10, costPerShot: 35, weightPerShot: 5, loadedCost: 1850, loadedWeight: 350, special: [], rule: 'deluxe/V.2/weapon-list' },
  AT: { name: 'Anti-tank Gun', effect: { kind: 'burst', radius: 2 }, toHit: 8, damage: '3d', dp: 5, cost: 2000, weight: 600, spaces: 3, shots: 10, costPerShot: 50, weightPerShot: 10, loadedCost: 2500, loadedWeight: 700, special: [{ kind: 'recoil', mounts: ['front', 'back'], freeOnOversized: true }], rule: 'deluxe/V.2/anti-tank-gun' },
  LL: { name: 'Light Laser', effect: { kind: 'area' }, toHit: 6, damage: '1d', dp: 2, cost: 3000, weight: 200, spaces: 1, shots: null, costPerShot: null, weightPerShot: null, loadedCost: 3000, loadedWeight: 200, special: [{ kind: 'laser', powerUnits: 1 }], rule: 'deluxe/V.2/laser' },
  L: { name: 'Laser', effect: { kind: 'area' }, toHit: 6, damage: '3d', dp: 2, cost: 8000, weight: 500, spaces: 2, shots: null, costPerShot: null, weightPerShot: null, loadedCost: 8000, loadedWeight: 500, special: [{ kind: 'laser', powerUnits: 2 }], rule: 'deluxe/V.2/laser' },
  HL: { name: 'Heavy Laser', effect: { kind: 'area' }, toHit: 6, damage: '4d', dp: 2, cost: 12000, weight: 1000, spaces: 3, shots: null, costPerShot: null, weightPerShot: null, loadedCost: 12000, loadedWeight: 1000, special: [{ kind: 'laser', powerUnits: 3 }], rule: 'deluxe/V.2/laser' },
  TG: { name: 'Tank Gun', effect: { kind: 'burst', radius: 2 }, toHit: 7, damage: '6d', dp: 10, cost: 10000, weight: 1200, spaces: 10, shots: 10, costPerShot: 100, weightPerShot: 20, loadedCost: 11000, loadedWeight: 1400, special: [{ kind: 'recoil', mounts: ['front', 'back'], freeOnOversized: false }, { kind: 'oversized-only' }, { kind: 'firing-hazard', difficulty: 2 }], rule: 'deluxe/V.2/tank-gun' },
  MD: { name: 'Minedropper', effect: { kind: 'dropped' }, toHit: null, damage: null, dp: 2, cost: 500, weight: 150, spaces: 2, shots: 10, costPerShot: 50, weightPerShot: 5, loadedCost: 1000, loadedWeight: 200, special: [{ kind: 'mines', tires: '1d', underbody: '2d' }], rule: 'deluxe/V.2/minedropper' },
  SMD: { name: 'Spear 1000 MD', effect: { kind: 'dropped' }, toHit: null, damage: null, dp: 2, cost: 750, weight: 150, spaces: 2, shots: 5, costPerShot: 100, weightPerShot: 10, loadedCost: 1250, loadedWeight: 200, special: [{ kind: 'mines', tires: '1d-3', underbody: '2d+3' }], rule: 'deluxe/V.2/minedropper' },
  SD: { name: 'Spikedropper', effect: { kind: 'dropped' }, toHit: null, damage: null, dp: 4, cost: 100, weight: 25, spaces: 1, shots: 10, costPerShot: 20, weightPerShot: 5, loadedCost: 300, loadedWeight: 75, special: [{ kind: 'spikes', tires: '1d' }], rule: 'deluxe/V.2/weapon-list' },
  SS: { name: 'Smokescreen', effect: { kind: 'cloud' }, toHit: null, damage: null, dp: 4, cost: 250, weight: 25, spaces: 1, shots: 10, costPerShot: 10, weightPerShot: 5, loadedCost: 350, loadedWeight: 75, special: [{ kind: 'smoke', area: 1 }], rule: 'deluxe/V.2/weapon-list' },
  HDSS: { name: 'HD Smokescreen', effect: { kind: 'cloud' }, toHit: null, damage: null, dp: 4, cost: 500, weight: 50, spaces: 2, shots: 10, costPerShot: 40, weightPerShot: 20, loadedCost: 900, loadedWeight: 250, special: [{ kind: 'smoke', area: 4 }], rule: 'deluxe/V.2/heavy-duty' },
  PS: { name: 'Paint Spray', effect: { kind: 'cloud' }, toHit: null, damage: null, dp: 2, cost: 400, weight: 25, spaces: 1, shots: 25, costPerShot: 10, weightPerShot: 2, loadedCost: 650, loadedWeight: 75, special: [{ kind: 'paint', area: 1 }], rule: 'deluxe/V.2/weapon-list' },
  HDPS: { name: 'HD Paint Spray', effect: { kind: 'cloud' }, toHit: null, damage: null, dp: 3, cost: 800, weight: 50, spaces: 2, shots: 10, costPerShot: 40, weightPerShot: 8, loadedCost: 1200, loadedWeight: 130, special: [{ kind: 'paint', area: 4 }], rule: 'deluxe/V.2/heavy-duty' },
  OJ: { name: 'Oil Jet', effect: { kind: 'dropped' }, toHit: null, damage: null, dp: 3, cost: 250, weight: 25, spaces: 2, shots: 25, costPerShot: 10, weightPerShot: 2, loadedCost: 500, loadedWeight: 75, special: [{ kind: 'oil', area: 1 }], rule: 'deluxe/V.2/weapon-list' },
  HDOJ: { name: 'Heavy Duty Oil Jet', effect: { kind: 'dropped' }, toHit: null, damage: null, dp: 4, cost: 500, weight: 50, spaces: 2, shots: 10, costPerShot: 40, weightPerShot: 8, loadedCost: 900, loadedWeight: 130, special: [{ kind: 'oil', area: 4 }], rule: 'deluxe/V.2/heavy-duty' },
  OG: { name: 'Oil Gun', effect: { kind: 'special' }, toHit: 5, damage: null, dp: 3, cost: 1000, weight: 250, spaces: 3, shots: 10, costPerShot: 25, weightPerShot: 5, loadedCost: 1250, loadedWeight: 300, special: [{ kind: 'oil-gun', area: 2, atVehicle: -2 }], rule: 'deluxe/V.2/oil-gun' },
  FOJ: { name: 'Flaming Oil Jet', effect: { kind: 'dropped' }, toHit: null, damage: null, dp: 3, cost: 300, weight: 30, spaces: 2, shots: 25, costPerShot: 35, weightPerShot: 2, loadedCost: 1175, loadedWeight: 80, special: [{ kind: 'flaming-oil', area: 1, damage: '1d-2' }], rule: 'deluxe/V.2/flaming-oil-jet' },
  HDFOJ: { name: 'HD Flaming Oil Jet', effect: { kind: 'dropped' }, toHit: null, damage: null, dp: 4, cost: 550, weight: 60, spaces: 3, shots: 10, costPerShot: 140, weightPerShot: 8, loadedCost: 1950, loadedWeight: 140, special: [{ kind: 'flaming-oil', area: 4, damage: '1d-2' }], rule: 'deluxe/V.2/heavy-duty' },
  GL: { name: 'Grenade Launcher', effect: { kind: 'special' }, toHit: 7, damage: null, dp: 2, cost: 1000, weight: 200, spaces: 2, shots: 10, costPerShot: null, weightPerShot: 4, loadedCost: null, loadedWeight: 240, special: [{ kind: 'grenade-launcher' }], rule: 'deluxe/V.2/grenade-launcher' },
  SL: { name: 'Starshell Launcher', effect: { kind: 'special' }, toHit: null, damage: null, dp: 2, cost: 500, weight: 100, spaces: 1, shots: 5, costPerShot: 50, weightPerShot: 5, loadedCost: 750, loadedWeight: 125, special: [{ kind: 'starshell' }], rule: 'deluxe/V.2/starshell' },
  HR: { name: 'Heavy Rocket', effect: { kind: 'burst', radius: 2 }, toHit: 9, damage: '3d', dp: 2, cost: 200, weight: 100, spaces: 1, shots: 1, costPerShot: null, weightPerShot: null, loadedCost: 200, loadedWeight: 100, special: [{ kind: 'one-shot' }], rule: 'deluxe/V.2/rockets' },
  MR: { name: 'Medium Rocket', effect: { kind: 'burst', radius: 1 }, toHit: 9, damage: '2d', dp: 2, cost: 140, weight: 50, spaces: 1, shots: 1, costPerShot: null, weightPerShot: null, loadedCost: 140, loadedWeight: 50, special: [{ kind: 'one-shot' }], rule: 'deluxe/V.2/rockets' },
  LR: { name: 'Light Rocket', effect: { kind: 'burst', radius: 1 }, toHit: 9, damage: '1d', dp: 1, cost: 75, weight: 25, spaces: { num: 1, den: 2 }, shots: 1, costPerShot: null, weightPerShot: null, loadedCost: 75, loadedWeight: 25, special: [{ kind: 'one-shot' }], rule: 'deluxe/V.2/rockets' },
  MNR: { name: 'Mini Rocket', effect: { kind: 'burst', radius: 0.5 }, toHit: 9, damage: '1d-1', dp: 1, cost: 50, weight: 20, spaces: { num: 1, den: 3 }, shots: 1, costPerShot: null, weightPerShot: null, loadedCost: 50, loadedWeight: 20, special: [{ kind: 'one-shot' }, { kind: 'half-die-burst' }], rule: 'deluxe/V.2/rockets' },
  MFR: { name: 'Six Shooter', effect: { kind: 'burst', radius: 2 }, toHit: 9, damage: '1d', dp: 3, cost: 450, weight: 150, spaces: 2, shots: 1, costPerShot: null, weightPerShot: null, loadedCost: 450, loadedWeight: 150, special: [{ kind: 'one-shot' }, { kind: 'rocket-pod', rockets: 6 }], rule: 'deluxe/V.2/six-shooter' },
  B: { name: 'Bomb', effect: { kind: 'burst', radius: 2 }, toHit: 9, damage: '4d', dp: 2, cost: 100, weight: 100, spaces: 1, shots: 1, costPerShot: null, weightPerShot: null, loadedCost: 100, loadedWeight: 100, special: [{ kind: 'one-shot' }, { kind: 'bomb', burst: '2d', onEverything: false, outer: null }], rule: 'deluxe/V.2/bomb' },
  CB: { name: 'Cluster Bomb', effect: { kind: 'burst', radius: 3 }, toHit: 9, damage: '2d', dp: 2, cost: 200, weight: 150, spaces: 1, shots: 1, costPerShot: null, weightPerShot: null, loadedCost: 200, loadedWeight: 150, special: [{ kind: 'one-shot' }, { kind: 'bomb', burst: '2d', onEverything: true, outer: { radius: 5, damage: '1d' } }], rule: 'deluxe/V.2/cluster-bomb' },
} as const satisfies Record<string, Weapon>;

export type WeaponId = keyof typeof WEAPONS;

/** A row under its general type, for code that handles any weapon. */
export const weapon = (id: WeaponId): Weapon => WEAPONS[id];

/** Tear gas in a smokescreen (deluxe/V.5/tear-gas): the text's figures, and the later errata's (G-12). */
export const TEAR_GAS_LOAD = {
  text: { costPerShot: 50, weightPerShot: 1 },
  errata: { costPerShot: 20, weightPerShot: 5 },
} as const;

/** No more than this part of all spaces may go to weapons firing to one side (deluxe/VIII.12/location-limit, F-06). */
export const WEAPON_SPACES_PER_SIDE = { num: 1, den: 3 } as const satisfies Rational;
