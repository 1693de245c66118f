import type { RoadGame, Vehicle } from '../state/state.ts';
import { driverOf } from './figures.ts';

/** Somebody steers: alive at the wheel of something on its wheels that still obeys, and has not given up. */
export function isDriven(game: RoadGame, vehicle: Vehicle): boolean {
  return (
    !vehicle.crippled &&
    !vehicle.surrendered &&
    vehicle.finished === null &&
    vehicle.down === 0 &&
    vehicle.idle === 0 &&
    driverOf(game, vehicle) !== null
  );
}

/** What moves it is its own wheels, and nothing is pending that must be seen through first. */
export function isUnderWay(vehicle: Vehicle): boolean {
  return (
    !vehicle.gone &&
    vehicle.frozenBehind === null &&
    vehicle.rolling === null &&
    vehicle.flight === null &&
    vehicle.carriedSkid === null &&
    vehicle.bootlegger === null
  );
}
