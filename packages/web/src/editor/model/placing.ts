import type { LaidShape, Layable } from '@hardtop/kernel';
import type { XY } from '../../board/units.ts';
import { listAt, numberAt, valueAt, withValue } from './file-paths.ts';
import {
  ahead,
  frameOf,
  fromFrame,
  middleOf,
  outlineOf,
  pointAt,
  roundXY,
  toFrame,
  turnedLeft,
  withHeading,
} from './shapes.ts';
import type { SheetBounds } from './sheets.ts';
import { drawnEdge, stretchedEdge, turnedEdge, withRim } from './squares.ts';

// How a hand lays, moves, turns and stretches things: each gives the thing as it is then. All in the figures of a sheet.

export interface Desk {
  readonly bounds: SheetBounds;
  readonly grid: number;
  readonly turn: number;
}

const snap = (n: number, grid: number): number => Math.round(Math.round(n / grid) * grid * 1000) / 1000 + 0;

export const snapped = ({ x, y }: XY, grid: number): XY => ({ x: snap(x, grid), y: snap(y, grid) });

/** What the fields of a thing allow its figures to be. */
function clamped(layable: Layable, path: string, figure: number): number {
  const field = layable.fields.find((each) => each.path === path);
  if (field?.kind !== 'number') return figure;
  return Math.min(field.max, Math.max(field.min, figure));
}

function setAll(value: unknown, figures: readonly (readonly [string, unknown])[]): unknown {
  return figures.reduce((now, [path, figure]) => withValue(now, path, figure), value);
}

/** What else is said of a point stays said. */
const pointOf = (old: unknown, point: XY): unknown => ({ ...(isObject(old) ? old : {}), ...roundXY(point) });

const setPoint = (value: unknown, path: string, point: XY): unknown =>
  withValue(value, path, pointOf(valueAt(value, path), point));

/** 0 to 359, in steps. */
function headingOf(dx: number, dy: number, step: number): number {
  const degrees = (Math.atan2(-dx, dy) / Math.PI) * 180;
  return snap((degrees + 360) % 360, step) % 360;
}

/** A hand that hardly moved has only pointed. */
const isDrag = (from: XY, to: XY, grid: number): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= grid;

/** A fresh thing drawn from one point to another; from a point to itself it has its usual size. */
export function drawn(layable: Layable, from: XY, to: XY, desk: Desk): unknown {
  const { shape, fresh } = layable;
  const [a, b] = [snapped(from, desk.grid), snapped(to, desk.grid)];
  const dragged = isDrag(a, b, desk.grid);
  switch (shape.kind) {
    case 'point':
      return drawnPoint(shape, fresh, a, dragged ? b : null, desk);
    case 'box':
      return drawnBox(layable, shape, a, dragged ? b : null);
    case 'segment':
      return drawnSegment(layable, shape, a, dragged ? b : { x: a.x, y: a.y + 3 }, desk);
    case 'line':
      return setPoint(setPoint(fresh, shape.from, a), shape.to, dragged ? b : { x: a.x + 4, y: a.y });
    case 'corners':
      return withValue(fresh, shape.points, firstCorners(shape, a, dragged ? b : { x: a.x + 3, y: a.y + 3 }));
    case 'disc':
      return drawnDisc(shape, fresh, a, dragged ? b : null);
    case 'edge':
      return drawnEdge(shape, fresh, from, dragged ? to : null);
    case 'rim':
      return atRim(shape, fresh, a, desk.bounds);
  }
}

/** Where it was put, facing where it was drawn to; with a heading of its own where it only was put. */
function drawnPoint(
  shape: Extract<LaidShape, { kind: 'point' }>,
  fresh: unknown,
  at: XY,
  to: XY | null,
  { turn, bounds }: Desk,
): unknown {
  const put = placed(shape, fresh, at);
  if (shape.heading === undefined) return put;
  if (to === null) return withValue(put, shape.heading, numberAt(fresh, shape.heading));
  return withHeading(shape, put, headingOf(to.x - at.x, to.y - at.y, turn), bounds);
}

