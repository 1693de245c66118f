import type { Param, Params, Preview, Question, QuestionOption } from '@hardtop/kernel';

/** An option with its numbers, not yet given as an answer. */
export interface Choice {
  readonly ask: string;
  readonly option: string;
  readonly params: Params;
}

export function startOf(option: QuestionOption): Params {
  return Object.fromEntries(option.params.map((param) => [param.name, param.start ?? param.min]));
}

export function optionOf(question: Question | null, id: string | null | undefined): QuestionOption | null {
  return question?.options.find((option) => option.id === id) ?? null;
}

/** The suggestion, or the first option of a question that suggests nothing. */
export function firstChoice(question: Question): Choice | null {
  const { suggested } = question;
  if (suggested !== undefined && optionOf(question, suggested.option) !== null) {
    return { ask: question.id, option: suggested.option, params: suggested.params };
  }
  const first = question.options[0];
  return first === undefined ? null : { ask: question.id, option: first.id, params: startOf(first) };
}

export function choiceKey(choice: Choice): string {
  const params = Object.entries(choice.params).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${choice.ask}|${choice.option}|${params.map(([name, value]) => `${name}=${value}`).join(',')}`;
}

/** Whether the option's own preview already shows this choice. */
export function isAtStart(option: QuestionOption, params: Params): boolean {
  return (
    option.preview?.brief !== true && option.params.every((param) => params[param.name] === (param.start ?? param.min))
  );
}

/** The nearest legal value. */
export function clampParam(param: Param, value: number): number {
  const bounded = Math.min(param.max, Math.max(param.min, value));
  const steps = Math.round((bounded - param.min) / param.step);
  const legal = param.min + steps * param.step;
  return legal > param.max ? legal - param.step : legal;
}

/** The preview of a choice; the one at the start values until the server has worked out another. */
export function previewOf(
  question: Question | null,
  choice: Choice | null,
  previews: Readonly<Record<string, Preview>>,
): Preview | null {
  if (choice === null) return null;
  const option = optionOf(question, choice.option);
  if (option === null) return null;
  const atStart = option.preview ?? null;
  return isAtStart(option, choice.params) && atStart !== null ? atStart : (previews[choiceKey(choice)] ?? atStart);
}
