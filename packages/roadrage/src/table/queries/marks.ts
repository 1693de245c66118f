import type { Pose } from '@hardtop/geometry';
import { type Person, type RoadGame, type Vehicle, vehicleOf } from '../state/state.ts';
import type { Thing } from './field.ts';
import { bodyOf } from './figures.ts';

/** What can be shot at: a vehicle, or somebody outside one. */
export type Mark =
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  | { readonly kind: 'person'; readonly person: Person };

export function vehicleThing(game: RoadGame, vehicle: Vehicle): Thing {
  return { pose: vehicle.pose, body: bodyOf(game, vehicle) };
}

/** The vehicle a person sits in or clings to. */
export function vehicleUnder(game: RoadGame, { place }: Person): Vehicle | null {
  return place.kind === 'seat' || place.kind === 'aboard' ? vehicleOf(game.state, place.vehicle) : null;
}

/** Where a person is; nobody asks for those who are gone. */
export function personThing(game: RoadGame, person: Person): Thing {
  const vehicle = vehicleUnder(game, person);
  if (vehicle !== null) return vehicleThing(game, vehicle);
  if (person.place.kind !== 'foot') throw new Error(`${person.id} is nowhere`);
  return { pose: person.place.pose, body: null };
}

export function markThing(game: RoadGame, mark: Mark): Thing {
  return mark.kind === 'vehicle' ? vehicleThing(game, mark.vehicle) : personThing(game, mark.person);
}

/** `v2` or `p5`. */
export function markId(mark: Mark): string {
  return mark.kind === 'vehicle' ? mark.vehicle.id : mark.person.id;
}

export function markName(mark: Mark): string {
  return mark.kind === 'vehicle' ? mark.vehicle.name : mark.person.name;
}

/** Speed that makes it harder to hit: of the vehicle, or of the one a person clings to. */
export function markSpeed(game: RoadGame, mark: Mark): number {
  const vehicle = mark.kind === 'vehicle' ? mark.vehicle : vehicleUnder(game, mark.person);
  return vehicle?.speed ?? 0;
}

export function markPose(game: RoadGame, mark: Mark): Pose {
  return markThing(game, mark).pose;
}
