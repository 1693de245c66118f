import type { Target } from '@hardtop/kernel';
import type { Skill } from '../../catalog/attributes.ts';
import { TASK_MULTIPLES, type TaskLevel } from '../../catalog/recon-modifiers.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type Table } from '../state/state.ts';

// Tasks of those who work with charges, mines and machines: the best of the skills that will do.

export interface WorkTask {
  readonly skill: Skill;
  readonly level: TaskLevel;
}

/** What 1D100 must not exceed, by the skill that gives most. */
export function workTarget({ setup }: Pick<Table, 'setup'>, person: Person, ways: readonly WorkTask[]): Target {
  const { skills } = sheetOf(setup, person);
  let best: Target = { kind: 'impossible', because: 'He does not know how.', rule: 'twilight/referee/tasks' };
  let most = 0;
  for (const { skill, level } of ways) {
    const base = skills[skill] ?? 0;
    const need = Math.floor(base * TASK_MULTIPLES[level].skill);
    if (need <= most) continue;
    most = need;
    const value = need - base;
    const modifiers = value === 0 ? [] : [{ value, label: `${level} task`, rule: 'twilight/referee/tasks' } as const];
    best = { kind: 'need', base, modifiers, need, atMost: true };
  }
  return best;
}

export type Degree = 'success' | 'failure' | 'catastrophe';

const PERCENT = 100;
const TENTH = 10;

/** The last tenth of what fails is a catastrophe; none where nothing can fail (C-02). */
export function degreeOf(target: Target, total: number): Degree {
  if (target.kind !== 'need') return target.kind === 'automatic' ? 'success' : 'failure';
  if (total <= target.need) return 'success';
  const worst = Math.ceil((PERCENT - target.need) / TENTH);
  return target.need < PERCENT && total > PERCENT - worst ? 'catastrophe' : 'failure';
}

export const chanceOf = (target: Target): number =>
  target.kind === 'need' ? Math.min(PERCENT, target.need) / PERCENT : target.kind === 'automatic' ? 1 : 0;
