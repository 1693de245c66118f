import type { Preview, Target } from '@hardtop/kernel';
import type { AttackOdds } from '../figures/attack-odds.ts';
import { histogramOf } from './histogram.ts';

/** What is shown of an attack at close quarters. */
export function closePreview(
  text: string,
  target: Target,
  odds: AttackOdds | null,
  chance: number,
  caveats: readonly string[],
): Preview {
  const facts = { hit: chance, damage: odds?.mean ?? 0 };
  return {
    text,
    target,
    ...(target.kind === 'need' && { modifiers: target.modifiers }),
    chances: [{ label: 'succeeds', chance }],
    ...(odds !== null && { histograms: [histogramOf('Damage', odds.damage)] }),
    caveats,
    facts,
  };
}
