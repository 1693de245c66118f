import type { Pose } from '@hardtop/geometry';
import type { Flight, RoadGame, Vehicle } from '../state/state.ts';
import { groundAt } from './ground.ts';

/** Over the heads of all: not in the square after take-off. Others drive beneath it. */
export function isHigh({ flight }: Vehicle): boolean {
  return flight !== null && flight.flown > 1;
}

/** Whether it soars over what is in its next square: not the first one, not the last, not where the ground rises. */
export function passesOver(game: RoadGame, { flight }: Vehicle, next: Pose): boolean {
  if (flight === null || flight.flown === 0 || flight.units <= 1) return false;
  return groundAt(game, next).level <= heightOf(flight);
}

/** Level until it should land, then a level lower with each square. */
export function heightOf({ level, sunk }: Flight): number {
  return level - sunk;
}
