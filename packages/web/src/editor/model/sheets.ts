import type { Editing, FilePath, Layable, MapBounds, MapSheet } from '@hardtop/kernel';
import type { XY } from '../../board/units.ts';
import { listAt, valueAt, withValue } from './file-paths.ts';

// Sheets: parts of the map that a file counts by figures of its own. Where a ruleset has none, the map is one, and its figures are the map's.

const PLAIN = { zero: 0, step: 1 } as const;

/** Where a file says nothing of its map there must still be somewhere to draw. */
const NO_MAP: MapBounds = { minX: 0, minY: 0, maxX: 20, maxY: 16 };

/** One at least. */
export function sheetsOf(editing: Editing, file: unknown): readonly [MapSheet, ...MapSheet[]] {
  const [first, ...others] = editing.sheets?.(file) ?? [];
  if (first !== undefined) return [first, ...others];
  return [{ path: '', id: '', bounds: editing.bounds(file) ?? NO_MAP, x: PLAIN, y: PLAIN }];
}

/** A point of the map in the figures of a sheet. */
export const onSheet = ({ x, y }: MapSheet, point: XY): XY => ({
  x: (point.x - x.zero) / x.step,
  y: (point.y - y.zero) / y.step,
});

export const onMap = ({ x, y }: MapSheet, point: XY): XY => ({
  x: x.zero + point.x * x.step,
  y: y.zero + point.y * y.step,
});

const outside = (n: number, min: number, max: number): number => Math.max(0, min - n, n - max);

/** The sheet that a point is on, or the nearest. */
export function sheetAt(sheets: readonly [MapSheet, ...MapSheet[]], { x, y }: XY): MapSheet {
  const far = ({ bounds: { minX, minY, maxX, maxY } }: MapSheet): number =>
    outside(x, minX, maxX) + outside(y, minY, maxY);
  return sheets.reduce((best, sheet) => (far(sheet) < far(best) ? sheet : best));
}

/** A sheet's bounds in its own figures, and whether they run to the south. */
export interface SheetBounds extends MapBounds {
  readonly isMirrored?: boolean;
}

export function boundsOn(sheet: MapSheet): SheetBounds {
  const { minX, minY, maxX, maxY } = sheet.bounds;
  const [a, b] = [onSheet(sheet, { x: minX, y: minY }), onSheet(sheet, { x: maxX, y: maxY })];
  const [x, y] = [
    [a.x, b.x],
    [a.y, b.y],
  ];
  return {
    minX: Math.min(...x),
    minY: Math.min(...y),
    maxX: Math.max(...x),
    maxY: Math.max(...y),
    isMirrored: sheet.x.step * sheet.y.step < 0,
  };
}

const STAR = /^.*?\*/;

/** The list of a thing on a sheet. */
export const listOn = ({ path }: Pick<Layable, 'path'>, sheet: MapSheet): FilePath =>
  path.includes('*') ? path.replace(STAR, sheet.path) : path;

/** The sheet whose name stands there; the first, where there is none. */
export function sheetNamed(sheets: readonly [MapSheet, ...MapSheet[]], name: unknown): MapSheet {
  return sheets.find(({ id }) => id === name) ?? sheets[0];
}

/** The thing with its sheet named in it; the first need not be. */
export function withSheet(
  { sheet: field }: Layable,
  value: unknown,
  sheet: MapSheet,
  [first]: readonly MapSheet[],
): unknown {
  if (field === undefined) return value;
  const name = sheet.id === first?.id ? undefined : sheet.id;
  const [before, after] = field.split('.*.');
  if (before === undefined || after === undefined) return withValue(value, field, name);
  return withValue(
    value,
    before,
    listAt(value, before).map((point) => withValue(point, after, name)),
  );
}

/** What a thing of a list of the whole file says of its sheet. */
export const sheetIn = ({ sheet: field }: Layable, value: unknown): unknown =>
  field === undefined ? undefined : valueAt(value, field.replace('*', '0'));
