import type { Problem } from '@hardtop/kernel';
import type { Setup } from '../table/state/setup.ts';
import type { Scenario } from './scenario-schema.ts';

const RULE = 'deluxe/hardtop/victory';

/** What wins must be there to be won: by somebody, against somebody. */
export function victoryProblems({ objective, seats }: Scenario, setup: Setup): readonly Problem[] {
  const sides = new Set(setup.sides).size;
  const problem = (field: string, message: string): Problem => ({ code: 'victory', field, rule: RULE, message });
  // Who plays alone drives for practice until the turns run out.
  const isPractice = seats.length === 1 && objective.kind === 'duel';
  if (sides > 1 || isPractice) return [];
  const against = seats.length === 1 ? 'there is nobody else' : 'all seats are on one side';
  return [problem('seats', `Nobody can win this: ${against}.`)];
}
