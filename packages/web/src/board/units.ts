import type { PiecePose } from '@hardtop/kernel';

export interface XY {
  readonly x: number;
  readonly y: number;
}

/** Drawing units to the inch: browsers set small type badly, so a car is 100 by 50 units and not 1 by 0.5. */
export const UNIT = 100;

const round = (n: number): number => Math.round(n * 100) / 100 + 0;

/** A map point (inches, y north) on the drawing (units, y down). */
export function toDrawing(point: XY): XY {
  return { x: round(point.x * UNIT), y: round(-point.y * UNIT) };
}

export function toRadians(tenths: number): number {
  return (tenths / 1800) * Math.PI;
}

/** The map direction a heading looks along. */
export function forward(h: number): XY {
  const angle = toRadians(h);
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

/** A point of a piece's own frame (x right, y forward) on the map. */
export function toMap(pose: PiecePose, local: XY): XY {
  const ahead = forward(pose.h);
  return {
    x: pose.x + local.x * ahead.y + local.y * ahead.x,
    y: pose.y - local.x * ahead.x + local.y * ahead.y,
  };
}

/** Puts a counter drawn nose up about the origin at its pose; heading turns counter-clockwise, SVG clockwise. */
export function poseTransform(pose: PiecePose, scale = 1): string {
  const { x, y } = toDrawing(pose);
  const turn = `translate(${x} ${y}) rotate(${round(-pose.h / 10)})`;
  return scale === 1 ? turn : `${turn} scale(${round(scale)})`;
}

export function translate(point: XY): string {
  const { x, y } = toDrawing(point);
  return `translate(${x} ${y})`;
}

/** Path data through drawing points. */
export function polyline(points: readonly XY[], closed = false): string {
  const body = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return closed ? `${body}Z` : body;
}

/** Path data through map points. */
export function mapPath(points: readonly XY[], closed = false): string {
  return polyline(points.map(toDrawing), closed);
}

/** A closed curve that passes smoothly through drawing points (Catmull-Rom as cubic pieces). */
export function smoothLoop(points: readonly XY[], tension = 0.5): string {
  const n = points.length;
  const at = (i: number): XY => points[((i % n) + n) % n] ?? { x: 0, y: 0 };
  const k = tension / 3;
  let d = `M${round(at(0).x)} ${round(at(0).y)}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${round(b.x + (c.x - a.x) * k)} ${round(b.y + (c.y - a.y) * k)} `;
    d += `${round(c.x - (e.x - b.x) * k)} ${round(c.y - (e.y - b.y) * k)} ${round(c.x)} ${round(c.y)}`;
  }
  return `${d}Z`;
}

/** A small seeded generator, so that the same scatter is drawn each time. */
export function scatterOf(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
