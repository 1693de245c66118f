import { gapBetween, type Pose, QUANTUM, type Shape } from '@hardtop/geometry';
import { OBSTACLES } from '../../catalog/obstacles.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Car, State, TokenState } from '../state/state.ts';
import { BASE_REACH, baseOf, type Wall, wallsWithBoxes } from './outline.ts';
import { tokenReach, tokenShapeAt } from './token-shape.ts';

/** A thing that can be pushed, where it stands before a movement point begins. */
export class Body {
  readonly id: string;
  readonly kind: 'car' | TokenState['kind'];
  readonly weight: 'light' | 'heavy';
  readonly pose: Pose;
  /** No part of it is farther from its middle. */
  readonly reach: number;

  constructor(id: string, kind: Body['kind'], weight: Body['weight'], pose: Pose) {
    this.id = id;
    this.kind = kind;
    this.weight = weight;
    this.pose = pose;
    this.reach = kind === 'car' ? BASE_REACH : tokenReach(kind);
  }

  shapeAt(pose: Pose): Shape {
    return this.kind === 'car' || this.kind === 'wreck' ? baseOf(pose) : tokenShapeAt(this.kind, pose);
  }
}

/** What lies where around a car that moves. */
export interface Layout {
  readonly bodies: readonly Body[];
  readonly walls: readonly Wall[];
}

/** Nearer than this they touch. */
const TOUCH = 4 * QUANTUM;

export const isTouching = (a: Shape, b: Shape): boolean => gapBetween(a, b) <= TOUCH;

export function layoutAround(setup: Setup, { cars, tokens }: State, mover: Car): Layout {
  const bodies: Body[] = [];
  for (const car of cars)
    if (car !== mover && car.out === null) bodies.push(new Body(car.id, 'car', 'heavy', car.pose));
  for (const { id, kind, pose, gone } of tokens) {
    const { weight } = OBSTACLES[kind];
    if (!gone && (weight === 'light' || weight === 'heavy')) bodies.push(new Body(id, kind, weight, pose));
  }
  return { walls: wallsWithBoxes(setup), bodies };
}

export const MOVER = 'mover';

/** Everything that touches before a movement point begins, looked at when it is asked for: most ways meet nothing. */
export interface Touching {
  readonly layout: Layout;
  readonly mover: Pose;
}

export const touchingIn = (layout: Layout, mover: Pose): Touching => ({ layout, mover });

/** The mover first, then what can be pushed, then walls. */
function placeOf({ bodies, walls }: Layout, id: string): number {
  if (id === MOVER) return -1;
  const body = bodies.findIndex((one) => one.id === id);
  if (body >= 0) return body;
  const wall = walls.findIndex((one) => one.id === id);
  if (wall < 0) throw new Error(`nothing is called ${id}`);
  return bodies.length + wall;
}

function shapeOn({ layout: { bodies, walls }, mover }: Touching, place: number): Shape | undefined {
  if (place < 0) return baseOf(mover);
  const body = bodies[place];
  return body === undefined ? walls[place - bodies.length]?.shape : body.shapeAt(body.pose);
}

export function areTouching(touching: Touching, a: string, b: string): boolean {
  const [one, other] = [placeOf(touching.layout, a), placeOf(touching.layout, b)];
  const first = shapeOn(touching, Math.min(one, other));
  const second = shapeOn(touching, Math.max(one, other));
  return first !== undefined && second !== undefined && isTouching(first, second);
}
