import { contactPoint, type Pose, type Shape, separation, toLocal } from '@hardtop/geometry';
import type { Side } from '../../catalog/dashboard.ts';
import type { ObstacleKind } from '../../catalog/obstacles.ts';
import { CAR } from '../../catalog/turning-key.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Car, State, TokenState } from '../state/state.ts';
import { baseOf, wallsOf } from './outline.ts';
import { tokenShape } from './token-shape.ts';

/** Something that was run into. */
export type Met =
  | { readonly kind: 'car'; readonly id: string; readonly shape: Shape; readonly car: Car }
  | { readonly kind: 'token'; readonly id: string; readonly shape: Shape; readonly token: TokenState }
  | { readonly kind: 'wall'; readonly id: string; readonly shape: Shape; readonly isEdge: boolean };

/** By the name that the layout has for it. */
export function metCalled(setup: Setup, { cars, tokens }: State, id: string): Met {
  const car = cars.find((one) => one.id === id);
  if (car !== undefined) return { kind: 'car', id, shape: baseOf(car.pose), car };
  const token = tokens.find((one) => one.id === id);
  if (token !== undefined) {
    const shape = token.kind === 'wreck' ? baseOf(token.pose) : tokenShape(token);
    return { kind: 'token', id, shape, token };
  }
  const walls = wallsOf(setup);
  const place = Number(id.replace('wall ', ''));
  const shape = walls[place];
  if (shape === undefined) throw new Error(`nothing is called ${id}`);
  return { kind: 'wall', id, shape, isEdge: place < walls.length - setup.walls.length };
}

export function obstacleOf(met: Met): ObstacleKind {
  if (met.kind === 'car') return 'car';
  if (met.kind === 'token') return met.token.kind;
  return met.isEdge ? 'arenaEdge' : 'innerWall';
}

export const metName = (met: Met): string => {
  if (met.kind === 'car') return met.car.name;
  return met.kind === 'token' ? `a ${met.token.kind}` : 'a wall';
};

/** Ahead of the rectangle it is the front, behind it the back, else the side. */
export function sideTouched(pose: Pose, by: Shape): Side {
  const base = baseOf(pose);
  const { normal } = separation(base, by);
  const { x, y } = toLocal(pose, contactPoint(base, by, normal));
  if (y >= CAR.length / 2) return 'front';
  if (y <= -CAR.length / 2) return 'back';
  return x < 0 ? 'left' : 'right';
}
