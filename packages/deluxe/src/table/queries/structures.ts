import type { StructureId } from '../state/ids.ts';
import type { Setup, Structure } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import { type Built, builtOf } from './breaches.ts';

/** Damage points left of a fixed object; null stands for ever. */
export function pointsLeft(state: State, { id, dp }: Structure): number | null {
  return dp === null ? null : (state.structures[id] ?? dp);
}

export function isStanding(state: State, structure: Structure): boolean {
  if (structure.opens !== undefined && state.turn > structure.opens) return false;
  return structure.dp === null || (state.structures[structure.id] ?? structure.dp) > 0;
}

/** All that still stands, piece by piece. */
export function standingPieces(setup: Setup, state: State): readonly Built[] {
  return builtOf(setup, state).filter(({ structure }) => isStanding(state, structure));
}

const byId = new WeakMap<Setup, ReadonlyMap<StructureId, Structure>>();

export function structureOf(setup: Setup, id: StructureId): Structure {
  const known = byId.get(setup) ?? new Map(setup.structures.map((structure) => [structure.id, structure]));
  byId.set(setup, known);
  const structure = known.get(id);
  if (structure === undefined) throw new Error(`no structure ${id}`);
  return structure;
}

/** Whether it stands in the way of something at a level. */
export function reachesLevel({ height }: Structure, level: number): boolean {
  return height === null || level < height;
}
