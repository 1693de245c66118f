import type * as z from 'zod';
import { err, ok, type Problem, type Result } from './result.ts';

type Issue = z.core.$ZodIssue;

/** Reads what came from outside by a schema; every problem at once, each naming its field and what would be legal. */
export function readBy<T>(schema: z.ZodType<T>, data: unknown): Result<T, readonly Problem[]> {
  const read = schema.safeParse(data, { error: ourWords });
  return read.success ? ok(read.data) : err(problemsIn(read.error.issues, []));
}

type Keys<T> = [keyof T & string, ...(keyof T & string)[]];

/** The ids of a table that has rows, in its order: for `z.enum`. */
export const keysOf = <T extends object>(table: T): Keys<T> => Object.keys(table) as Keys<T>;

/** Which, stands in the problem's `legal`. */
const ONE_OF_THESE = 'Must be one of these.';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function kindOf(expected: string): string {
  return KINDS[expected] ?? expected;
}

/** What a schema says of itself comes first; these words stand in where it says nothing. */
function ourWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `Is missing: ${kindOf(issue.expected)} belongs here.`
        : `Must be ${kindOf(issue.expected)}.`;
    case 'too_big':
      return `Must be at most ${sizeText(issue.origin, issue.maximum)}.`;
    case 'too_small':
      return `Must be ${issue.inclusive === false ? 'more than' : 'at least'} ${sizeText(issue.origin, issue.minimum)}.`;
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}.`;
    case 'invalid_value':
      return issue.input === undefined ? 'Is missing: one of these belongs here.' : ONE_OF_THESE;
    case 'unrecognized_keys':
    case 'invalid_key':
      return `There is no such field here${fieldsText(issue.inst)}.`;
    default:
      return undefined;
  }
}

function sizeText(origin: string, size: number | bigint): string {
  if (origin === 'string') return `${size} ${Number(size) === 1 ? 'character' : 'characters'} long`;
  return origin === 'array' ? `${size} long` : String(size);
}

function fieldsText(schema: unknown): string {
  const def = (schema as { readonly _zod?: { readonly def?: z.core.$ZodTypeDef } } | undefined)?._zod?.def;
  const names = def === undefined ? [] : fieldsOf(def);
  return names.length === 0 ? '' : `; there are ${names.join(', ')}`;
}

function fieldsOf(def: z.core.$ZodTypeDef): readonly string[] {
  if (def.type === 'object') return Object.keys((def as z.core.$ZodObjectDef).shape);
  if (def.type !== 'record') return [];
  return [...((def as z.core.$ZodRecordDef).keyType._zod.values ?? [])].map(String);
}

function problemsIn(issues: readonly Issue[], path: readonly string[]): readonly Problem[] {
  return issues.flatMap((issue) => problemsOf(issue, [...path, ...issue.path.map(String)]));
}

function problemsOf(issue: Issue, path: readonly string[]): readonly Problem[] {
  if (issue.code === 'invalid_union') return unionProblems(issue, path);
  const { code, message } = issue;
  if (code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ code, field: fieldAt([...path, key]), message }));
  }
  const legal = code === 'invalid_value' ? { legal: issue.values.map(String) } : {};
  return [{ code, field: fieldAt(path), message, ...legal }];
}

/** Of several forms the one is meant that the data has; its problems are the problems. */
function unionProblems(issue: z.core.$ZodIssueInvalidUnion, path: readonly string[]): readonly Problem[] {
  const { code, errors } = issue;
  const meant = errors.filter((branch) => branch.some(({ path: at }) => at.length > 0) || !branch.some(isAnotherForm));
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return problemsIn(only, path);
  // Forms told apart by a tag: the tag itself is wrong.
  const tags = 'options' in issue ? (issue.options ?? []).map(String) : [];
  const legal = [...tags, ...errors.flatMap((branch) => branch.flatMap(legalIn))];
  return [{ code, field: fieldAt(path), message: ONE_OF_THESE, legal }];
}

function isAnotherForm(issue: Issue): boolean {
  return issue.code === 'invalid_type' || issue.code === 'invalid_value';
}

function legalIn(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_type' ? [kindOf(issue.expected)] : [];
}

function fieldAt(path: readonly string[]): string {
  return path.length === 0 ? '(file)' : path.join('.');
}
