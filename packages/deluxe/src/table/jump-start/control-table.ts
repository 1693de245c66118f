import { diceOf, type Modifier, spreadOf, type Target } from '@hardtop/kernel';
import {
  type ControlResult,
  type ControlRow,
  JUMP_START_CONTROL as TABLE,
  JUMP_START_CONTROL_ROLL as THROW,
} from '../../catalog/jump-start.ts';

const RULE = 'deluxe/II.6/control-table';

/** Its rows are not the book's, which lost them; whoever sees a roll is told so (J-01). */
export const RECONSTRUCTED = 'our own table: the book’s is lost';

/** A point for every full twenty miles an hour. */
export function controlModifiers(speed: number): readonly Modifier[] {
  const mph = Math.abs(speed);
  const value = Math.floor(mph / THROW.mphPerPoint);
  return value === 0 ? [] : [{ value, label: `${mph} mph`, rule: RULE }];
}

export function controlResult(total: number): ControlResult {
  const row = TABLE.find(({ to }: ControlRow) => to === null || total <= to);
  if (row === undefined) throw new Error(`no row for ${total}`);
  return row.result;
}

const KEEPS = TABLE[0].to;

/** What may be rolled at most without losing control. */
export function controlNeed(speed: number): Target {
  const modifiers = controlModifiers(speed);
  const added = modifiers[0]?.value ?? 0;
  return { kind: 'need', base: KEEPS, modifiers, need: KEEPS - added, atMost: true };
}

/** The chance of every result at a speed, the harmless one first. */
export function controlSpread(speed: number): readonly { readonly label: string; readonly chance: number }[] {
  const added = controlModifiers(speed)[0]?.value ?? 0;
  const chances = new Map<ControlResult, number>();
  for (const [total, chance] of spreadOf(diceOf(THROW.dice))) {
    const result = controlResult(total + added);
    chances.set(result, (chances.get(result) ?? 0) + chance);
  }
  return [...chances].map(([result, chance]) => ({ label: RESULT_WORDS[result], chance }));
}

export function keepsControl(speed: number): number {
  return speed === 0 ? 1 : (controlSpread(speed)[0]?.chance ?? 0);
}

export const RESULT_WORDS = {
  none: 'keeps control',
  fishtail: 'fishtail',
  skid: 'skid',
  'fishtail-and-skid': 'fishtail and skid',
  roll: 'rolls over',
  'roll-and-burn': 'rolls over and burns',
} as const satisfies Record<ControlResult, string>;
