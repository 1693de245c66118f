import type { Pose } from '@hardtop/geometry';
import { coverAt } from '../queries/places.ts';
import { areEnemies } from '../queries/sides.ts';
import {
  forgetBreakIn,
  type Person,
  personOf,
  type RoadGame,
  type State,
  type Vehicle,
  WHEEL,
  type Whereabouts,
} from '../state/state.ts';

const RULE = 'roadrage/people/aboard';

/** Puts a person somewhere; a seat he leaves is empty, a seat he takes is his. */
export function putPerson(state: State, person: Person, place: Whereabouts): void {
  const { place: old } = person;
  if (old.kind === 'seat') setSeat(state, old.vehicle, old.seat, null);
  if (place.kind === 'seat') setSeat(state, place.vehicle, place.seat, person.id);
  if (place.kind !== 'aboard') forgetBreakIn(person);
  person.exposed = false;
  person.place = place;
}

function setSeat(state: State, vehicleId: string, seat: number, person: string | null): void {
  const vehicle = state.vehicles.find(({ id }) => id === vehicleId);
  if (vehicle !== undefined) vehicle.crew[seat] = person;
}

export function standAt(game: RoadGame, person: Person, pose: Pose, floor = 0): void {
  putPerson(game.state, person, { kind: 'foot', pose, floor, cover: coverAt(game, pose) });
}

/** Into a seat; a body in it goes overboard. An enemy at the wheel has taken the vehicle. */
export function takeSeat(game: RoadGame, vehicle: Vehicle, person: Person, seat: number): void {
  const occupant = vehicle.crew[seat] ?? null;
  if (occupant !== null) putPerson(game.state, personOf(game.state, occupant), { kind: 'gone' });
  putPerson(game.state, person, { kind: 'seat', vehicle: vehicle.id, seat });
  person.still = 0;
  const wheel = seat === WHEEL;
  const text = `${person.name} ${wheel ? 'takes the wheel of' : 'gets into'} ${vehicle.name}.`;
  game.emit({ kind: 'seat', rule: RULE, about: person.id, text });
  if (wheel && areEnemies(game.setup, person.seat, vehicle.seat)) vehicle.surrendered = true;
}
