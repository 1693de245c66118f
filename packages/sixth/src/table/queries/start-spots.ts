import { CONTACT_SLACK, overlaps, type Point, type Pose } from '@hardtop/geometry';
import type { Setup } from '../../scenarios/setup.ts';
import { freeSpots, turningRoomAt } from '../../scenarios/start-spots.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { baseOf } from './outline.ts';

const known = new WeakMap<Setup, Map<Pose, readonly Point[]>>();

/** Where there is room on a strip before anybody stands there. */
function emptySpots(setup: Setup, strip: Pose): readonly Point[] {
  const byStrip = known.get(setup) ?? new Map<Pose, readonly Point[]>();
  known.set(setup, byStrip);
  const spots = byStrip.get(strip) ?? freeSpots(setup, strip, []);
  byStrip.set(strip, spots);
  return spots;
}

/** Where a car may start beside those that stand already; on its strip itself where others have left no room. */
export function startSpots({ setup, state }: SixthGame, car: Car): readonly Point[] {
  const strip = setup.starts[car.seat]?.strip;
  if (strip === undefined) return [{ x: car.pose.x, y: car.pose.y }];
  const standing = state.cars.filter(({ seat }) => seat !== car.seat && !state.queue.includes(seat));
  const bases = standing.map(({ pose }) => baseOf(pose));
  const spots = emptySpots(setup, strip).filter((spot) => {
    const room = turningRoomAt(spot);
    return !bases.some((base) => overlaps(room, base, CONTACT_SLACK));
  });
  return spots.length > 0 ? spots : [{ x: strip.x, y: strip.y }];
}
