// Where squares lie on the board that is drawn: levels side by side, y to the north, all squares of one size whatever they measure.

import type { PiecePose } from '@hardtop/kernel';
import type { Setup } from '../../scenarios/setup.ts';
import type { Cell, Level } from '../../scenarios/world.ts';

/** Map units to the side of a square. */
export const SQUARE = 0.5;
/** Between two levels, with room for their names. */
const GAP = 1.5;
/** A row of levels is not made longer than this, unless by one that is. */
const ROW = 60;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A level's frame: its north-west corner, its width and height. */
interface LevelFrame {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  /** By level. */
  readonly frames: readonly LevelFrame[];
  readonly bounds: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
}

type Sized = Pick<Level, 'width' | 'height' | 'site'>;

const known = new WeakMap<readonly Sized[], Layout>();

export function layoutOf({ levels }: { readonly levels: readonly Sized[] }): Layout {
  const before = known.get(levels);
  if (before !== undefined) return before;
  const layout = laidOut(levels);
  known.set(levels, layout);
  return layout;
}

/** Levels of one site stand in a row, the next site below. */
function laidOut(levels: readonly Sized[]): Layout {
  const frames: LevelFrame[] = [];
  let [x, top, lowest, maxX] = [0, 0, 0, 0];
  let site = levels[0]?.site;
  for (const level of levels) {
    const [width, height] = [level.width * SQUARE, level.height * SQUARE];
    if (x > 0 && (level.site !== site || x + width > ROW)) [x, top] = [0, lowest - GAP];
    site = level.site;
    frames.push({ x, top, width, height });
    lowest = Math.min(lowest, top - height);
    maxX = Math.max(maxX, x + width);
    x += width + GAP;
  }
  return { frames, bounds: { minX: 0, minY: lowest, maxX, maxY: 0 } };
}

export function frameOf(setup: Pick<Setup, 'levels'>, l: number): LevelFrame {
  const frame = layoutOf(setup).frames[l];
  if (frame === undefined) throw new Error(`no level ${l}`);
  return frame;
}

/** The middle of a square. */
export function spotOf(setup: Pick<Setup, 'levels'>, { l, x, y }: Cell): Spot {
  const frame = frameOf(setup, l);
  return { x: frame.x + (x + 0.5) * SQUARE, y: frame.top - (y + 0.5) * SQUARE };
}

/** Meters on a level as map units. */
export function drawnLength({ levels }: Pick<Setup, 'levels'>, l: number, meters: number): number {
  return (meters / (levels[l]?.grid ?? 2)) * SQUARE;
}

const EIGHTH = 450;
const FULL_TURN = 3600;

/** Eighths of a turn clockwise as tenths of a degree counter-clockwise. */
export function headingOf(eighths: number): number {
  return (FULL_TURN - EIGHTH * eighths) % FULL_TURN;
}

export function poseAt(setup: Pick<Setup, 'levels'>, at: Cell, eighths: number): PiecePose {
  const { x, y } = spotOf(setup, at);
  return { x, y, h: headingOf(eighths) };
}