function drawnDisc(shape: Extract<LaidShape, { kind: 'disc' }>, fresh: unknown, a: XY, b: XY | null): unknown {
  const put = placed(shape, fresh, a);
  return b === null ? put : withRim(shape, put, b);
}

/** From corner to corner; where a box is counted in squares, both of those it was drawn between are in it. */
function drawnBox(layable: Layable, shape: BoxShape, a: XY, b: XY | null): unknown {
  const { corner } = shape;
  const squares = corner === undefined ? 0 : -2 * corner;
  const sideOf = (path: string, from: number, to: number | undefined): number =>
    clamped(layable, path, to === undefined ? numberAt(layable.fresh, path, 1) : Math.abs(to - from) + squares);
  const sized = setAll(layable.fresh, [
    [shape.length, sideOf(shape.length, a.y, b?.y)],
    [shape.width, sideOf(shape.width, a.x, b?.x)],
  ]);
  const to = b ?? a;
  if (corner !== undefined) return placed(shape, sized, { x: Math.min(a.x, to.x), y: Math.min(a.y, to.y) });
  return placed(shape, sized, { x: (a.x + to.x) / 2, y: (a.y + to.y) / 2 });
}

type BoxShape = Extract<LaidShape, { readonly kind: 'box' }>;

function placed(shape: { readonly x: string; readonly y: string }, value: unknown, at: XY): unknown {
  const { x, y } = roundXY(at);
  return setAll(value, [
    [shape.x, x],
    [shape.y, y],
  ]);
}

function drawnSegment(
  layable: Layable,
  shape: Extract<LaidShape, { kind: 'segment' }>,
  a: XY,
  b: XY,
  { turn, grid }: Desk,
): unknown {
  const heading = headingOf(b.x - a.x, b.y - a.y, turn);
  const length = clamped(layable, shape.length, snap(Math.hypot(b.x - a.x, b.y - a.y), grid));
  const front = ahead(heading);
  const middle = { x: a.x + (front.x * length) / 2, y: a.y + (front.y * length) / 2 };
  return setAll(placed(shape, layable.fresh, middle), [
    [shape.length, length],
    [shape.heading, heading],
  ]);
}

/** A box of four corners, or a way from one to the other. */
function firstCorners({ closed }: { readonly closed: boolean }, a: XY, b: XY): readonly XY[] {
  if (!closed) return [a, b];
  const [x1, x2] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [y1, y2] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
}

/** In the wall that is nearest. */
function atRim(shape: Extract<LaidShape, { kind: 'rim' }>, value: unknown, { x, y }: XY, bounds: SheetBounds): unknown {
  const walls = [
    { wall: 'north', off: Math.abs(bounds.maxY - y), at: x },
    { wall: 'south', off: Math.abs(y - bounds.minY), at: x },
    { wall: 'west', off: Math.abs(x - bounds.minX), at: y },
    { wall: 'east', off: Math.abs(bounds.maxX - x), at: y },
  ];
  const nearest = walls.reduce((a, b) => (b.off < a.off ? b : a));
  return setAll(value, [
    [shape.wall, nearest.wall],
    [shape.at, nearest.at],
  ]);
}

/** Moved so far; in a wall it goes along, or into the wall that is nearer then. */
export function moved(layable: Layable, value: unknown, by: XY, desk: Desk): unknown {
  const { shape } = layable;
  const on = (point: XY): XY => ({ x: point.x + by.x, y: point.y + by.y });
  switch (shape.kind) {
    case 'point':
    case 'box':
    case 'segment':
    case 'disc':
    case 'edge': {
      const put = placed(shape, value, on({ x: numberAt(value, shape.x), y: numberAt(value, shape.y) }));
      return shape.kind === 'box' && shape.along !== undefined ? movedPoints(shape.along, put, on) : put;
    }
    case 'line':
      return setPoint(
        setPoint(value, shape.from, on(pointAt(value, shape.from))),
        shape.to,
        on(pointAt(value, shape.to)),
      );
    case 'corners':
      return movedPoints(shape.points, value, on);
    case 'rim':
      return atRim(shape, value, on(outlineOf(shape, value, desk.bounds).middle), desk.bounds);
  }
}

