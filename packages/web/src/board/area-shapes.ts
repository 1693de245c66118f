import { scatterOf, smoothLoop, toDrawing, type XY } from './units.ts';

/** Whether a point lies in a polygon, by counting crossings. */
export function isInside(point: XY, polygon: readonly XY[]): boolean {
  let inside = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  });
  return inside;
}

export function centreOf(points: readonly XY[]): XY {
  const n = Math.max(points.length, 1);
  return { x: points.reduce((sum, p) => sum + p.x, 0) / n, y: points.reduce((sum, p) => sum + p.y, 0) / n };
}

/** Loose bits strewn over an area: `count` shards as one path, on the drawing. */
export function shards(id: string, points: readonly XY[], count: number, size: number): string {
  const polygon = points.map(toDrawing);
  return spread(id, polygon, count)
    .map(({ at, next }) => shard(at, size * (0.5 + next()), next))
    .join('');
}

function spread(id: string, polygon: readonly XY[], count: number): { at: XY; next: () => number }[] {
  const next = scatterOf(id);
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const found: { at: XY; next: () => number }[] = [];
  // An area of any shape holds a good part of its box; thin slivers just get fewer bits.
  for (let tries = 0; tries < count * 6 && found.length < count; tries++) {
    const at = { x: left + next() * width, y: top + next() * height };
    if (isInside(at, polygon)) found.push({ at, next });
  }
  return found;
}

function shard(at: XY, size: number, next: () => number): string {
  const turn = next() * Math.PI;
  const corners = 3 + Math.floor(next() * 3);
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i / corners) * 2 * Math.PI;
    const reach = size * (0.5 + next() * 0.6);
    return `${(at.x + Math.cos(angle) * reach).toFixed(1)} ${(at.y + Math.sin(angle) * reach * 0.7).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A soft, irregular outline about an area: slicks and clouds have no corners. */
export function blob(id: string, points: readonly XY[]): string {
  const next = scatterOf(id);
  const polygon = points.map(toDrawing);
  const middle = centreOf(polygon);
  const soft = polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    return [0, 0.3, 0.7].map((t) => {
      // Corners are drawn in, and everything wavers a little.
      const pull = (t === 0 ? 0.8 : 0.98) + (next() - 0.5) * 0.14;
      const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
      return { x: middle.x + (x - middle.x) * pull, y: middle.y + (y - middle.y) * pull };
    });
  });
  return smoothLoop(soft, 0.62);
}

/** Puffs to fill a cloud, as circles on the drawing. */
export function puffs(id: string, points: readonly XY[], count: number): (XY & { r: number })[] {
  const polygon = points.map(toDrawing);
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const girth = Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return spread(id, polygon, count).map(({ at, next }) => ({ ...at, r: girth * (0.2 + next() * 0.18) }));
}
