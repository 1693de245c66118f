// The way changed on the way: more legs after the last, or other ones in place of those not yet begun.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { wordOf } from '../rolls/part-words.ts';
import type { Leg } from '../travel/route.ts';
import { routeProblems } from '../travel/route-check.ts';
import type { RowOf } from './rows.ts';
import type { CampaignState } from './state.ts';
import { type Step, tell } from './step.ts';

export function stepRoute(step: Step, state: CampaignState, row: RowOf<'route'>): Result<CampaignState, Problem> {
  const stranger = renamed(state, row.legs);
  if (stranger !== null) return err(stranger);
  const kept = row.replace ? state.route.slice(0, legsBegun(state)) : state.route;
  const route = [...kept, ...row.legs];
  const [problem] = routeProblems(route);
  if (problem !== undefined) return err(problem);
  const names = row.legs.map(({ name }) => name).join(', ');
  tell(step, row.replace ? `From here on: ${names}.` : `The way goes on: ${names}.`);
  return ok({ ...state, route, territories: landsOf(state, kept.length) });
}

/** At the very start of a leg nobody has set foot on it. */
export function legsBegun({ place }: CampaignState): number {
  return place.km > 0 ? place.leg + 1 : place.leg;
}

/** What was rolled for a leg that is given up goes with it. */
function landsOf({ territories }: CampaignState, legs: number): CampaignState['territories'] {
  return Object.fromEntries(Object.entries(territories).filter(([n]) => Number(n) <= legs));
}

/** A settlement already come upon keeps its name and size. */
function renamed({ settlements }: CampaignState, legs: readonly Leg[]): Problem | null {
  const known = Object.values(settlements).map(({ id, settlement: { name, size } }) => ({ id, name, size }));
  const met = legs.find(({ settlement }) => {
    const one = known.find(({ id }) => id === settlement?.id);
    return one !== undefined && (one.name !== settlement?.name || one.size !== settlement.size);
  });
  if (met === undefined) return null;
  const message = `${met.settlement?.name} is already known under another name or size.`;
  return { code: 'route', message, legal: known.map(({ name, size }) => `${name}, ${wordOf(size).toLowerCase()}`) };
}
