import { travelOf } from '../queries/figures.ts';
import { isUnderWay } from '../queries/in-hand.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { moveSquare } from './move.ts';
import { trailOf } from './trail.ts';

/** Squares straight on; false as soon as something else has become of the move. */
export function* goStraight(game: RoadGame, vehicle: Vehicle, squares: number): RoadPlay<boolean> {
  return yield* go(game, vehicle, squares, 'drive');
}

/** The extra squares of a speed push. */
export function* goPushed(game: RoadGame, vehicle: Vehicle, squares: number): RoadPlay<boolean> {
  return yield* go(game, vehicle, squares, 'push');
}

function* go(game: RoadGame, vehicle: Vehicle, squares: number, manner: 'drive' | 'push'): RoadPlay<boolean> {
  const heading = travelOf(vehicle);
  const back = vehicle.reverse ? ' backwards' : '';
  const text = (count: number): string => `${vehicle.name} drives ${squaresOf(count)}${back}.`;
  const trail = trailOf(game, vehicle, { style: 'drive', rule: 'roadrage/move/movement', text });
  // What it smashes on the way slows it, and the order goes no further than the movement that is left.
  for (let i = 0; i < squares && vehicle.left > 0; i++) {
    const { moved } = vehicle;
    const arrived = yield* moveSquare(trail.game, vehicle, heading, manner, true);
    if (arrived) trail.note();
    // More than one square, or another heading: it has skidded.
    const strayed = vehicle.moved !== moved + 1 || travelOf(vehicle) !== heading || vehicle.speed === 0;
    if (!arrived || strayed || !isUnderWay(vehicle)) {
      trail.end();
      return false;
    }
  }
  trail.end();
  return true;
}
