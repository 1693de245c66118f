import { CRASH_TABLE_1, type Crash1Result, type Crash1Row } from '../../catalog/crash-table-1.ts';
import { CRASH_TABLE_2, type Crash2Result, type Crash2Row } from '../../catalog/crash-table-2.ts';
import type { PendingCrash, Vehicle } from '../state/state.ts';
import { controlRow } from './control-table.ts';

/** Totals below the table use its first row (C-01), totals above it the last. */
export function crash1At(total: number): Crash1Result {
  const row: Crash1Row | undefined = CRASH_TABLE_1.find(
    (candidate: Crash1Row) => candidate.to === null || total <= candidate.to,
  );
  if (row === undefined) throw new Error('Crash Table 1 is empty');
  return row.result;
}

export function crash2At(total: number): Crash2Result {
  const row: Crash2Row | undefined = CRASH_TABLE_2.find(
    (candidate: Crash2Row) => candidate.to === null || total <= candidate.to,
  );
  if (row === undefined) throw new Error('Crash Table 2 is empty');
  return row.result;
}

export function describeCrash1(result: Crash1Result): string {
  switch (result.kind) {
    case 'skid':
      return `${result.name} skid of ${result.squares}/4 inch`;
    case 'roll':
      return result.burnsFrom === null ? 'a roll' : 'a roll that may burn';
    case 'vault':
      return 'a vault through the air';
  }
}

export function describeCrash2(result: Crash2Result): string {
  const tail = result.reroll ? ', and Crash Table 1' : '';
  return `${result.name.replaceAll('-', ' ')} fishtail of ${result.degrees} degrees${tail}`;
}

/** What the list of everything that can happen calls a result. */
export function crash1Mark(result: Crash1Result): string {
  if (result.kind === 'skid') return `crash-1/skid-${result.name}`;
  return result.kind === 'roll' && result.burnsFrom === null ? 'crash-1/roll-cold' : `crash-1/${result.kind}`;
}

export function crash2Mark({ name, reroll }: Crash2Result): string {
  return `crash-2/${name}${reroll ? '-and-again' : ''}`;
}

type Spread = readonly { readonly label: string; readonly chance: number }[];

// By the modifier of the speed and the chance in sixths: there are few, and every risky move shows its own.
const spreads = { 1: new Map<number, Spread>(), 2: new Map<number, Spread>() } as const;

/** What may follow at a speed if control is lost, which has a chance of its own: total chances, never given another. */
export function crashSpread(table: 1 | 2, speed: number, lost: number): Spread {
  const { modifier } = controlRow(speed);
  const key = modifier * 10 + Math.round(lost * 6);
  const spread = spreads[table].get(key) ?? makeSpread(table, modifier, lost);
  spreads[table].set(key, spread);
  return spread;
}

function makeSpread(table: 1 | 2, modifier: number, lost: number): Spread {
  const chances = new Map<string, number>();
  for (let die = 1; die <= 6; die++) {
    const total = die + modifier;
    const label = table === 1 ? describeCrash1(crash1At(total)) : describeCrash2(crash2At(total));
    chances.set(label, (chances.get(label) ?? 0) + lost / 6);
  }
  return [...chances].map(([label, chance]) => ({ label, chance }));
}

/** The way a swinging tail turns the nose: to the other side; driving backward mirrors it. */
export function turnBy(tail: 'left' | 'right', { direction }: Pick<Vehicle, 'direction'>): 'left' | 'right' {
  return (tail === 'left') === (direction === 1) ? 'right' : 'left';
}

/** Skid, then fishtail with a second roll, then roll, then vault; a lone fishtail is the mildest. */
export function severity(pending: PendingCrash): number {
  const { crash, fishtail } = pending;
  const tail = fishtail === null ? 0 : fishtail.result.squares;
  if (crash === null) return tail;
  switch (crash.kind) {
    case 'skid':
      return 10 + crash.squares + (fishtail === null ? 0 : 10 + tail);
    case 'roll':
      return (crash.burnsFrom === null ? 40 : 50) + tail;
    case 'vault':
      return 60 + tail;
  }
}
