import type { RoadPlay } from '../state/effects.ts';
import { type Person, type RoadGame, type Vehicle, vehicleOf } from '../state/state.ts';
import { aboardTurn } from './aboard.ts';
import { endSlide } from './bikes.ts';
import { standingGunner, survivesShaking } from './hanging-on.ts';
import { insideTurn, isRestless } from './inside.ts';
import { walkTurn } from './pedestrian.ts';

/** After all vehicles: those who cling to vehicles, those who want out, then those on foot. */
export function* peoplePhase(game: RoadGame): RoadPlay {
  const { people, vehicles } = game.state;
  // What lay down otherwise than at the end of its slide has let go of its riders too.
  for (const vehicle of vehicles) if (vehicle.thrown !== undefined) yield* endSlide(game, vehicle);
  // Whoever comes off a vehicle now has had his turn.
  const walkers = people.filter(isOnFoot);
  if (game.setup.variants.people) {
    for (const person of people) if (person.place.kind === 'aboard' && person.hp > 0) yield* cling(game, person);
    for (const vehicle of vehicles) {
      if (vehicle.gone) continue;
      if (vehicle.maneuvers > 0) yield* shakeGunner(game, vehicle);
      if (isRestless(game, vehicle)) yield* insideTurn(game, vehicle);
    }
  }
  for (const person of walkers) yield* walkTurn(game, person);
}

function isOnFoot({ place, hp }: Person): boolean {
  return place.kind === 'foot' && hp > 0;
}

function* cling(game: RoadGame, person: Person): RoadPlay {
  if (person.place.kind !== 'aboard') return;
  const vehicle = vehicleOf(game.state, person.place.vehicle);
  if (vehicle.gone || !(yield* survivesShaking(game, vehicle, person))) return;
  yield* aboardTurn(game, vehicle, person);
}

function* shakeGunner(game: RoadGame, vehicle: Vehicle): RoadPlay {
  const gunner = standingGunner(game, vehicle);
  if (gunner !== null) yield* survivesShaking(game, vehicle, gunner);
}
