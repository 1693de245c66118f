import { type Modifier, roll, setOff, sumOf } from '@hardtop/kernel';
import { HANDLING_TRACK } from '../../catalog/handling.ts';
import type { ManeuverId } from '../../catalog/maneuvers.ts';
import {
  controlCell,
  controlTarget,
  difficultyModifiers,
  maneuverModifiers,
  statusAfter,
} from '../queries/control-table.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { slickModifiers } from '../queries/slicks.ts';
import type { CornerLost, Crash2Due, DeluxePlay, Effect, HazardMet, Trouble } from '../state/effects.ts';
import { type DeluxeGame, isUpright, type Vehicle, vehicleOf } from '../state/state.ts';
import { shakeRiders } from './riders.ts';

const RULE = 'deluxe/IV.4/control-table';

/** Moves the marker; true if it comes to a roll: at no speed there is nothing to lose control of. */
function shift(vehicle: Vehicle, modifiers: readonly Modifier[], speed: number): boolean {
  if (sumOf(modifiers) <= 0) return false;
  vehicle.status = statusAfter(vehicle, sumOf(modifiers));
  return speed !== 0;
}

/** Rolls on the Control Table if the new status asks for it; true if control is kept. */
function* rollControl(
  game: DeluxeGame,
  vehicle: Vehicle,
  modifiers: readonly Modifier[],
  speed: number,
): DeluxePlay<boolean> {
  const cell = controlCell(vehicle.status, speed);
  const about = vehicle.id;
  const where = `handling ${vehicle.status} at ${Math.abs(speed)} mph`;
  const target = controlTarget(vehicle.status, speed);
  if (cell === 'safe') {
    game.emit({
      kind: 'handling',
      rule: 'deluxe/IV.4/handling-track',
      about,
      modifiers,
      target,
      outcome: 'neutral',
      text: `${nameOf(game, vehicle)}: ${where}, safe.`,
    });
    return true;
  }
  if (cell === 'XX') {
    game.emit({
      kind: 'control',
      rule: RULE,
      about,
      modifiers,
      target,
      outcome: 'bad',
      text: `${nameOf(game, vehicle)} loses control: ${where} cannot be held.`,
    });
    return false;
  }
  const rolled = yield* roll(game, '1d', {
    seat: ownerOf(game, vehicle),
    rule: RULE,
    purpose: `${nameOf(game, vehicle)} to keep control`,
  });
  const kept = rolled.total >= cell;
  const word = kept ? 'keeps control' : 'loses control';
  const text = `${nameOf(game, vehicle)} ${word}: needed ${cell}+, rolled ${rolled.total}. ${where[0]?.toUpperCase() ?? ''}${where.slice(1)}.`;
  game.emit({
    kind: 'control',
    rule: RULE,
    about,
    modifiers,
    target,
    roll: rolled,
    outcome: kept ? 'good' : 'bad',
    text,
  });
  return kept;
}

interface ManeuverContext {
  readonly maneuver: ManeuverId | null;
  readonly side: 'left' | 'right' | null;
  /** Direction of travel at the beginning of the phase. */
  readonly heading: number;
  /** Speed the control roll is made at. */
  readonly speed: number;
  /** What oil on its way adds. */
  readonly slick: readonly Modifier[];
}

/** A maneuver: the marker goes down, and a failed roll leads to Crash Table 1. */
export function* attempt(game: DeluxeGame, vehicle: Vehicle, trouble: Trouble, context: ManeuverContext): DeluxePlay {
  const { maneuver, side, heading, speed, slick } = context;
  const modifiers = maneuverModifiers(game.setup, vehicle, trouble, slick, context.speed);
  if (game.setup.onFoot) yield* shakeRiders(game, vehicle, sumOf(modifiers), 'maneuver');
  if (!shift(vehicle, modifiers, speed)) return;
  if (yield* rollControl(game, vehicle, modifiers, speed)) return;
  yield* setOff<Effect>({ kind: 'crash-table-1', vehicle: vehicle.id, heading, speed, maneuver, side });
}

/** A hazard: the same, but a failed roll leads to Crash Table 2. */
export function* meetHazard(game: DeluxeGame, met: HazardMet): DeluxePlay {
  const vehicle = vehicleOf(game.state, met.vehicle);
  // What tumbles or lies on its roof is past losing control.
  if (vehicle.gone || !isUpright(vehicle)) return;
  const { trouble } = met;
  const slick = slickModifiers(game.state, vehicle, null);
  const modifiers = difficultyModifiers(game.setup, vehicle, trouble, slick);
  if (game.setup.onFoot) yield* shakeRiders(game, vehicle, sumOf(modifiers), 'hazard');
  const { speed = vehicle.speed, fishtail = null } = met;
  // In the air the marker falls, and the landing asks for the roll (deluxe/XIV.5/flying).
  if (!shift(vehicle, modifiers, speed) || vehicle.flight !== null) return;
  if (yield* rollControl(game, vehicle, modifiers, speed)) return;
  yield* loseToHazard(vehicle, speed, fishtail);
}

/** Straight to -6 and a control roll as for a hazard, when a corner loses its last tire. */
export function* plungeHandling(game: DeluxeGame, { vehicle: id, label }: CornerLost): DeluxePlay {
  const vehicle = vehicleOf(game.state, id);
  const { speed } = vehicle;
  const modifiers = [{ value: vehicle.status - HANDLING_TRACK.floor, label, rule: 'deluxe/IV.5/wheel-loss' }] as const;
  vehicle.status = HANDLING_TRACK.floor;
  if (vehicle.gone || !isUpright(vehicle) || speed === 0 || vehicle.flight !== null) return;
  if (yield* rollControl(game, vehicle, modifiers, speed)) return;
  yield* loseToHazard(vehicle, speed, null);
}

function* loseToHazard(vehicle: Vehicle, speed: number, fishtail: Crash2Due['fishtail']): DeluxePlay {
  yield* setOff<Effect>({
    kind: 'crash-table-2',
    vehicle: vehicle.id,
    heading: vehicle.phaseHeading,
    speed,
    fishtail,
  });
}
