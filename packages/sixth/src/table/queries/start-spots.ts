import type { Point } from '@hardtop/geometry';
import { freeSpots } from '../../scenarios/start-spots.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { baseOf } from './outline.ts';

/** Where a car may start beside those that stand already; on its strip itself where others have left no room. */
export function startSpots({ setup, state }: SixthGame, car: Car): readonly Point[] {
  const strip = setup.starts[car.seat]?.strip ?? car.pose;
  const standing = state.cars.filter(({ seat }) => seat !== car.seat && !state.queue.includes(seat));
  const spots = freeSpots(
    setup,
    strip,
    standing.map(({ pose }) => baseOf(pose)),
  );
  return spots.length > 0 ? spots : [{ x: strip.x, y: strip.y }];
}
