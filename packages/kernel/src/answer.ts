import { type Answer, type Decision, NO_PARAMS, type Option, type Param, type Params } from './decision.ts';
import type { Random } from './random.ts';
import { err, ok, type Problem, type Result } from './result.ts';

export function findOption(decision: Decision, id: string): Option | undefined {
  return decision.options().find((option) => option.id === id);
}

const NOTHING_WANTED: readonly Param[] = [];

/** An answer as it came in, checked against what is offered; nothing else is taken. */
export function checkAnswer(decision: Decision, optionId: string, given: unknown): Result<Answer, Problem> {
  const options = decision.options();
  const option = options.find((candidate) => candidate.id === optionId);
  if (option === undefined) {
    return err({
      code: 'unknown-option',
      message: `"${optionId}" is not an option of this question.`,
      field: 'option',
      rule: decision.rule,
      legal: options.map((candidate) => candidate.id),
    });
  }
  const params = checkParams(option.params ?? NOTHING_WANTED, given);
  if (!params.ok) return err({ ...params.error, rule: decision.rule });
  return ok({ option: option.id, params: params.value });
}

/** Whole numbers by name, each within its bounds; nothing missing, nothing else. */
export function checkParams(wanted: readonly Param[], given: unknown): Result<Params, Problem> {
  // What our own players answer to most options.
  if (given === NO_PARAMS && wanted.length === 0) return ok(NO_PARAMS);
  const record = given === undefined || given === null ? {} : given;
  if (typeof record !== 'object' || Array.isArray(record)) {
    return refuse('params', 'must be an object of whole numbers', wanted);
  }
  const values = record as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(values)) {
    if (wanted.some((param) => param.name === name)) continue;
    return refuse(`params.${name}`, 'does not belong here', wanted);
  }
  if (wanted.length === 0) return ok(NO_PARAMS);
  const params: Record<string, number> = {};
  for (const param of wanted) {
    const value = values[param.name];
    if (typeof value !== 'number' || !fitsParam(param, value)) {
      return refuse(`params.${param.name}`, `must be ${describeParam(param)}`, [param]);
    }
    params[param.name] = value;
  }
  return ok(params);
}

function refuse(field: string, what: string, wanted: readonly Param[]): Result<Params, Problem> {
  const legal = wanted.length === 0 ? ['no parameters'] : wanted.map(describeParam);
  return err({ code: 'bad-params', message: `${field} ${what}.`, field, legal });
}

export function fitsParam(param: Param, value: number): boolean {
  return Number.isInteger(value) && value >= param.min && value <= param.max && (value - param.min) % param.step === 0;
}

export function describeParam(param: Param): string {
  const steps = param.step === 1 ? '' : ` in steps of ${param.step}`;
  return `${param.name} from ${param.min} to ${param.max}${steps}`;
}

/** Any legal answer, each option equally likely: for fuzzers and the simplest opponent. */
export function randomAnswer(decision: Pick<Decision, 'options'>, random: Random): Answer {
  const option = random.pick(decision.options());
  if (option.params === undefined || option.params.length === 0) return { option: option.id, params: NO_PARAMS };
  const params: Record<string, number> = {};
  for (const param of option.params) {
    params[param.name] = param.min + param.step * random.int(0, Math.floor((param.max - param.min) / param.step));
  }
  return { option: option.id, params };
}
