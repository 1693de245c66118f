// What each player may spend on all that he drives (deluxe/XIV.1/road-duel, deluxe/XIV.1/pack-attack).

import type { Problem } from '@hardtop/kernel';
import type { Fielded } from '../garage/fielded/fielded.ts';
import type { Scenario } from './scenario-schema.ts';

const RULE = 'deluxe/XIV/ground-rules';

/** Every seat that has a budget against what its vehicles cost; what could not be read is left out. */
export function budgetProblems({ seats, vehicles }: Scenario, cars: readonly (Fielded | null)[]): readonly Problem[] {
  return seats.flatMap(({ name, budget }, seat): readonly Problem[] => {
    if (budget === undefined) return [];
    const own = cars.flatMap((car, i) => (car !== null && vehicles[i]?.seat === seat ? [car] : []));
    const unpriced = own.find(({ cost }) => cost === 0);
    const spent = own.reduce((sum, { cost }) => sum + cost, 0);
    const problem = (message: string): Problem => ({
      code: 'budget',
      field: `seats.${seat}.budget`,
      rule: RULE,
      message,
    });
    if (unpriced !== undefined) return [problem(`${unpriced.name} has no price: ${name} has $${budget} to spend.`)];
    return spent > budget ? [problem(`${name} has spent $${spent} of $${budget}.`)] : [];
  });
}
