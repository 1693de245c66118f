import type { Editing } from '@hardtop/kernel';
import { GENERAL } from './general.ts';
import { PALETTE } from './palette.ts';

/** A walled floor, a car at either end. */
const BLANK = {
  ruleset: 'roadrage',
  id: 'my-scenario',
  title: 'My scenario',
  summary: '',
  turnLimit: 40,
  map: { width: 20, height: 20 },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, car: 'road-reaver', x: 3, y: 10, heading: 270, speed: 30 },
    { seat: 1, car: 'road-reaver', x: 16, y: 10, heading: 90, speed: 30 },
  ],
};

const isSide = (side: unknown): side is number => typeof side === 'number' && Number.isFinite(side);

/** How scenarios are drawn by hand. */
export const editing: Editing = {
  blank: BLANK,
  palette: PALETTE,
  general: GENERAL,
  seats: 'seats',
  grid: 1,
  turn: 45,
  bounds(file) {
    const map = typeof file === 'object' && file !== null && 'map' in file ? file.map : null;
    if (typeof map !== 'object' || map === null || !('width' in map) || !('height' in map)) return null;
    const { width, height } = map;
    if (!isSide(width) || !isSide(height)) return null;
    return { minX: -0.5, minY: -0.5, maxX: width - 0.5, maxY: height - 0.5 };
  },
};
