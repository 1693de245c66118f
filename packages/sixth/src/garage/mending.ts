// Ways out of every problem, for whoever asks for them.

import type { DesignCheck, Mending } from '@hardtop/workshop';
import { alternativesOf } from './alternatives/alternatives.ts';
import { checkOf } from './check.ts';
import type { Design } from './design/design.ts';
import type { Edit } from './design/edit.ts';
import { problemsOf } from './problems/problems.ts';
import { type GarageSettings, settledAs, USUAL } from './problems/settings.ts';

function checkUnder(settings: GarageSettings, design: Design): DesignCheck<Edit> {
  const problems = problemsOf(design, settings);
  const waysOut = problems.map((problem) =>
    alternativesOf(design, problem, problems, settings).map((way) => ({ ...way, cost: null, weight: null })),
  );
  return checkOf(design, problems, waysOut);
}

const mendingUnder = (settings: GarageSettings): Mending<Design, Edit> => ({
  check: (design) => checkUnder(settings, design),
  withVariants: (asked) => mendingUnder(settledAs(settings, asked)),
});

export const mending: Mending<Design, Edit> = mendingUnder(USUAL);
