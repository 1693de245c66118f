import { diceOf, type Modifier, sumOf, type Target } from '@hardtop/kernel';
import { BODY_COMBAT, MELEE, THROWN, type ThrownBand } from '../../catalog/close-combat.ts';
import { MELEE_WEAPONS } from '../../catalog/melee-weapons.ts';
import { armorStruck, countedPoints, coverOn, helmetOf, type Mark } from './hits.ts';
import { LOCATION_SIDES, type Part, partChances } from './locations.ts';
import { added, mixed, ofDice, type Spread, sure } from './spread.ts';

// Blows, holds and throws: reconstructions throughout.

export type MeleeWeaponId = keyof typeof MELEE_WEAPONS;

const RULE = 'twilight/combat/first-edition-rules';

const percent = (base: number, modifiers: readonly Modifier[]): Target => ({
  kind: 'need',
  base,
  modifiers,
  need: base + sumOf(modifiers),
  atMost: true,
});

/** The chance of 1D100 at or under a number. */
export const percentChance = (target: Target): number =>
  target.kind !== 'need' ? (target.kind === 'automatic' ? 1 : 0) : Math.min(100, Math.max(0, target.need)) / 100;

interface MeleeAgainst {
  readonly unaware: boolean;
  readonly trotting: boolean;
}

export function meleeTarget(skill: number, weapon: MeleeWeaponId, { unaware, trotting }: MeleeAgainst): Target {
  const { hitModifier, name } = MELEE_WEAPONS[weapon];
  const modifiers: Modifier[] = [];
  if (hitModifier !== 0) modifiers.push({ value: hitModifier, label: name, rule: 'twilight/combat/melee-chart' });
  if (unaware) modifiers.push({ value: MELEE.unaware, label: 'unaware', rule: RULE });
  if (trotting) modifiers.push({ value: MELEE.trotting, label: 'at a trot', rule: RULE });
  return percent(skill, modifiers);
}

export interface Blow {
  readonly dice: number;
  readonly plus: number;
}

export function meleeBlow(weapon: MeleeWeaponId, strength: number): Blow {
  const { damage, strength: share } = MELEE_WEAPONS[weapon];
  return { dice: diceOf(damage).count, plus: Math.floor(strength * share) };
}

/** Each point of armor takes a die of a blow; what strength adds is felt through it. Cover as hard stops it. */
export function blowThrough({ dice, plus }: Blow, cover: number, armor: number): Blow {
  return cover > 0 ? { dice: 0, plus: 0 } : { dice: Math.max(0, dice - armor), plus };
}

const ofBlow = ({ dice, plus }: Blow): Spread => (dice === 0 ? sure(plus) : added(ofDice(dice), sure(plus)));

/** Points of a blow that lands, over the parts it may strike. */
export function blowDamage(blow: Blow, mark: Mark): Spread {
  let left = LOCATION_SIDES;
  const cases: { chance: number; spread: Spread }[] = [];
  for (const [part, faces] of partChances(mark.body, mark.aspect)) {
    left -= faces;
    for (const { chance, armor } of armorChances(mark, part)) {
      const spread = counted(mark, part, ofBlow(blowThrough(blow, coverOn(mark, part), armor)));
      cases.push({ chance: (chance * faces) / LOCATION_SIDES, spread });
    }
  }
  cases.push({ chance: left / LOCATION_SIDES, spread: sure(0) });
  return mixed(cases);
}

function armorChances(mark: Mark, part: Part): readonly { readonly chance: number; readonly armor: number }[] {
  const { upTo } = helmetOf(mark.worn);
  if (part !== 'head' || upTo === 0) return [{ chance: 1, armor: armorStruck(mark, part, 1) }];
  return [
    { chance: upTo / 6, armor: armorStruck(mark, part, upTo) },
    { chance: 1 - upTo / 6, armor: 0 },
  ];
}

function counted(mark: Mark, part: Part, spread: Spread): Spread {
  if (countedPoints(mark, part, 1) === 1) return spread;
  return mixed(spread.map((chance, points) => ({ chance, spread: sure(countedPoints(mark, part, points)) })));
}

/** What a strike, a hold or an escape is worth. */
export const bodyPower = (strength: number, skill: number): number =>
  Math.max(BODY_COMBAT.leastPower, Math.floor((strength * skill) / BODY_COMBAT.per));

export const bodyTarget = (skill: number): Target => percent(skill, []);

/** Held by more than he can break. */
export const isPinned = (hold: number, strength: number): boolean => hold > 0 && hold >= strength;

const THROWN_BANDS = ['short', 'medium', 'long'] as const satisfies readonly ThrownBand[];

/** The band of a throw; null: too far. */
export const thrownBand = (strength: number, meters: number): ThrownBand | null =>
  THROWN_BANDS.find((band) => meters <= strength * THROWN[band].limit) ?? null;

export function throwTarget(skill: number, band: ThrownBand): Target {
  const value = Math.floor(skill * THROWN[band].skill) - skill;
  return percent(skill, value === 0 ? [] : [{ value, label: `${band} range`, rule: RULE }]);
}
