import { ask } from '@hardtop/kernel';
import { ON_FOOT } from '../../catalog/people.ts';
import type { RoadAsked } from '../queries/asked.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf, crewOf, driverOf } from '../queries/figures.ts';
import { areEnemies } from '../queries/sides.ts';
import type { RoadPlay } from '../state/effects.ts';
import { type Person, personOf, type RoadGame, type Vehicle } from '../state/state.ts';
import { jumpOut } from './jump-out.ts';
import { fight } from './melee.ts';
import { takeSeat } from './whereabouts.ts';

/** Somebody wants out, nobody drives, the vehicle is done for, has enemies in it, or stands beside an enemy that stands too. */
export function isRestless(game: RoadGame, vehicle: Vehicle): boolean {
  if (vehicle.rolling !== null || vehicle.flight !== null || vehicle.idle > 0) return false;
  if (vehicle.leaving || driverOf(game, vehicle) === null) return true;
  if (vehicle.crippled || vehicle.burning || vehicle.down !== 0 || vehicle.engineHits > 1) return true;
  if (vehicle.speed === 0 && hasPreyNear(game, vehicle)) return true;
  return vehicle.crew.some((id) => id !== null && areEnemies(game.setup, personOf(game.state, id).seat, vehicle.seat));
}

function hasPreyNear(game: RoadGame, vehicle: Vehicle): boolean {
  const field = fieldOf(game);
  const own = { pose: vehicle.pose, body: bodyOf(game, vehicle) };
  return game.state.vehicles.some(
    (other) =>
      !other.gone &&
      other.speed === 0 &&
      areEnemies(game.setup, other.seat, vehicle.seat) &&
      field.range(own, { pose: other.pose, body: bodyOf(game, other) }) <= ON_FOOT.squares,
  );
}

/** Those in a vehicle that they may want to leave, or to fight for. */
export function* insideTurn(game: RoadGame, vehicle: Vehicle): RoadPlay {
  for (const person of crewOf(game, vehicle)) {
    if (person.hp <= 0 || game.state.resigned[person.seat]) continue;
    const { seat, id } = person;
    const asked: RoadAsked = { topic: 'people', seat, person: id, where: 'inside', vehicle: vehicle.id };
    const { option: chosen } = yield* ask(game, asked);
    yield* act(game, vehicle, person, chosen);
  }
}

function* act(game: RoadGame, vehicle: Vehicle, person: Person, chosen: string): RoadPlay {
  if (chosen === 'jump') return yield* jumpOut(game, vehicle, person);
  if (chosen === 'seat:0') return takeSeat(game, vehicle, person, 0);
  if (chosen.startsWith('fight:')) yield* fight(game, person, personOf(game.state, chosen.slice('fight:'.length)));
}
