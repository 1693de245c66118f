import type { LaidShape } from '@hardtop/kernel';
import type { XY } from '../../board/units.ts';
import { listAt, numberAt, valueAt, withValue } from './file-paths.ts';
import type { SheetBounds } from './sheets.ts';
import { edgeAt, edgeEnds, middleOfDisc, roundDisc } from './squares.ts';

/** A thing on the map as the eye has it. */
export interface Outline {
  readonly points: readonly XY[];
  readonly closed: boolean;
  readonly middle: XY;
  /** Degrees; null where it has no front. */
  readonly heading: number | null;
}

const round = (n: number): number => Math.round(n * 1000) / 1000 + 0;
export const roundXY = ({ x, y }: XY): XY => ({ x: round(x), y: round(y) });

/** Where a heading looks, in degrees counter-clockwise from north. */
export function ahead(heading: number): XY {
  const angle = (heading / 180) * Math.PI;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

/** A point of a frame (x to the right, y ahead) on the map. */
export function fromFrame(middle: XY, heading: number, { x, y }: XY): XY {
  const front = ahead(heading);
  return { x: middle.x + x * front.y + y * front.x, y: middle.y - x * front.x + y * front.y };
}

export function toFrame(middle: XY, heading: number, point: XY): XY {
  const front = ahead(heading);
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  return { x: dx * front.y - dy * front.x, y: dx * front.x + dy * front.y };
}

export const pointAt = (value: unknown, path: string): XY => ({
  x: numberAt(value, `${path}.x`),
  y: numberAt(value, `${path}.y`),
});

export function middleOf(points: readonly XY[]): XY {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  const many = Math.max(1, points.length);
  return { x: sum.x / many, y: sum.y / many };
}

function rectangle(middle: XY, heading: number, length: number, width: number): readonly XY[] {
  const [w, l] = [width / 2, length / 2];
  const corners = [
    { x: -w, y: -l },
    { x: w, y: -l },
    { x: w, y: l },
    { x: -w, y: l },
  ];
  return corners.map((corner) => fromFrame(middle, heading, corner));
}

/** The box of a thing in its own frame. */
interface Frame {
  readonly middle: XY;
  readonly heading: number;
  readonly length: number;
  readonly width: number;
}

type BoxShape = Extract<LaidShape, { readonly kind: 'point' | 'box' | 'segment' }>;

type Heading = Pick<BoxShape, 'heading'> & Pick<Extract<LaidShape, { kind: 'point' }>, 'headings'>;

const AS_DEGREES = { zero: 0, step: 1 } as const;

/** Where y runs to the south, what turns left on the map turns right in the sheet. */
const mirrored = (degrees: number, { isMirrored = false }: SheetBounds): number =>
  isMirrored ? 180 - degrees : degrees;

/** Degrees in the figures of its sheet. */
function headingAt({ heading, headings = AS_DEGREES }: Heading, value: unknown, bounds: SheetBounds): number {
  if (heading === undefined) return 0;
  return mirrored(headings.zero + headings.step * numberAt(value, heading), bounds);
}

const FULL = 360;
const around = (n: number, full: number): number => ((n % full) + full) % full;

/** The thing with its front there, in degrees of its sheet. */
export function withHeading(shape: Heading, value: unknown, degrees: number, bounds: SheetBounds): unknown {
  const { heading, headings = AS_DEGREES } = shape;
  if (heading === undefined) return value;
  const figure = (mirrored(degrees, bounds) - headings.zero) / headings.step;
  return withValue(value, heading, around(round(figure), FULL / Math.abs(headings.step)));
}

/** Turned to the left, as the map has it. */
export function turnedLeft(shape: Heading, value: unknown, degrees: number): unknown {
  const { heading, headings = AS_DEGREES } = shape;
  if (heading === undefined) return value;
  const figure = numberAt(value, heading) + degrees / headings.step;
  return withValue(value, heading, around(round(figure), FULL / Math.abs(headings.step)));
}

export function frameOf(shape: BoxShape, value: unknown, bounds: SheetBounds): Frame {
  const heading = headingAt(shape, value, bounds);
  const length = typeof shape.length === 'number' ? shape.length : numberAt(value, shape.length, 1);
  const width = typeof shape.width === 'number' ? shape.width : numberAt(value, shape.width, 1);
  const at = { x: numberAt(value, shape.x), y: numberAt(value, shape.y) };
  const corner = shape.kind === 'box' ? shape.corner : undefined;
  const middle = corner === undefined ? at : { x: at.x + corner + width / 2, y: at.y + corner + length / 2 };
  return { middle, heading, length, width };
}

const isWall = (wall: unknown): wall is 'north' | 'south' | 'east' | 'west' =>
  wall === 'north' || wall === 'south' || wall === 'east' || wall === 'west';

/** How far a gate is drawn into the map. */
const SILL = 0.5;

function rimFrame(shape: Extract<LaidShape, { kind: 'rim' }>, value: unknown, bounds: SheetBounds): Frame {
  const wall = valueAt(value, shape.wall);
  const at = numberAt(value, shape.at);
  const width = numberAt(value, shape.width, 3);
  const along = { length: SILL, width };
  switch (isWall(wall) ? wall : 'north') {
    case 'north':
      return { middle: { x: at, y: bounds.maxY }, heading: 0, ...along };
    case 'south':
      return { middle: { x: at, y: bounds.minY }, heading: 180, ...along };
    case 'west':
      return { middle: { x: bounds.minX, y: at }, heading: 90, ...along };
    case 'east':
      return { middle: { x: bounds.maxX, y: at }, heading: 270, ...along };
  }
}

function framed({ middle, heading, length, width }: Frame, hasFront: boolean): Outline {
  return {
    points: rectangle(middle, heading, length, width),
    closed: true,
    middle,
    heading: hasFront ? heading : null,
  };
}

/** Some things need not be on the map: who plays them puts them there. */
export function isPlaced(shape: LaidShape, value: unknown): boolean {
  return shape.kind !== 'point' || typeof valueAt(value, shape.x) === 'number';
}

/** Where a thing lies, in the figures of its sheet. */
export function outlineOf(shape: LaidShape, value: unknown, bounds: SheetBounds): Outline {
  switch (shape.kind) {
    case 'point':
    case 'box':
    case 'segment':
      return framed(frameOf(shape, value, bounds), shape.heading !== undefined);
    case 'disc':
      return {
        points: roundDisc(shape, value),
        closed: true,
        middle: middleOfDisc(shape, value),
        heading: null,
      };
    case 'edge': {
      const points = edgeEnds(edgeAt(shape, value));
      return { points, closed: false, middle: middleOf(points), heading: null };
    }
    case 'rim':
      return framed(rimFrame(shape, value, bounds), false);
    case 'line': {
      const points = [pointAt(value, shape.from), pointAt(value, shape.to)];
      return { points, closed: false, middle: middleOf(points), heading: null };
    }
    case 'corners': {
      const points = listAt(value, shape.points).map((point) => pointAt({ point }, 'point'));
      return { points, closed: shape.closed, middle: middleOf(points), heading: null };
    }
  }
}
