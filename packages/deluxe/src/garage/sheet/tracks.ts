// Speed and handling along the top of the sheet, and the rows of the movement chart that a vehicle can use.

import type { Fill } from '@hardtop/workshop/sheet';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../../catalog/handling.ts';
import { REVERSE } from '../../catalog/maneuvers.ts';
import { MOVEMENT_CHART, PHASES, SPEED_STEP } from '../../catalog/movement-chart.ts';

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

/** Inches by speed and phase (deluxe/IV.1/movement-chart). */
export const movementFill = (topSpeed: number): Fill => ({
  phases: PHASES.map((phase) => ({ phase })),
  speeds: MOVEMENT_CHART.filter(({ speed }) => speed > 0 && speed <= Math.max(topSpeed, SPEED_STEP)).map(
    ({ speed, inches, short }) => ({
      speed,
      isTen: speed % 10 === 0 ? 1 : 0,
      phases: PHASES.map((phase, i) => ({
        one: inches[i] === 1 ? 1 : 0,
        two: (inches[i] ?? 0) > 1 ? 1 : 0,
        isDue: short?.deadline === phase ? 1 : 0,
      })),
    }),
  ),
});
