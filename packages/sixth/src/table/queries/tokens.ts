import { type Modifier, sumOf } from '@hardtop/kernel';
import { CONTROL_BY_SPEED, CONTROL_BY_TIRES, MAX_SPEED_BY_TIRES, REVERSE_SPEED } from '../../catalog/dashboard.ts';
import type { SixthRule } from '../../rules.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { type Car, printOf } from '../state/state.ts';
import { effectsOf } from './cards.ts';
import { terrainLevelAt } from './ground.ts';

const TAKE: SixthRule = 'sixth/round/take-control';

export const maxSpeedOf = ({ tires }: Pick<Car, 'tires'>): number => MAX_SPEED_BY_TIRES[tires] ?? 0;

/** In reverse it is 1, standing it is 0. */
export const drivenSpeed = ({ speed, reverse }: Pick<Car, 'speed' | 'reverse'>): number =>
  reverse ? REVERSE_SPEED : speed;

export const isOutOfControl = ({ control }: Pick<Car, 'control'>): boolean => control === 0;

/** The control tokens it takes, each with its reason. */
export function controlIncome(car: Car): readonly Modifier[] {
  return [
    { value: CONTROL_BY_TIRES[car.tires] ?? 0, label: `tires ${car.tires}`, rule: TAKE },
    { value: CONTROL_BY_SPEED[car.speed] ?? 0, label: `speed ${car.speed}`, rule: TAKE },
    ...effectsOf(car, 'takeControl').map(({ effect, card }) => ({
      value: effect.tokens,
      label: printOf(card).name,
      rule: TAKE,
    })),
  ];
}

/** The ace tokens likewise. */
export function aceIncome(setup: Setup, car: Car): readonly Modifier[] {
  const byTerrain = effectsOf(car, 'takeAceByTerrain').map(({ card }) => ({
    value: terrainLevelAt(setup, car.pose),
    label: `${printOf(card).name} on this ground`,
    rule: TAKE,
  }));
  const byCards = effectsOf(car, 'takeAce').map(({ effect, card }) => ({
    value: effect.tokens,
    label: printOf(card).name,
    rule: TAKE,
  }));
  return [...byCards, ...byTerrain.filter(({ value }) => value > 0)];
}

export const tokensIn = (income: readonly Modifier[]): number => sumOf(income);
