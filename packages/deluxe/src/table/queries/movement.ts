import {
  MOVEMENT_CHART,
  type MovementRow,
  type Phase,
  type ShortMove,
  SPEED_STEP,
} from '../../catalog/movement-chart.ts';
import type { VehicleId } from '../state/ids.ts';
import { type State, type Vehicle, vehicleOf } from '../state/state.ts';
import { sortFew } from './few.ts';

/** Fastest printed row; above it the row of 100 mph less, one inch longer in each phase (C-15). */
const LAST_ROW_SPEED = (MOVEMENT_CHART.length - 1) * SPEED_STEP;
const BEYOND_STEP = 100;

/** The row of a speed, in either direction; between two rows the next higher one (C-17). */
export function chartRow(speed: number): MovementRow {
  const place = Math.ceil(Math.abs(speed) / SPEED_STEP);
  const row = MOVEMENT_CHART[place < MOVEMENT_CHART.length ? place : place - BEYOND_STEP / SPEED_STEP];
  if (row === undefined) throw new Error(`no row for ${speed} mph`);
  return row;
}

/** Inches marked for a speed in a phase, the short move not yet taken off. */
export function inchesIn(speed: number, phase: number): number {
  const extra = Math.abs(speed) > LAST_ROW_SPEED ? 1 : 0;
  return (chartRow(speed).inches[phase - 1] ?? 0) + extra;
}

/** Odd speeds owe one short move a turn. */
export function owesShortMove(speed: number): boolean {
  return chartRow(speed).short !== null;
}

interface ShortMoveChoice {
  /** The short move may be taken in this phase. */
  readonly may: boolean;
  /** This is the last chance. */
  readonly must: boolean;
}

const NO_CHOICE: ShortMoveChoice = { may: false, must: false };

const SHORT_MARK = { half: 1, 'one-and-a-half': 2 } as const satisfies Record<ShortMove['kind'], number>;

/** Rows 5 and 105 have one move that can be the short one, and print it short: whatever was taken at another speed. */
function isAlwaysShort({ short, inches }: MovementRow): boolean {
  return short !== null && inches.filter((mark) => mark === SHORT_MARK[short.kind]).length === 1;
}

const alwaysShort = new Set<MovementRow>(MOVEMENT_CHART.filter(isAlwaysShort));

/** Whether a vehicle may or must take its short move in a phase. */
export function shortMoveIn(vehicle: Vehicle, phase: number): ShortMoveChoice {
  const row = chartRow(vehicle.speed);
  const { short, inches } = row;
  if (short === null || inches[phase - 1] !== SHORT_MARK[short.kind]) return NO_CHOICE;
  if (!vehicle.owesShort && !alwaysShort.has(row)) return NO_CHOICE;
  return { may: true, must: phase >= short.deadline };
}

export const SHORTER_BY = 0.5;

/** Inches a vehicle moves in each phase of this turn, its short move on the last possible one: for the eye. */
export function trackOf(vehicle: Vehicle): readonly number[] {
  const { short } = chartRow(vehicle.speed);
  return Array.from({ length: 10 }, (_, i) => {
    const inches = inchesIn(vehicle.speed, i + 1);
    return short !== null && short.deadline === ((i + 1) as Phase) ? inches - SHORTER_BY : inches;
  });
}

export function movesIn(vehicle: Vehicle, phase: number): boolean {
  return !vehicle.gone && vehicle.speed !== 0 && inchesIn(vehicle.speed, phase) > 0;
}

/** Faster first; among equals the quicker driver. */
export function inOrder(a: Vehicle, b: Vehicle): number {
  return Math.abs(b.speed) - Math.abs(a.speed) || a.quickness - b.quickness;
}

export function queueFor(state: State, phase: number): VehicleId[] {
  const movers: Vehicle[] = [];
  for (const vehicle of state.vehicles) if (movesIn(vehicle, phase)) movers.push(vehicle);
  sortFew(movers, inOrder);
  return movers.map((vehicle) => vehicle.id);
}

/** The vehicles at the head of the queue that are equally fast: among these the quicker choose when to move. */
export function equalsAtHead(state: State): readonly Vehicle[] {
  const waiting = state.queue.map((id) => vehicleOf(state, id));
  if (waiting.length < 2) return waiting;
  sortFew(waiting, inOrder);
  const speed = Math.abs(waiting[0]?.speed ?? 0);
  return waiting.filter((vehicle) => Math.abs(vehicle.speed) === speed);
}
