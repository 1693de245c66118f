// The nearest legal ways out of a problem. Candidates are many; only those that prove good are offered.

import type { Design } from '../design/design.ts';
import { applyEdit } from '../design/edit.ts';
import { costOf } from '../figures/cost.ts';
import { problemKey, type SixthProblem } from '../problems/problem.ts';
import { problemsOf } from '../problems/problems.ts';
import type { GarageSettings } from '../problems/settings.ts';
import { type Candidate, candidatesFor } from './candidates.ts';

/** Offered for one problem, and tried before giving up. */
const OFFERED = 4;
const TRIED = 100;

export function alternativesOf(
  design: Design,
  problem: SixthProblem,
  problems: readonly SixthProblem[],
  settings: GarageSettings,
): readonly Candidate[] {
  const before = tally(problems);
  const good: Candidate[] = [];
  let tried = 0;
  for (const candidate of candidatesFor(design, problem)) {
    if (good.length === OFFERED || tried++ === TRIED) break;
    const after = applyEdit(design, candidate.edit);
    const isNew = good.every(({ label }) => label !== candidate.label);
    if (isNew && solves(before, problem, tally(problemsOf(after, settings))))
      good.push(priced(design, after, candidate));
  }
  return good;
}

function tally(problems: readonly SixthProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(problemKey(problem), (counts.get(problemKey(problem)) ?? 0) + 1);
  return counts;
}

/** The problem is gone, and there is none that was not there before. */
function solves(
  before: ReadonlyMap<string, number>,
  problem: SixthProblem,
  after: ReadonlyMap<string, number>,
): boolean {
  const key = problemKey(problem);
  if ((after.get(key) ?? 0) >= (before.get(key) ?? 0)) return false;
  for (const [other, count] of after) if (count > (before.get(other) ?? 0)) return false;
  return true;
}

/** What it costs or saves, where the game's size stays. */
function priced(before: Design, after: Design, { label, edit }: Candidate): Candidate {
  const [now, then] = [costOf(before), costOf(after)];
  const changes = [
    [then.bp - now.bp, 'BP'],
    [then.cp - now.cp, 'CP'],
  ] as const;
  const words = changes.flatMap(([change, points]) =>
    change === 0 ? [] : [change > 0 ? `for ${change} ${points}` : `saving ${-change} ${points}`],
  );
  return { label: [label, ...words].join(', '), edit };
}
