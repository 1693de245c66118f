import { normalizeHeading } from '@hardtop/geometry';
import { travelOf } from '../queries/figures.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { fling } from './tumble.ts';

const RULE = 'roadrage/people/jump-out';
const QUARTER = 900;

/** Out on one's own side of the vehicle; while it moves it hurts. */
export function* jumpOut(game: RoadGame, vehicle: Vehicle, person: Person): RoadPlay {
  const { speed } = vehicle;
  const text = speed === 0 ? `${person.name} gets out.` : `${person.name} jumps out at ${speed} mph.`;
  game.emit({ kind: 'jump-out', rule: RULE, about: person.id, text, marks: ['people/jump-out'] });
  const left = person.place.kind !== 'seat' || person.place.seat % 2 === 0;
  const heading = normalizeHeading(travelOf(vehicle) + (left ? QUARTER : -QUARTER));
  yield* fling(game, person, vehicle, { heading, squares: 1, speed, cause: 'jumping out', rule: RULE });
}
