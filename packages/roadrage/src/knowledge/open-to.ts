import type { Seat, Viewer } from '@hardtop/kernel';
import type { Setup } from '../scenarios/setup.ts';
import { areEnemies } from '../table/queries/sides.ts';

/** Whether a viewer may see the sheets of a seat: his own and his side's, a referee all. */
export function isOpenTo(setup: Setup, viewer: Viewer, owner: Seat): boolean {
  if (!setup.hidden || viewer === 'referee') return true;
  return viewer !== null && !areEnemies(setup, viewer, owner);
}
