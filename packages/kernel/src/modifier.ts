import type { RuleId } from './rule.ts';

/** One reason why a number is what it is. */
export interface Modifier {
  readonly value: number;
  readonly label: string;
  readonly rule: RuleId;
}

/** What a roll must reach: explained, never a sentinel number. */
export type Target =
  | {
      readonly kind: 'need';
      readonly base: number;
      readonly modifiers: readonly Modifier[];
      readonly need: number;
      /** The roll must not exceed the number, where others must reach it. */
      readonly atMost?: true;
    }
  | { readonly kind: 'automatic'; readonly because: string; readonly rule: RuleId }
  | { readonly kind: 'impossible'; readonly because: string; readonly rule: RuleId };

export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0;
  // Called for every shot and move that is thought of: no iterator.
  for (let i = 0; i < modifiers.length; i++) sum += modifiers[i]?.value ?? 0;
  return sum;
}

/** A bonus lowers the number to reach, as in "add the modifiers to the roll". */
export function needOf(base: number, modifiers: readonly Modifier[]): Target {
  return { kind: 'need', base, modifiers, need: base - sumOf(modifiers) };
}