const movedPoints = (path: string, value: unknown, on: (point: XY) => XY): unknown =>
  Array.isArray(valueAt(value, path))
    ? withValue(
        value,
        path,
        listAt(value, path).map((point) => pointOf(point, on(pointAt({ point }, 'point')))),
      )
    : value;

const WALLS = ['north', 'west', 'south', 'east'];

/** Turned about its middle by so many steps, to the left. */
export function turned(layable: Layable, value: unknown, steps: number, desk: Desk): unknown {
  const { shape } = layable;
  const by = steps * desk.turn;
  switch (shape.kind) {
    case 'point':
    case 'box':
    case 'segment':
      if (shape.heading !== undefined) return turnedLeft(shape, value, by);
      return shape.kind === 'box' ? onItsSide(shape, value) : value;
    case 'disc':
      return value;
    case 'edge':
      return turnedEdge(shape, value);
    case 'line': {
      const points = aboutMiddle([pointAt(value, shape.from), pointAt(value, shape.to)], by, shape);
      return points.reduce((now, point, i) => setPoint(now, i === 0 ? shape.from : shape.to, point), value);
    }
    case 'corners':
      return withValue(
        value,
        shape.points,
        aboutMiddle(outlineOf(shape, value, desk.bounds).points, by, shape).map((point, i) =>
          pointOf(listAt(value, shape.points)[i], point),
        ),
      );
    case 'rim': {
      const at = WALLS.indexOf(String(valueAt(value, shape.wall)));
      return withValue(value, shape.wall, WALLS[(at + Math.sign(steps) + WALLS.length) % WALLS.length]);
    }
  }
}

function onItsSide(shape: BoxShape, value: unknown): unknown {
  return setAll(value, [
    [shape.length, numberAt(value, shape.width, 1)],
    [shape.width, numberAt(value, shape.length, 1)],
  ]);
}

function aboutMiddle(
  points: readonly XY[],
  degrees: number,
  { isWhole = false }: { readonly isWhole?: boolean },
): readonly XY[] {
  const middle = middleOf(points);
  return points.map((point) => {
    const at = fromFrame(middle, degrees, toFrame(middle, 0, point));
    return isWhole ? snapped(at, 1) : roundXY(at);
  });
}

/** Points by which a thing is stretched; the first of a thing with a front turns it. */
export interface Handle {
  readonly id: number;
  readonly kind: 'turn' | 'end' | 'split';
  readonly at: XY;
}

/** How far before its front a thing is turned by. */
const LEVER = 0.8;

export function handlesOf({ shape }: Layable, value: unknown, bounds: SheetBounds): readonly Handle[] {
  const { points, heading } = outlineOf(shape, value, bounds);
  const ends = (list: readonly XY[]): readonly Handle[] => list.map((at, id) => ({ id, kind: 'end', at }));
  switch (shape.kind) {
    case 'point':
    case 'box': {
      const { middle, length } = frameOf(shape, value, bounds);
      const lever =
        heading === null
          ? []
          : [{ id: 9, kind: 'turn' as const, at: fromFrame(middle, heading, { x: 0, y: length / 2 + LEVER }) }];
      return shape.kind === 'point' ? lever : [...ends(points), ...lever];
    }
    case 'segment': {
      const { middle, length } = frameOf(shape, value, bounds);
      return ends([-length / 2, length / 2].map((y) => fromFrame(middle, heading ?? 0, { x: 0, y })));
    }
    case 'line':
    case 'edge':
      return ends(points);
    case 'disc':
      return ends(points.slice(0, 1));
    case 'corners':
      return [...ends(points), ...splitsOf(points, shape.closed)];
    case 'rim':
      return [];
  }
}

