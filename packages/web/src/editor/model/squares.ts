import type { LaidShape } from '@hardtop/kernel';
import type { XY } from '../../board/units.ts';
import { numberAt, valueAt, withValue } from './file-paths.ts';

// What is counted in squares: walls along their edges, and circles around one.

type EdgeShape = Extract<LaidShape, { kind: 'edge' }>;
type DiscShape = Extract<LaidShape, { kind: 'disc' }>;

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly edge: 'north' | 'west';
  readonly length: number;
}

/** The square that a figure lies in. */
const squareOf = (n: number): number => Math.round(n) + 0;
/** The line between squares that is nearest: the edge of which square it is. */
const lineOf = (n: number): number => Math.round(n + 0.5) + 0;

export const edgeAt = (shape: EdgeShape, value: unknown): Edge => ({
  x: numberAt(value, shape.x),
  y: numberAt(value, shape.y),
  edge: valueAt(value, shape.edge) === 'west' ? 'west' : 'north',
  length: Math.max(1, numberAt(value, shape.length, 1)),
});

const withEdge = (shape: EdgeShape, value: unknown, { x, y, edge, length }: Edge): unknown =>
  [[shape.x, x] as const, [shape.y, y] as const, [shape.edge, edge] as const, [shape.length, length] as const].reduce(
    (now, [path, figure]) => withValue(now, path, figure),
    value,
  );

/** From end to end. */
export function edgeEnds(edge: Edge): readonly [XY, XY] {
  const from = { x: edge.x - 0.5, y: edge.y - 0.5 };
  const isNorth = edge.edge === 'north';
  return [from, { x: from.x + (isNorth ? edge.length : 0), y: from.y + (isNorth ? 0 : edge.length) }];
}

/** The edge of a square that is nearest to a point. */
function edgeNear({ x, y }: XY): Edge {
  const [cx, cy] = [squareOf(x), squareOf(y)];
  if (Math.abs(y - cy) >= Math.abs(x - cx)) return { x: cx, y: lineOf(y), edge: 'north', length: 1 };
  return { x: lineOf(x), y: cy, edge: 'west', length: 1 };
}

/** Along the squares that a hand went past; where it only pointed, the nearest edge. */
export function drawnEdge(shape: EdgeShape, fresh: unknown, from: XY, to: XY | null): unknown {
  if (to === null) return withEdge(shape, fresh, edgeNear(from));
  const isNorth = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
  const [a, b] = (isNorth ? [from.x, to.x] : [from.y, to.y]).map(squareOf).sort((m, n) => m - n);
  const [first = 0, last = 0] = [a, b];
  const length = last - first + 1;
  return withEdge(
    shape,
    fresh,
    isNorth
      ? { x: first, y: lineOf(from.y), edge: 'north', length }
      : { x: lineOf(from.x), y: first, edge: 'west', length },
  );
}

/** One of its ends elsewhere; the other stays. */
export function stretchedEdge(shape: EdgeShape, value: unknown, end: number, to: XY): unknown {
  const edge = edgeAt(shape, value);
  const isNorth = edge.edge === 'north';
  const start = isNorth ? edge.x : edge.y;
  const line = lineOf(isNorth ? to.x : to.y);
  const [first, last] =
    end === 0 ? [Math.min(line, start + edge.length - 1), start + edge.length] : [start, Math.max(line, start + 1)];
  return withEdge(shape, value, { ...edge, ...(isNorth ? { x: first } : { y: first }), length: last - first });
}

export function turnedEdge(shape: EdgeShape, value: unknown): unknown {
  const edge = edgeAt(shape, value);
  return withEdge(shape, value, { ...edge, edge: edge.edge === 'north' ? 'west' : 'north' });
}

const radiusAt = (shape: DiscShape, value: unknown): number => numberAt(value, shape.radius, 1);

export const middleOfDisc = (shape: DiscShape, value: unknown): XY => ({
  x: numberAt(value, shape.x),
  y: numberAt(value, shape.y),
});

const CORNERS = 24;
/** What is one square only is still to be taken hold of. */
const LEAST_RADIUS = 0.5;

export function roundDisc(shape: DiscShape, value: unknown): readonly XY[] {
  const { x, y } = middleOfDisc(shape, value);
  const radius = Math.max(LEAST_RADIUS, radiusAt(shape, value));
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** Its rim where a hand is. */
export function withRim(shape: DiscShape, value: unknown, to: XY): unknown {
  const { x, y } = middleOfDisc(shape, value);
  return withValue(value, shape.radius, Math.round(Math.hypot(to.x - x, to.y - y)));
}
