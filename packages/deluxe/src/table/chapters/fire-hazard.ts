import { setOff } from '@hardtop/kernel';
import { ENEMY_FIRE, type FireHazardRow } from '../../catalog/hazards.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import type { Vehicle } from '../state/state.ts';

/** The hazard of hits taken in one attack. */
export function* fireHazard(vehicle: Vehicle, hits: number): DeluxePlay {
  const row: FireHazardRow | undefined = ENEMY_FIRE.findLast((candidate) => hits >= candidate.from);
  if (row === undefined) return;
  const label = `${hits} hit${hits === 1 ? '' : 's'} of enemy fire`;
  const trouble = { label, difficulty: row.difficulty, rule: 'deluxe/IV.6/enemy-fire' } as const;
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble });
}
