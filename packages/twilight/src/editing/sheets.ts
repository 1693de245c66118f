// Where the levels of a file lie on the board, whatever else is wrong with it.

import type { MapBounds, MapSheet } from '@hardtop/kernel';
import { layoutOf, SQUARE } from '../table/queries/spots.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A figure that somebody is still typing is no reason to draw nothing. */
const sideOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(100, Math.max(2, Math.round(value))) : 2;

interface Named {
  readonly id: string;
  readonly site: string;
  readonly width: number;
  readonly height: number;
}

const MOST_LEVELS = 12;

function levelsIn(file: unknown): readonly Named[] {
  const levels: unknown = isRecord(file) ? file.levels : null;
  if (!Array.isArray(levels)) return [];
  return levels.slice(0, MOST_LEVELS).map((level: unknown, i) => {
    const { id, site, width, height } = isRecord(level) ? level : {};
    return {
      id: typeof id === 'string' ? id : `level ${i + 1}`,
      site: typeof site === 'string' ? site : 'field',
      width: sideOf(width),
      height: sideOf(height),
    };
  });
}

export function boundsOf(file: unknown): MapBounds | null {
  const levels = levelsIn(file);
  return levels.length === 0 ? null : layoutOf({ levels }).bounds;
}

/** Squares count to the south; the figure of a square is its middle. */
export function sheetsOf(file: unknown): readonly MapSheet[] {
  const levels = levelsIn(file);
  return layoutOf({ levels }).frames.map(({ x, top, width, height }, l) => ({
    path: `levels.${l}`,
    id: levels[l]?.id ?? '',
    bounds: { minX: x, minY: top - height, maxX: x + width, maxY: top },
    x: { zero: x + SQUARE / 2, step: SQUARE },
    y: { zero: top - SQUARE / 2, step: -SQUARE },
  }));
}
