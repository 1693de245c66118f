import type { Pose } from '@hardtop/geometry';
import { COUNTERS } from '../../catalog/counters.ts';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { Stand } from '../state/stand.ts';
import type { DeluxeGame } from '../state/state.ts';

/** The smoke of a flame, wherever it hangs. */
export function layCloud({ state }: DeluxeGame, { id: by }: Pick<Stand, 'id'>, weapon: WeaponId, pose: Pose): void {
  state.countersMade++;
  const laid = { by, weapon, fuse: 'touch', turn: state.turn, phase: state.phase } as const;
  const id = `laid-${state.countersMade}`;
  state.counters.push({ id, kind: 'smoke', pose, size: COUNTERS.smoke, course: null, laid });
}
