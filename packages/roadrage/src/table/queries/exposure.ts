import { BIKES } from '../../catalog/people.ts';
import type { Person, RoadGame } from '../state/state.ts';
import type { Thing } from './field.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf, has, isTopDown } from './figures.ts';
import { vehicleThing, vehicleUnder } from './marks.ts';

/** How much of a person a shot can find. Only the enclosed have the armor of their vehicle. */
export type Exposure = 'exposed' | 'partial' | 'enclosed';

/** Either side of the bow, in tenths of a degree. */
const COWLED = (BIKES.cowlingArc * 10) / 2;

export function exposureOf(game: RoadGame, person: Person, from: Thing): Exposure {
  const { place } = person;
  if (place.kind === 'foot') {
    if (place.cover === 'none') return 'exposed';
    // Whoever fires over his cover shows himself.
    return place.cover === 'full' && !person.exposed ? 'enclosed' : 'partial';
  }
  const vehicle = vehicleUnder(game, person);
  if (vehicle === null || place.kind !== 'seat') return 'exposed';
  if (bodyOf(game, vehicle).bike) {
    if (!has(game, vehicle, 'bigCowling')) return 'exposed';
    const bearing = fieldOf(game).bearing(vehicleThing(game, vehicle), vehicle.pose.h, from);
    return Math.abs(bearing) <= COWLED ? 'partial' : 'exposed';
  }
  return person.exposed || isTopDown(game, vehicle) ? 'partial' : 'enclosed';
}
