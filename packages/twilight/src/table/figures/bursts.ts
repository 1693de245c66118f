import { type Modifier, sumOf } from '@hardtop/kernel';
import { BURST_REDUCTIONS } from '../../catalog/burst-reductions.ts';
import { BUCKSHOT_BURST, BURST_HIT, BURST_RECOIL, DANGER_ZONE } from '../../catalog/firing.ts';
import type { Band } from '../../catalog/range-bands.ts';
import { LONG_BURST } from '../../catalog/small-arm-notes.ts';
import { BAND_ORDER, type Shift } from './shots.ts';

// Automatic fire: dice of a burst, what it leaves in its lane.

type BurstSize = keyof typeof BURST_REDUCTIONS;

export const BURST_CHANCE = (7 - BURST_HIT) / 6;

export interface BurstDice {
  /** Dice of one burst, with what changed them. */
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly dice: number;
  /** What every six counts as. */
  readonly hitsEach: number;
}

/** Rounds that a burst of that rate rolls as. */
const rollsAs = (rounds: number): { readonly size: BurstSize; readonly hitsEach: number } =>
  rounds === LONG_BURST.rounds
    ? { size: LONG_BURST.treatAs, hitsEach: LONG_BURST.hitsEach }
    : { size: isBurstSize(rounds) ? rounds : 3, hitsEach: 1 };

const isBurstSize = (rounds: number): rounds is BurstSize => Object.hasOwn(BURST_REDUCTIONS, rounds);

/** Dice of one burst, less for range and recoil, never below the least of its size. */
export function burstDice(rounds: number, band: Band, shifts: readonly Shift[], excess: number): BurstDice {
  const { size, hitsEach } = rollsAs(rounds);
  const { perBand, least } = BURST_REDUCTIONS[size];
  const modifiers: Modifier[] = [];
  const beyond = BAND_ORDER.indexOf(band);
  if (beyond > 0)
    modifiers.push({ value: -beyond * perBand, label: `${band} range`, rule: 'twilight/combat/burst-range' });
  for (const { label, rule } of shifts) modifiers.push({ value: -perBand, label, rule });
  if (excess > 0) {
    const value = -excess * BURST_RECOIL[size];
    modifiers.push({ value, label: `recoil ${excess} above strength`, rule: 'twilight/combat/burst-recoil' });
  }
  const left = size + sumOf(modifiers);
  if (left < least)
    modifiers.push({ value: least - left, label: 'least dice of a burst', rule: 'twilight/combat/minimum-dice' });
  return { base: size, modifiers, dice: Math.max(least, left), hitsEach };
}

/** Buckshot of an automatic shotgun at medium range: ten dice for each that is left. */
export function buckshotBurst(rounds: number, band: Band, shifts: readonly Shift[], excess: number): BurstDice {
  const burst = burstDice(rounds, band, shifts, excess);
  if (band === 'close') return burst;
  const more = burst.dice * (BUCKSHOT_BURST.automaticTimes - 1);
  const modifiers = [...burst.modifiers, { value: more, label: 'buckshot', rule: 'twilight/combat/shotguns' } as const];
  return { ...burst, modifiers, dice: burst.dice + more };
}

/** A single shot of buckshot at medium range rolls as a burst. */
export const buckshotShot = (band: Band, shifts: readonly Shift[], excess: number): BurstDice =>
  burstDice(BUCKSHOT_BURST.rounds, band, shifts, excess);

/** Dice that hit. */
export const hitsAmong = (values: readonly number[]): number => values.filter((value) => value >= BURST_HIT).length;

/** Of the dice that missed, those that are rolled again at others in the lane. */
export const straysOf = (dice: number, hits: number): number => Math.floor((dice - hits) * DANGER_ZONE.again);

/** Dice that stay in the lane: what missed again, or all strays where nobody else was there. */
export const hazardDice = (strays: number, hitsOnOthers: number | null): number => strays - (hitsOnOthers ?? 0);

/** Shots or bursts left to an action that fires at so many targets: each change costs one. */
export const shotsAtTargets = (most: number, targets: number): number => Math.max(0, most - (targets - 1));
