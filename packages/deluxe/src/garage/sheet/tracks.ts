// Speed and handling along the top of the sheet.

import { box, caption, group, mm, type Rect, stroke, text } from '@hardtop/workshop/sheet';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../../catalog/handling.ts';
import { REVERSE } from '../../catalog/maneuvers.ts';
import { SPEED_STEP } from '../../catalog/movement-chart.ts';

interface Track {
  readonly title: string;
  readonly cells: readonly number[];
  /** Where the marker is now. */
  readonly now: number | undefined;
  /** Cells set in bold: tens, and the handling class. */
  readonly bold: (cell: number) => boolean;
}

/** Widest cell: a long track shrinks to the page. */
const CELL = 8;
const HEIGHT = 5.4;

export const TRACK_HEIGHT = HEIGHT + 3.4;
/** Narrower cells hold no three figures. */
const NARROWEST = 5.4;

function track({ title, cells, now, bold }: Track, { x, y, width }: Omit<Rect, 'height'>): string {
  const lines = linesFor(cells.length, width);
  const per = Math.ceil(cells.length / lines);
  const each = Math.min(CELL, width / per);
  const place = (i: number): Rect => ({
    x: x + (i % per) * each,
    y: y + 3 + Math.floor(i / per) * HEIGHT,
    width: each,
    height: HEIGHT,
  });
  const drawn = cells.map((cell, i) => {
    const rect = place(i);
    const heavy = bold(cell);
    const figure = text(rect.x + each / 2, rect.y + HEIGHT / 2 + 1, String(cell).replace('-', '−'), {
      size: heavy ? 2.9 : 2.4,
      bold: heavy,
      anchor: 'middle',
      max: each - 0.5,
    });
    return box(rect, 'thin') + figure;
  });
  const at = now === undefined ? -1 : cells.indexOf(now);
  const ring = at < 0 ? '' : ringAround(place(at));
  const words = now === undefined ? title : `${title}, now ${now}`;
  return group(
    words,
    caption(x, y + 2.1, title, { bold: true }) + drawn.join('') + ring,
    `data-track="${title.toLowerCase()}"`,
  );
}

const linesFor = (cells: number, width: number): number => (width / cells < NARROWEST ? 2 : 1);

/** As a pencil would do it. */
function ringAround({ x, y, width, height }: Rect): string {
  const [cx, cy, rx, ry] = [x + width / 2, y + height / 2, width / 2 + 0.5, height / 2 + 0.7];
  return stroke(
    `M${mm(cx - rx)} ${mm(cy)}A${mm(rx)} ${mm(ry)} 0 1 1 ${mm(cx + rx)} ${mm(cy)}A${mm(rx)} ${mm(ry)} 0 1 1 ${mm(cx - rx)} ${mm(cy)}z`,
    'heavy',
    ' data-now="1"',
  );
}

const span = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(Math.abs(to - from) / Math.abs(step)) + 1 }, (_, i) => from + i * step);

/** From full reverse to what the plant is rated for; further only where it already goes faster. */
const speedCells = (topSpeed: number, now: number | undefined): readonly number[] =>
  span(Math.min(-REVERSE.topSpeed, now ?? 0), Math.max(topSpeed, now ?? 0), SPEED_STEP);

export const speedTrackHeight = (topSpeed: number, now: number | undefined, width: number): number =>
  TRACK_HEIGHT + (linesFor(speedCells(topSpeed, now).length, width) - 1) * HEIGHT;

export function speedTrack(topSpeed: number, now: number | undefined, place: Omit<Rect, 'height'>): string {
  return track({ title: 'Speed', cells: speedCells(topSpeed, now), now, bold: (cell) => cell % 10 === 0 }, place);
}

export function handlingTrack(
  handlingClass: number | null,
  now: number | undefined,
  place: Omit<Rect, 'height'>,
): string {
  const cells = span(HANDLING_CLASS_LIMITS.startMax, HANDLING_TRACK.floor, -1);
  return track({ title: 'Handling', cells, now, bold: (cell) => cell === handlingClass }, place);
}
