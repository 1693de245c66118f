import type { Modifier, Target } from '@hardtop/kernel';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import { CONTROL_TABLE, type ControlCell, type ControlRow, HANDLING_STATUSES } from '../../catalog/control-table.ts';
import { HANDLING_TRACK } from '../../catalog/handling.ts';
import { ROAD_CONDITIONS, WITH_TIRE_CHAINS } from '../../catalog/road-conditions.ts';
import type { Trouble } from '../state/effects.ts';
import type { HandlingAid } from '../state/model.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { patchesAt } from './ground.ts';
import { offRoadModifiers } from './off-road.ts';

const RULE = 'deluxe/IV.4/control-table';

// By whole mph: looked up for every move that is weighed.
const ROWS: ControlRow[] = [];
for (const row of CONTROL_TABLE) while (ROWS.length <= row.to) ROWS.push(row);

/** The row for a speed: between two rows the higher one, beyond the last the last (C-04). */
export function controlRow(speed: number): ControlRow {
  const row = ROWS[Math.min(Math.ceil(Math.abs(speed)), ROWS.length - 1)];
  if (row === undefined) throw new Error('the Control Table is empty');
  return row;
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

/** What the road adds to every maneuver and hazard; chains take most of the winter out of it. */
function roadModifiers(setup: Setup, vehicle: Vehicle): readonly Modifier[] {
  const { chains } = modelOf(setup, vehicle.id);
  const whole = setup.road.map((id) => roadModifier(id, chains));
  if (setup.terrain.length === 0) return whole;
  return [...whole, ...patchesAt(setup, vehicle.pose).map(({ kind }) => roadModifier(kind, chains))];
}

function roadModifier(id: Setup['road'][number], chains: boolean): Modifier {
  const { label, adds, rule } = ROAD_CONDITIONS[id];
  const eased = chains ? roadWithChains(id) : null;
  if (eased === null) return { value: adds, label, rule };
  return { value: eased, label: `${label}, with chains`, rule: 'deluxe/VIII.8/tire-chains' };
}

/** What is left of a condition with chains on every tire; null where they do nothing. */
export function roadWithChains(id: Setup['road'][number]): number | null {
  return id === 'ice' || id === 'light-snow' || id === 'heavy-snow' ? WITH_TIRE_CHAINS[id] : null;
}

const NO_EXTRAS: readonly Modifier[] = [];

/** The full difficulty, explained: the trouble itself, its extras, the road and the oil on it. */
export function difficultyModifiers(
  setup: Setup,
  vehicle: Vehicle,
  trouble: Trouble,
  slick: readonly Modifier[],
): readonly Modifier[] {
  const { difficulty, label, rule, extras = NO_EXTRAS } = trouble;
  const own = { value: difficulty, label, rule };
  if (setup.road.length === 0 && setup.terrain.length === 0 && extras.length === 0 && slick.length === 0) return [own];
  return [own, ...extras, ...roadModifiers(setup, vehicle), ...slick];
}

/** The same of a maneuver, which spoiler and airdam make easier at speed; hazards they do not. */
export function maneuverModifiers(
  setup: Setup,
  vehicle: Vehicle,
  trouble: Trouble,
  slick: readonly Modifier[],
  speed: number,
): readonly Modifier[] {
  const onGround = difficultyModifiers(setup, vehicle, trouble, slick);
  const open = offRoadModifiers(setup, vehicle);
  const modifiers = open.length === 0 ? onGround : [...onGround, ...open];
  const { aids } = modelOf(setup, vehicle.id);
  return aids.length === 0 ? modifiers : [...modifiers, ...aidModifiers(vehicle, aids, speed)];
}

/** Each goes with the armor it is fixed to; of a stranger's armor nobody knows. */
function aidModifiers(vehicle: Vehicle, aids: readonly HandlingAid[], speed: number): readonly Modifier[] {
  return aids.flatMap((aid) => {
    const { name, rule, special } = ACCESSORIES[aid];
    const holds = vehicle.veiled === true || (vehicle.armor[special.lostWith] ?? 0) > 0;
    if (!holds || Math.abs(speed) < special.fromSpeed) return [];
    return [{ value: -special.reduces, label: name, rule }];
  });
}

/** The chance to keep control through a maneuver; what is reduced to nothing needs no roll. */
export function maneuverChance(difficulty: number, status: number, speed: number): number {
  return difficulty <= 0 ? 1 : controlChance(status, speed);
}

export function statusAfter(vehicle: Vehicle, difficulty: number): number {
  return Math.max(HANDLING_TRACK.floor, vehicle.status - Math.max(0, difficulty));
}
