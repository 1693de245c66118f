// Counters to cut out, at true size: a square is 50 mm (roadrage/setup/scale).

import {
  at,
  box,
  type CutOut,
  caption,
  cutOutPages,
  footer,
  group,
  MARGIN,
  mm,
  type Paper,
  paperSize,
  rule,
  sheetDocument,
  stroke,
  text,
} from '@hardtop/workshop/sheet';
import { BODIES } from '../../catalog/bodies.ts';
import { COUNTERS, type CounterKind } from '../../catalog/counters.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Design } from '../design/design.ts';
import { SQUARE, SQUARE_RULER } from './scale.ts';
import { silhouette } from './silhouette.ts';

/** Something to cut out, drawn around its middle, under its name. */
const cutOut = (title: string, width: number, height: number, inner: string): CutOut => ({
  width,
  height,
  origin: [width / 2, height / 2],
  svg: group(title, inner, 'data-counter="1"'),
});

const edge = (width: number, height: number): string => box({ x: -width / 2, y: -height / 2, width, height }, 'thin');

const wedge = (y: number): string => `<path d="M0 ${mm(y)}l3 4h-6z"/>`;

/** On the grid a vehicle fills one square, whatever its size: the drawing is made to fit. */
function squareCounter(design: Design, isWreck: boolean): CutOut {
  const scale = Math.min(1, 36 / BODIES[design.body].length);
  const cross = isWreck ? stroke('M-19 -19L19 19M-19 19L19 -19', 'heavy') : wedge(-SQUARE / 2 + 1);
  const words = isWreck ? `${design.name}, wrecked` : design.name;
  return cutOut(
    words,
    SQUARE,
    SQUARE,
    edge(SQUARE, SQUARE) +
      `<g transform="translate(0 .6) scale(${mm(scale)})">${silhouette(design)}</g>` +
      cross +
      text(0, SQUARE / 2 - 1.6, words, { size: 3, bold: true, anchor: 'middle', max: SQUARE - 4 }),
  );
}

/** Without a grid the model's own size counts. A bike is too narrow for its name. */
function footprint(design: Design): CutOut {
  const { length, width, bike } = BODIES[design.body];
  const type = { size: 2.6, bold: true, anchor: 'middle', max: length * 0.27 } as const;
  const name = bike
    ? ''
    : `<g transform="translate(0 ${mm(length * 0.09)}) rotate(-90)">${text(0, 1, design.name, type)}</g>`;
  const title = `${design.name}, ${length} by ${width} mm`;
  return cutOut(title, width, length, edge(width, length) + silhouette(design) + name);
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const r = i % 2 === 0 ? outer : inner;
    return `${mm(Math.sin(angle) * r)} ${mm(-Math.cos(angle) * r)}`;
  });
  return `M${corners.join('L')}z`;
}

const blob = 'M-15 -4c-4 -10 8 -14 14 -11c7 -6 18 -1 17 6c6 5 2 14 -5 14c-3 8 -15 9 -19 3c-9 2 -13 -6 -7 -12z';

const PICTURES: Readonly<Record<CounterKind, string>> = {
  smoke: stroke(`${blob}M-9 -5a5.5 5.5 0 1 1 7 6M2 5a4 4 0 1 0 5 -6`, 'medium'),
  oil: `<path d="${blob}"/>`,
  spikes: [-12, 0, 12].flatMap((x) => [-10, 4].map((y) => at(x, y, `<path d="${star(4, 6, 1.4)}"/>`))).join(''),
  mine: `<circle r="10" fill="#fff" stroke="#000" stroke-width=".6"/><circle r="3.4"/>${stroke('M-10 0h-4M10 0h4M0 -10v-4M0 10v4M-7 -7l-3 -3M7 7l3 3M-7 7l-3 3M7 -7l3 -3', 'heavy')}`,
  flamingOil: `<path d="${star(11, 16, 8)}" fill="#fff" stroke="#000" stroke-width=".6"/><path d="${star(9, 9, 4.5)}"/>`,
};

function dropped(kind: CounterKind): CutOut {
  const { name } = COUNTERS[kind];
  const words = text(0, SQUARE / 2 - 1.6, name, { size: 3, bold: true, anchor: 'middle' });
  return cutOut(name, SQUARE, SQUARE, edge(SQUARE, SQUARE) + at(0, -2, PICTURES[kind]) + words);
}

/** As many of each kind as the vehicle can drop. */
function droppedBy({ weapons }: Design): readonly CutOut[] {
  return weapons.flatMap(({ weapon }) => {
    const { counter, shots } = WEAPONS[weapon];
    return counter === undefined ? [] : Array.from({ length: shots ?? 1 }, () => dropped(counter));
  });
}

export function countersSvg(designs: readonly Design[], paper: Paper): string {
  const wide = paperSize(paper).width - 2 * MARGIN;
  const cuts = designs.flatMap((design) => [
    squareCounter(design, false),
    squareCounter(design, true),
    footprint(design),
    ...droppedBy(design),
  ]);
  const head =
    rule(MARGIN, MARGIN + 0.3, wide, 'heavy') +
    caption(MARGIN, MARGIN + 4, 'Counters', { size: 2.6, bold: true, spacing: 0.35 }) +
    text(MARGIN, MARGIN + 8.6, 'Squares for the grid; the narrow one has the size of the model, for play without a grid. The wedge is the front.', { size: 2.8, max: wide }); // biome-ignore format: one line
  const pages = cutOutPages(cuts, paper, { gap: 4, head: 12, foot: 8 }).map(
    (page) => head + page + footer(paper, 'Road Rage counters', SQUARE_RULER),
  );
  return sheetDocument(paper, 'Counters', pages);
}
