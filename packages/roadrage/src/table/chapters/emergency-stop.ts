import { EMERGENCY_STOP } from '../../catalog/maneuvers.ts';
import { isUnderWay } from '../queries/in-hand.ts';
import type { RoadGame, RoadPlay, Vehicle } from '../state/state.ts';
import { type ControlTest, keepControl } from './control.ts';
import { maneuverMark } from './maneuver.ts';
import { goStraight } from './straight.ts';

const RULE = 'roadrage/maneuver/emergency-stop';

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
  return { sd, voluntary: true, reason: 'Emergency stop', rule: RULE };
}

/** Half the move straight on, a roll, whatever skid there is, and it stands. */
export function* emergencyStop(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const test = stopTest(vehicle);
  const text = `${vehicle.name} stands on its brakes at ${vehicle.speed} mph.`;
  game.emit({ kind: 'maneuver', rule: RULE, about: vehicle.id, text, marks: [maneuverMark(game, 'emergencyStop')] });
  yield* goStraight(game, vehicle, stoppingDistance(vehicle));
  if (!isUnderWay(vehicle) || vehicle.speed === 0) return;
  yield* keepControl(game, vehicle, test, { charged: true, most: vehicle.left });
  if (!isUnderWay(vehicle)) return;
  vehicle.speed = 0;
  vehicle.left = 0;
}
