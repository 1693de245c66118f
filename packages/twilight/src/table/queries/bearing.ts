import type { Setup } from '../../scenarios/setup.ts';
import type { Cell, Level } from '../../scenarios/world.ts';

// Squares as points of their site, in meters, and the directions between them.

interface Point {
  readonly x: number;
  readonly y: number;
}

function levelOf({ levels }: Pick<Setup, 'levels'>, l: number): Level {
  const level = levels[l];
  if (level === undefined) throw new Error(`no level ${l}`);
  return level;
}

/** The side of a level's squares in meters. */
export const gridOf = (setup: Pick<Setup, 'levels'>, l: number): 2 | 8 => levelOf(setup, l).grid;

/** Meters that one square lies above another. */
export const heightAbove = (setup: Pick<Setup, 'levels'>, upper: Cell, lower: Cell): number =>
  levelOf(setup, upper.l).elevation - levelOf(setup, lower.l).elevation;

export const isSameSite = (setup: Pick<Setup, 'levels'>, a: Cell, b: Cell): boolean =>
  a.l === b.l || levelOf(setup, a.l).site === levelOf(setup, b.l).site;

/** The middle of a square. */
export function middleOf(setup: Pick<Setup, 'levels'>, { l, x, y }: Cell): Point {
  const { originX, originY, grid } = levelOf(setup, l);
  return { x: originX + (x + 0.5) * grid, y: originY + (y + 0.5) * grid };
}

/** The tangent of 22.5 degrees. */
const EIGHTH = 0.41421356;

/** Eighths of a turn clockwise from north in which a square lies; null: it is the same one. */
export function bearingOf(setup: Pick<Setup, 'levels'>, from: Cell, to: Cell): number | null {
  const [a, b] = [middleOf(setup, from), middleOf(setup, to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (dx === 0 && dy === 0) return null;
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  if (wide <= high * EIGHTH) return dy < 0 ? 0 : 4;
  if (high <= wide * EIGHTH) return dx > 0 ? 2 : 6;
  return dy < 0 ? (dx > 0 ? 1 : 7) : dx > 0 ? 3 : 5;
}
