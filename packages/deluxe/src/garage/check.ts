// One call for the page, the server and the terminal: totals, problems, ways out.

import { alternativesOf } from './alternatives.ts';
import type { Design } from './design.ts';
import { applyEdit, type Edit } from './edit.ts';
import { type Exemption, exemptionOf } from './exemptions.ts';
import { type DesignProblem, type ExplainedProblem, problemKey } from './problems/problem.ts';
import { problemsFrom, problemsOf } from './problems.ts';
import { framesOf, type Totals, totalsFrom, totalsOf } from './totals.ts';

export interface QuickCheck {
  readonly totals: Totals;
  readonly problems: readonly DesignProblem[];
}

/** Without the alternatives: cheap enough for every frame of a drag. */
export function quickCheck(design: Design): QuickCheck {
  const frames = framesOf(design);
  return { totals: totalsFrom(design, frames), problems: problemsFrom(design, frames) };
}

export interface Check {
  readonly totals: Totals;
  readonly problems: readonly ExplainedProblem[];
  /** By the book, to the letter. */
  readonly legal: boolean;
  /** Set where a published design is let off all it breaks; it may be fielded though it is not legal. */
  readonly exemption: Exemption | null;
}

export function check(design: Design): Check {
  const { totals, problems } = quickCheck(design);
  const exemption = problems.length === 0 ? null : exemptionOf(design);
  const isExempt = exemption !== null && problems.every(({ code }) => exemption.codes.includes(code));
  return {
    totals,
    problems: problems.map((problem) => ({ ...problem, alternatives: alternativesOf(design, problem, problems) })),
    legal: problems.length === 0,
    exemption: isExempt ? exemption : null,
  };
}

export interface Delta {
  readonly cost: number;
  readonly weight: number;
  readonly spaces: number;
  readonly cargoSpaces: number;
  readonly acceleration: number;
  readonly handlingClass: number;
  /** Problems that the change brings, and that it takes away. */
  readonly added: readonly DesignProblem[];
  readonly removed: readonly DesignProblem[];
}

/** What if: the change in figures and problems that an edit would make. */
export function delta(design: Design, edit: Edit): Delta {
  const after = applyEdit(design, edit);
  const [old, next] = [totalsOf(design), totalsOf(after)];
  const [before, now] = [problemsOf(design), problemsOf(after)];
  return {
    cost: next.cost - old.cost,
    weight: next.weight + next.cargoWeight - old.weight - old.cargoWeight,
    spaces: next.spacesUsed - old.spacesUsed,
    cargoSpaces: next.cargoSpacesUsed - old.cargoSpacesUsed,
    acceleration: (next.accelerationLoaded ?? 0) - (old.accelerationLoaded ?? 0),
    handlingClass: (next.handlingClass ?? 0) - (old.handlingClass ?? 0),
    added: missingFrom(now, before),
    removed: missingFrom(before, now),
  };
}

function missingFrom(problems: readonly DesignProblem[], others: readonly DesignProblem[]): readonly DesignProblem[] {
  const known = new Set(others.map(problemKey));
  return problems.filter((problem) => !known.has(problemKey(problem)));
}
