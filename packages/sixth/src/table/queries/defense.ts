import type { DiceCounts, Results } from '../../catalog/dice.ts';
import type { Car } from '../state/state.ts';
import type { Attack } from './attacks.ts';
import { effectsOf } from './cards.ts';
import { addDice } from './odds.ts';
import { rangeRerolls } from './targets.ts';
import { drivenSpeed, isOutOfControl } from './tokens.ts';

/** What an attack comes to, by kind of damage. */
export interface Damage {
  readonly basic: number;
  readonly tires: number;
  readonly fire: boolean;
  readonly explosion: boolean;
}

/** Yellow for the speed of whoever is in control, and what the cards add; only cars are defended. */
export function defenseDice({ target, side }: Attack): DiceCounts {
  if (target.kind === 'token') return {};
  const { car } = target;
  const plates = effectsOf(car, 'sideDefenseDice').filter(({ card }) => card.place === side);
  const cards = [...effectsOf(car, 'defenseDice'), ...plates].map(({ effect }) => effect.dice);
  return addDice({ yellow: isOutOfControl(car) ? 0 : drivenSpeed(car) }, ...cards);
}

/** The re-rolls that range gives. */
export const freeRerolls = ({ target, range }: Attack): number => (target.kind === 'car' ? rangeRerolls(range) : 0);

/** How many re-rolls an ace buys. */
export const rerollsPerAce = (car: Car): number =>
  effectsOf(car, 'rerollsPerAce').reduce((most, { effect }) => Math.max(most, effect.rerolls), 1);

/** Range and every ace. */
export function mostRerolls(attack: Attack): number {
  const { target } = attack;
  return target.kind === 'token' ? 0 : freeRerolls(attack) + target.car.ace * rerollsPerAce(target.car);
}

/** Whether the first wrench does its special harm to this target, or is a point like any other. */
function isSpecial({ print, target, side }: Attack): boolean {
  if (target.kind === 'token' || side === null) return false;
  if (print.wrench === 'fire') return !target.car.fire[side];
  return print.wrench === 'explosion' && !isOutOfControl(target.car);
}

/** Hits and wrenches as damage. What this target cannot suffer becomes basic at once. */
export function damageOf(attack: Attack, sure: number, { hit, wrench }: Pick<Results, 'hit' | 'wrench'>): Damage {
  const plain = { basic: sure + hit, tires: 0, fire: false, explosion: false };
  switch (attack.print.wrench) {
    case 'none':
      return plain;
    case 'basic':
      return { ...plain, basic: plain.basic + wrench };
    case 'tire':
      return attack.target.kind === 'car' ? { ...plain, tires: wrench } : { ...plain, basic: plain.basic + wrench };
    case 'fire':
    case 'explosion': {
      const special = wrench > 0 && isSpecial(attack);
      const basic = plain.basic + wrench - (special ? 1 : 0);
      return { ...plain, basic, [attack.print.wrench]: special };
    }
  }
}

/** Each shield takes off tire damage first, then basic; fire and explosion stay. */
export function shielded({ basic, tires, fire, explosion }: Damage, shields: number): Damage {
  const onTires = Math.min(shields, tires);
  return { basic: Math.max(0, basic - (shields - onTires)), tires: tires - onTires, fire, explosion };
}

/** What shields can take off at most. */
export const canBeShielded = ({ basic, tires }: Damage): number => basic + tires;
