// Obstacles that people on foot can move (deluxe/IV.8/carrying-obstacles).
import { CONTACT_SLACK, overlaps, rectangle } from '@hardtop/geometry';
import { SQUARE } from '../../catalog/units.ts';
import type { Counter } from '../state/counters.ts';
import type { State, World } from '../state/state.ts';
import type { Actor } from './on-foot.ts';

/** Squares a turn with one in his arms. */
export const STEPS_WITH_LOAD = 1;

const NONE: readonly Counter[] = [];

function hasObstacle({ counters }: State): boolean {
  for (const { kind } of counters) if (kind === 'obstacle') return true;
  return false;
}

/** Obstacles in his square or next to it. */
export function obstaclesFor({ state }: Pick<World, 'state'>, { pose, acts }: Actor): readonly Counter[] {
  if (acts.carries !== undefined || !hasObstacle(state)) return NONE;
  const around = rectangle(pose, { length: 3 * SQUARE, width: 3 * SQUARE });
  return state.counters.filter(
    ({ kind, pose: at, size }) => kind === 'obstacle' && overlaps(around, rectangle(at, size), CONTACT_SLACK),
  );
}
