// The nearest legal ways out of a problem. Candidates are many; only those that prove good are offered.

import type { Design } from '../design/design.ts';
import { applyEdit, type Edit } from '../design/edit.ts';
import { addCosts, costOf, costText } from '../figures/cost.ts';
import { problemKey, type RoadProblem } from '../problems/problem.ts';
import { type GarageSettings, problemsOf } from '../problems/problems.ts';
import { type Candidate, type Candidates, cargoWays, crewWays, optionWays } from './parts.ts';
import { weaponWays } from './weapons.ts';

interface Alternative {
  readonly label: string;
  readonly edit: Edit;
}

/** Offered for one problem, and tried before giving up. */
const OFFERED = 4;
const TRIED = 80;

export function alternativesOf(
  design: Design,
  problem: RoadProblem,
  problems: readonly RoadProblem[],
  settings: GarageSettings,
): readonly Alternative[] {
  const before = tally(problems);
  const good: Alternative[] = [];
  let tried = 0;
  for (const candidate of candidatesFor(design, problem)) {
    if (good.length === OFFERED || tried++ === TRIED) break;
    const after = applyEdit(design, candidate.edit);
    if (solves(before, problem, tally(problemsOf(after, settings)))) good.push(priced(design, after, candidate));
  }
  return good;
}

function tally(problems: readonly RoadProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problemKey(problem), (counts.get(problemKey(problem)) ?? 0) + 1);
  return counts;
}

/** The problem is gone, and there is none that was not there before. */
function solves(
  before: ReadonlyMap<string, number>,
  problem: RoadProblem,
  after: ReadonlyMap<string, number>,
): boolean {
  const key = problemKey(problem);
  if ((after.get(key) ?? 0) >= (before.get(key) ?? 0)) return false;
  for (const [other, count] of after) if (count > (before.get(other) ?? 0)) return false;
  return true;
}

function priced(before: Design, after: Design, { label, edit }: Candidate): Alternative {
  const [then, now] = [costOf(after), costOf(before)];
  const change = addCosts([then, { minor: -now.minor, major: -now.major }]);
  if (change.minor === 0 && change.major === 0) return { label, edit };
  if (change.minor >= 0 && change.major >= 0) return { label: `${label} for ${costText(change)}`, edit };
  const saved = { minor: Math.max(0, -change.minor), major: Math.max(0, -change.major) };
  const spent = { minor: Math.max(0, change.minor), major: Math.max(0, change.major) };
  const extra = spent.minor + spent.major === 0 ? '' : ` for ${costText(spent)}`;
  return { label: `${label}${extra}, saving ${costText(saved)}`, edit };
}

function candidatesFor(design: Design, problem: RoadProblem): Candidates {
  switch (problem.blame.list) {
    case 'options':
      return optionWays(design, problem.blame.index);
    case 'weapons':
      return weaponWays(design, problem.blame.index);
    case 'crew':
      return crewWays(design, problem);
    case 'vehicle':
      return problem.code === 'cargo-seats' ? cargoWays(design) : crewWays(design, problem);
  }
}
