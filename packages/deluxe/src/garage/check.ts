// One call for the page, the server and the terminal: totals and problems.

import type { Alternative, DesignCheck, DesignProblem, Exemption } from '@hardtop/workshop';
import type { GarageSettings } from '../variants.ts';
import type { Design } from './design/design.ts';
import type { Edit } from './design/edit.ts';
import { exemptionOf, type Exemption as OwnExemption } from './exemptions.ts';
import { labelledFigures, programFigures } from './figures/labelled.ts';
import { framesOf, type Totals, totalsFrom } from './figures/totals.ts';
import type { DesignProblem as OwnProblem } from './problems/problem.ts';
import { problemsFrom } from './problems/problems.ts';

interface QuickCheck {
  readonly totals: Totals;
  readonly problems: readonly OwnProblem[];
}

/** Without the alternatives: cheap enough for every frame of a drag. */
export function quickCheck(design: Design, settings: GarageSettings): QuickCheck {
  const frames = framesOf(design, settings);
  return { totals: totalsFrom(design, frames), problems: problemsFrom(design, frames, settings) };
}

const problemOf = (
  { rule, message, part, where }: OwnProblem,
  alternatives: readonly Alternative<Edit>[],
): DesignProblem<Edit> => {
  const place = [part, where].filter((text) => text !== '').join(' ');
  return { rule, message, ...(place === '' ? {} : { where: place }), alternatives };
};

/** A published design that breaks the book is not legal; its exemption says why it stays as it is. */
const reasonOf = (exemption: OwnExemption | null): Exemption | null =>
  exemption && { id: exemption.id, reason: exemption.reason, rule: exemption.rule };

/** As the rest of the house knows it, with the ways out of each problem as far as somebody has looked for them. */
export function checkOf(
  design: Design,
  { totals, problems }: QuickCheck,
  settings: GarageSettings,
  waysOut: readonly (readonly Alternative<Edit>[])[] = [],
): DesignCheck<Edit> {
  return {
    figures: programFigures(totals),
    labelled: labelledFigures(design, totals, settings),
    legal: problems.length === 0,
    problems: problems.map((problem, i) => problemOf(problem, waysOut[i] ?? [])),
    exemption: reasonOf(exemptionOf(design, problems)),
  };
}
