import type { RuleId } from '@hardtop/kernel';
import { type TaskDegree, type TaskWith, taskDegree, taskTarget } from '../queries/tasks.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import { PERCENT, rollFor, tell } from './telling.ts';

const WORDS: Readonly<Record<TaskDegree, string>> = {
  outstanding: 'does it brilliantly',
  success: 'succeeds',
  failure: 'fails',
  catastrophe: 'fails badly',
};

/** 1D100 against a skill or an attribute, told to whoever knows of him. */
export function* tryTask(
  game: TwilightGame,
  person: Person,
  task: TaskWith,
  of: { readonly rule: RuleId; readonly purpose: string },
): TwilightPlay<TaskDegree> {
  const sheet = sheetOf(game.setup, person);
  const target = taskTarget(sheet, task);
  if (target.kind === 'impossible') return 'failure';
  const roll = yield* rollFor(game, PERCENT, { seat: person.seat, ...of, ids: [person.id] });
  const degree = taskDegree(target, roll.total);
  const good = degree === 'success' || degree === 'outstanding';
  const text = `${person.name}, ${of.purpose}: ${WORDS[degree]}.`;
  tell(
    game,
    {
      kind: 'task',
      rule: of.rule,
      about: person.id,
      text,
      roll,
      target,
      outcome: good ? 'good' : 'bad',
      marks: [`task/${degree}`],
    },
    [person.id],
  );
  return degree;
}

export const isGood = (degree: TaskDegree): boolean => degree === 'success' || degree === 'outstanding';
