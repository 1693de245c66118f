// A body on a card: from above, nose to the left, with the points of its armor and its weapons where they stand.

import { BODY_SHEET, bodyDrawing, ROTOR, WHEEL } from '../picture/body-drawing.ts';
import { mm, type Rect } from '../sheet/ink.ts';
import { text, widthOf } from '../sheet/type.ts';
import { COLOURS } from './card-colours.ts';
import type { PortraitBody } from './portrait.ts';

/** What of a sheet's width a body takes with its wheels; a rotor takes all of it. */
const cropOf = ({ shape }: Pick<PortraitBody, 'shape'>): { readonly from: number; readonly width: number } =>
  shape === 'helicopter' ? { from: 0, width: BODY_SHEET.width } : { from: 26, width: BODY_SHEET.width - 52 };

/** Against a car's size, and against a car's length for its width. */
const proportion = (scale: number, stretch: number) => ({ scale, stretch });

function proportionOf({ shape, wheels }: Pick<PortraitBody, 'shape' | 'wheels'>): ReturnType<typeof proportion> {
  switch (shape) {
    case 'cycle':
    case 'sidecar':
      return proportion(0.7, 1);
    case 'trike':
      return proportion(0.9, 1);
    case 'box':
      if (wheels >= 8) return proportion(1.05, 1.7);
      return wheels === 2 ? proportion(0.85, 0.9) : proportion(1.05, 1.1);
    case 'bus':
      return proportion(1.1, 1.4);
    case 'helicopter':
      return proportion(1.1, 1);
    case 'car':
    case 'cab':
      return proportion(1, 1);
  }
}

/** How big bodies are beside each other, in the units of a car's sheet. */
export function bodySize(body: Pick<PortraitBody, 'shape' | 'wheels'>): {
  readonly long: number;
  readonly wide: number;
} {
  const { scale, stretch } = proportionOf(body);
  return { long: BODY_SHEET.height * scale * stretch, wide: cropOf(body).width * scale };
}

const pen = (fill: string, stroke: string, width: number): string =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" vector-effect="non-scaling-stroke"`;

/** Hull and all that lies on it; wheels keep their size however long the body is. */
export function bodyShape(body: PortraitBody, { x, y, width, height }: Rect): string {
  const { transform, axles, hull, glass, hasRotor } = bodyDrawing(body);
  const crop = cropOf(body);
  const [along, across] = [width / BODY_SHEET.height, height / crop.width];
  // The sheet has the nose up: it is laid on its left side.
  const down = y + height + crop.from * across;
  const laid = `matrix(0 ${mm(-across * 100)}e-2 ${mm(along * 100)}e-2 0 ${mm(x)} ${mm(down)})`;
  const tyre = (WHEEL.length * across) / along;
  const wheels = axles.flatMap(({ y: at, x: sides }) => [
    `<path d="M${Math.min(...sides)} ${at}H${Math.max(...sides)}" ${pen('none', COLOURS.chromeDark, 1)}/>`,
    ...sides.map(
      (side) =>
        `<rect x="${side - WHEEL.width / 2}" y="${mm(at - tyre / 2)}" width="${WHEEL.width}" height="${mm(tyre)}" rx="${WHEEL.radius}" ${pen(COLOURS.asphalt, COLOURS.chromeDark, 1.5)}/>`,
    ),
  ]);
  const rotor = `<ellipse cx="${ROTOR.x}" cy="${ROTOR.y}" rx="${ROTOR.rx}" ry="${ROTOR.ry}" stroke-dasharray="12 4 2 4" ${pen('none', COLOURS.chromeDark, 1)}/>`;
  return (
    `<g transform="${laid}"><g${transform === undefined ? '' : ` transform="${transform}"`}>${wheels.join('')}` +
    `<path d="${hull}" ${pen(COLOURS.hull, COLOURS.chrome, 2.5)}/>` +
    (glass === undefined ? '' : `<path d="${glass}" ${pen(COLOURS.glass, COLOURS.chromeDark, 1.2)}/>`) +
    `${hasRotor ? rotor : ''}</g></g>`
  );
}

interface Spot {
  /** Along the body from its nose, and across it from its right side, of one. */
  readonly along: number;
  readonly across: number;
  readonly side: 'nose' | 'tail' | 'above' | 'below' | 'within';
  /** How much of the length its words may take. */
  readonly reach: number;
}

