// One call for the page, the server and the terminal: totals, problems, ways out.

import type { GarageSettings } from '../variants.ts';
import { alternativesOf } from './alternatives/alternatives.ts';
import type { Design } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { type Exemption, exemptionOf } from './exemptions.ts';
import { framesOf, type Totals, totalsFrom, totalsOf } from './figures/totals.ts';
import { type DesignProblem, type ExplainedProblem, problemKey } from './problems/problem.ts';
import { problemsFrom, problemsOf } from './problems/problems.ts';

export interface QuickCheck {
  readonly totals: Totals;
  readonly problems: readonly DesignProblem[];
}

/** Without the alternatives: cheap enough for every frame of a drag. */
export function quickCheck(design: Design, settings?: GarageSettings): QuickCheck {
  const frames = framesOf(design, settings);
  return { totals: totalsFrom(design, frames), problems: problemsFrom(design, frames) };
}

export interface Check {
  readonly totals: Totals;
  readonly problems: readonly ExplainedProblem[];
  /** By the book, to the letter. */
  readonly legal: boolean;
  /** Why a published design breaks the book; it stays as it is, and is not legal. */
  readonly exemption: Exemption | null;
}

export function check(design: Design, settings?: GarageSettings): Check {
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
export function delta(design: Design, edit: Edit, settings?: GarageSettings): Delta {
  const after = applyEdit(design, edit);
  const [old, next] = [totalsOf(design, settings), totalsOf(after, settings)];
  const [before, now] = [problemsOf(design, settings), problemsOf(after, settings)];
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
