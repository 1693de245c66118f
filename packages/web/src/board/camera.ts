import type { Board } from '@hardtop/board';
import type { XY } from './units.ts';

/** What the eye is on: a map point in the middle of the view, and pixels to the inch. */
export interface Camera extends XY {
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const MIN_SCALE = 4;
export const MAX_SCALE = 260;
/** A car shorter than this many pixels is hard to tell by its shape or to tap. */
const READABLE_SCALE = 44;
/** Nearer than this a fit only shows asphalt. */
const CLOSE_SCALE = 110;

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** The zoom stays in its range and the middle of the view on the map. */
export function clampCamera(camera: Camera, bounds: Box): Camera {
  return {
    x: clamp(camera.x, bounds.minX, bounds.maxX),
    y: clamp(camera.y, bounds.minY, bounds.maxY),
    k: clamp(camera.k, MIN_SCALE, MAX_SCALE),
  };
}

export function fitBox(box: Box, size: Size, margin = 0): Camera {
  const width = Math.max(box.maxX - box.minX + 2 * margin, 1);
  const height = Math.max(box.maxY - box.minY + 2 * margin, 1);
  const k = clamp(Math.min(size.width / width, size.height / height), MIN_SCALE, MAX_SCALE);
  return { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2, k };
}

export function boxAround(points: readonly XY[]): Box | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

/** The pieces with room about them; the whole map where its counters can still be read. */
export function firstLook(board: Board, size: Size): Camera {
  const whole = fitBox(board.bounds, size, 0.4);
  const pieces = boxAround(board.pieces.map(({ pose }) => pose));
  if (whole.k >= READABLE_SCALE || pieces === null) return whole;
  const close = fitBox(pieces, size, 2.5);
  return { ...close, k: Math.min(close.k, CLOSE_SCALE) };
}

export function toScreen(camera: Camera, size: Size, point: XY): XY {
  return {
    x: size.width / 2 + (point.x - camera.x) * camera.k,
    y: size.height / 2 - (point.y - camera.y) * camera.k,
  };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.k, y: camera.y + dy / camera.k };
}

/** Zooms so that the map point under the given pixel stays there. */
export function zoomAt(camera: Camera, size: Size, pixel: XY, factor: number): Camera {
  const k = clamp(camera.k * factor, MIN_SCALE, MAX_SCALE);
  const dx = pixel.x - size.width / 2;
  const dy = pixel.y - size.height / 2;
  return { x: camera.x + dx / camera.k - dx / k, y: camera.y - dy / camera.k + dy / k, k };
}

/** The smallest move that brings the points well inside the view; zooms out only if they do not fit. */
export function keepInView(camera: Camera, size: Size, points: readonly XY[]): Camera {
  const box = boxAround(points);
  if (box === null || size.width === 0) return camera;
  const inset = Math.min(size.width, size.height) * 0.18;
  const halfX = (size.width / 2 - inset) / camera.k;
  const halfY = (size.height / 2 - inset) / camera.k;
  if (box.maxX - box.minX > 2 * halfX || box.maxY - box.minY > 2 * halfY) {
    const fitted = fitBox(box, { width: size.width - 2 * inset, height: size.height - 2 * inset });
    return { ...fitted, k: Math.min(fitted.k, camera.k) };
  }
  return {
    ...camera,
    x: clamp(camera.x, box.maxX - halfX, box.minX + halfX),
    y: clamp(camera.y, box.maxY - halfY, box.minY + halfY),
  };
}

/** Lengths of the map beyond its rim that a view may show. */
const RIM = 2.5;

/** The same zoom, moved so that no more of the view than must be lies beside the map. */
export function keepOnMap(camera: Camera, size: Size, bounds: Box): Camera {
  const within = (middle: number, low: number, high: number, span: number): number => {
    const [from, to] = [low - RIM + span / 2, high + RIM - span / 2];
    return from > to ? (low + high) / 2 : clamp(middle, from, to);
  };
  return {
    x: within(camera.x, bounds.minX, bounds.maxX, size.width / camera.k),
    y: within(camera.y, bounds.minY, bounds.maxY, size.height / camera.k),
    k: camera.k,
  };
}

export function mixCameras(a: Camera, b: Camera, t: number): Camera {
  const mix = (p: number, q: number): number => p + (q - p) * t;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), k: mix(a.k, b.k) };
}
