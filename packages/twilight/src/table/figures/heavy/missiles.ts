import type { Target } from '@hardtop/kernel';
import { MISSILE_FLIGHT } from '../../../catalog/antitank-missiles.ts';

/** Twice the skill at any range within the missile's, if it was aimed. */
export function missileTarget(skill: number, range: number, meters: number): Target {
  const rule = 'twilight/combat/antitank-missiles';
  if (meters > range) return { kind: 'impossible', because: `It flies ${range} m.`, rule };
  const value = skill * (MISSILE_FLIGHT.skillMultiple - 1);
  const modifiers = [{ value, label: 'guided', rule } as const];
  return { kind: 'need', base: skill, modifiers, need: skill + value, atMost: true };
}

/** The phase of its flight in which a missile arrives: 1 for the phase in which it is fired. */
export const flightPhases = (meters: number): number => Math.max(1, Math.ceil(meters / MISSILE_FLIGHT.metersPerPhase));

/** Actions of all loaders together: each spends as many as it takes, and each one missing adds one for the others (L2298). */
export const reloadActions = (reload: number, loaders: number, present: number): number =>
  (reload + Math.max(0, loaders - present)) * Math.max(1, Math.min(loaders, present));
