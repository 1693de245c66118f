import type { Person } from '../state/person.ts';
import type { Table } from '../state/state.ts';
import { isLost } from './crews.ts';
import { ringsBetween, STEPS, sameCell } from './position.ts';
import { mapOf } from './world-map.ts';

/** What a charge can be laid against: a wall of the square, something that stands in it, a vehicle beside; or the bare ground. */
interface ChargeTarget {
  /** Empty: the ground. */
  readonly id: string;
  readonly name: string;
}

export function chargeTargets({ setup, state }: Table, { at }: Person): readonly ChargeTarget[] {
  if (at === null) return [];
  const found: ChargeTarget[] = [{ id: '', name: 'on the ground' }];
  const map = mapOf(setup);
  for (const [way, { dx, dy }] of STEPS.entries()) {
    if (dx !== 0 && dy !== 0) continue;
    const index = map.barrierBetween(at.l, at.x, at.y, dx, dy);
    const barrier = setup.barriers[index];
    if (barrier !== undefined && state.barriers[index]?.broken === false)
      found.push({ id: barrier.id, name: `at the ${barrier.kind} to the ${SIDES[way] ?? 'north'}` });
  }
  for (const [i, { id, name, at: where, av }] of setup.obstacles.entries())
    if (sameCell(where, at) && av > 0 && state.obstacles[i] === false) found.push({ id, name: `at the ${name}` });
  for (const vehicle of state.vehicles)
    if (vehicle.at !== null && !isLost(vehicle) && ringsBetween(vehicle.at, at) <= 1 && vehicle.moved === 0)
      found.push({ id: vehicle.id, name: `at ${vehicle.name}` });
  return found;
}

const SIDES = ['north', '', 'east', '', 'south', '', 'west', ''] as const;
