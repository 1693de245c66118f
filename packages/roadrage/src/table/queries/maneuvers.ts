import { BOOTLEGGER, EMERGENCY_STOP, type Maneuver, type ManeuverId } from '../../catalog/maneuvers.ts';
import type { RoadRule } from '../../rules.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import type { ControlTest } from './control.ts';
import { fieldOf } from './field-of.ts';

export type Side = 'left' | 'right';

export function ruleOf(game: RoadGame, { id }: Maneuver): RoadRule {
  if (fieldOf(game).alternate) return 'roadrage/open/maneuvers';
  switch (id) {
    case 'drift':
      return 'roadrage/maneuver/drift';
    case 'turn45':
      return 'roadrage/maneuver/turn-45';
    case 'turn90':
      return 'roadrage/maneuver/turn-90';
    default:
      return 'roadrage/maneuver/when';
  }
}

/** What the list of everything that can happen calls it: the two sets count apart. */
export function maneuverMark(game: RoadGame, id: ManeuverId): string {
  return `${fieldOf(game).alternate ? 'open-maneuver' : 'maneuver'}/${id}`;
}

export function testOf(game: RoadGame, row: Maneuver): ControlTest {
  return { safe: row.safe, voluntary: true, reason: row.name, rule: ruleOf(game, row) };
}

/** Left is positive. */
export function tenthsOf(degrees: number, side: Side): number {
  return side === 'left' ? degrees * 10 : -degrees * 10;
}

/** Both of its turns are tried at the safe speed of a right angle. */
export const BOOTLEGGER_TEST = {
  safe: BOOTLEGGER.safe,
  voluntary: true,
  reason: 'Bootlegger turn',
  rule: 'roadrage/maneuver/bootlegger',
} as const;

export function mayBootleg(vehicle: Vehicle): boolean {
  return vehicle.speed >= BOOTLEGGER.minSpeed && !vehicle.reverse;
}

/** Only with brakes, and only before it has moved. */
export function mayStop(vehicle: Vehicle): boolean {
  return vehicle.speed > 0 && vehicle.moved === 0 && vehicle.maneuvers === 0 && !vehicle.brakesLost;
}

/** The least it takes to stop: half the move, rounded up. */
export function stoppingDistance({ left }: Vehicle): number {
  return Math.ceil(left / EMERGENCY_STOP.distanceDivisor);
}

export function stopTest({ speed }: Vehicle): ControlTest {
  const sd = Math.ceil(speed / EMERGENCY_STOP.mphPerDifference);
  return { sd, voluntary: true, reason: 'Emergency stop', rule: 'roadrage/maneuver/emergency-stop' };
}
