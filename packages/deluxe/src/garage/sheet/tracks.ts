// Speed and handling along the top of the sheet.

import type { Fill } from '@hardtop/workshop/sheet';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../../catalog/handling.ts';
import { REVERSE } from '../../catalog/maneuvers.ts';
import { SPEED_STEP } from '../../catalog/movement-chart.ts';

const cell = (value: number, now: number | undefined, isBold: boolean): Fill => ({
  figure: String(value).replace('-', '−'),
  isBold: isBold ? 1 : 0,
  isNow: value === now ? 1 : 0,
});

const span = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(Math.abs(to - from) / Math.abs(step)) + 1 }, (_, i) => from + i * step);

/** From full reverse to what the plant is rated for, tens in bold; further only where it already goes faster. */
export const speedCells = (topSpeed: number, now: number | undefined): readonly Fill[] =>
  span(Math.min(-REVERSE.topSpeed, now ?? 0), Math.max(topSpeed, now ?? 0), SPEED_STEP).map((speed) =>
    cell(speed, now, speed % 10 === 0),
  );

/** The handling class in bold. */
export const handlingCells = (handlingClass: number | null, now: number | undefined): readonly Fill[] =>
  span(HANDLING_CLASS_LIMITS.startMax, HANDLING_TRACK.floor, -1).map((status) =>
    cell(status, now, status === handlingClass),
  );

export const trackTitle = (title: string, now: number | undefined): string =>
  now === undefined ? title : `${title}, now ${now}`;
