import type { Setup } from '../../scenarios/setup.ts';
import type { Cell, Level } from '../../scenarios/world.ts';

// Squares and meters: the eight ways of a square, distances by squares, what lies in which direction.

/** Eighths of a turn clockwise from north; y runs south. */
const EAST = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
export const WAYS = 8;

/** One square on in one of the eight ways. */
export const stepFrom = ({ l, x, y }: Cell, way: number): Cell => ({
  l,
  x: x + (EAST[way] ?? 0),
  y: y + (SOUTH[way] ?? 0),
});

export const isDiagonal = (way: number): boolean => way % 2 === 1;

type Leveled = Pick<Setup, 'levels'>;

function levelOf({ levels }: Leveled, l: number): Level {
  const level = levels[l];
  if (level === undefined) throw new Error(`no level ${l}`);
  return level;
}

export const gridOf = (setup: Leveled, { l }: Cell): 2 | 8 => levelOf(setup, l).grid;

export function isOnMap({ levels }: Leveled, { l, x, y }: Cell): boolean {
  const level = levels[l];
  return level !== undefined && x >= 0 && y >= 0 && x < level.width && y < level.height;
}

/** Middle of a square, in meters of its site. */
export function middleOf(setup: Leveled, { l, x, y }: Cell): { readonly x: number; readonly y: number } {
  const { grid, originX, originY } = levelOf(setup, l);
  return { x: originX + (x + 0.5) * grid, y: originY + (y + 0.5) * grid };
}

/** The square of a level that a place in meters lies in, kept on the map. */
export function cellNear(setup: Leveled, l: number, point: { readonly x: number; readonly y: number }): Cell {
  const { grid, originX, originY, width, height } = levelOf(setup, l);
  const within = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at));
  return {
    l,
    x: within(Math.floor((point.x - originX) / grid), width),
    y: within(Math.floor((point.y - originY) / grid), height),
  };
}

/** The nearest of the eight ways from one square to another; null: the same square. */
export function wayTo(setup: Leveled, from: Cell, to: Cell): number | null {
  const [p, q] = [middleOf(setup, from), middleOf(setup, to)];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  if (dx === 0 && dy === 0) return null;
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let way = 0; way < WAYS; way++) {
    const along = alongOf(way, dx, dy);
    if (along > most + 1e-9) [best, most] = [way, along];
  }
  return best;
}

const DIAGONAL_LENGTH = Math.sqrt(2);

function alongOf(way: number, dx: number, dy: number): number {
  const dot = (EAST[way] ?? 0) * dx + (SOUTH[way] ?? 0) * dy;
  return isDiagonal(way) ? dot / DIAGONAL_LENGTH : dot;
}

/** Which quarter something lies in, seen from what heads that way: on the line it counts as ahead or behind. */
export function quarterOf(setup: Leveled, at: Cell, heading: number, from: Cell): 'front' | 'side' | 'rear' {
  const [p, q] = [middleOf(setup, at), middleOf(setup, from)];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const ahead = alongOf(heading, dx, dy);
  const aside = Math.abs(alongOf((heading + 2) % WAYS, dx, dy));
  // Beside it in the same square: whoever is so near takes the side.
  if (dx === 0 && dy === 0) return 'side';
  return ahead >= aside - 1e-9 ? 'front' : -ahead >= aside - 1e-9 ? 'rear' : 'side';
}
