// The check: every problem of a build at once, each with its rule and its numbers.

import type { Design } from '../design/design.ts';
import { fittedOf } from '../design/fitted.ts';
import { companyProblems } from './company.ts';
import { crewProblems } from './crew.ts';
import { boundProblems, structureProblems } from './placement.ts';
import { pointProblems, sizeProblems } from './points.ts';
import type { SixthProblem } from './problem.ts';
import type { GarageSettings } from './settings.ts';

export function problemsOf(design: Design, settings: GarageSettings): readonly SixthProblem[] {
  const fitted = fittedOf(design);
  return [
    ...pointProblems(design, fitted),
    ...crewProblems(fitted),
    ...boundProblems(fitted),
    ...structureProblems(fitted),
    ...sizeProblems(design, fitted),
    ...companyProblems(fitted, settings),
  ];
}
