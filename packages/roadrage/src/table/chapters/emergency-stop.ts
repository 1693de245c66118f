import { isUnderWay } from '../queries/in-hand.ts';
import { maneuverMark, stoppingDistance, stopTest } from '../queries/maneuvers.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { keepControl } from './control.ts';
import { skidToStand } from './skid.ts';
import { goStraight } from './straight.ts';

const RULE = 'roadrage/maneuver/emergency-stop';

/** Half the move straight on, a roll, whatever skid there is, and it stands. */
export function* emergencyStop(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const test = stopTest(vehicle);
  const text = `${vehicle.name} stands on its brakes at ${vehicle.speed} mph.`;
  game.emit({ kind: 'maneuver', rule: RULE, about: vehicle.id, text, marks: [maneuverMark(game, 'emergencyStop')] });
  yield* goStraight(game, vehicle, stoppingDistance(vehicle));
  if (!isUnderWay(vehicle) || vehicle.speed === 0) return;
  yield* keepControl(game, vehicle, test, { charged: true });
  skidToStand(vehicle);
}
