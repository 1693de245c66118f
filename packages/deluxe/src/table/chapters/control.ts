import { type Modifier, roll, sumOf } from '@hardtop/kernel';
import { HANDLING_TRACK } from '../../catalog/handling.ts';
import type { ManeuverId } from '../../catalog/maneuvers.ts';
import type { DeluxeRule } from '../../rules.ts';
import {
  controlCell,
  controlTarget,
  difficultyModifiers,
  statusAfter,
  type Trouble,
} from '../queries/control-table.ts';
import { type DeluxeGame, type DeluxePlay, isUpright, type Vehicle } from '../state/state.ts';
import { rollCrashTable1, rollCrashTable2 } from './crash.ts';

const RULE = 'deluxe/IV.4/control-table';

/** Played here though no event or question names them. */
export const CONTROL_RULES = [
  'deluxe/IV.6/hazards',
  'deluxe/IV.6/road-conditions',
  'deluxe/IV.7/loss-of-control',
] as const satisfies readonly DeluxeRule[];

/** Moves the marker; true if it comes to a roll: at no speed there is nothing to lose control of. */
function shift(vehicle: Vehicle, modifiers: readonly Modifier[], speed: number): boolean {
  if (sumOf(modifiers) <= 0) return false;
  vehicle.status = statusAfter(vehicle, modifiers);
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
      text: `${vehicle.name}: ${where}, safe.`,
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
      text: `${vehicle.name} loses control: ${where} cannot be held.`,
    });
    return false;
  }
  const rolled = yield* roll(game, '1d', {
    seat: vehicle.seat,
    rule: RULE,
    purpose: `${vehicle.name} to keep control`,
  });
  const kept = rolled.total >= cell;
  const word = kept ? 'keeps control' : 'loses control';
  const text = `${vehicle.name} ${word}: needed ${cell}+, rolled ${rolled.total}. ${where[0]?.toUpperCase() ?? ''}${where.slice(1)}.`;
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
  /** Speed the control roll is made at, if not the present one. */
  readonly speed?: number;
}

/** A maneuver: the marker goes down, and a failed roll leads to Crash Table 1. True if control is kept. */
export function* attempt(
  game: DeluxeGame,
  vehicle: Vehicle,
  trouble: Trouble,
  context: ManeuverContext,
): DeluxePlay<boolean> {
  const modifiers = difficultyModifiers(game.setup, trouble);
  const speed = context.speed ?? vehicle.speed;
  if (!shift(vehicle, modifiers, speed)) return true;
  if (yield* rollControl(game, vehicle, modifiers, speed)) return true;
  yield* rollCrashTable1(game, vehicle, { ...context, speed });
  return false;
}

export interface HazardContext {
  /** Speed the control roll is made at, if not the present one: after a collision, the speed before it. */
  readonly speed?: number;
  /** A fishtail after a sideswipe goes to this side. */
  readonly fishtail?: 'left' | 'right';
}

/** A hazard: the same, but a failed roll leads to Crash Table 2. True if control is kept. */
export function* meetHazard(
  game: DeluxeGame,
  vehicle: Vehicle,
  trouble: Trouble,
  context: HazardContext = {},
): DeluxePlay<boolean> {
  // What tumbles or lies on its roof is past losing control.
  if (vehicle.gone || !isUpright(vehicle)) return true;
  const modifiers = difficultyModifiers(game.setup, trouble);
  const speed = context.speed ?? vehicle.speed;
  if (!shift(vehicle, modifiers, speed)) return true;
  if (yield* rollControl(game, vehicle, modifiers, speed)) return true;
  yield* rollCrashTable2(game, vehicle, { heading: vehicle.phaseHeading, speed, fishtail: context.fishtail ?? null });
  return false;
}

/** Straight to -6 and a control roll as for a hazard, when a corner loses its last tire. */
export function* plungeHandling(game: DeluxeGame, vehicle: Vehicle, label: string): DeluxePlay {
  const { phaseHeading: heading, speed } = vehicle;
  const modifiers = [{ value: vehicle.status - HANDLING_TRACK.floor, label, rule: 'deluxe/IV.5/wheel-loss' }] as const;
  vehicle.status = HANDLING_TRACK.floor;
  if (vehicle.gone || !isUpright(vehicle) || speed === 0) return;
  if (yield* rollControl(game, vehicle, modifiers, speed)) return;
  yield* rollCrashTable2(game, vehicle, { heading, speed, fishtail: null });
}