/** Numbers of the handles that make a corner where there is none yet. */
const SPLITS = 100;

function splitsOf(points: readonly XY[], closed: boolean): readonly Handle[] {
  const sides = closed ? points.length : points.length - 1;
  return Array.from({ length: Math.max(0, sides) }, (_, i) => {
    const [a, b] = [points[i], points[(i + 1) % points.length]];
    return { id: SPLITS + i, kind: 'split', at: middleOf(a === undefined || b === undefined ? [] : [a, b]) };
  });
}

function withCorner(corners: readonly unknown[], { id, kind }: Handle, point: XY): readonly unknown[] {
  if (kind !== 'split') return corners.map((old, i) => (i === id ? pointOf(old, point) : old));
  const before = corners.slice(0, id - SPLITS + 1);
  return [...before, pointOf(before.at(-1), point), ...corners.slice(id - SPLITS + 1)];
}

/** The thing with one of its handles elsewhere. */
export function stretched(layable: Layable, value: unknown, handle: Handle, to: XY, desk: Desk): unknown {
  const { shape } = layable;
  const point = snapped(to, desk.grid);
  switch (shape.kind) {
    case 'point':
    case 'box': {
      const { middle } = frameOf(shape, value, desk.bounds);
      if (handle.kind === 'end')
        return shape.kind === 'box' ? stretchedBox(layable, shape, value, handle.id, onLines(shape, to, desk)) : value;
      return withHeading(shape, value, headingOf(to.x - middle.x, to.y - middle.y, desk.turn), desk.bounds);
    }
    case 'disc':
      return withRim(shape, value, point);
    case 'edge':
      return stretchedEdge(shape, value, handle.id, to);
    case 'segment': {
      const other = handlesOf(layable, value, desk.bounds).find(({ id }) => id !== handle.id)?.at ?? point;
      const [from, end] = handle.id === 0 ? [point, other] : [other, point];
      const whole = drawnSegment({ ...layable, fresh: isObject(value) ? value : {} }, shape, from, end, desk);
      return whole;
    }
    case 'line':
      return setPoint(value, handle.id === 0 ? shape.from : shape.to, point);
    case 'corners':
      return withValue(value, shape.points, withCorner(listAt(value, shape.points), handle, point));
    case 'rim':
      return value;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Boxes that are counted in squares end on the lines between them. */
function onLines({ corner = 0 }: BoxShape, { x, y }: XY, { grid, bounds }: Desk): OnLines {
  const on = snapped({ x: x - corner, y: y - corner }, grid);
  return { to: { x: on.x + corner, y: on.y + corner }, bounds };
}

interface OnLines {
  readonly to: XY;
  readonly bounds: SheetBounds;
}

/** The corner across stays where it is. */
function stretchedBox(
  layable: Layable,
  shape: BoxShape,
  value: unknown,
  corner: number,
  { to, bounds }: OnLines,
): unknown {
  const { middle, heading, length, width } = frameOf(shape, value, bounds);
  const signs = { x: corner === 1 || corner === 2 ? 1 : -1, y: corner >= 2 ? 1 : -1 };
  const across = { x: (-signs.x * width) / 2, y: (-signs.y * length) / 2 };
  const at = toFrame(middle, heading, to);
  const sized = {
    width: clamped(layable, shape.width, Math.max(0, (at.x - across.x) * signs.x)),
    length: clamped(layable, shape.length, Math.max(0, (at.y - across.y) * signs.y)),
  };
  const centre = fromFrame(middle, heading, {
    x: across.x + (signs.x * sized.width) / 2,
    y: across.y + (signs.y * sized.length) / 2,
  });
  const off = shape.corner === undefined ? null : shape.corner;
  const place = off === null ? centre : { x: centre.x - sized.width / 2 - off, y: centre.y - sized.length / 2 - off };
  return setAll(placed(shape, value, place), [
    [shape.length, round3(sized.length)],
    [shape.width, round3(sized.width)],
  ]);
}

const round3 = (n: number): number => Math.round(n * 1000) / 1000;
