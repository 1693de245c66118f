import { nameOf } from '../queries/names.ts';
import type { Missile } from '../state/missiles.ts';
import { type DeluxeGame, vehicleOf } from '../state/state.ts';

/** It is in the air no more. */
export function takeDown({ state }: DeluxeGame, { id }: Missile): void {
  state.missiles = state.missiles.filter((missile) => missile.id !== id);
}

/** Any hit brings a missile down, and it does not go off (H-173). */
export function shootDown(game: DeluxeGame, id: string, hits: number): number {
  const missile = game.state.missiles.find((candidate) => candidate.id === id);
  if (missile === undefined || hits <= 0) return 0;
  takeDown(game, missile);
  const text = `The missile of ${nameOf(game, vehicleOf(game.state, missile.by))} is shot down.`;
  const marks = ['missile/shot-down'];
  game.emit({ kind: 'missile', rule: 'deluxe/V.2/guided-missile', about: missile.by, outcome: 'good', text, marks });
  return hits;
}
