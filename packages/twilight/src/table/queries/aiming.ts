import type { Cell } from '../../scenarios/world.ts';
import type { Person } from '../state/person.ts';
import type { Table } from '../state/state.ts';
import { bearingOf } from './bearing.ts';
import { cellOf, STEPS } from './position.ts';

/** Squares ahead that a watched direction is written down as. */
const FAR = 12;

/** The square that stands for a direction: so many squares that way, or the last one on the map. */
export function squareAhead({ setup }: Table, from: Cell, direction: number): Cell {
  const step = STEPS[direction % STEPS.length] ?? STEPS[0];
  const level = setup.levels[from.l];
  let at = from;
  for (let i = 0; i < FAR; i++) {
    const next = { l: from.l, x: at.x + step.dx, y: at.y + step.dy };
    if (level === undefined || next.x < 0 || next.y < 0 || next.x >= level.width || next.y >= level.height) break;
    at = next;
  }
  return at;
}

/** Whether what somebody aims at covers a target: he himself, or the eighth of the round that is watched. */
export function isCovered({ setup, state }: Table, person: Person, target: string, at: Cell): boolean {
  const { aim } = person;
  const from = cellOf(state, person);
  if (aim === null || from === null) return false;
  if (aim.target !== null) return aim.target === target;
  if (aim.at === null) return false;
  const bearing = bearingOf(setup, from, at);
  return bearing === null || bearing === bearingOf(setup, from, aim.at);
}
