import type { Pose, Size } from '@hardtop/geometry';
import { COUNTERS } from '../catalog/counters.ts';
import { isAlive } from '../table/queries/crew.ts';
import type { OnFoot, Vehicle, World } from '../table/state/state.ts';
import { shunnedBy } from './footing.ts';

/** A place that a driver stays out of as he would of a wall. */
export interface Shunned {
  readonly pose: Pose;
  readonly size: Size;
}

/** Bystanders and one's own people; the dead are past sparing. */
export function isSpared(own: Vehicle, person: OnFoot): boolean {
  return isAlive(person) && (person.seat === null || own.crew.some(({ seat }) => seat === person.seat));
}

/** Ground that is not for this vehicle, and whoever is to be spared. */
export function shunnedAhead({ setup, state }: World, own: Vehicle): readonly Shunned[] {
  const ground = shunnedBy(setup, own);
  if (state.pedestrians.length === 0) return ground;
  const spared = state.pedestrians.filter(({ person }) => isSpared(own, person) && !own.over.includes(person.id));
  return [...ground, ...spared.map(({ pose }) => ({ pose, size: COUNTERS.pedestrian }))];
}
