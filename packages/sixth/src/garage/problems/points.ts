import { TRACKS } from '../../catalog/dashboard.ts';
import { SMALL_GAME } from '../../catalog/game-sizes.ts';
import type { SixthRule } from '../../rules.ts';
import type { Design } from '../design/design.ts';
import type { Fitted } from '../design/fitted.ts';
import { costOfAll } from '../figures/cost.ts';
import { faultOf } from './fault.ts';
import type { ProblemCode, SixthProblem } from './problem.ts';

const whole = (code: ProblemCode, rule: SixthRule, message: string): SixthProblem => ({
  code,
  rule,
  where: 'the build',
  message,
  blame: null,
});

export function pointProblems({ size }: Design, fitted: readonly Fitted[]): readonly SixthProblem[] {
  const { ap, bp, cp } = size;
  const cost = costOfAll(fitted);
  const problems: SixthProblem[] = [];
  if (ap < 1 || ap > TRACKS.armor)
    problems.push(whole('armor-points', 'sixth/setup/armor-points', `Armor is from 1 to ${TRACKS.armor} points on each side, not ${ap}.`)); // biome-ignore format: one fault a line
  if (cost.bp > bp)
    problems.push(whole('over-build', 'sixth/setup/build-points', `It costs ${cost.bp} build points of ${bp}.`));
  if (cost.cp > cp)
    problems.push(whole('over-crew', 'sixth/setup/crew-points', `It costs ${cost.cp} crew points of ${cp}.`));
  return problems;
}

/** Dear weapons are for large games. */
export function sizeProblems({ size }: Design, fitted: readonly Fitted[]): readonly SixthProblem[] {
  if (size.bp > SMALL_GAME.mostBp) return [];
  return fitted
    .filter(({ card }) => card.type === 'weapon' && card.cost >= SMALL_GAME.dearWeapon)
    .map(
      (one) =>
      faultOf(one, 'dear-weapon', 'sixth/build/weapons', `${one.card.name} costs ${one.card.cost} build points; weapons of ${SMALL_GAME.dearWeapon} or more need a game of more than ${SMALL_GAME.mostBp}, and this one is of ${size.bp}.`), // biome-ignore format: one fault a line
    );
}
