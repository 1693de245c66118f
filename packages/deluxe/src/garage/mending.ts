// Ways out of every problem, for whoever asks for them.

import type { Alternative, Mending } from '@hardtop/workshop';
import { DEFAULT_VARIANTS, type GarageSettings, settledAs } from '../variants.ts';
import { alternativesOf } from './alternatives/alternatives.ts';
import { checkOf, quickCheck } from './check.ts';
import type { Design } from './design/design.ts';
import { applyEdit, type Edit } from './design/edit.ts';
import { type Exemption, exemptionOf } from './exemptions.ts';
import { type Totals, totalsOf } from './figures/totals.ts';
import type { ExplainedProblem } from './problems/problem.ts';

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

function alternativeOf(
  design: Design,
  before: Totals,
  { label, edit }: { label: string; edit: Edit },
  settings: GarageSettings,
): Alternative<Edit> {
  const after = totalsOf(applyEdit(design, edit), settings);
  const weight = after.weight + after.cargoWeight - before.weight - before.cargoWeight;
  return { label, edit, cost: after.cost - before.cost, weight };
}

const mendingUnder = (settings: GarageSettings): Mending<Design, Edit> => ({
  check: (design) => {
    const { totals, problems } = check(design, settings);
    const waysOut = problems.map(({ alternatives }) =>
      alternatives.map((way) => alternativeOf(design, totals, way, settings)),
    );
    return checkOf(design, { totals, problems }, settings, waysOut);
  },
  withVariants: (asked) => mendingUnder(settledAs(settings, asked)),
});

export const mending: Mending<Design, Edit> = mendingUnder(DEFAULT_VARIANTS);
