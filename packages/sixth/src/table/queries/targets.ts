import type { Shape } from '@hardtop/geometry';
import { TURNING_KEY } from '../../catalog/turning-key.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Car, State, TokenState } from '../state/state.ts';
import { rectangleOf } from './outline.ts';
import { areAllies } from './sides.ts';
import { tokenShape } from './token-shape.ts';

/** What can be attacked: another car, or a thing that can be damaged. */
export type Target =
  | { readonly kind: 'car'; readonly car: Car }
  | { readonly kind: 'token'; readonly token: TokenState };

export const targetId = (target: Target): string => (target.kind === 'car' ? target.car.id : target.token.id);

export const targetName = (target: Target): string =>
  target.kind === 'car' ? target.car.name : `the ${target.token.kind}`;

/** The rectangle of a car, without nose and rear. */
export const targetShape = (target: Target): Shape =>
  target.kind === 'car' ? rectangleOf(target.car.pose) : tokenShape(target.token);

/** Everything an attacker may think of: no car of its own side, and whoever has no durability feels nothing. */
export function targetsOf(setup: Setup, { cars, tokens }: State, attacker: Car): readonly Target[] {
  const found: Target[] = [];
  for (const car of cars)
    if (car.out === null && !areAllies(setup, car.seat, attacker.seat)) found.push({ kind: 'car', car });
  for (const token of tokens) if (!token.gone && token.durability !== null) found.push({ kind: 'token', token });
  return found;
}

// Lengths of the map are rounded: what is meant to be a whole key is one.
export const KEY_SLACK = 1e-3;

/** A re-roll for each full length of the key. */
export const rangeRerolls = (range: number): number => Math.floor((range + KEY_SLACK) / TURNING_KEY.length);

export const isWithin = (range: number, most: number | null): boolean => most === null || range <= most + KEY_SLACK;
