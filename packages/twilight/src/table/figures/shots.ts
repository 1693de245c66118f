import { type Modifier, sumOf, type Target } from '@hardtop/kernel';
import { BRACED_PISTOL, STRENGTH_BY_GAIT, STRENGTH_WITH_TWO_WEAPONS } from '../../catalog/firing.ts';
import { type Band, CERTAINTIES, QUICK_SHOT, RANGE_BANDS, RECOIL_PENALTY } from '../../catalog/range-bands.ts';
import { SCOPE_BONUS } from '../../catalog/small-arm-notes.ts';
import { SERIOUS_STRENGTH } from '../../catalog/wounds.ts';

// Single shots: what the percentage dice must show, and why.

export const BAND_ORDER = ['close', 'medium', 'long', 'extreme'] as const satisfies readonly Band[];

/** The band a distance lies in; null: out of range. */
export function bandOf(range: number, meters: number): Band | null {
  return BAND_ORDER.find((band) => meters <= range * RANGE_BANDS[band].limit) ?? null;
}

/** What makes a target count as farther away than it is. */
export interface Shift {
  readonly label: string;
  readonly rule: Modifier['rule'];
}

export interface Firing {
  /** Marksmanship, percent. */
  readonly skill: number;
  /** From the saddle the lower of weapon and riding skill counts; absent: on foot. */
  readonly riding?: number;
  readonly aimed: boolean;
  /** Of an aimed shot, a scope gives range and makes extreme long. */
  readonly scope: boolean;
  /** Meters, as printed. */
  readonly range: number;
  readonly meters: number;
  readonly shifts: readonly Shift[];
  /** Points of recoil above the strength. */
  readonly excess: number;
  /** Percent; counts at the true band for aimed shots at what is large. */
  readonly rangefinder?: number;
}

/** How the range of a shot is counted. */
export function shotBand({
  range,
  meters,
  aimed,
  scope,
}: Pick<Firing, 'range' | 'meters' | 'aimed' | 'scope'>): Band | null {
  return bandOf(aimed && scope ? range + SCOPE_BONUS : range, meters);
}

/** The share of the skill at a band, so many bands farther; past extreme nothing is left (B-24). */
function shareAt(band: Band, further: number, scoped: boolean): number {
  const counted = BAND_ORDER[BAND_ORDER.indexOf(band) + further];
  if (counted === undefined) return 0;
  return counted === 'extreme' && scoped ? RANGE_BANDS.long.skill : RANGE_BANDS[counted].skill;
}

/** Shares of whole percents, cut to whole percents; a hair is added against 0.1's own rounding. */
const cut = (percent: number): number => Math.floor(percent + 1e-9);

const RANGEFINDER_SHARE = { close: 0, medium: 1, long: 1, extreme: 0.5 } as const satisfies Record<Band, number>;

/** What one shot must roll on percentage dice; every step of the way there is a modifier. */
export function shotTarget(firing: Firing): Target {
  const band = shotBand(firing);
  if (band === null) return { kind: 'impossible', because: 'out of range', rule: 'twilight/combat/range' };
  const { skill, riding, aimed, shifts, excess, scope } = firing;
  const modifiers: Modifier[] = [];
  let percent = skill;
  const to = (next: number, label: string, rule: Modifier['rule']): void => {
    if (next !== percent) modifiers.push({ value: next - percent, label, rule });
    percent = next;
  };
  const own = riding === undefined ? skill : Math.min(skill, riding);
  to(own, 'riding skill', 'twilight/combat/saddle-fire');
  const skilled = aimed ? own : own * QUICK_SHOT;
  to(cut(skilled), 'quick shot', 'twilight/combat/marksmanship');
  const isScoped = scope && aimed;
  const rule = isScoped && band === 'extreme' ? 'twilight/combat/scopes' : 'twilight/combat/range';
  to(cut(skilled * shareAt(band, 0, isScoped)), `${band} range`, rule);
  for (const [i, { label, rule: by }] of shifts.entries()) to(cut(skilled * shareAt(band, i + 1, isScoped)), label, by);
  const bonus = aimed ? cut((firing.rangefinder ?? 0) * RANGEFINDER_SHARE[band]) : 0;
  if (bonus > 0) modifiers.push({ value: bonus, label: 'rangefinder', rule: 'twilight/combat/rangefinders' });
  if (excess > 0)
    modifiers.push({
      value: -excess * RECOIL_PENALTY,
      label: `recoil ${excess} above strength`,
      rule: 'twilight/combat/recoil',
    });
  return { kind: 'need', base: skill, modifiers, need: skill + sumOf(modifiers), atMost: true };
}

/** Single shots always miss from 91 up and always hit on 1. */
export function shotHits(target: Target, roll: number): boolean {
  if (target.kind !== 'need') return target.kind === 'automatic';
  return roll <= CERTAINTIES.hitUpTo || (roll < CERTAINTIES.missFrom && roll <= target.need);
}

/** The chance of that. */
export function shotChance(target: Target): number {
  if (target.kind !== 'need') return target.kind === 'automatic' ? 1 : 0;
  return Math.min(CERTAINTIES.missFrom - 1, Math.max(CERTAINTIES.hitUpTo, target.need)) / 100;
}

export type FiringGait = keyof typeof STRENGTH_BY_GAIT;

interface Hold {
  readonly strength: number;
  readonly serious: boolean;
  readonly gait: FiringGait;
  readonly twoWeapons: boolean;
}

/** The strength that recoil is held against; every share is rounded down. */
export function holdingStrength({ strength, serious, gait, twoWeapons }: Hold): number {
  const whole = serious ? Math.floor(strength * SERIOUS_STRENGTH) : strength;
  const moving = cut(whole * STRENGTH_BY_GAIT[gait]);
  return twoWeapons ? cut(moving * STRENGTH_WITH_TWO_WEAPONS) : moving;
}

/** Recoil above strength: of so many shots or bursts together. */
export const recoilExcess = (recoil: number, times: number, strength: number): number =>
  Math.max(0, recoil * times - strength);

/** Recoil of one shot of a pistol, if it is held in both hands at rest. */
export const pistolRecoil = (recoil: number, braced: boolean): number => (braced ? recoil + BRACED_PISTOL : recoil);
