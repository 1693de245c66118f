import { isInFire } from '../chapters/burning.ts';
import { crossLanes, driveThroughLanes } from '../chapters/lanes.ts';
import { charge } from '../chapters/melee.ts';
import { lookAt, lookAtVehicle } from '../chapters/sighting.ts';
import { aboardOf, ridersOf } from '../queries/crews.ts';
import type { Effect, TwilightPlay } from '../state/effects.ts';
import { personOf, type TwilightGame, vehicleOf } from '../state/state.ts';
import { opportunityFire } from './opportunity.ts';
import { sneak } from './stealth.ts';

/** Somebody has come into a square: he is seen and sees, and whoever aims there may fire. */
export function* enter(
  game: TwilightGame,
  { person: id, from, wasSeen }: Extract<Effect, { kind: 'entered' }>,
): TwilightPlay {
  const person = personOf(game.state, id);
  // While nobody is in contact a turn is resolved at once: who is met shows when the next phase begins, to all of them.
  if (game.state.contact) lookAt(game, person);
  yield* sneak(game, person);
  if (isInFire(game, person)) person.throughFire = true;
  yield* crossLanes(game, person, from);
  yield* charge(game, person);
  yield* opportunityFire(game, id, wasSeen);
}

/** A vehicle has come into a square: so have all who ride in it. */
export function* enterByVehicle(
  game: TwilightGame,
  { vehicle: id, from, wasSeen }: Extract<Effect, { kind: 'vehicle-entered' }>,
): TwilightPlay {
  const vehicle = vehicleOf(game.state, id);
  if (game.state.contact) {
    for (const person of aboardOf(game.state, vehicle)) lookAt(game, person);
    lookAtVehicle(game, vehicle);
  }
  yield* driveThroughLanes(game, vehicle, from);
  for (const rider of ridersOf(game.state, vehicle)) yield* crossLanes(game, rider, from);
  yield* opportunityFire(game, id, wasSeen);
}
