import {
  type Answer,
  type Decision,
  describeParam,
  err,
  matchOrder,
  type Option,
  ok,
  type Problem,
  type Result,
} from '@hardtop/kernel';

/** What a player typed as an answer: nothing (what is advised), a number, numbers, words, or dice. */
export function readAnswer(line: string, decision: Decision, advised: () => Answer | null): Result<Answer, Problem> {
  const text = line.trim();
  if (decision.topic === 'dice') return readDice(text, decision);
  if (text === '') return taken(advised());
  return readNumbers(text, decision) ?? matchOrder(text, decision);
}

function taken(advised: Answer | null): Result<Answer, Problem> {
  if (advised !== null) return ok(advised);
  return err({ code: 'order', field: 'order', message: 'Nothing is suggested here: choose by number or words.' });
}

/** `2 35`: the second option with its parameter at 35; a lone number that is no place may be the only parameter. */
function readNumbers(text: string, decision: Decision): Result<Answer, Problem> | null {
  if (!/^\d+([\s,]+-?\d+)*$/.test(text)) return null;
  const [place = 0, ...values] = text.split(/[\s,]+/).map(Number);
  const options = decision.options();
  const option = options[place - 1];
  if (values.length === 0) {
    const only = options.length === 1 ? options[0] : undefined;
    return option === undefined && only?.params?.length === 1 ? withValues(only, [place]) : null;
  }
  if (option === undefined || option.params === undefined || option.params.length === 0) return null;
  return withValues(option, values);
}

/** Whether the values fit is the kernel's to say. */
function withValues(option: Option, values: readonly number[]): Result<Answer, Problem> {
  const wanted = option.params ?? [];
  if (values.length > wanted.length) {
    return err({
      code: 'order',
      field: 'order',
      message: `"${option.label}" takes ${wanted.length} numbers, not ${values.length}.`,
      legal: wanted.map(describeParam),
    });
  }
  const params: Record<string, number> = {};
  for (const [i, param] of wanted.entries()) params[param.name] = values[i] ?? param.start ?? param.min;
  return ok({ option: option.id, params });
}

/** `3 5`, `3,5`, `3+5` or `35`. A single number is never an option's place here. */
function readDice(text: string, decision: Decision): Result<Answer, Problem> {
  const option = decision.options()[0];
  const wanted = option?.params ?? [];
  if (option === undefined) throw new Error('a dice question without its option');
  const groups = text.match(/\d+/g) ?? [];
  const only = groups[0];
  const faces = groups.length === 1 && only?.length === wanted.length ? [...only] : groups;
  if (faces.length !== wanted.length || /[^\d\s,+]/.test(text)) {
    const legal = [wanted.map((param) => `1–${param.max}`).join(' ')];
    return err({ code: 'dice', field: 'dice', message: `Type the ${wanted.length} dice as they fell.`, legal });
  }
  return withValues(option, faces.map(Number));
}
