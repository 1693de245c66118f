import type { Results } from '../../catalog/dice.ts';
import { type Attack, attackDice, attackRerolls, sureDamage } from './attacks.ts';
import { shieldsOf } from './cover.ts';
import { type Damage, damageOf, defenseDice, mostRerolls, shielded } from './defense.ts';
import { keyOf } from './odds.ts';
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

const known = new Map<string, readonly DamageChance[]>();

/** The exact spread of what comes through, if both sides use all their re-rolls on what shows them nothing; worked out once for all that are alike. */
export function damageSpread(attack: Attack, aimed: boolean): readonly DamageChance[] {
  const [dice, defense] = [keyOf(attackDice(attack, aimed)), keyOf(defenseDice(attack))];
  const { wrench } = attack.print;
  const special = damageOf(attack, 0, { hit: 0, wrench: 1 });
  const kind = `${wrench}/${special.fire}/${special.explosion}/${special.tires}`;
  const cover = attack.target.kind === 'car' ? shieldsOf(attack.cover) : 0;
  const key = `${dice}+${attackRerolls(attack)}|${sureDamage(attack)}|${kind}|${defense}+${mostRerolls(attack)}|${cover}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const spread = workOut(attack, aimed, cover);
  // Strangers' scenarios may have any figures: what has grown too large is begun anew.
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, spread);
  return spread;
}

const MOST_KNOWN = 5000;

function workOut(attack: Attack, aimed: boolean, cover: number): readonly DamageChance[] {
  const worth = attackWorth(attack);
  const name = worth === onlyHits ? 'hits' : 'hits and wrenches';
  const rolls = spreadWithRerolls(attackDice(attack, aimed), attackRerolls(attack), worth, name);
  const defense = spreadWithRerolls(defenseDice(attack), mostRerolls(attack), defenseWorth, 'shields');
  const sums = new Map<string, DamageChance>();
  for (const roll of rolls) {
    const dealt = damageOf(attack, sureDamage(attack), roll);
    for (const { skid, chance } of defense) {
      const through = shielded(dealt, skid + cover);
      const key = `${through.basic}.${through.tires}.${through.fire}.${through.explosion}`;
      const before = sums.get(key)?.chance ?? 0;
      sums.set(key, { ...through, chance: before + roll.chance * chance });
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
