import type { Play } from '@hardtop/kernel';
import { burnPhase } from './chapters/burning.ts';
import { slowTumbling } from './chapters/fatal-roll.ts';
import { firePhase } from './chapters/fire.ts';
import { lineUp, moveNext } from './chapters/mover.ts';
import { noteCaptures } from './chapters/objectives.ts';
import { claimTails, settleTies } from './chapters/order.ts';
import { peoplePhase } from './chapters/people.ts';
import { speedPush } from './chapters/push.ts';
import { firstStrategies, reviewStrategies } from './chapters/solitaire.ts';
import { setSpeeds } from './chapters/speed.ts';
import { setTops } from './chapters/tops.ts';
import { carryOut } from './consequences.ts';
import { bySpeed } from './queries/order.ts';
import { isFitToPush, mayPush } from './queries/push.ts';
import type { RoadPlay } from './state/effects.ts';
import { type RoadGame, vehicleOf } from './state/state.ts';

/** From one rest point to the next. */
export function segment(game: RoadGame): Play {
  return carryOut(step(game.setup.hidden ? withoutMarks(game) : game));
}

/** Where sheets are hidden no event says which option was at work. */
function withoutMarks(game: RoadGame): RoadGame {
  return { ...game, emit: ({ marks: _, ...event }) => game.emit(event) };
}

function* step(game: RoadGame): RoadPlay {
  switch (game.state.at) {
    case 'start':
      return yield* begin(game);
    case 'turn':
      return yield* beginTurn(game);
    case 'speeds':
      return yield* chooseSpeeds(game);
    case 'mover':
      return yield* moveOne(game);
    case 'people':
      return yield* movePeople(game);
    case 'push':
      return yield* pushOne(game);
    case 'fire':
      yield* firePhase(game);
      game.state.at = 'burn';
      return;
    case 'burn':
      yield* burnPhase(game);
      game.state.at = 'end';
      return;
    case 'end':
      return endTurn(game);
  }
}

function* begin(game: RoadGame): RoadPlay {
  yield* settleTies(game);
  yield* firstStrategies(game);
  yield* setTops(game);
  game.state.at = 'turn';
}

/** Solitaire drivers think again, and tailers say so. */
function* beginTurn(game: RoadGame): RoadPlay {
  const { state } = game;
  game.emit({ kind: 'turn', rule: 'roadrage/turn/sequence', text: `Turn ${state.turn}.` });
  yield* reviewStrategies(game);
  yield* claimTails(game);
  state.at = 'speeds';
}

function* chooseSpeeds(game: RoadGame): RoadPlay {
  yield* setSpeeds(game);
  lineUp(game);
  game.state.at = 'mover';
}

function* moveOne(game: RoadGame): RoadPlay {
  if (yield* moveNext(game)) return;
  game.state.at = 'people';
}

/** Those who cling to vehicles and those on foot come after all vehicles. */
function* movePeople(game: RoadGame): RoadPlay {
  yield* peoplePhase(game);
  const { state } = game;
  state.queue = game.setup.variants.speedPush ? pushers(game) : [];
  state.at = state.queue.length > 0 ? 'push' : 'fire';
}

/** In the order of movement, fastest first. */
function pushers(game: RoadGame): string[] {
  const able = game.state.vehicles.filter((vehicle) => isFitToPush(game, vehicle));
  return able.sort(bySpeed).map(({ id }) => id);
}

function* pushOne(game: RoadGame): RoadPlay {
  const { state } = game;
  // Whoever has nothing to gain, as things stand when his turn comes, is passed over.
  let pusher = state.queue.shift();
  while (pusher !== undefined && !mayPush(game, vehicleOf(state, pusher))) pusher = state.queue.shift();
  if (pusher !== undefined) yield* speedPush(game, vehicleOf(state, pusher));
  if (state.queue.length === 0) state.at = 'fire';
}

/** What tumbles slows down, what must lie still has lain a turn. */
function endTurn(game: RoadGame): void {
  const { state } = game;
  for (const vehicle of state.vehicles) {
    if (vehicle.gone) continue;
    if (vehicle.idle > 0) vehicle.idle--;
    slowTumbling(game, vehicle);
  }
  noteCaptures(game);
  state.turn++;
  state.at = 'turn';
}
