import { add, forwardOf, makePose, scale, toLocal, toWorld } from '@hardtop/geometry';
import { type Play, roll, rollOff } from '@hardtop/kernel';
import { ROAD_DUEL } from '../../catalog/jump-start.ts';
import { PHASES } from '../../catalog/movement-chart.ts';
import { layRoad } from '../chapters/highway.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, sizeOf, travelHeading, type Vehicle } from '../state/state.ts';
import { fireTogether, liftSmoke } from './fire.ts';
import { moveNext, moversIn, rollForOrder } from './moving.ts';
import { setJumpStartSpeeds } from './speeds.ts';

const BEGINNING = 'deluxe/II.2/beginning';
const ROAD = 'deluxe/II.9/road-duel';

/** From one rest point to the next: in every phase all move, then all fire at once (S-04). */
export function* jumpStartSegment(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  switch (state.at) {
    case 'start':
      return yield* line(game);
    case 'speeds':
      return yield* beginTurn(game);
    case 'phase':
      return yield* beginPhase(game);
    case 'mover':
      return yield* moveNext(game);
    case 'phase-end':
      return yield* endPhase(game);
    case 'turn-end':
      return endTurn(game);
  }
}

/** Who is ahead and by how much, where the dice say so. */
function* line(game: DeluxeGame): Play {
  const { state, setup } = game;
  const text = 'The Jump-Start game: its own short rules, not the full ones.';
  game.emit({ kind: 'start', rule: 'deluxe/II.1/introduction', text });
  if (setup.jumpStart?.start === 'road-duel') yield* lineUp(game);
  const places = state.vehicles.map((vehicle) => `${nameOf(game, vehicle)} at ${Math.abs(vehicle.speed)} mph`);
  game.emit({ kind: 'start', rule: BEGINNING, text: `They start: ${places.join(', ')}.` });
  state.turn = 1;
  state.at = 'speeds';
}

function* lineUp(game: DeluxeGame): Play {
  const [behind, ahead] = yield* rollOff(game, {
    contenders: game.state.vehicles,
    first: () => 0,
    dice: ROAD_DUEL.order,
    of: (vehicle: Vehicle) => ({
      seat: ownerOf(game, vehicle),
      rule: ROAD,
      purpose: `${nameOf(game, vehicle)} for the start in front`,
    }),
  });
  if (behind === undefined || ahead === undefined) return;
  const seat = ownerOf(game, ahead);
  const apart = yield* roll(game, ROAD_DUEL.distance, { seat, rule: ROAD, purpose: 'inches between them' });
  const { x } = toLocal(behind.pose, ahead.pose);
  const lane = toWorld(behind.pose, { x, y: 0 });
  const inches = apart.total + (sizeOf(behind).length + sizeOf(ahead).length) / 2;
  const place = add(lane, scale(forwardOf(behind.pose.h), inches));
  ahead.pose = makePose(place.x, place.y, behind.pose.h);
  const text = `${nameOf(game, ahead)} starts in front, ${apart.total} inches ahead of ${nameOf(game, behind)}.`;
  game.emit({ kind: 'start', rule: ROAD, about: ahead.id, roll: apart, text, marks: ['jump-start/road-duel'] });
}

function* beginTurn(game: DeluxeGame): Play {
  const { state } = game;
  game.emit({ kind: 'turn', rule: 'deluxe/II.4/movement', text: `Turn ${state.turn}.` });
  for (const vehicle of state.vehicles) if (vehicle.jumpStart !== undefined) vehicle.jumpStart.maneuvers = 0;
  yield* setJumpStartSpeeds(game);
  yield* rollForOrder(game);
  state.phase = 1;
  state.at = 'phase';
}

/** A vehicle that loses control goes on as it was going when the phase began. */
function* beginPhase(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  if (state.road !== undefined) yield* layRoad(game);
  for (const vehicle of state.vehicles) vehicle.phaseHeading = travelHeading(vehicle);
  state.queue = moversIn(state);
  state.at = state.queue.length > 0 ? 'mover' : 'phase-end';
}

function* endPhase(game: DeluxeGame): Play {
  const { state } = game;
  yield* fireTogether(game);
  if (state.phase < PHASES.length) {
    state.phase++;
    state.at = 'phase';
  } else state.at = 'turn-end';
}

function endTurn(game: DeluxeGame): void {
  const { state } = game;
  for (const vehicle of state.vehicles) vehicle.rested = vehicle.speed === 0 && vehicle.setSpeed === 0;
  liftSmoke(game);
  state.turn++;
  state.phase = 1;
  state.at = 'speeds';
}
