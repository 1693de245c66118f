import type { Seat } from '@hardtop/kernel';
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

/** The seat that decides what a vehicle does: that of whoever is at its wheel, or its owner's while nobody steers. */
export function deciderOf(game: RoadGame, vehicle: Vehicle): Seat {
  const driver = isDriven(game, vehicle) ? driverOf(game, vehicle) : null;
  return driver?.seat ?? vehicle.seat;
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

/** Even what the ram has stopped may spin; what flies, rolls or lies on its side cannot. */
export function isUpright(vehicle: Vehicle): boolean {
  return !vehicle.gone && vehicle.rolling === null && vehicle.flight === null && vehicle.down === 0;
}

/** One that stands, flies, rolls, lies on its roof or has yet to skid on has no control to lose. */
export function canLoseControl(vehicle: Vehicle): boolean {
  if (vehicle.gone || vehicle.speed === 0 || vehicle.carriedSkid !== null) return false;
  return vehicle.rolling === null && vehicle.flight === null && vehicle.down === 0;
}