const spot = (along: number, across: number, side: Spot['side'], reach = 0.42): Spot => ({
  along,
  across,
  side,
  reach,
});

const SPOTS: Readonly<Record<string, Spot>> = {
  front: spot(0, 0.5, 'nose'),
  back: spot(1, 0.5, 'tail'),
  right: spot(0.5, 0, 'above', 0.9),
  frontRight: spot(0.25, 0, 'above'),
  backRight: spot(0.75, 0, 'above'),
  left: spot(0.5, 1, 'below', 0.9),
  frontLeft: spot(0.25, 1, 'below'),
  backLeft: spot(0.75, 1, 'below'),
  top: spot(0.57, 0.36, 'within'),
  frontTop: spot(0.28, 0.36, 'within'),
  backTop: spot(0.72, 0.36, 'within'),
  underbody: spot(0.57, 0.66, 'within'),
  frontUnderbody: spot(0.28, 0.66, 'within'),
  backUnderbody: spot(0.72, 0.66, 'within'),
};

/** `FR` for `frontRight`, as stat lines have it. */
const letters = (place: string): string => `${place.charAt(0)}${place.replace(/[^A-Z]/g, '')}`.toUpperCase();

const SIZE = 21;
const LEADING = 23;

/** Armor in ink, weapons in amber, a line each. */
interface Line {
  readonly words: string;
  readonly colour: string;
}

function linesAt(place: string, { armor, arms }: PortraitBody): readonly Line[] {
  const points = armor.filter(({ id }) => id === place);
  return [
    ...points.map((each) => ({ words: `${letters(place)} ${each.points}`, colour: COLOURS.ink })),
    ...arms.filter((each) => each.place === place).map(({ short }) => ({ words: short, colour: COLOURS.amber })),
  ];
}

const column = (x: number, y: number, lines: readonly Line[], anchor: 'start' | 'middle' | 'end'): string =>
  lines
    .map(
      ({ words, colour }, i) =>
        `<g fill="${colour}">${text(x, y + i * LEADING, words, { size: SIZE, bold: true, anchor, max: 92 })}</g>`,
    )
    .join('');

const GAP = 8;

/** All in one line, about the middle: within a body there is no room for more. */
function row(x: number, y: number, lines: readonly Line[], max: number): string {
  const wide = lines.map(({ words }) => widthOf(words, { size: SIZE, bold: true }));
  const by = Math.min(1, max / (wide.reduce((sum, each) => sum + each, 0) + GAP * Math.max(0, lines.length - 1)));
  const size = SIZE * by;
  let at = x - (wide.reduce((sum, each) => sum + each * by, 0) + GAP * by * (lines.length - 1)) / 2;
  return lines
    .map(({ words, colour }, i) => {
      const from = at;
      at += ((wide[i] ?? 0) + GAP) * by;
      return `<g fill="${colour}">${text(from, y, words, { size, bold: true })}</g>`;
    })
    .join('');
}

function labelAt({ along, across, side, reach }: Spot, lines: readonly Line[], { x, y, width, height }: Rect): string {
  const [px, py] = [x + along * width, y + across * height];
  const middle = py - ((lines.length - 1) * LEADING) / 2 + SIZE * 0.36;
  switch (side) {
    case 'nose':
      return column(px - 12, middle, lines, 'end');
    case 'tail':
      return column(px + 12, middle, lines, 'start');
    case 'above':
      return row(px, py - 14, lines, reach * width);
    case 'below':
      return row(px, py + 14 + SIZE * 0.72, lines, reach * width);
    case 'within':
      return row(px, py + SIZE * 0.36, lines, reach * width);
  }
}

/** What protects it and what it shoots with, at its place. */
export function bodyLabels(body: PortraitBody, box: Rect): string {
  return Object.entries(SPOTS)
    .map(([place, where]) => {
      // The tail of a helicopter is too thin to write on.
      const along = body.shape === 'helicopter' && where.side === 'within' ? 0.35 : where.along;
      return labelAt({ ...where, along }, linesAt(place, body), box);
    })
    .join('');
}

/** Room that the labels at nose and tail take. */
export const LABEL_ROOM = 64;
