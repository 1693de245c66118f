import { type Modifier, sumOf, type Target } from '@hardtop/kernel';
import { CONTROL_TABLE, type ControlCell, type ControlRow, HANDLING_STATUSES } from '../../catalog/control-table.ts';
import { HANDLING_TRACK } from '../../catalog/handling.ts';
import { ROAD_CONDITIONS } from '../../catalog/road-conditions.ts';
import type { Trouble } from '../state/effects.ts';
import type { Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';

const RULE = 'deluxe/IV.4/control-table';

/** The row for a speed: between two rows the higher one, beyond the last the last (C-04). */
export function controlRow(speed: number): ControlRow {
  const mph = Math.abs(speed);
  for (const row of CONTROL_TABLE) if (mph <= row.to) return row;
  const last: ControlRow | undefined = CONTROL_TABLE.at(-1);
  if (last === undefined) throw new Error('the Control Table is empty');
  return last;
}

export function controlCell(status: number, speed: number): ControlCell {
  if (speed === 0 || status >= HANDLING_TRACK.alwaysSafe) return 'safe';
  // Columns run from the best printed status down to the floor.
  const column = HANDLING_STATUSES[0] - Math.max(status, HANDLING_TRACK.floor);
  return controlRow(speed).cells[column] ?? 'safe';
}

/** The chance to keep control at a handling status and speed. */
export function controlChance(status: number, speed: number): number {
  const cell = controlCell(status, speed);
  if (cell === 'safe') return 1;
  return cell === 'XX' ? 0 : (7 - cell) / 6;
}

export function controlTarget(status: number, speed: number): Target {
  const cell = controlCell(status, speed);
  if (cell === 'safe')
    return { kind: 'automatic', because: `Handling ${status} at ${Math.abs(speed)} mph is safe.`, rule: RULE };
  if (cell === 'XX')
    return { kind: 'impossible', because: `Handling ${status} at ${Math.abs(speed)} mph cannot be held.`, rule: RULE };
  return { kind: 'need', base: cell, modifiers: [], need: cell };
}

/** What the road adds to every maneuver and hazard. */
function roadModifiers(setup: Setup): readonly Modifier[] {
  return setup.road.map((id) => {
    const { label, adds, rule } = ROAD_CONDITIONS[id];
    return { value: adds, label, rule };
  });
}

const NO_EXTRAS: readonly Modifier[] = [];

/** The full difficulty, explained: the trouble itself, its extras, the road and the oil on it. */
export function difficultyModifiers(setup: Setup, trouble: Trouble, slick: readonly Modifier[]): readonly Modifier[] {
  const { difficulty, label, rule, extras = NO_EXTRAS } = trouble;
  const own = { value: difficulty, label, rule };
  if (setup.road.length === 0 && extras.length === 0 && slick.length === 0) return [own];
  return [own, ...extras, ...roadModifiers(setup), ...slick];
}

export function statusAfter(vehicle: Vehicle, modifiers: readonly Modifier[]): number {
  return Math.max(HANDLING_TRACK.floor, vehicle.status - sumOf(modifiers));
}
