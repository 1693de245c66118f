import { HARD } from '../../catalog/dashboard.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Car } from '../state/state.ts';
import { effectsOf } from './cards.ts';
import { backTouchesWall } from './outline.ts';

export interface SpeedChoice {
  readonly speed: number;
  readonly reverse: boolean;
  readonly hard: 'accelerate' | 'brake' | null;
}

/** What hard acceleration costs the power plant, and hard braking the tires. */
export const hardAccelerationCost = (car: Car): number =>
  effectsOf(car, 'freeHardAcceleration').length > 0 ? 0 : HARD.power;
export const hardBrakingCost = (car: Car): number => (effectsOf(car, 'freeHardBrake').length > 0 ? 0 : HARD.tires);

/** Every speed it may be set to: kept, by one, or by two at a price. The slider's 0 is a halt or, with room behind, reverse. */
export function legalSpeeds(setup: Setup, car: Car): readonly SpeedChoice[] {
  const mayReverse = !backTouchesWall(setup, car.pose);
  const at = (speed: number, hard: SpeedChoice['hard'] = null): readonly SpeedChoice[] => {
    if (speed < 0 || speed > car.maxSpeed) return [];
    const ahead = { speed, reverse: false, hard };
    return speed === 0 && mayReverse ? [ahead, { ...ahead, reverse: true }] : [ahead];
  };
  const { speed, tires } = car;
  return [
    ...at(speed),
    ...at(speed + 1),
    ...at(speed + 1 + HARD.step, 'accelerate'),
    ...at(speed - 1),
    ...(tires > 0 ? at(speed - 1 - HARD.step, 'brake') : []),
  ];
}
