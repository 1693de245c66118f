import { DIE_COLORS, type DiceCounts } from '../../catalog/dice.ts';

/** A handful in words: "3 yellow and 1 green dice". */
export function diceWords(dice: DiceCounts): string {
  const parts = DIE_COLORS.flatMap((color) => ((dice[color] ?? 0) > 0 ? [`${dice[color]} ${color}`] : []));
  if (parts.length === 0) return 'no dice';
  const total = DIE_COLORS.reduce((sum, color) => sum + (dice[color] ?? 0), 0);
  return `${parts.join(' and ')} ${total === 1 ? 'die' : 'dice'}`;
}
