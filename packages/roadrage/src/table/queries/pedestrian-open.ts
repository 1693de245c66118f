import { type Heading, slideAlong } from '@hardtop/geometry';
import { ON_FOOT } from '../../catalog/people.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf } from './figures.ts';
import { stopsPeople, vehicleAt } from './places.ts';

/** Without a grid people walk in steps of a quarter of a square, along headings 15° apart. */
export const STRIDE = 0.25;
export const OPEN_HEADINGS: readonly Heading[] = Array.from({ length: 24 }, (_, i) => i * 150);

/** Strides he can take along a heading before something is in his way. */
export function stridesAlong(game: RoadGame, person: Person, heading: Heading): number {
  const { place } = person;
  if (place.kind !== 'foot') return 0;
  const most = ON_FOOT.squares / STRIDE;
  for (let strides = 1; strides <= most; strides++) {
    const pose = slideAlong(place.pose, heading, strides * STRIDE);
    if (stopsPeople(game, pose) || vehicleAt(game, pose) !== null) return strides - 1;
  }
  return most;
}

/** Vehicles within a walk. */
export function vehiclesNear(game: RoadGame, person: Person): readonly Vehicle[] {
  const { place } = person;
  if (place.kind !== 'foot' || place.floor > 0) return [];
  const field = fieldOf(game);
  const own = { pose: place.pose, body: null };
  return game.state.vehicles.filter(
    (vehicle) =>
      !vehicle.gone && field.range(own, { pose: vehicle.pose, body: bodyOf(game, vehicle) }) <= ON_FOOT.squares,
  );
}
