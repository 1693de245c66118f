import { type Point, QUANTUM } from '@hardtop/geometry';
import type { Modifier } from '@hardtop/kernel';
import { VISIBILITY_MODIFIERS } from '../../catalog/targeting.ts';
import type { Counter } from '../state/counters.ts';
import type { State } from '../state/state.ts';
import { comesNear } from './passing.ts';

/** What hides things behind it: burning oil smokes as well. */
export function isCloud({ kind }: Counter): boolean {
  return kind === 'smoke' || kind === 'paint' || kind === 'tear-gas' || kind === 'flaming-oil';
}

export function hasClouds({ counters }: State): boolean {
  for (const counter of counters) if (isCloud(counter)) return true;
  return false;
}

const NO_CLOUDS: readonly Counter[] = [];

/** Clouds that a line from a point to somewhere within `reach` of another may pass through. */
export function cloudsNear({ counters }: State, from: Point, to: Point, reach: number): readonly Counter[] {
  let found: Counter[] | null = null;
  for (const counter of counters) {
    if (!isCloud(counter) || !comesNear(counter.pose, counter.size, from, to, reach)) continue;
    found ??= [];
    found.push(counter);
  }
  return found ?? NO_CLOUDS;
}

/** How many of them a line passes through: to graze the edge is to pass by. */
export function cloudsOnLine(clouds: readonly Counter[], from: Point, to: Point): number {
  let count = 0;
  for (const { pose, size } of clouds) if (comesNear(pose, size, from, to, -QUANTUM)) count++;
  return count;
}

/** What so many clouds in the line of fire cost. */
export function cloudModifier(count: number): Modifier | null {
  if (count === 0) return null;
  const { value, rule } = VISIBILITY_MODIFIERS.cloud;
  return {
    value: value * count,
    label: count === 1 ? 'Smoke or paint in the way' : `${count} clouds in the way`,
    rule,
  };
}
