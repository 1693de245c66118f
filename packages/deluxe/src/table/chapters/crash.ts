import { roll } from '@hardtop/kernel';
import { CRASH_TABLE_1, type Crash1Result, type Crash1Row } from '../../catalog/crash-table-1.ts';
import { CRASH_TABLE_2, type Crash2Result, type Crash2Row } from '../../catalog/crash-table-2.ts';
import type { ManeuverId } from '../../catalog/maneuvers.ts';
import type { DeluxeRule } from '../../rules.ts';
import type { DeluxeGame, DeluxePlay, PendingCrash, Vehicle } from '../state/state.ts';
import { controlRow } from './control.ts';

const TABLE_1 = 'deluxe/IV.7/crash-table-1';
const TABLE_2 = 'deluxe/IV.7/crash-table-2';

/** Played here though no event or question names it. */
export const CRASH_RULES = ['deluxe/IV.7/crash-timing'] as const satisfies readonly DeluxeRule[];

export interface Crash1Context {
  readonly heading: number;
  /** Speed before whatever caused it (C-13). */
  readonly speed: number;
  readonly maneuver: ManeuverId | null;
  readonly side: 'left' | 'right' | null;
}

export interface Crash2Context {
  readonly heading: number;
  readonly speed: number;
  /** A side that is given, not rolled. */
  readonly fishtail: 'left' | 'right' | null;
}

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

/** What may follow when control is lost at a speed, with its chance. */
export function crashSpread(
  table: 1 | 2,
  speed: number,
): readonly { readonly label: string; readonly chance: number }[] {
  const chances = new Map<string, number>();
  for (let die = 1; die <= 6; die++) {
    const total = die + controlRow(speed).modifier;
    const label = table === 1 ? describeCrash1(crash1At(total)) : describeCrash2(crash2At(total));
    chances.set(label, (chances.get(label) ?? 0) + 1 / 6);
  }
  return [...chances].map(([label, chance]) => ({ label, chance }));
}

function crashModifiers(speed: number) {
  return [
    { value: controlRow(speed).modifier, label: `${Math.abs(speed)} mph`, rule: 'deluxe/IV.4/control-table' },
  ] as const;
}

export function* rollCrashTable1(game: DeluxeGame, vehicle: Vehicle, context: Crash1Context): DeluxePlay {
  const crash = yield* crash1(game, vehicle, context.speed);
  const { heading, maneuver, side } = context;
  hold(vehicle, { fishtail: null, crash, heading, maneuver, side });
}

function* crash1(game: DeluxeGame, vehicle: Vehicle, speed: number): DeluxePlay<Crash1Result> {
  const rolled = yield* roll(game, '1d', {
    seat: vehicle.seat,
    rule: TABLE_1,
    purpose: `${vehicle.name} on Crash Table 1`,
  });
  const modifiers = crashModifiers(speed);
  const result = crash1At(rolled.total + modifiers[0].value);
  const text = `${vehicle.name}: Crash Table 1, ${rolled.total + modifiers[0].value}: ${describeCrash1(result)}.`;
  const marks = [crash1Mark(result)];
  game.emit({ kind: 'crash', rule: TABLE_1, about: vehicle.id, roll: rolled, modifiers, outcome: 'bad', text, marks });
  return result;
}

export function* rollCrashTable2(game: DeluxeGame, vehicle: Vehicle, context: Crash2Context): DeluxePlay {
  const { heading, speed } = context;
  const rolled = yield* roll(game, '1d', {
    seat: vehicle.seat,
    rule: TABLE_2,
    purpose: `${vehicle.name} on Crash Table 2`,
  });
  const modifiers = crashModifiers(speed);
  const result = crash2At(rolled.total + modifiers[0].value);
  const side = context.fishtail ?? (yield* fishtailSide(game, vehicle));
  const text = `${vehicle.name}: Crash Table 2, ${rolled.total + modifiers[0].value}: ${side} ${describeCrash2(result)}.`;
  const marks = [crash2Mark(result)];
  game.emit({ kind: 'crash', rule: TABLE_2, about: vehicle.id, roll: rolled, modifiers, outcome: 'bad', text, marks });
  const crash = result.reroll ? yield* crash1(game, vehicle, speed) : null;
  hold(vehicle, { fishtail: { result, side }, crash, heading, maneuver: null, side: null });
}

/** Which way the tail swings: odd is left. */
function* fishtailSide(game: DeluxeGame, vehicle: Vehicle): DeluxePlay<'left' | 'right'> {
  const rolled = yield* roll(game, '1d', {
    seat: vehicle.seat,
    rule: 'deluxe/IV.7/fishtail',
    purpose: `the side of ${vehicle.name}'s fishtail`,
  });
  return rolled.total % 2 === 1 ? 'left' : 'right';
}

/** Of two results waiting for one move only the worse happens (C-05). */
export function hold(vehicle: Vehicle, pending: PendingCrash): void {
  if (vehicle.pending === null || severity(pending) > severity(vehicle.pending)) vehicle.pending = pending;
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
