import type { Fitted } from '../design/fitted.ts';
import { faultOf } from './fault.ts';
import type { SixthProblem } from './problem.ts';

const ROLES = [
  ['driver', 'no-driver', 'drivers'],
  ['gunner', 'no-gunner', 'gunners'],
] as const;

/** Exactly one driver and one gunner. */
export function crewProblems(fitted: readonly Fitted[]): readonly SixthProblem[] {
  return ROLES.flatMap(([role, missing, several]): readonly SixthProblem[] => {
    const found = fitted.filter(({ card }) => card.type === 'crew' && card.subtype === role);
    const [, ...others] = found;
    if (found.length === 0) {
      const message = `A crew is one driver and one gunner; there is no ${role}.`;
      return [{ code: missing, rule: 'sixth/build/crew', where: 'the build', message, blame: null }];
    }
    return others.map((one) => {
      const message = `A crew is one driver and one gunner; ${one.card.name} is a second ${role}.`;
      return faultOf(one, several, 'sixth/build/crew', message);
    });
  });
}
