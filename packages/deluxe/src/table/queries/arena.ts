import { distance, type Point, toLocal } from '@hardtop/geometry';
import type { SafeZone } from '../state/arena.ts';
import type { Setup } from '../state/setup.ts';
import { type State, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import type { Aim } from './batteries.ts';

const NO_ZONES: readonly SafeZone[] = [];

/** The safe ground of an arena. */
export function safeZones({ safe }: Setup): readonly SafeZone[] {
  return safe ?? NO_ZONES;
}

/** The safe ground that a spot lies in. */
export function zoneAt(setup: Setup, point: Point): SafeZone | null {
  for (const zone of safeZones(setup)) {
    const { x, y } = toLocal(zone.pose, point);
    if (Math.abs(x) <= zone.size.width / 2 && Math.abs(y) <= zone.size.length / 2) return zone;
  }
  return null;
}

/** Whether whoever wants to leave may. */
export function isOpen({ event }: Setup, { turn }: Pick<State, 'turn'>): boolean {
  return event === undefined || turn > event.leaveAfter;
}

/** What is wrong with firing at something from where one stands: across a safe line, either way, it is a foul, at who has given up it is remembered. */
export function wrongOf(world: World, from: Point, target: FireTarget): 'foul' | 'surrender' | null {
  const { setup, state } = world;
  if (setup.event === undefined) return null;
  if (target.kind === 'vehicle') {
    const vehicle = vehicleOf(state, target.vehicle);
    // It has crossed the line and not driven off yet.
    if (vehicle.left === 'gate' && !vehicle.gone) return 'foul';
    if (isAcross(setup, from, vehicle.pose)) return 'foul';
    return vehicle.surrendered ? 'surrender' : null;
  }
  if (target.kind !== 'person' && target.kind !== 'crowd') return null;
  const people = target.kind === 'person' ? [target.person] : target.people;
  const isFoul = state.pedestrians.some(
    ({ person, pose }) => people.includes(person.id) && isAcross(setup, from, pose),
  );
  return isFoul ? 'foul' : null;
}

/** A safe line runs between the two. */
function isAcross(setup: Setup, one: Point, other: Point): boolean {
  return setup.safe !== undefined && zoneAt(setup, one) !== zoneAt(setup, other);
}

/** Has given up or crossed a safe line: in an arena it may be fired at, but that is no good shot. */
export function isSpared({ event }: Setup, { surrendered, left }: Vehicle): boolean {
  return event !== undefined && (surrendered || left !== undefined);
}

/** A surrender may be refused as a turn ends, if there is nothing better; a foul is only offered besides. */
export function setAside(aims: Aim[], from: number, { left }: Vehicle): void {
  const aside = left === undefined ? 'built' : 'bystander';
  for (const [i, aim] of aims.entries()) if (i >= from) aims[i] = { ...aim, expected: 0, aside };
}

export const WRONGS = {
  foul: 'a foul: across the safe line',
  surrender: 'has given up: legal, but remembered',
} as const;

/** The nearest way out for whoever wants one; null where there is none. */
export function nearestGate(setup: Setup, { pose }: Pick<Vehicle, 'pose'>): SafeZone | null {
  let best: SafeZone | null = null;
  for (const zone of safeZones(setup))
    if (best === null || distance(zone.pose, pose) < distance(best.pose, pose)) best = zone;
  return best;
}
