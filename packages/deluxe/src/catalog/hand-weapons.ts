// The Hand Weapon List but for its grenades (deluxe/VI/hand-weapon-list). Dollars; ranges and radii in inches. No weight or space in a vehicle.

import type { DeluxeRule } from '../rules.ts';
import { GRENADES, type GrenadeId } from './grenades.ts';
import type { DiceNotation, Rational } from './units.ts';

/** Dice, or a set number of hits. */
type HandDamage = DiceNotation | { readonly hits: number };

type HandWeaponSpecial =
  | { readonly kind: 'none' }
  | { readonly kind: 'burst'; readonly radius: number; readonly damage: DiceNotation; readonly halved: boolean } // people only; half a die rounds up (D-09)
  | { readonly kind: 'limpet'; readonly radius: number; readonly armorBeneath: DiceNotation; readonly maxMinutes: number }
  | { readonly kind: 'launcher'; readonly maxRange: number } // grenades go off in the order loaded
  | { readonly kind: 'tripod'; readonly reloadTurns: number; readonly dp: number; readonly struckFirstOn: number } // one die, this or less
  | { readonly kind: 'flame'; readonly maxRange: number; readonly dp: number; readonly struckFirstOn: number; readonly explodesOn: number; readonly maxSquares: number }
  | { readonly kind: 'clip' };

export interface HandWeapon {
  readonly name: string;
  readonly abbreviation: string | null;
  readonly grenadeEquivalents: number;
  readonly damage: HandDamage | null;
  /** Two dice, this or more; null: not fired or thrown. */
  readonly toHit: number | null;
  readonly cost: number;
  readonly shots: number;
  readonly costPerShot: number | null;
  /** null: depends on what is loaded. */
  readonly loadedCost: number | null;
  /** Effect on vehicles; tires always suffer in full but from grenades. */
  readonly onVehicles: 'full' | 'half' | 'tires-only';
  readonly special: HandWeaponSpecial;
  readonly rule: DeluxeRule;
}

// biome-ignore format: one weapon per line
export const HAND_WEAPONS = {
  SMG: { name: 'Submachine gun', abbreviation: 'SMG', grenadeEquivalents: 2, damage: '1d', toHit: 6, cost: 250, shots: 10, costPerShot: 12, loadedCost: 370, onVehicles: 'half', special: { kind: 'none' }, rule: 'deluxe/VI/submachine-gun' },
  rifle: { name: 'Rifle', abbreviation: null, grenadeEquivalents: 2, damage: { hits: 3 }, toHit: 7, cost: 120, shots: 20, costPerShot: 1, loadedCost: 140, onVehicles: 'tires-only', special: { kind: 'none' }, rule: 'deluxe/VI/hand-weapon-list' },
  shotgun: { name: 'Shotgun', abbreviation: null, grenadeEquivalents: 2, damage: { hits: 2 }, toHit: 6, cost: 120, shots: 10, costPerShot: 1, loadedCost: 130, onVehicles: 'tires-only', special: { kind: 'none' }, rule: 'deluxe/VI/hand-weapon-list' },
  HP: { name: 'Heavy pistol', abbreviation: 'HP', grenadeEquivalents: 1, damage: { hits: 2 }, toHit: 7, cost: 100, shots: 8, costPerShot: 1, loadedCost: 108, onVehicles: 'tires-only', special: { kind: 'none' }, rule: 'deluxe/VI/hand-weapon-list' },
  LP: { name: 'Light pistol', abbreviation: 'LP', grenadeEquivalents: 1, damage: { hits: 1 }, toHit: 8, cost: 75, shots: 8, costPerShot: 1, loadedCost: 83, onVehicles: 'tires-only', special: { kind: 'none' }, rule: 'deluxe/VI/hand-weapon-list' },
  LM: { name: 'Limpet mine', abbreviation: 'LM', grenadeEquivalents: 1, damage: '1d', toHit: null, cost: 60, shots: 1, costPerShot: null, loadedCost: 60, onVehicles: 'half', special: { kind: 'limpet', radius: 2, armorBeneath: '1d+1', maxMinutes: 15 }, rule: 'deluxe/VI/limpet-mine' },
  HGL: { name: 'Hand grenade launcher', abbreviation: 'GL', grenadeEquivalents: 2, damage: null, toHit: 7, cost: 300, shots: 5, costPerShot: null, loadedCost: null, onVehicles: 'half', special: { kind: 'launcher', maxRange: 20 }, rule: 'deluxe/VI/hand-grenade-launcher' },
  LAW: { name: 'Light anti-tank weapon', abbreviation: 'LAW', grenadeEquivalents: 2, damage: '2d', toHit: 8, cost: 500, shots: 1, costPerShot: null, loadedCost: 500, onVehicles: 'full', special: { kind: 'burst', radius: 2, damage: '1d', halved: false }, rule: 'deluxe/VI/anti-tank-weapons' },
  VLAW: { name: 'Very light anti-tank weapon', abbreviation: 'VLA', grenadeEquivalents: 1, damage: '1d', toHit: 8, cost: 200, shots: 1, costPerShot: null, loadedCost: 200, onVehicles: 'full', special: { kind: 'burst', radius: 2, damage: '1d', halved: true }, rule: 'deluxe/VI/anti-tank-weapons' },
  TRR: { name: 'Tripod recoilless rifle', abbreviation: 'TRR', grenadeEquivalents: 5, damage: '2d', toHit: 7, cost: 1500, shots: 3, costPerShot: 35, loadedCost: 1605, onVehicles: 'full', special: { kind: 'tripod', reloadTurns: 2, dp: 2, struckFirstOn: 3 }, rule: 'deluxe/VI/tripod-weapons' },
  RRclip: { name: 'Recoilless rifle clip', abbreviation: null, grenadeEquivalents: 2, damage: null, toHit: null, cost: 50, shots: 3, costPerShot: 35, loadedCost: 155, onVehicles: 'full', special: { kind: 'clip' }, rule: 'deluxe/VI/tripod-weapons' },
  TMG: { name: 'Tripod machine gun', abbreviation: 'TMG', grenadeEquivalents: 5, damage: '1d', toHit: 7, cost: 1000, shots: 20, costPerShot: 25, loadedCost: 1500, onVehicles: 'full', special: { kind: 'tripod', reloadTurns: 2, dp: 2, struckFirstOn: 3 }, rule: 'deluxe/VI/tripod-weapons' },
  MGclip: { name: 'Machine gun clip', abbreviation: null, grenadeEquivalents: 2, damage: null, toHit: null, cost: 50, shots: 20, costPerShot: 25, loadedCost: 550, onVehicles: 'full', special: { kind: 'clip' }, rule: 'deluxe/VI/tripod-weapons' },
  PF: { name: 'Portable flamethrower', abbreviation: 'PF', grenadeEquivalents: 5, damage: '1d', toHit: 6, cost: 750, shots: 5, costPerShot: 25, loadedCost: 875, onVehicles: 'full', special: { kind: 'flame', maxRange: 5, dp: 2, struckFirstOn: 2, explodesOn: 1, maxSquares: 5 }, rule: 'deluxe/VI/portable-flamethrower' },
} as const satisfies Record<string, HandWeapon>;

