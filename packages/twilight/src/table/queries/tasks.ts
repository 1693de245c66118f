import type { Target } from '@hardtop/kernel';
import { TASK_MULTIPLES, type TaskLevel } from '../../catalog/recon-modifiers.ts';
import type { PersonSheet } from '../../scenarios/setup.ts';

type SkillId = keyof PersonSheet['skills'];

/** What a task is tried with: a skill, or an attribute. */
export type TaskWith =
  | { readonly skill: SkillId; readonly level: TaskLevel }
  | { readonly attribute: 'AGL' | 'STR' | 'CON'; readonly level: TaskLevel };

const RULE = 'twilight/referee/tasks';

/** What 1D100 must not exceed (C-01). */
export function taskTarget({ skills, attributes }: PersonSheet, task: TaskWith): Target {
  const { level } = task;
  const base = 'skill' in task ? (skills[task.skill] ?? 0) : attributes[task.attribute];
  const need = Math.floor(base * TASK_MULTIPLES[level]['skill' in task ? 'skill' : 'attribute']);
  if (need <= 0) return { kind: 'impossible', because: 'He does not know how.', rule: RULE };
  return {
    kind: 'need',
    base,
    modifiers: need === base ? [] : [{ value: need - base, label: `${level} task`, rule: RULE }],
    need,
    atMost: true,
  };
}

export type TaskDegree = 'outstanding' | 'success' | 'failure' | 'catastrophe';

const PERCENT = 100;
const TENTH = 10;

/** A tenth of what succeeds is outstanding, a tenth of what fails a catastrophe (C-02). */
export function taskDegree(target: Target, total: number): TaskDegree {
  if (target.kind !== 'need') return target.kind === 'automatic' ? 'success' : 'failure';
  if (total <= target.need) return total <= Math.max(1, Math.floor(target.need / TENTH)) ? 'outstanding' : 'success';
  const worst = Math.ceil((PERCENT - target.need) / TENTH);
  return target.need < PERCENT && total > PERCENT - worst ? 'catastrophe' : 'failure';
}

const LEVELS = ['easy', 'average', 'difficult'] as const satisfies readonly TaskLevel[];

/** Harder or easier by steps: beyond easy it cannot fail, beyond difficult it cannot succeed (B-43). */
export function levelBy(level: TaskLevel, harder: number): TaskLevel | 'automatic' | 'impossible' {
  const at = LEVELS.indexOf(level) + harder;
  return at < 0 ? 'automatic' : (LEVELS[at] ?? 'impossible');
}
