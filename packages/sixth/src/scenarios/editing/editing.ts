import type { Editing } from '@hardtop/kernel';
import { ARENA } from '../../catalog/arena.ts';
import { GENERAL } from './general.ts';
import { PALETTE } from './palette.ts';

/** An empty arena, a car at either end. */
const BLANK = {
  ruleset: 'sixth',
  id: 'my-scenario',
  title: 'My scenario',
  summary: '',
  arena: { side: ARENA.side },
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }],
  cars: [
    { seat: 0, car: 'striker', at: { x: 6, y: 1.5, heading: 0 } },
    { seat: 1, car: 'striker', at: { x: 6, y: 10.5, heading: 180 } },
  ],
};

function sideOf(file: unknown): unknown {
  const arena = typeof file === 'object' && file !== null && 'arena' in file ? file.arena : undefined;
  return typeof arena === 'object' && arena !== null && 'side' in arena ? arena.side : ARENA.side;
}

/** How scenarios are drawn by hand. */
export const editing: Editing = {
  blank: BLANK,
  palette: PALETTE,
  general: GENERAL,
  seats: 'seats',
  grid: 0.25,
  turn: 15,
  bounds(file) {
    const side = sideOf(file);
    return typeof side === 'number' && side > 0 ? { minX: 0, minY: 0, maxX: side, maxY: side } : null;
  },
};
