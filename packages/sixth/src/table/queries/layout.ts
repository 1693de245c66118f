import { type Box, boxOf, gapBetween, type Pose, QUANTUM, type Shape } from '@hardtop/geometry';
import { OBSTACLES } from '../../catalog/obstacles.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Car, State } from '../state/state.ts';
import { baseOf, wallsOf } from './outline.ts';
import { tokenShape } from './token-shape.ts';

/** A thing that can be pushed. */
export interface Body {
  readonly id: string;
  readonly weight: 'light' | 'heavy';
  readonly pose: Pose;
  readonly shapeAt: (pose: Pose) => Shape;
}

export interface Wall {
  readonly id: string;
  readonly shape: Shape;
  readonly box: Box;
}

/** What lies where around a car that moves. */
export interface Layout {
  readonly bodies: readonly Body[];
  readonly walls: readonly Wall[];
}

/** Nearer than this they touch. */
const TOUCH = 4 * QUANTUM;

export const isTouching = (a: Shape, b: Shape): boolean => gapBetween(a, b) <= TOUCH;

const wallIds = new WeakMap<Setup, readonly Wall[]>();

function wallsIn(setup: Setup): readonly Wall[] {
  const found = wallIds.get(setup) ?? wallsOf(setup).map((shape, i) => ({ id: `wall ${i}`, shape, box: boxOf(shape) }));
  wallIds.set(setup, found);
  return found;
}

export function layoutAround(setup: Setup, { cars, tokens }: State, mover: Car): Layout {
  const others = cars.filter((car) => car !== mover && car.out === null);
  const things = tokens.filter(({ gone }) => !gone);
  return {
    walls: wallsIn(setup),
    bodies: [
      ...others.map(({ id, pose }): Body => ({ id, weight: 'heavy', pose, shapeAt: baseOf })),
      ...things.flatMap((token): readonly Body[] => {
        const { weight } = OBSTACLES[token.kind];
        const shapeAt = token.kind === 'wreck' ? baseOf : (pose: Pose) => tokenShape({ ...token, pose });
        return weight === 'light' || weight === 'heavy' ? [{ id: token.id, weight, pose: token.pose, shapeAt }] : [];
      }),
    ],
  };
}

/** Who touches whom: names in pairs. */
export type Touching = ReadonlySet<string>;

export const MOVER = 'mover';

const pair = (a: string, b: string): string => `${a}|${b}`;

export const areTouching = (touching: Touching, a: string, b: string): boolean =>
  touching.has(pair(a, b)) || touching.has(pair(b, a));

/** Everything that touches before a movement point begins. */
export function touchingIn({ bodies, walls }: Layout, mover: Shape): Touching {
  const all = [{ id: MOVER, shape: mover }, ...bodies.map(({ id, pose, shapeAt }) => ({ id, shape: shapeAt(pose) }))];
  const found = new Set<string>();
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) if (isTouching(a.shape, b.shape)) found.add(pair(a.id, b.id));
    for (const wall of walls) if (isTouching(a.shape, wall.shape)) found.add(pair(a.id, wall.id));
  }
  return found;
}
