// Counters to cut out, at true size: one inch on the map is one inch on paper (deluxe/IV.3/straight, deluxe/XI.3/counters).

import {
  at,
  box,
  type CutOut,
  caption,
  circle,
  cutOutPages,
  footer,
  group,
  INCH,
  MARGIN,
  mm,
  type Paper,
  PENS,
  type Pen,
  type Rect,
  shape,
  sheetDocument,
  stroke,
  text,
} from '@hardtop/workshop/sheet';
import { CAR_TRAILER_COUNTER, carTrailer } from '../../catalog/car-trailers.ts';
import { COUNTERS, type CounterSize } from '../../catalog/counters.ts';
import type { Design, SingleDesign } from '../design/design.ts';
import { type HullKind, hullsOf } from '../design/hull.ts';
import { outlineOf } from './outlines.ts';

/** Length by width in inches; a tongue stands before the box. */
export function counterSize(design: SingleDesign): CounterSize & { readonly tongue: number } {
  const of = (size: CounterSize): CounterSize & { readonly tongue: number } => ({ ...size, tongue: 0 });
  switch (design.class) {
    case 'car':
    case 'grasshopper':
      return of(COUNTERS.car);
    // A cycle with its sidecar is one counter; the sidecar alone is as large.
    case 'cycle':
    case 'sidecar':
      return of(COUNTERS.cycle);
    case 'trike':
      return of(COUNTERS.trike);
    case 'ten-wheeler':
      return of(COUNTERS.tenWheeler);
    case 'mini-bus':
      return of(COUNTERS.miniBus);
    case 'tractor':
      return of(COUNTERS.tractor);
    case 'trailer':
      return of(COUNTERS.trailer40);
    case 'bus':
      return of(design.body === 'bus30' ? COUNTERS.bus30 : COUNTERS.bus40);
    case 'helicopter':
      return of(
        design.body === 'oneman' || design.body === 'small' ? COUNTERS.smallHelicopter : COUNTERS.largeHelicopter,
      );
    case 'car-trailer': {
      const { counterLength } = carTrailer(design.body);
      const { width, tongueHeight } = CAR_TRAILER_COUNTER;
      return { length: counterLength, width, tongue: tongueHeight };
    }
  }
}

/** Kept free for the name at the tail. */
const NAME = 2.2;

interface Counter {
  readonly design: SingleDesign;
  readonly number: number;
}

/** A lead and what it pulls carry the same number; a sidecar needs no counter beside its cycle. */
function countersOf(designs: readonly Design[]): readonly Counter[] {
  return designs.flatMap((design, i) => {
    if (design.class !== 'combination') return [{ design, number: i + 1 }];
    const pulled = design.attached.filter((part) => part.class !== 'sidecar');
    return [design.lead, ...pulled].map((part) => ({ design: part, number: i + 1 }));
  });
}

/** One body in thin lines, in the middle of its part of the counter. */
function bodyLines(design: SingleDesign, kind: HullKind, room: Rect): string {
  const outline = outlineOf(design, kind, room.height / room.width);
  const { bounds } = outline;
  const scale = Math.min(room.width / bounds.width, room.height / bounds.height);
  const x = room.x + room.width / 2 - (bounds.x + bounds.width / 2) * scale;
  const y = room.y + room.height / 2 - (bounds.y + bounds.height / 2) * scale;
  const pen = (d: string, of: Pen): string =>
    `<path d="${d}" fill="none" stroke="#000" stroke-width="${mm(PENS[of] / scale)}"/>`;
  return at(
    x,
    y,
    `<g transform="scale(${mm(scale)})">${pen(outline.body, 'thin')}${outline.thin === '' ? '' : pen(outline.thin, 'hair')}</g>`,
  );
}

/** A cab and its carrier share the counter half and half (ruling G-03). */
function silhouette(design: SingleDesign, long: number, wide: number): string {
  const hulls = hullsOf(design).filter(({ kind }) => kind !== 'box');
  const inner = {
    x: -wide / 2 + 0.8,
    y: -long / 2 + 0.8,
    width: wide - 1.6,
    height: (long - 1.6 - NAME) / hulls.length,
  };
  return hulls.map(({ kind }, i) => bodyLines(design, kind, { ...inner, y: inner.y + i * inner.height })).join('');
}

