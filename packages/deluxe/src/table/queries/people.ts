import { rectangle, type Shape } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import { SQUARE } from '../../catalog/units.ts';
import type { PersonId } from '../state/ids.ts';
import type { Setup, Walker } from '../state/setup.ts';
import { type OnFoot, type Pedestrian, type State, vehicleOf, type World } from '../state/state.ts';
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
  for (const { model } of setup.starts)
    for (const member of model.crew) if (member.id === id) return `${post ?? 'somebody'} of ${model.name}`;
  return `${post ?? 'somebody'} on foot`;
}

/** Nobody's man: he only happens to be here. */
export function isBystander({ seat }: Pick<OnFoot, 'seat'>): boolean {
  return seat === null;
}

function pedestrianOf({ pedestrians }: State, id: PersonId): Pedestrian | null {
  for (const pedestrian of pedestrians) if (pedestrian.person.id === id) return pedestrian;
  return null;
}

/** Stands or lies where he is: no harder to hit for walking. */
export function isAtRest({ setup, state }: World, id: PersonId): boolean {
  const pedestrian = pedestrianOf(state, id);
  if (pedestrian?.riding !== undefined) return vehicleOf(state, pedestrian.riding).speed === 0;
  if (pedestrian?.acts !== undefined) return pedestrian.acts.goal === null && pedestrian.acts.steps === 0;
  const walker = walkerOf(setup, id);
  if (walker === null || pedestrian === null) return true;
  return !isConscious(pedestrian.person) || pedestrian.corner >= walker.way.length;
}
