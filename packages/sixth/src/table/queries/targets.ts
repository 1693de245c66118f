import { arcFaces, clip, distanceBetweenShapes, type Pose, type Shape } from '@hardtop/geometry';
import { SIDES, type Side } from '../../catalog/dashboard.ts';
import { CAR, TURNING_KEY } from '../../catalog/turning-key.ts';
import type { Car, State, TokenState } from '../state/state.ts';
import { rectangleOf } from './outline.ts';
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

/** Everything an attacker may think of; whoever has no durability feels nothing. */
export function targetsOf({ cars, tokens }: State, attacker: Car): readonly Target[] {
  const others = cars.filter((car) => car !== attacker && car.out === null);
  const things = tokens.filter(({ gone, durability }) => !gone && durability !== null);
  return [
    ...others.map((car) => ({ kind: 'car', car }) as const),
    ...things.map((token) => ({ kind: 'token', token }) as const),
  ];
}

/** Whether any part of a shape is in an arc. */
export function isInArc(pose: Pose, side: Side, shape: Shape): boolean {
  return clip(shape, arcFaces(pose, CAR, side)) !== null;
}

/** The sides on which an attacker can strike: those whose arcs he is in. What has no arcs has no sides. */
export function sidesOpenTo(target: Target, attacker: Car): readonly (Side | null)[] {
  if (target.kind === 'token') return NO_SIDES;
  const shape = rectangleOf(attacker.pose);
  return SIDES.filter((side) => isInArc(target.car.pose, side, shape));
}

const NO_SIDES = [null] as const;

/** Between the nearest points of both, in car lengths. */
export const rangeTo = (attacker: Car, target: Target): number =>
  distanceBetweenShapes(rectangleOf(attacker.pose), targetShape(target));

// Lengths of the map are rounded: what is meant to be a whole key is one.
const KEY_SLACK = 1e-3;

/** A re-roll for each full length of the key. */
export const rangeRerolls = (range: number): number => Math.floor((range + KEY_SLACK) / TURNING_KEY.length);

export const isWithin = (range: number, most: number | null): boolean => most === null || range <= most + KEY_SLACK;