export type HandWeaponId = keyof typeof HAND_WEAPONS;

/** A row under its general type. */
export const handWeapon = (id: HandWeaponId): HandWeapon => HAND_WEAPONS[id];

/** Whatever a person may carry of the list. */
export type CarriedId = HandWeaponId | GrenadeId;

export const isGrenade = (id: CarriedId): id is GrenadeId => id in GRENADES;

/** Price with a full load, grenades of a launcher apart; bulk in grenade-equivalents. */
export const carried = (id: CarriedId): { readonly name: string; readonly cost: number; readonly grenadeEquivalents: number } => {
  if (isGrenade(id)) return GRENADES[id];
  const { name, cost, loadedCost, grenadeEquivalents } = handWeapon(id);
  return { name, cost: loadedCost ?? cost, grenadeEquivalents };
};

/** How far they carry (deluxe/V.6/range); thrown grenades apart. */
export const HAND_WEAPON_RANGE = 20;

/** How far one carries, in inches. */
export const reachOfArm = ({ special }: Pick<HandWeapon, 'special'>): number => (special.kind === 'flame' || special.kind === 'launcher' ? special.maxRange : HAND_WEAPON_RANGE);

/** What any of them does at least to a vehicle that stands at arm's length (deluxe/VI.2/striking-vehicles). */
export const POINT_BLANK_HITS = 1;

/** Grenade-equivalents a person bears (deluxe/VI/hand-weapon-list), and in improved body armor. */
export const CARRYING_CAPACITY = { normal: 6, improvedBodyArmor: 5 } as const;

/** A spare clip of the other weapons: this and its ammunition (deluxe/VI/ammo-clips); bulk in grenade-equivalents. */
export const AMMO_CLIP = { cost: 50, grenadeEquivalents: { num: 1, den: 2 }, submachineGun: 1 } as const satisfies { readonly grenadeEquivalents: Rational } & Record<string, unknown>;

/** Bulk of a spare load, in grenade-equivalents; those of tripod weapons are on the list. */
export const clipBurden = (id: HandWeaponId): number => {
  if (id === 'TRR') return HAND_WEAPONS.RRclip.grenadeEquivalents;
  if (id === 'TMG') return HAND_WEAPONS.MGclip.grenadeEquivalents;
  if (id === 'SMG') return AMMO_CLIP.submachineGun;
  return AMMO_CLIP.grenadeEquivalents.num / AMMO_CLIP.grenadeEquivalents.den;
};
