// The top view of a vehicle as lines, nose up, about its middle. Any unit: the sheet scales it to its room.

import type { Rect } from '@hardtop/workshop/sheet';
import type { CornerId } from './wheels.ts';

interface XY {
  readonly x: number;
  readonly y: number;
}

export interface WheelMark extends Rect {
  readonly corner: CornerId;
}

/** Where components are put. */
export interface Zones {
  readonly front: Rect | null;
  readonly back: Rect | null;
  readonly left: Rect | null;
  readonly right: Rect | null;
  /** Plants, seats, turrets and cargo, from front to back. */
  readonly core: Rect;
}

export interface Outline {
  /** All of it, wheels and tongue within. */
  readonly bounds: Rect;
  readonly body: string;
  readonly thin: string;
  readonly hair: string;
  readonly dashed: string;
  readonly wheels: readonly WheelMark[];
  /** Where barrels end, if not beyond all of it. */
  readonly muzzles?: { readonly front?: number; readonly back?: number };
  readonly zones: Zones;
}

const num = (value: number): string => String(Math.round(value * 100) / 100 || 0);

export const poly = (points: readonly XY[], closed = true): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('') + (closed ? 'z' : '');

function toward(from: XY, back: XY, ahead: XY, by: number): XY {
  const long = Math.hypot(ahead.x - back.x, ahead.y - back.y) || 1;
  return { x: from.x + ((ahead.x - back.x) / long) * by, y: from.y + ((ahead.y - back.y) / long) * by };
}

/** A smooth line through the points and back to the first. */
export function loop(points: readonly XY[], tension = 0.62): string {
  const n = points.length;
  const point = (i: number): XY => points[(i + n) % n] ?? { x: 0, y: 0 };
  const parts = points.map((here, i) => {
    const [before, next, after] = [point(i - 1), point(i + 1), point(i + 2)];
    // As long as the piece itself asks for: a long side must not swing past a short corner.
    const reach = Math.hypot(next.x - here.x, next.y - here.y) * tension * 0.45;
    const a = toward(here, before, next, reach);
    const b = toward(next, after, here, reach);
    return `C${num(a.x)} ${num(a.y)} ${num(b.x)} ${num(b.y)} ${num(next.x)} ${num(next.y)}`;
  });
  const start = point(0);
  return `M${num(start.x)} ${num(start.y)}${parts.join('')}z`;
}

/** Half widths from nose to tail, mirrored. */
export function symmetric(stations: readonly (readonly [y: number, half: number])[], tension?: number): string {
  const right = stations.map(([y, x]) => ({ x, y }));
  const left = stations.map(([y, x]) => ({ x: -x, y })).reverse();
  return loop([...right, ...left], tension);
}

export const boxPathOf = (half: number, top: number, bottom: number): string =>
  poly([
    { x: -half, y: top },
    { x: half, y: top },
    { x: half, y: bottom },
    { x: -half, y: bottom },
  ]);

/** A box with cut corners. */
export const cutBox = (half: number, top: number, bottom: number, cut: number): string =>
  poly([
    { x: -half + cut, y: top },
    { x: half - cut, y: top },
    { x: half, y: top + cut },
    { x: half, y: bottom - cut },
    { x: half - cut, y: bottom },
    { x: -half + cut, y: bottom },
    { x: -half, y: bottom - cut },
    { x: -half, y: top + cut },
  ]);

export const zone = (half: number, top: number, bottom: number): Rect => ({
  x: -half,
  y: top,
  width: 2 * half,
  height: bottom - top,
});

/** Strips inside both flanks. */
export function flanks(half: number, width: number, top: number, bottom: number): Pick<Zones, 'left' | 'right'> {
  const height = bottom - top;
  return {
    left: { x: -half, y: top, width, height },
    right: { x: half - width, y: top, width, height },
  };
}

const WHEEL = { width: 8, height: 17 } as const;

/** One on each side of the axle, or two where they are paired. */
export function axle(end: 'front' | 'back', y: number, track: number, paired = false): readonly WheelMark[] {
  const { width, height } = WHEEL;
  const xs = paired ? [track, track - width - 1] : [track];
  return xs.flatMap((x): WheelMark[] => [
    { corner: `${end}-left`, x: -x - width / 2, y: y - height / 2, width, height },
    { corner: `${end}-right`, x: x - width / 2, y: y - height / 2, width, height },
  ]);
}

export const wheelAt = (corner: CornerId, x: number, y: number): WheelMark => ({
  corner,
  x: x - WHEEL.width / 2,
  y: y - WHEEL.height / 2,
  width: WHEEL.width,
  height: WHEEL.height,
});
