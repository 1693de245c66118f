import { SPEED_PUSH } from '../../catalog/maneuvers.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { type ControlTest, chanceAt } from './control.ts';
import { isDriven, isUnderWay } from './in-hand.ts';

export function pushTest(squares: number): ControlTest {
  return {
    sd: SPEED_PUSH.differencePerTen * squares,
    voluntary: false,
    reason: 'Speed push',
    rule: 'roadrage/move/speed-push',
  };
}

/** Whether its driver is asked: if there is any hope, or where sheets are hidden, if it could be hoped for. */
export function mayPush(game: RoadGame, vehicle: Vehicle): boolean {
  return game.setup.hidden ? isFitToPush(game, vehicle) : furthestPush(game, vehicle) > 0;
}

function isFitToPush(game: RoadGame, vehicle: Vehicle): boolean {
  return isUnderWay(vehicle) && isDriven(game, vehicle) && !vehicle.reverse && !vehicle.pushed && vehicle.speed > 0;
}

/** The most it could hope for: beyond that no roll of two dice would do. */
export function furthestPush(game: RoadGame, vehicle: Vehicle): number {
  if (!isFitToPush(game, vehicle)) return 0;
  return Math.max(0, Math.floor((chanceAt(game, vehicle, 0) - 2) / SPEED_PUSH.differencePerTen));
}
