import type { Cell } from '../../scenarios/world.ts';
import { type BurstDice, burstDice } from '../figures/bursts.ts';
import { bandOf, recoilExcess } from '../figures/shots.ts';
import type { Table } from '../state/state.ts';
import { squareToward } from './aiming.ts';
import type { Stand } from './fire.ts';
import type { Sprayed } from './lanes.ts';
import { metersBetween } from './lines.ts';
import { sameCell } from './position.ts';
import { isObscured, isWayClear } from './sight.ts';

// Bursts through a doorway, over a wall, into a wood: at a square, to keep people from it.

/** So many squares that way, or the last of them that the bullets reach; null: nowhere. */
export function sweptSquare(table: Table, from: Cell, direction: number, squares: number): Cell | null {
  let at = from;
  for (let n = 1; n <= squares; n++) {
    const next = squareToward(table, from, direction, n);
    if (sameCell(next, at) || !isWayClear(table, from, next)) break;
    at = next;
  }
  return sameCell(at, from) ? null : at;
}

/** The lane of a burst at a square; null: it does not reach so far. */
export function sprayAt(table: Table, stand: Stand, at: Cell): Sprayed | null {
  const { firer, item, from, held } = stand;
  const band = bandOf(held.range, metersBetween(table.setup, from, at));
  if (band === null) return null;
  return { firer, item, from, held, band, target: { kind: 'square', id: '', at } };
}

/** Dice of one of so many bursts. */
export function sweepDice(table: Table, stand: Stand, at: Cell, times: number): BurstDice {
  const { from, held, rounds, recoil, strength } = stand;
  const band = bandOf(held.range, metersBetween(table.setup, from, at)) ?? 'extreme';
  const shifts = isObscured(table, from, at) ? [{ label: 'obscured', rule: 'twilight/combat/obscured' } as const] : [];
  return burstDice(rounds, band, shifts, recoilExcess(recoil, times, strength));
}
