// Whether there can be such a route: a settlement that ends two legs is one and the same.

import type { Problem } from '@hardtop/kernel';
import type { Leg, LegEnd } from './route.ts';

export function routeProblems(route: readonly Leg[]): readonly Problem[] {
  const known = new Map<string, LegEnd>();
  return route.flatMap(({ settlement }, i) => {
    if (settlement === null) return [];
    const first = known.get(settlement.id);
    known.set(settlement.id, first ?? settlement);
    if (first === undefined || (first.size === settlement.size && first.name === settlement.name)) return [];
    const message = `${settlement.id} is ${first.name}, a ${first.size}, on an earlier leg; it cannot be ${settlement.name}, a ${settlement.size}, here.`;
    return [{ code: 'route', field: `route.${i}.settlement`, message }];
  });
}
