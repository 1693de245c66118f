import { type FacingRow, GRID_FACING, OPEN_FACING } from '../../catalog/final-facing.ts';
import type { RoadGame } from '../state/state.ts';
import { fieldOf } from './field-of.ts';

function tableOf(game: RoadGame): readonly FacingRow[] {
  return fieldOf(game).alternate ? OPEN_FACING : GRID_FACING;
}

/** The row of a result; both ends are open. */
export function facingRow(game: RoadGame, result: number): FacingRow {
  const table = tableOf(game);
  const row = table.find(({ to }) => to === null || result <= to);
  if (row === undefined) throw new Error(`no facing for ${result}`);
  return row;
}
