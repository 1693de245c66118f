// The bodies of a design on their ground: what is pulled stands below what pulls it, a sidecar at its side.

import { mm, type Rect } from '../sheet/ink.ts';
import { caption } from '../sheet/type.ts';
import { bodyLabels, bodyShape, bodySize, LABEL_ROOM } from './card-body.ts';
import { COLOURS } from './card-colours.ts';
import type { Portrait, PortraitBody } from './portrait.ts';

/** A body in its row, in the units of a car. */
interface Place {
  readonly body: PortraitBody;
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly wide: number;
}

/** What stands side by side: a body, and its sidecar. */
type Row = readonly Place[];

/** Room between a cycle and its sidecar, for the armor of both. */
const BESIDE = 50;

/** Nose to the left, the right-hand side is above. */
function beside(main: Place, body: PortraitBody): Place {
  const { long, wide } = bodySize(body);
  const y = body.flip === 'sides' ? main.y + main.wide + BESIDE : main.y - wide - BESIDE;
  return { body, x: main.x + (main.long - long) / 2, y, long, wide };
}

function rowsOf(bodies: readonly PortraitBody[]): readonly Row[] {
  const rows: Place[][] = [];
  for (const body of bodies) {
    const row = rows.at(-1);
    const [main] = row ?? [];
    if (body.shape === 'sidecar' && row !== undefined && main !== undefined) row.push(beside(main, body));
    else rows.push([{ body, x: 0, y: 0, ...bodySize(body) }]);
  }
  return rows;
}

/** Labels above and below a row, with its title. */
const HEAD_ROOM = 44;
const MOST_SCALE = 1.4;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function extentOf(row: Row): Extent {
  const left = Math.min(...row.map(({ x }) => x));
  const top = Math.min(...row.map(({ y }) => y));
  const right = Math.max(...row.map(({ x, long }) => x + long));
  return { left, top, width: right - left, height: Math.max(...row.map(({ y, wide }) => y + wide)) - top };
}

/** One scale for all, so that they can be compared. */
function scaleFor(extents: readonly Extent[], room: Rect): number {
  const across = (room.width - 2 * LABEL_ROOM) / Math.max(...extents.map(({ width }) => width));
  const down = extents.reduce((sum, { height }) => sum + height, 0);
  return Math.min(MOST_SCALE, across, (room.height - 2 * HEAD_ROOM * extents.length) / down);
}

/** Where each body lies on the card; rows are in the middle of the room, one below another. */
function boxesIn(rows: readonly Row[], room: Rect): readonly (readonly [PortraitBody, Rect])[] {
  const extents = rows.map(extentOf);
  const scale = scaleFor(extents, room);
  const used = extents.reduce((sum, { height }) => sum + height * scale, 0);
  const pause = (room.height - used) / rows.length;
  let y = room.y + pause / 2;
  return rows.flatMap((row, i) => {
    const { left, top, width, height } = extents[i] ?? extentOf(row);
    const x = room.x + (room.width - width * scale) / 2;
    const boxes = row.map((place): readonly [PortraitBody, Rect] => [
      place.body,
      {
        x: x + (place.x - left) * scale,
        y: y + (place.y - top) * scale,
        width: place.long * scale,
        height: place.wide * scale,
      },
    ]);
    y += height * scale + pause;
    return boxes;
  });
}

/** A sheet as a draughtsman squares it. */
function ground({ x, y, width, height }: Rect): string {
  const step = 30;
  const down = Array.from(
    { length: Math.floor(width / step) },
    (_, i) => `M${mm(x + (i + 1) * step)} ${mm(y)}v${mm(height)}`,
  );
  const over = Array.from(
    { length: Math.floor(height / step) },
    (_, i) => `M${mm(x)} ${mm(y + (i + 1) * step)}h${mm(width)}`,
  );
  return (
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" fill="${COLOURS.asphalt}" stroke="${COLOURS.line}"/>` +
    `<path d="${[...down, ...over].join('')}" fill="none" stroke="${COLOURS.panel}"/>`
  );
}

/** More than these would be too small to see. */
const MOST_BODIES = 4;

export function cardPicture({ bodies }: Portrait, room: Rect): string {
  const shown = bodies.slice(0, MOST_BODIES);
  const boxes = shown.length === 0 ? [] : boxesIn(rowsOf(shown), room);
  const pictures = boxes.map(([body, box]) => bodyShape(body, box) + bodyLabels(body, box));
  const titles = boxes.map(([{ title }, { y, height }]) =>
    shown.length === 1 ? '' : caption(room.x + 14, y + height + 32, title, { size: 16, spacing: 0.8, max: 200 }),
  );
  const left = bodies.length - shown.length;
  const more =
    left === 0
      ? ''
      : caption(room.x + room.width - 14, room.y + room.height - 12, `and ${left} more`, { size: 16, anchor: 'end' });
  return `${ground(room)}${pictures.join('')}<g fill="${COLOURS.dim}">${titles.join('')}${more}</g>`;
}
