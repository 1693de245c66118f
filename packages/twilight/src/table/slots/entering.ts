import { crossLanes } from '../chapters/lanes.ts';
import { charge } from '../chapters/melee.ts';
import { lookAt } from '../chapters/sighting.ts';
import type { Effect, TwilightPlay } from '../state/effects.ts';
import { personOf, type TwilightGame } from '../state/state.ts';
import { opportunityFire } from './opportunity.ts';

/** Somebody has come into a square: he is seen and sees, and whoever aims there may fire. */
export function* enter(
  game: TwilightGame,
  { person: id, from, wasSeen }: Extract<Effect, { kind: 'entered' }>,
): TwilightPlay {
  const person = personOf(game.state, id);
  lookAt(game, person);
  yield* crossLanes(game, person, from);
  yield* charge(game, person);
  yield* opportunityFire(game, id, wasSeen);
}