/** Nose up, its middle at the origin. The black wedge is the front. */
function counter({ design, number }: Counter): string {
  const { length, width, tongue } = counterSize(design);
  const [long, wide, ahead] = [length * INCH, width * INCH, tongue * INCH];
  const top = -long / 2;
  const edge = { x: -wide / 2, y: top, width: wide, height: long };
  const triangle =
    ahead === 0 ? '' : shape(`M${mm(-wide / 2)} ${mm(top)}L0 ${mm(top - ahead)}L${mm(wide / 2)} ${mm(top)}z`, 'medium');
  const wedge =
    ahead === 0 ? `<path d="M0 ${mm(top + 0.6)}l1.7 2.4h-3.4z"/>` : `<path d="M0 ${mm(top - ahead + 2)}l1 2.4h-2z"/>`;
  const r = Math.min(3.6, long * 0.3);
  const name = long < 14 ? '' : text(0, long / 2 - 0.9, design.name, { size: 1.7, anchor: 'middle', max: wide - 1.4 });
  return group(
    `${design.name}, number ${number}: ${length} by ${width} inches`,
    triangle +
      box(edge, 'medium', '#fff') +
      (tongue > 0 || long < 14 ? '' : silhouette(design, long, wide)) +
      wedge +
      shape(circle(0, 0, r), 'thin') +
      text(0, r * 0.42, String(number), { size: r * 1.2, bold: true, anchor: 'middle', max: r * 1.7 }) +
      name,
    'data-counter="1"',
  );
}

function cellOf(entry: Counter): CutOut {
  const { length, width, tongue } = counterSize(entry.design);
  const [long, wide, ahead] = [length * INCH, width * INCH, tongue * INCH];
  return { width: wide, height: long + ahead, origin: [wide / 2, ahead + long / 2], svg: counter(entry) };
}

/** What lies on the road: name, figure, how many. */
const MARKERS = [
  ['Debris', COUNTERS.debris, 8],
  ['Obstacle', COUNTERS.obstacle, 8],
  ['Mines', COUNTERS.mines, 6],
  ['Spikes', COUNTERS.spikes, 6],
  ['Oil', COUNTERS.oil, 5],
  ['Smoke', COUNTERS.smoke, 5],
  ['Paint', COUNTERS.paint, 5],
] as const satisfies readonly (readonly [name: string, size: CounterSize, count: number])[];

function markerCell(name: string, { length, width }: CounterSize): CutOut {
  const [wide, high] = [length * INCH, width * INCH];
  const svg = group(
    `${name}: ${length} by ${width} inches`,
    box({ x: 0, y: 0, width: wide, height: high }, 'medium', '#fff') +
      stroke(`M1 1h${mm(wide - 2)}v${mm(high - 2)}h${mm(2 - wide)}z`, 'hair') +
      text(wide / 2, high / 2 + 0.9, name.toUpperCase(), {
        size: length < 1 ? 2 : 2.8,
        bold: true,
        anchor: 'middle',
        max: wide - 2.6,
      }),
    'data-marker="1"',
  );
  return { width: wide, height: high, origin: [0, 0], svg };
}

export function countersSvg(designs: readonly Design[], paper: Paper): string {
  // Those of a height lie in one line, whatever their numbers.
  const vehicles = countersOf(designs)
    .map(cellOf)
    .sort((a, b) => b.height - a.height);
  const markers = MARKERS.flatMap(([name, size, count]) => Array.from({ length: count }, () => markerCell(name, size)));
  const pages = cutOutPages([...vehicles, ...markers], paper, { gap: 5, head: 9, foot: 6 });
  const head = caption(MARGIN, MARGIN + 3, 'Counters, to be cut out. The wedge is the front.', {
    size: 2.6,
    bold: true,
  });
  const foot = footer(paper, 'Print at 100 %: an inch of the map is an inch of paper.');
  return sheetDocument(
    paper,
    'Counters',
    pages.map((page) => head + page + foot),
  );
}
