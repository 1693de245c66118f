import { rectangle, type Shape } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { SQUARE } from '../../catalog/units.ts';
import type { PersonId } from '../state/ids.ts';
import type { Setup, Walker } from '../state/setup.ts';
import { type OnFoot, type Pedestrian, vehicleOf, type World } from '../state/state.ts';
import { isConscious } from './crew.ts';

/** As the scenario put him there; null for one of a crew. */
export function walkerOf({ walkers }: Setup, id: PersonId): Walker | null {
  for (const walker of walkers) if (walker.id === id) return walker;
  return null;
}

/** The square he is in. */
export function squareOf({ pose }: Pedestrian): Shape {
  return rectangle(pose, COUNTERS.pedestrian);
}

/** The middle of the square that holds a length of the map: people keep to the grid. */
export function onGrid(inches: number): number {
  return (Math.floor(inches / SQUARE) + 1 / 2) * SQUARE;
}

/** `driver of Killer Kart`, or the name that the scenario gives him. */
export function personName(setup: Setup, { id, post }: Pick<OnFoot, 'id' | 'post'>): string {
  const walker = walkerOf(setup, id);
  if (walker !== null) return walker.name;
  const start = setup.starts.find(({ model }) => model.crew.some((member) => member.id === id));
  return start === undefined ? `${post ?? 'somebody'} on foot` : `${post ?? 'somebody'} of ${start.model.name}`;
}

/** Nobody's man: he only happens to be here. */
export function isBystander({ seat }: Pick<OnFoot, 'seat'>): boolean {
  return seat === null;
}

/** Stands or lies where he is: no harder to hit for walking. */
export function isAtRest({ setup, state }: World, id: PersonId): boolean {
  const walker = walkerOf(setup, id);
  const pedestrian = state.pedestrians.find(({ person }) => person.id === id);
  if (pedestrian?.riding !== undefined) return vehicleOf(state, pedestrian.riding).speed === 0;
  if (pedestrian?.acts !== undefined) return pedestrian.acts.goal === null && pedestrian.acts.steps === 0;
  if (walker === null || pedestrian === undefined) return true;
  return !isConscious(pedestrian.person) || pedestrian.corner >= walker.way.length;
}
