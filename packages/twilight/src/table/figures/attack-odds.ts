import { BURST_CHANCE, type BurstDice } from './bursts.ts';
import { hitDamage, type Mark } from './hits.ts';
import type { Bullet } from './penetration.ts';
import { added, meanOf, NOTHING, perhaps, repeated, type Spread } from './spread.ts';

// What an attack comes to, before a die is thrown: the chance of a hit, and of every number of points.

export interface AttackOdds {
  /** Of one hit at least. */
  readonly hit: number;
  readonly damage: Spread;
  readonly mean: number;
}

const oddsOf = (hit: number, damage: Spread): AttackOdds => ({ hit, damage, mean: meanOf(damage) });

/** Single shots, each with its own chance. */
export function shotOdds(chances: readonly number[], bullet: Bullet, mark: Mark): AttackOdds {
  const one = hitDamage(bullet, mark);
  let [damage, miss] = [NOTHING, 1];
  for (const chance of chances) {
    damage = added(damage, perhaps(chance, one));
    miss *= 1 - chance;
  }
  return oddsOf(1 - miss, damage);
}

/** So many bursts, or so many dice that stay in a lane. */
export function burstOdds(
  { dice, hitsEach }: Pick<BurstDice, 'dice' | 'hitsEach'>,
  bursts: number,
  bullet: Bullet,
  mark: Mark,
): AttackOdds {
  const all = dice * bursts;
  const one = repeated(hitDamage(bullet, mark), hitsEach);
  return oddsOf(1 - (1 - BURST_CHANCE) ** all, repeated(perhaps(BURST_CHANCE, one), all));
}

/** An attack of one roll with its own damage: a blow, a bite. */
export const blowOdds = (chance: number, damage: Spread): AttackOdds => oddsOf(chance, perhaps(chance, damage));
