import type { Pose } from '@hardtop/geometry';
import type { CounterKind } from '../catalog/counters.ts';
import type { Scene } from './scene.ts';

/** What driving over a counter costs a driver's mind. */
const COST: Readonly<Record<CounterKind, number>> = { smoke: 2, oil: 9, spikes: 4, mine: 9, flamingOil: 12 };
const HALF = 0.5;

export function counterCost({ game }: Scene, { x, y }: Pose): number {
  let cost = 0;
  for (const { kind, pose } of game.state.counters)
    if (Math.abs(pose.x - x) <= HALF && Math.abs(pose.y - y) <= HALF) cost += COST[kind];
  return cost;
}
