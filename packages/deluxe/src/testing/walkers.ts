import type { Walker } from '../table/state/setup.ts';
import { facing } from './collision-fixtures.ts';

/** A bystander at a point, who stands. */
export function walker(x: number, y: number, changes: Partial<Walker> = {}): Walker {
  return {
    id: 'p1',
    name: 'Ann',
    seat: null,
    pose: facing(x, y, 0),
    speed: 12.5,
    way: [],
    round: false,
    armor: 0,
    hits: 0,
    ...changes,
  };
}
