import { normalizeHeading } from '@hardtop/geometry';
import { travelOf } from '../queries/figures.ts';
import type { Person, RoadGame, RoadPlay, Vehicle } from '../state/state.ts';
import { groundAt } from './terrain.ts';
import { fling, tumbleDice } from './tumble.ts';

const RULE = 'roadrage/people/jump-out';
const QUARTER = 900;
/** The mean of a die. */
const MEAN = 3.5;

/** Points to be expected from jumping out now. */
export function jumpPoints(game: RoadGame, vehicle: Vehicle): number {
  const points = tumbleDice(vehicle.speed) * MEAN;
  return groundAt(game, vehicle.pose).soft ? points / 2 : points;
}

/** Out on one's own side of the vehicle; while it moves it hurts. */
export function* jumpOut(game: RoadGame, vehicle: Vehicle, person: Person): RoadPlay {
  const { speed } = vehicle;
  const text = speed === 0 ? `${person.name} gets out.` : `${person.name} jumps out at ${speed} mph.`;
  game.emit({ kind: 'jump-out', rule: RULE, about: person.id, text, marks: ['people/jump-out'] });
  const left = person.place.kind !== 'seat' || person.place.seat % 2 === 0;
  const heading = normalizeHeading(travelOf(vehicle) + (left ? QUARTER : -QUARTER));
  yield* fling(game, person, vehicle, { heading, squares: 1, speed, cause: 'jumping out', rule: RULE });
}
