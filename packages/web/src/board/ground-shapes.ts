import type { Area } from '@hardtop/board';
import { isInside } from './area-shapes.ts';
import { boxAround } from './camera.ts';
import { mapPath, type XY } from './units.ts';

const between = (a: XY, b: XY, t: number): XY => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** Of the box around what has no four sides of its own. */
function cornersOf(points: Area['points']): readonly XY[] {
  const box = boxAround(points);
  if (box === null) return [];
  const { minX, minY, maxX, maxY } = box;
  return [
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
    { x: minX, y: minY },
    { x: maxX, y: minY },
  ];
}

/** Arrowheads that point up a slope: towards the edge of its first two points. */
export function chevrons(points: Area['points']): string {
  const [upRight, upLeft, downLeft, downRight] = points.length === 4 ? points : cornersOf(points);
  if (upRight === undefined || upLeft === undefined || downLeft === undefined || downRight === undefined) return '';
  const at = (across: number, up: number): XY =>
    between(between(downLeft, upLeft, up), between(downRight, upRight, up), across);
  return [0.2, 0.45, 0.7].map((up) => mapPath([at(0.25, up), at(0.5, up + 0.15), at(0.75, up)])).join('');
}

/** How far apart ripples lie, in inches. */
const RIPPLE = 1;
const MOST_RIPPLES = 60;

/** Short waves all over a stretch of water. */
export function ripples(points: Area['points']): string {
  const box = boxAround(points);
  if (box === null) return '';
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  const apart = Math.max(RIPPLE, Math.sqrt((width * height) / MOST_RIPPLES));
  const across = Math.max(1, Math.floor(width / apart));
  const down = Math.max(1, Math.floor(height / apart));
  return Array.from({ length: across * down }, (_, i) => {
    const x = box.minX + (((i % across) + 0.5) * width) / across;
    const y = box.minY + ((Math.floor(i / across) + 0.5) * height) / down;
    if (!isInside({ x, y }, points)) return '';
    return mapPath([
      { x: x - 0.2, y },
      { x: x - 0.1, y: y + 0.06 },
      { x, y },
      { x: x + 0.1, y: y + 0.06 },
      { x: x + 0.2, y },
    ]);
  }).join('');
}
