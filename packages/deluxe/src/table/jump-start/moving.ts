import { type Answer, ask, type Play, type RuleId, rollOff } from '@hardtop/kernel';
import {
  type JumpStartManeuver,
  JUMP_START_MANEUVERS as MANEUVERS,
  ROAD_DUEL,
  JUMP_START_SPEED as SPEED,
} from '../../catalog/jump-start.ts';
import type { DeluxeAsked } from '../queries/asked.ts';
import { ownerOf } from '../queries/deciding.ts';
import { inOrder } from '../queries/movement.ts';
import { nameOf } from '../queries/names.ts';
import { type DeluxeGame, type State, sizeOf, type Vehicle, vehicleOf } from '../state/state.ts';
import { driverAwake, isSteered } from './aboard.ts';
import { checkControl, WOUNDED } from './control.ts';
import { drive } from './driving.ts';
import { asksForRoll, directionOf, turningOf } from './maneuver-question.ts';
import { motionOf, pivotLeg, STRAIGHT, type Turning } from './steering.ts';

const RULE = 'deluxe/II.4/movement';

const MANEUVER_RULES = {
  drift: 'deluxe/II.6/drift',
  swerve: 'deluxe/II.6/swerve',
  pivot: 'deluxe/II.6/pivot',
} as const satisfies Record<JumpStartManeuver, RuleId>;

/** An inch in each phase from the first on, until the speed is used up. */
function movesInPhase({ gone, speed }: Vehicle, phase: number): boolean {
  return !gone && phase * SPEED.step <= Math.abs(speed);
}

/** Inches of each phase, for the eye. */
export function jumpStartTrack(vehicle: Vehicle): readonly number[] {
  return Array.from({ length: 10 }, (_, i) => (movesInPhase(vehicle, i + 1) ? 1 : 0));
}

/** Equals in speed roll for who moves first, once for the turn (H-332). */
export function* rollForOrder(game: DeluxeGame): Play {
  const moving = game.state.vehicles.filter(({ gone, speed }) => !gone && speed !== 0);
  const order = yield* rollOff(game, {
    contenders: moving,
    first: ({ speed }) => Math.abs(speed),
    dice: ROAD_DUEL.order,
    of: (vehicle) => ({
      seat: ownerOf(game, vehicle),
      rule: RULE,
      purpose: `${nameOf(game, vehicle)} among equals in speed`,
    }),
  });
  order.forEach((vehicle, place) => {
    vehicle.quickness = order.length - 1 - place;
  });
}

/** Faster first. */
export function moversIn({ vehicles, phase }: State): State['queue'] {
  return vehicles
    .filter((vehicle) => movesInPhase(vehicle, phase))
    .sort(inOrder)
    .map(({ id }) => id);
}

/** The next of those who move in this phase. */
export function* moveNext(game: DeluxeGame): Play {
  const { state } = game;
  const [id] = state.queue;
  state.queue = state.queue.slice(1);
  const vehicle = id === undefined ? null : vehicleOf(state, id);
  // A collision may have stopped it meanwhile.
  if (vehicle !== null && movesInPhase(vehicle, state.phase)) yield* move(game, vehicle);
  if (state.queue.length === 0) state.at = 'phase-end';
}

function* move(game: DeluxeGame, vehicle: Vehicle): Play {
  const { jumpStart: marks } = vehicle;
  if (marks?.losesMove === true) {
    marks.losesMove = false;
    const text = `${nameOf(game, vehicle)} has spent this move skidding.`;
    return game.emit({ kind: 'skid', rule: 'deluxe/II.6/control-table', about: vehicle.id, text });
  }
  if (!isSteered(vehicle)) return yield* steer(game, vehicle, STRAIGHT, 'runs straight on');
  const seat = driverAwake(vehicle)?.seat ?? ownerOf(game, vehicle);
  const asked: DeluxeAsked = { topic: 'maneuver', seat, vehicle: vehicle.id };
  const answer: Answer = yield* ask(game, asked);
  const turning = turningOf(answer);
  const { maneuver, side } = turning;
  const what = maneuver === null ? 'straight on' : `${MANEUVERS[maneuver].name.toLowerCase()} ${side}`;
  yield* steer(game, vehicle, turning, what);
}

/** A move, and after the first maneuver of a turn its roll for control. */
function* steer(game: DeluxeGame, vehicle: Vehicle, turning: Turning, what: string): Play {
  const { maneuver } = turning;
  const risky = maneuver !== null && asksForRoll(vehicle);
  if (maneuver !== null && vehicle.jumpStart !== undefined) vehicle.jumpStart.maneuvers++;
  const text = `${nameOf(game, vehicle)}: ${what}.`;
  const rule = maneuver === null ? RULE : MANEUVER_RULES[maneuver];
  const manner = { style: 'drive', rule, text, marks: [`jump-start/${maneuver ?? 'straight'}`] } as const;
  const [size, direction] = [sizeOf(vehicle), directionOf(vehicle)];
  const { completed, shaken } = yield* drive(game, vehicle, motionOf(vehicle.pose, turning, direction, size), manner);
  yield* checkControl(game, shaken, WOUNDED);
  if (!completed && maneuver === 'pivot' && turning.amount !== 0 && isSteered(vehicle)) {
    const onTheSpot = yield* drive(game, vehicle, [pivotLeg(vehicle.pose, turning, direction, size)], manner);
    yield* checkControl(game, onTheSpot.shaken, WOUNDED);
  }
  if (risky && !vehicle.gone) yield* checkControl(game, [vehicle], 'a further maneuver');
}
