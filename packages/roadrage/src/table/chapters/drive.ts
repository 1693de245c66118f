import { normalizeHeading } from '@hardtop/geometry';
import { type Answer, ask } from '@hardtop/kernel';
import { SCALE } from '../../catalog/maneuvers.ts';
import type { RoadAsked } from '../queries/asked.ts';
import { deciderOf, isDriven, isUnderWay } from '../queries/in-hand.ts';
import { maneuverMark } from '../queries/maneuvers.ts';
import { itemOf } from '../questions/maneuver-menu.ts';
import { hasChoice, mayPlanAhead, STRAIGHT_THEN } from '../questions/move-question.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { endSlide } from './bikes.ts';
import { finishBootlegger, startBootlegger } from './bootlegger.ts';
import { emergencyStop } from './emergency-stop.ts';
import { tumble } from './fatal-roll.ts';
import { fly } from './flight.ts';
import { maneuver } from './maneuver.ts';
import { finishSkid } from './skid.ts';
import { goStraight } from './straight.ts';
import { swingTo } from './swing.ts';

/** A vehicle's whole move, or in phased play as many squares of it as `most` says. */
export function* takeMove(game: RoadGame, vehicle: Vehicle, most: number): RoadPlay {
  if (vehicle.moved === 0) yield* beginMove(game, vehicle);
  for (let budget = most; isUnderWay(vehicle); ) {
    const { moved } = vehicle;
    // A skid may have taken it further than its share of the round.
    const squares = Math.max(0, Math.min(vehicle.left, budget));
    const more = isDriven(game, vehicle) ? yield* steer(game, vehicle, squares) : yield* coast(game, vehicle, squares);
    if (!more) return;
    budget -= vehicle.moved - moved;
  }
}

/** The driver says what comes next. False when that was the last of it. */
function* steer(game: RoadGame, vehicle: Vehicle, squares: number): RoadPlay<boolean> {
  if (!hasChoice(vehicle, squares)) return false;
  const asked: RoadAsked = { topic: 'move', seat: deciderOf(game, vehicle), vehicle: vehicle.id, squares };
  const answer = yield* ask(game, asked);
  if (answer.option === 'end' || answer.option === 'stay') return false;
  if (answer.option === 'donut') {
    yield* spin(game, vehicle, answer.params.degrees ?? 0);
    return false;
  }
  const end = vehicle.moved + vehicle.left;
  const isLastWord = answer.option === 'straight' && isWhole(game) && mayPlanAhead(vehicle, squares);
  yield* carryOut(game, vehicle, answer);
  // Straight on to the end, as ordered and without a word of a last maneuver: there is none.
  return !(isLastWord && vehicle.left === 0 && vehicle.moved === end);
}

function isWhole({ setup }: RoadGame): boolean {
  return setup.variants.phases === 'none';
}

/** Nobody steers: straight on, as long as there is movement left. */
function* coast(game: RoadGame, vehicle: Vehicle, squares: number): RoadPlay<boolean> {
  if (squares < 1) return false;
  yield* goStraight(game, vehicle, squares);
  return true;
}

/** What nobody can help comes first: flights, skids, bootleggers and tumbles of the turn before. */
function* beginMove(game: RoadGame, vehicle: Vehicle): RoadPlay {
  vehicle.left = vehicle.speed / SCALE.mphPerSquare;
  if (vehicle.flight !== null) yield* fly(game, vehicle);
  if (vehicle.flight === null && vehicle.carriedSkid !== null) yield* finishSkid(game, vehicle);
  if (vehicle.thrown !== undefined) yield* endSlide(game, vehicle);
  if (vehicle.rolling?.kind === 'fireball') yield* tumble(game, vehicle);
  if (vehicle.bootlegger !== null) yield* finishBootlegger(game, vehicle);
}

function* carryOut(game: RoadGame, vehicle: Vehicle, { option, params }: Answer): RoadPlay {
  const { squares = 1 } = params;
  switch (option) {
    case 'straight':
      yield* goStraight(game, vehicle, squares);
      return;
    case STRAIGHT_THEN:
      yield* goStraight(game, vehicle, vehicle.left);
      return;
    case 'emergencyStop':
      return yield* emergencyStop(game, vehicle);
    case 'bootlegger-left':
      return yield* startBootlegger(game, vehicle, 'left');
    case 'bootlegger-right':
      return yield* startBootlegger(game, vehicle, 'right');
    default: {
      const { row, side } = itemOf(game, option);
      yield* maneuver(game, vehicle, row, side, params.degrees ?? row.turn?.[1] ?? 0);
    }
  }
}

/** Donuts: a standing vehicle turns to any facing, and that is its move. It makes no later roll harder. */
function* spin(game: RoadGame, vehicle: Vehicle, right: number): RoadPlay {
  const text = `${vehicle.name} spins ${Math.abs(right)}° ${right < 0 ? 'left' : 'right'} in a cloud of smoke.`;
  const rule = 'roadrage/maneuver/donuts';
  game.emit({ kind: 'maneuver', rule, about: vehicle.id, text, marks: [maneuverMark(game, 'donut')] });
  yield* swingTo(game, vehicle, normalizeHeading(vehicle.pose.h - right * 10));
}
