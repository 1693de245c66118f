import { type AttackOdds, burstOdds, shotOdds } from '../figures/attack-odds.ts';
import { BURST_CHANCE } from '../figures/bursts.ts';
import type { StrikeOdds } from '../figures/heavy/armor.ts';
import { hitDamage } from '../figures/hits.ts';
import { shotChance } from '../figures/shots.ts';
import { meanOf } from '../figures/spread.ts';
import type { Table } from '../state/state.ts';
import { markOf } from './exposure.ts';
import { type Attack, diceFor, isByDice, strikeOf, targetFor } from './fire.ts';
import { oddsOn } from './vehicle-odds.ts';

/** The chances of so many shots, the first of which may be aimed. */
function shotChances(attack: Attack, times: number): readonly number[] {
  const first = shotChance(targetFor(attack, true, times));
  if (times === 1) return [first];
  const rest = shotChance(targetFor(attack, false, times));
  return [first, ...new Array<number>(times - 1).fill(rest)];
}

/** What one hit on a vehicle would do; null: it is none. */
export function platesOdds(table: Table, attack: Attack): StrikeOdds | null {
  const { target, from } = attack;
  return target.kind === 'person' ? null : oddsOn(table, target.vehicle, strikeOf(attack), from);
}

/** Chance to hit and points of damage on a person, exactly. */
export function fireOdds(table: Table, attack: Attack, times: number): AttackOdds | null {
  const { target, bullet, from } = attack;
  if (target.kind === 'vehicle') return null;
  const mark = markOf(table, target.person, from, target.at);
  if (isByDice(attack)) return burstOdds(diceFor(attack, times), times, bullet, mark);
  return shotOdds(shotChances(attack, times), bullet, mark);
}

/** The same without the spread: for who weighs many attacks. */
export function fireFacts(
  table: Table,
  attack: Attack,
  times: number,
): { readonly hit: number; readonly damage: number } {
  const { target, bullet, from } = attack;
  const each =
    target.kind === 'vehicle'
      ? (platesOdds(table, attack)?.worth ?? 0)
      : meanOf(hitDamage(bullet, markOf(table, target.person, from, target.at)));
  if (isByDice(attack)) {
    const { dice, hitsEach } = diceFor(attack, times);
    return { hit: 1 - (1 - BURST_CHANCE) ** (dice * times), damage: dice * times * BURST_CHANCE * hitsEach * each };
  }
  const chances = shotChances(attack, times);
  const miss = chances.reduce((product, chance) => product * (1 - chance), 1);
  return { hit: 1 - miss, damage: chances.reduce((sum, chance) => sum + chance, 0) * each };
}
