import { describeParam, fitsParam } from './answer.ts';
import { type Answer, type Decision, type Option, startingParams } from './decision.ts';
import { err, ok, type Problem, type Result } from './result.ts';

/** Words that carry no choice in "fire the RL at 2, front". */
const FILLER: ReadonlySet<string> = new Set(['the', 'a', 'an', 'to', 'with', 'at', 'by', 'please', 'go', 'my', 'of']);

/** Nobody types more at once. */
const LONGEST = 500;

/** Reads "bend left", "drift right 2" or "fire RL at 2 front"; a bare number is the option's place in the list. */
export function matchOrder(text: string, decision: Decision): Result<Answer, Problem> {
  const options = decision.options();
  if (text.length > LONGEST) return err(problem(`An order has up to ${LONGEST} characters.`, options));
  const tokens = text
    .toLowerCase()
    .split(/[^a-z0-9.+-]+/)
    .filter((token) => token !== '' && !FILLER.has(token));
  const only = tokens[0];
  if (only === undefined) return err(problem('Nothing was typed.', options));
  if (tokens.length === 1 && /^\d+$/.test(only)) return byPlace(Number(only), options);
  const fitting = options.map((option) => readAs(option, tokens)).filter((reading) => reading !== null);
  return settle(text, fitting, options);
}

interface Reading {
  readonly option: Option;
  readonly answer: Answer;
  readonly extra: number;
}

function byPlace(place: number, options: readonly Option[]): Result<Answer, Problem> {
  const option = options[place - 1];
  if (option === undefined) return err(problem(`There is no option ${place}.`, options));
  return ok({ option: option.id, params: startingParams(option) });
}

function readAs(option: Option, tokens: readonly string[]): Reading | null {
  const words = option.words.map((word) => word.toLowerCase());
  const left = [...words];
  const numbers: number[] = [];
  for (const token of tokens) {
    const at = left.indexOf(token);
    const near = at >= 0 ? at : left.findIndex((word) => token.length >= 2 && word.startsWith(token));
    if (near >= 0) left.splice(near, 1);
    else if (/^[+-]?\d+$/.test(token)) numbers.push(Number(token));
    else return null;
  }
  const params = withNumbers(option, numbers);
  return params === null ? null : { option, answer: { option: option.id, params }, extra: left.length };
}

function withNumbers(option: Option, numbers: readonly number[]): Answer['params'] | null {
  const wanted = option.params ?? [];
  if (numbers.length > wanted.length) return null;
  const params: Record<string, number> = { ...startingParams(option) };
  for (const [i, value] of numbers.entries()) {
    const param = wanted[i];
    if (param === undefined || !fitsParam(param, value)) return null;
    params[param.name] = value;
  }
  return params;
}

/** The option with the fewest words left unsaid wins; a tie is asked back. */
function settle(text: string, readings: readonly Reading[], options: readonly Option[]): Result<Answer, Problem> {
  const least = Math.min(...readings.map((reading) => reading.extra));
  const best = readings.filter((reading) => reading.extra === least);
  const first = best[0];
  if (first === undefined) return err(problem(`"${text}" fits none of the options.`, options));
  if (best.length > 1)
    return err(
      problem(
        `"${text}" could be several things.`,
        best.map((reading) => reading.option),
      ),
    );
  return ok(first.answer);
}

function problem(message: string, options: readonly Option[]): Problem {
  const legal = options.slice(0, 12).map((option) => {
    const numbers = (option.params ?? []).map((param) => ` <${describeParam(param)}>`).join('');
    return `${option.words.join(' ')}${numbers}`;
  });
  return { code: 'order', message, field: 'order', legal };
}
