import type { Editing, Layable, MapSheet } from '@hardtop/kernel';
import type { XY } from '../../board/units.ts';
import { deskOf } from './edits.ts';
import { under, withValue } from './file-paths.ts';
import { drawn, type Handle, handlesOf, moved, snapped, stretched } from './placing.ts';
import { isPlaced, type Outline, outlineOf } from './shapes.ts';
import { boundsOn, onMap, onSheet, sheetAt, sheetsOf, withSheet } from './sheets.ts';
import type { Thing } from './things.ts';

// What a hand does on the map, in the figures of whatever sheet it is on.

const isAcross = ({ shape }: Layable): boolean => shape.kind === 'line' && shape.sheets !== undefined;

/** A line names the sheet of either end. */
function withEnds({ shape }: Layable, value: unknown, ends: readonly MapSheet[], sheets: readonly MapSheet[]): unknown {
  if (shape.kind !== 'line' || shape.sheets === undefined) return value;
  const field = shape.sheets;
  return [shape.from, shape.to].reduce((now, end, i) => {
    const id = ends[i]?.id === sheets[0]?.id ? undefined : ends[i]?.id;
    return withValue(now, under(end, field), id);
  }, value);
}

/** What is drawn from one point of the map to another; it is in no list yet. */
export function drawnThing(editing: Editing, file: unknown, layable: Layable, from: XY, to: XY): Thing {
  const sheets = sheetsOf(editing, file);
  const sheet = sheetAt(sheets, from);
  const farSheet = isAcross(layable) ? sheetAt(sheets, to) : sheet;
  const value = drawn(layable, onSheet(sheet, from), onSheet(farSheet, to), deskOf(editing, file, sheet));
  return {
    path: '',
    layable,
    name: layable.title,
    sheet,
    farSheet,
    value: withEnds(layable, value, [sheet, farSheet], sheets),
  };
}

/** Moved so far on the map. What was carried onto another sheet lies there, where a thing of its kind can. */
export function movedThing(editing: Editing, file: unknown, thing: Thing, by: XY, to: XY | null): Thing {
  const { layable, sheet, value } = thing;
  const { shape } = layable;
  const sheets = sheetsOf(editing, file);
  const there = to === null ? sheet : sheetAt(sheets, to);
  if (to !== null && there !== sheet && shape.kind === 'point' && layable.sheet !== undefined) {
    const at = snapped(onSheet(there, to), editing.grid);
    const put = withValue(withValue(value, shape.x, at.x), shape.y, at.y);
    return { ...thing, sheet: there, farSheet: there, value: withSheet(layable, put, there, sheets) };
  }
  const figures = snapped({ x: by.x / sheet.x.step, y: by.y / sheet.y.step }, editing.grid);
  return { ...thing, value: moved(layable, value, figures, deskOf(editing, file, sheet)) };
}

/** The thing with one of its handles elsewhere on the map. */
export function stretchedThing(editing: Editing, file: unknown, thing: Thing, handle: Handle, to: XY): Thing {
  const { layable, value } = thing;
  const sheets = sheetsOf(editing, file);
  const isFar = isAcross(layable) && handle.id === 1;
  const sheet = isAcross(layable) ? sheetAt(sheets, to) : thing.sheet;
  const now = stretched(layable, value, handle, onSheet(sheet, to), deskOf(editing, file, sheet));
  const ends = isFar
    ? { sheet: thing.sheet, farSheet: sheet }
    : { sheet, farSheet: isAcross(layable) ? thing.farSheet : sheet };
  return { ...thing, ...ends, value: withEnds(layable, now, [ends.sheet, ends.farSheet], sheets) };
}

/** Where each point of a thing lies: of a line that leads across, the last one on the other sheet. */
const sheetOfPoint = ({ layable, sheet, farSheet }: Thing, i: number): MapSheet =>
  isAcross(layable) && i === 1 ? farSheet : sheet;

/** Where a thing lies on the map. */
export function outlineOnMap(thing: Thing): Outline {
  const { layable, value, sheet } = thing;
  const bounds = boundsOn(sheet);
  const { points, closed, middle, heading } = outlineOf(layable.shape, value, bounds);
  const there = points.map((point, i) => onMap(sheetOfPoint(thing, i), point));
  const [a, b] = there;
  const between = isAcross(layable) && a !== undefined && b !== undefined;
  return {
    points: there,
    closed,
    middle: between ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : onMap(sheet, middle),
    heading: heading === null ? null : bounds.isMirrored === true ? 180 - heading : heading,
  };
}

/** What a thing is taken hold of by, on the map. */
export function handlesOnMap(thing: Thing): readonly Handle[] {
  const { layable, value, sheet } = thing;
  return handlesOf(layable, value, boundsOn(sheet)).map((handle) => ({
    ...handle,
    at: onMap(sheetOfPoint(thing, handle.id), handle.at),
  }));
}

/** How far one step of the grid is on the map. */
export function stepOnMap(editing: Editing, file: unknown): number {
  return editing.grid * Math.abs(sheetsOf(editing, file)[0].x.step);
}

/** The nearest point of the map that the grid has. */
export function pointOnMap(editing: Editing, file: unknown, point: XY): XY {
  const sheet = sheetAt(sheetsOf(editing, file), point);
  return onMap(sheet, snapped(onSheet(sheet, point), editing.grid));
}

/** A point of the map in words: the figures that its sheet has for it. */
export function pointText(editing: Editing, file: unknown, point: XY): string {
  const sheet = sheetAt(sheetsOf(editing, file), point);
  const { x, y } = onSheet(sheet, point);
  return [...(sheet.id === '' ? [] : [sheet.id]), numberText(x), numberText(y)].join(', ');
}

const numberText = (n: number): string => String(Math.round(n * 1000) / 1000 + 0);

/** Whether it is on the map at all. */
export const isOnMap = ({ layable: { shape }, value }: Thing): boolean => isPlaced(shape, value);
