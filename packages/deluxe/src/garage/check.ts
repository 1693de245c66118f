// One call for the page, the server and the terminal: totals, problems, ways out.

import type { GarageSettings } from '../variants.ts';
import { alternativesOf } from './alternatives/alternatives.ts';
import type { Design } from './design/design.ts';
import { type Exemption, exemptionOf } from './exemptions.ts';
import { framesOf, type Totals, totalsFrom } from './figures/totals.ts';
import type { DesignProblem, ExplainedProblem } from './problems/problem.ts';
import { problemsFrom } from './problems/problems.ts';

interface QuickCheck {
  readonly totals: Totals;
  readonly problems: readonly DesignProblem[];
}

/** Without the alternatives: cheap enough for every frame of a drag. */
export function quickCheck(design: Design, settings: GarageSettings): QuickCheck {
  const frames = framesOf(design, settings);
  return { totals: totalsFrom(design, frames), problems: problemsFrom(design, frames, settings) };
}

export interface Check {
  readonly totals: Totals;
  readonly problems: readonly ExplainedProblem[];
  /** By the book, to the letter. */
  readonly legal: boolean;
  /** Why a published design breaks the book; it stays as it is, and is not legal. */
  readonly exemption: Exemption | null;
}

export function check(design: Design, settings: GarageSettings): Check {
  const { totals, problems } = quickCheck(design, settings);
  return {
    totals,
    problems: problems.map((problem) => ({
      ...problem,
      alternatives: alternativesOf(design, problem, problems, settings),
    })),
    legal: problems.length === 0,
    exemption: exemptionOf(design, problems),
  };
}
