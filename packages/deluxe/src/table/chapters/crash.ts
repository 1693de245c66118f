import { type Modifier, roll, sumOf } from '@hardtop/kernel';
import type { Crash1Result } from '../../catalog/crash-table-1.ts';
import { controlRow } from '../queries/control-table.ts';
import {
  crash1At,
  crash1Mark,
  crash2At,
  crash2Mark,
  describeCrash1,
  describeCrash2,
  severity,
  turnBy,
} from '../queries/crash-tables.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import type { Crash1Due, Crash2Due, DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, type PendingCrash, type Vehicle, vehicleOf } from '../state/state.ts';
import { jumpClear } from './riders.ts';

const TABLE_1 = 'deluxe/IV.7/crash-table-1';
const TABLE_2 = 'deluxe/IV.7/crash-table-2';

function crashModifiers(speed: number, extra?: Modifier): readonly Modifier[] {
  const { modifier: value } = controlRow(speed);
  const own: Modifier = { value, label: `${Math.abs(speed)} mph`, rule: 'deluxe/IV.4/control-table' };
  return extra === undefined ? [own] : [own, extra];
}

export function* rollCrashTable1(game: DeluxeGame, due: Crash1Due): DeluxePlay {
  const vehicle = vehicleOf(game.state, due.vehicle);
  const crash = yield* crash1(game, vehicle, due.speed, due.extra);
  const { heading, maneuver, side } = due;
  hold(vehicle, { fishtail: null, crash, heading, maneuver, side });
}

/** Whoever is on top jumps clear first (deluxe/VI.3/getting-off). */
function* crash1(game: DeluxeGame, vehicle: Vehicle, speed: number, extra?: Modifier): DeluxePlay<Crash1Result> {
  if (game.setup.onFoot) yield* jumpClear(game, vehicle);
  const rolled = yield* roll(game, '1d', {
    seat: ownerOf(game, vehicle),
    rule: TABLE_1,
    purpose: `${nameOf(game, vehicle)} on Crash Table 1`,
  });
  const modifiers = crashModifiers(speed, extra);
  const total = rolled.total + sumOf(modifiers);
  const result = crash1At(total);
  const text = `${nameOf(game, vehicle)}: Crash Table 1, ${total}: ${describeCrash1(result)}.`;
  const marks = [crash1Mark(result)];
  game.emit({ kind: 'crash', rule: TABLE_1, about: vehicle.id, roll: rolled, modifiers, outcome: 'bad', text, marks });
  return result;
}

export function* rollCrashTable2(game: DeluxeGame, due: Crash2Due): DeluxePlay {
  const vehicle = vehicleOf(game.state, due.vehicle);
  const { heading, speed } = due;
  const rolled = yield* roll(game, '1d', {
    seat: ownerOf(game, vehicle),
    rule: TABLE_2,
    purpose: `${nameOf(game, vehicle)} on Crash Table 2`,
  });
  const modifiers = crashModifiers(speed);
  const total = rolled.total + sumOf(modifiers);
  const result = crash2At(total);
  const side = due.fishtail ?? (yield* fishtailSide(game, vehicle));
  const text = `${nameOf(game, vehicle)}: Crash Table 2, ${total}: ${side} ${describeCrash2(result)}.`;
  const marks = [crash2Mark(result)];
  game.emit({ kind: 'crash', rule: TABLE_2, about: vehicle.id, roll: rolled, modifiers, outcome: 'bad', text, marks });
  const crash = result.reroll ? yield* crash1(game, vehicle, speed) : null;
  hold(vehicle, { fishtail: { result, side }, crash, heading, maneuver: null, side: turnBy(side, vehicle) });
}

/** Which way the tail swings: odd is left. */
function* fishtailSide(game: DeluxeGame, vehicle: Vehicle): DeluxePlay<'left' | 'right'> {
  const rolled = yield* roll(game, '1d', {
    seat: ownerOf(game, vehicle),
    rule: 'deluxe/IV.7/fishtail',
    purpose: `the side of ${nameOf(game, vehicle)}'s fishtail`,
  });
  return rolled.total % 2 === 1 ? 'left' : 'right';
}

/** Of two results waiting for one move only the worse happens (C-05). */
export function hold(vehicle: Vehicle, pending: PendingCrash): void {
  if (vehicle.pending === null || severity(pending) > severity(vehicle.pending)) vehicle.pending = pending;
}
