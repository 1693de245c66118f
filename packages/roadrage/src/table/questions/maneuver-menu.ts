import type { Param } from '@hardtop/kernel';
import { GRID_MANEUVERS, type Maneuver, OPEN_MANEUVERS } from '../../catalog/maneuvers.ts';
import { fieldOf } from '../queries/field-of.ts';
import type { Side } from '../queries/maneuvers.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

/** An option without the vehicle it is for. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  readonly params: readonly Param[];
  readonly row: Maneuver;
  readonly side: Side;
}

const SIDES: readonly Side[] = ['left', 'right'];

function degreesParam({ turn }: Maneuver): readonly Param[] {
  if (turn === undefined || turn[0] === turn[1]) return [];
  const [min, max] = turn;
  return [{ name: 'degrees', label: 'Turn', min, max, step: 1, unit: '°', start: max }];
}

function wordsOf({ id, turn }: Maneuver, side: Side): readonly string[] {
  if (turn !== undefined) return ['turn', String(turn[1]), side];
  return id === 'steepDrift' ? ['steep', 'drift', side] : ['drift', side];
}

function menuOf(rows: readonly Maneuver[]): readonly MenuItem[] {
  return rows.flatMap((row) =>
    SIDES.map((side) => ({
      id: `${row.id}-${side}`,
      label: `${row.name} ${side} (safe at ${row.safe})`,
      words: wordsOf(row, side),
      params: degreesParam(row),
      row,
      side,
    })),
  );
}

const GRID_MENU = menuOf(GRID_MANEUVERS);
const OPEN_MENU = menuOf(OPEN_MANEUVERS);

/** Drifts and turns that are played, mildest first. */
export function maneuverMenu(game: RoadGame): readonly MenuItem[] {
  return fieldOf(game).alternate ? OPEN_MENU : GRID_MENU;
}

export function itemOf(game: RoadGame, id: string): MenuItem {
  const item = maneuverMenu(game).find((candidate) => candidate.id === id);
  if (item === undefined) throw new Error(`no maneuver ${id}`);
  return item;
}

/** Fast enough for it, and far enough from the last of its kind. */
export function mayManeuver(vehicle: Vehicle, { minSpeed = 0, every = 0 }: Maneuver): boolean {
  return vehicle.speed >= minSpeed && vehicle.sinceDrift >= every;
}
