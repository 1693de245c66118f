import type { Cell } from '../../scenarios/world.ts';
import type { Person } from '../state/person.ts';
import { personOf, type State, vehicleOf } from '../state/state.ts';

/** Where somebody is, on foot, mounted or aboard; null: not on the map. */
export function cellOf(state: State, person: Person): Cell | null {
  if (person.at !== null) return person.at;
  if (person.aboard !== null) return vehicleOf(state, person.aboard.vehicle).at;
  return person.rides === null ? null : personOf(state, person.rides).at;
}

/** Where his eyes are: whoever leans out of a window or over a parapet looks down from beyond it. */
export function eyesOf(state: State, person: Person): Cell | null {
  const { at, leaning } = person;
  const step = leaning === null ? undefined : STEPS[leaning];
  return at === null || step === undefined ? cellOf(state, person) : { l: at.l, x: at.x + step.dx, y: at.y + step.dy };
}

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y && a.l === b.l;

/** A square in an option's id: `0,12,7`. */
export const cellText = ({ l, x, y }: Cell): string => `${l},${x},${y}`;

export function parseCell(text: string): Cell {
  const [l = 0, x = 0, y = 0] = text.split(',').map(Number);
  return { l, x, y };
}

/** Whole steps between squares of one level, the longer way of the two: rings around a square (B-22). */
export function ringsBetween(a: Cell, b: Cell): number {
  return a.l === b.l ? Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) : Number.POSITIVE_INFINITY;
}

/** The way from one square to another in eighths clockwise from north; 0 where they are one. */
export function facingTo(from: Cell, to: Cell): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return 0;
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  if (ay > 2 * ax) return dy < 0 ? 0 : 4;
  if (ax > 2 * ay) return dx > 0 ? 2 : 6;
  if (dx > 0) return dy < 0 ? 1 : 3;
  return dy < 0 ? 7 : 5;
}

/** Steps of the eight facings. */
export const STEPS = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: -1 },
] as const;

/** The name of a place or a level in the middle of a sentence. */
export const inSentence = (name: string): string => name.replace(/^The /, 'the ');
