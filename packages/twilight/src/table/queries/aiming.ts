import type { Cell } from '../../scenarios/world.ts';
import type { Table } from '../state/state.ts';
import { STEPS } from './position.ts';

/** Squares ahead that a watched direction is written down as. */
const FAR = 12;

/** The square that stands for a direction: so many squares that way, or the last one on the map. */
export const squareAhead = (table: Table, from: Cell, direction: number): Cell =>
  squareToward(table, from, direction, FAR);

/** So many squares that way, or the last one on the map. */
export function squareToward({ setup }: Table, from: Cell, direction: number, squares: number): Cell {
  const step = STEPS[direction % STEPS.length] ?? STEPS[0];
  const level = setup.levels[from.l];
  let at = from;
  for (let i = 0; i < squares; i++) {
    const next = { l: from.l, x: at.x + step.dx, y: at.y + step.dy };
    if (level === undefined || next.x < 0 || next.y < 0 || next.x >= level.width || next.y >= level.height) break;
    at = next;
  }
  return at;
}
