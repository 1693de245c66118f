// Speed and handling along the top of the sheet.

import { drawLayout, type Rect } from '@hardtop/workshop/sheet';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../../catalog/handling.ts';
import { REVERSE } from '../../catalog/maneuvers.ts';
import { SPEED_STEP } from '../../catalog/movement-chart.ts';
import { TRACK, trackLayout } from './layouts.ts';

interface Track {
  readonly title: string;
  readonly cells: readonly number[];
  /** Where the marker is now. */
  readonly now: number | undefined;
  /** Cells set in bold: tens, and the handling class. */
  readonly bold: (cell: number) => boolean;
}

export const TRACK_HEIGHT = TRACK.height + 3.4;

/** A long track shrinks to the page, and takes two lines where its cells would be too narrow. */
const linesFor = (cells: number, width: number): number => (width / cells < TRACK.narrowest ? 2 : 1);

function track({ title, cells, now, bold }: Track, room: Omit<Rect, 'height'>): string {
  const fill = {
    title,
    heading: now === undefined ? title : `${title}, now ${now}`,
    columns: Math.ceil(cells.length / linesFor(cells.length, room.width)),
    cells: cells.map((cell) => ({
      figure: String(cell).replace('-', '−'),
      isBold: bold(cell) ? 1 : 0,
      isNow: cell === now ? 1 : 0,
    })),
  };
  return drawLayout(trackLayout(`data-track="${title.toLowerCase()}"`), fill, room);
}

const span = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(Math.abs(to - from) / Math.abs(step)) + 1 }, (_, i) => from + i * step);

/** From full reverse to what the plant is rated for; further only where it already goes faster. */
const speedCells = (topSpeed: number, now: number | undefined): readonly number[] =>
  span(Math.min(-REVERSE.topSpeed, now ?? 0), Math.max(topSpeed, now ?? 0), SPEED_STEP);

export const speedTrackHeight = (topSpeed: number, now: number | undefined, width: number): number =>
  TRACK_HEIGHT + (linesFor(speedCells(topSpeed, now).length, width) - 1) * TRACK.height;

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
