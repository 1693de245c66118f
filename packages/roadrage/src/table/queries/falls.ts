import { TUMBLE } from '../../catalog/people.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { groundAt } from './ground.ts';

/** A die for each full 20 mph, and one at least from anything that moves. */
export function tumbleDice(speed: number): number {
  return speed === 0 ? 0 : Math.max(1, Math.floor(speed / TUMBLE.mphPerDie));
}

/** The mean of a die. */
const MEAN = 3.5;

/** Points to be expected from jumping out now. */
export function jumpPoints(game: RoadGame, vehicle: Vehicle): number {
  const points = tumbleDice(vehicle.speed) * MEAN;
  return groundAt(game, vehicle.pose).soft ? points / 2 : points;
}
