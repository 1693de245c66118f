import type { Results } from '../../catalog/dice.ts';
import { type Attack, attackDice, attackRerolls, sureDamage } from './attacks.ts';
import { shieldsOf } from './cover.ts';
import { type Damage, damageOf, defenseDice, mostRerolls, shielded } from './defense.ts';
import { type DiceKey, keyOf } from './odds.ts';
import { spreadWithRerolls, type Worth } from './reroll-odds.ts';

/** What comes through, with its chance. */
interface DamageChance extends Damage {
  readonly chance: number;
}

/** What an attacker wants to see: hits, and wrenches where the weapon has a use for them. */
function attackWorth({ print }: Attack): Worth {
  return print.wrench === 'none' ? onlyHits : hitsAndWrenches;
}

const onlyHits = ({ hit }: Results): number => hit;
const hitsAndWrenches = ({ hit, wrench }: Results): number => hit + wrench;

/** What a defender wants to see. */
const defenseWorth: Worth = ({ skid }) => skid;

/** The exact spread of what comes through, and what it comes to. */
class DamageOdds {
  readonly spread: readonly DamageChance[];
  readonly points: number;
  readonly hit: number;
  readonly fire: number;
  private readonly byArmor: number[] = [];

  constructor(spread: readonly DamageChance[]) {
    this.spread = spread;
    this.points = expectedPoints(spread);
    this.hit = chanceOf(spread, (one) => pointsOf(one) > 0);
    this.fire = chanceOf(spread, ({ fire }) => fire);
  }

  /** Basic damage beyond so much armor, on average. */
  beyond(armor: number): number {
    const before = this.byArmor[armor];
    if (before !== undefined) return before;
    const mean = this.spread.reduce((sum, { basic, chance }) => sum + Math.max(0, basic - armor) * chance, 0);
    this.byArmor[armor] = mean;
    return mean;
  }
}

/** By the dice of both sides, then by all else that counts. */
const known = new Map<DiceKey, Map<DiceKey, Map<DiceKey, DamageOdds>>>();
let knownOdds = 0;

/** Two-figure numbers in one; larger ones by name. */
function keyOfRest(attack: Attack, cover: number): DiceKey {
  const { fire, explosion, tires } = damageOf(attack, 0, ONE_WRENCH);
  const kind = WRENCH_RULES.indexOf(attack.print.wrench) * 8 + (fire ? 4 : 0) + (explosion ? 2 : 0) + tires;
  const parts = [attackRerolls(attack), sureDamage(attack), kind, mostRerolls(attack), cover];
  return parts.some((part) => part > 99) ? parts.join('.') : parts.reduce((key, part) => key * 100 + part, 0);
}

const ONE_WRENCH = { hit: 0, wrench: 1 } as const;
const WRENCH_RULES = ['tire', 'fire', 'explosion', 'basic', 'none'] as const;

/** If both sides use all their re-rolls on what shows them nothing; worked out once for all that are alike. */
export function damageOdds(attack: Attack, aimed: boolean): DamageOdds {
  const cover = attack.target.kind === 'car' ? shieldsOf(attack.cover) : 0;
  const byAttack = within(known, keyOf(attackDice(attack, aimed)));
  const byDefense = within(byAttack, keyOf(defenseDice(attack)));
  const key = keyOfRest(attack, cover);
  const before = byDefense.get(key);
  if (before !== undefined) return before;
  const odds = new DamageOdds(workOut(attack, aimed, cover));
  byDefense.set(key, odds);
  knownOdds++;
  // Strangers' scenarios may have any figures: what has grown too large is begun anew.
  if (knownOdds > MOST_KNOWN) {
    known.clear();
    knownOdds = 0;
  }
  return odds;
}

function within<T>(map: Map<DiceKey, Map<DiceKey, T>>, key: DiceKey): Map<DiceKey, T> {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = new Map<DiceKey, T>();
  map.set(key, made);
  return made;
}

export const damageSpread = (attack: Attack, aimed: boolean): readonly DamageChance[] =>
  damageOdds(attack, aimed).spread;

const MOST_KNOWN = 5000;

function workOut(attack: Attack, aimed: boolean, cover: number): readonly DamageChance[] {
  const worth = attackWorth(attack);
  const name = worth === onlyHits ? 'hits' : 'hits and wrenches';
  const rolls = spreadWithRerolls(attackDice(attack, aimed), attackRerolls(attack), worth, name);
  const defense = spreadWithRerolls(defenseDice(attack), mostRerolls(attack), defenseWorth, 'shields');
  const sums = new Map<number, DamageChance>();
  for (const roll of rolls) {
    const dealt = damageOf(attack, sureDamage(attack), roll);
    for (const { skid, chance } of defense) {
      const { basic, tires, fire, explosion } = shielded(dealt, skid + cover);
      const key = ((basic * 1000 + tires) * 2 + (fire ? 1 : 0)) * 2 + (explosion ? 1 : 0);
      const before = sums.get(key)?.chance ?? 0;
      sums.set(key, { basic, tires, fire, explosion, chance: before + roll.chance * chance });
    }
  }
  return [...sums.values()];
}

/** Points in all; a fire and a shaken driver count as one each. */
export const pointsOf = ({ basic, tires, fire, explosion }: Damage): number =>
  basic + tires + (fire ? 1 : 0) + (explosion ? 1 : 0);

export const expectedPoints = (spread: readonly DamageChance[]): number =>
  spread.reduce((sum, one) => sum + pointsOf(one) * one.chance, 0);

export const chanceOf = (spread: readonly DamageChance[], holds: (damage: Damage) => boolean): number =>
  spread.reduce((sum, one) => (holds(one) ? sum + one.chance : sum), 0);
