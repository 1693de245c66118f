import type { SixthRule } from '../../rules.ts';
import type { Fitted } from '../design/fitted.ts';
import { PLACE_NAMES } from '../figures/texts.ts';
import type { ProblemCode, SixthProblem } from './problem.ts';

/** A fault of one card. */
export const faultOf = (
  { card, place, index }: Fitted,
  code: ProblemCode,
  rule: SixthRule,
  message: string,
): SixthProblem => ({
  code,
  rule,
  message,
  where: `${card.name}, ${PLACE_NAMES[place]}`,
  blame: { place, index },
});
