import type { Editing, MapBounds } from '@hardtop/kernel';
import { GENERAL } from './general.ts';
import { GROUND } from './grounds.ts';
import { BUILT, FIGHTERS, JUNK } from './standing.ts';

const EDGES = ['minX', 'minY', 'maxX', 'maxY'] as const;

function isBounds(map: unknown): map is MapBounds {
  return typeof map === 'object' && map !== null && EDGES.every((edge) => Number.isFinite(Reflect.get(map, edge)));
}

/** A walled floor of asphalt, a car at either end. */
const BLANK = {
  ruleset: 'deluxe',
  id: 'my-scenario',
  title: 'My scenario',
  summary: '',
  turnLimit: 40,
  map: { minX: 0, minY: 0, maxX: 20, maxY: 16 },
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, car: 'killer-kart', x: 3, y: 8, heading: 270, speed: 20 },
    { seat: 1, car: 'killer-kart', x: 17, y: 8, heading: 90, speed: 20 },
  ],
};

/** How scenarios are drawn by hand. */
export const editing: Editing = {
  blank: BLANK,
  palette: [...FIGHTERS, ...BUILT, ...GROUND, ...JUNK],
  general: GENERAL,
  seats: 'seats',
  grid: 0.25,
  turn: 15,
  bounds(file) {
    const map = typeof file === 'object' && file !== null && 'map' in file ? file.map : null;
    if (!isBounds(map)) return null;
    const { minX, minY, maxX, maxY } = map;
    return { minX, minY, maxX, maxY };
  },
};
