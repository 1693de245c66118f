import type { Handful, Histogram, Modifier, RollRecord, Target } from '@hardtop/kernel';

/** `83%`; a chance that is neither nothing nor certain never looks like it. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1%';
  if (chance < 1 && chance > 0.995) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function modifiersText(modifiers: readonly Modifier[]): string {
  return modifiers.map((modifier) => `${signed(modifier.value)} ${modifier.label}`).join(', ');
}

/** `2d6: 3 + 4 = 7`, `yellow hit, green wrench`. */
export function rollText(roll: RollRecord): string {
  if (roll.faces !== undefined) return roll.faces.map(({ die, icons }) => `${die} ${icons.join(' ')}`).join(', ');
  // A choice stands among the rolls and has no dice.
  return roll.values.length === 0 ? roll.dice : `${roll.dice}: ${roll.values.join(' + ')} = ${roll.total}`;
}

/** `3 yellow, green skid`: dice to be thrown, or as they lie. */
export function handfulText(dice: Handful['dice']): string {
  return dice.map(({ die, count, icons }) => [count, die, ...(icons ?? [])].filter(Boolean).join(' ')).join(', ');
}

/** `Skids: 0 44%, 1 39%, 2 or more 17%`. */
export function histogramText({ title, from, chances, andMore }: Histogram): string {
  const last = chances.length - 1;
  const parts = chances.map((chance, i) => `${from + i}${andMore && i === last ? ' or more' : ''} ${percent(chance)}`);
  return `${title}: ${parts.join(', ')}`;
}

/** `needs 8 (base 7, −1 speed)`. */
export function targetText(target: Target): string {
  switch (target.kind) {
    case 'automatic':
      return `automatic: ${target.because}`;
    case 'impossible':
      return `impossible: ${target.because}`;
    case 'need': {
      const reasons = [`base ${target.base}`, modifiersText(target.modifiers)].filter((part) => part !== '');
      return `needs ${target.need}${target.atMost === true ? ' or less' : ''} (${reasons.join(', ')})`;
    }
  }
}

/** Targets mostly carry their modifiers; say them once. */
export function isSaidByTarget(target: Target | undefined): boolean {
  return target?.kind === 'need' && target.modifiers.length > 0;
}
