// The bodies that drive on the ground and are no larger than a car, of three classes.

import { BODIES, type BodyId } from './bodies.ts';
import { CYCLE_BODIES, type CycleBodyId } from './cycle-bodies.ts';
import { CYCLE_PLANTS, type CyclePlantId } from './cycle-plants.ts';
import { PLANTS, type Plant, type PlantId } from './plants.ts';
import { TRIKE_BODIES, type TrikeBodyId } from './trike-bodies.ts';
import { isCarBody } from './vehicle-bodies.ts';

export const GROUND_BODIES = { ...BODIES, ...CYCLE_BODIES, ...TRIKE_BODIES } as const;
export type GroundBodyId = BodyId | CycleBodyId | TrikeBodyId;

export type GroundPlantId = PlantId | CyclePlantId;

export type GroundClass = 'car' | 'cycle' | 'trike';

export const isTrikeBody = (id: GroundBodyId): id is TrikeBodyId => id in TRIKE_BODIES;

export function groundClass(id: GroundBodyId): GroundClass {
  if (isCarBody(id)) return 'car';
  return isTrikeBody(id) ? 'trike' : 'cycle';
}

/** The plants on sale for a class: those of cars and of cycles share names, not figures. */
export function groundPlants(of: GroundClass): Readonly<Partial<Record<GroundPlantId, Plant>>> {
  return of === 'car' ? PLANTS : CYCLE_PLANTS;
}
