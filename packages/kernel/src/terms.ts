import type { Seat } from './decision.ts';
import { canonicalJson, hashOf } from './digest.ts';
import type { FilePath } from './editing.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { RuleId } from './rule.ts';

export type TermValue = boolean | string | number;

/** Something that may be settled before a game: an optional rule, a doubtful reading, whether sheets lie open. */
export interface TableTerm {
  /** Where a scenario file says it; it is also what the term is called by. */
  readonly path: FilePath;
  readonly title: string;
  /** In a sentence, for whoever has not read the book. */
  readonly summary: string;
  readonly rule?: RuleId;
  /** The first of the values need not be the usual one. */
  readonly choices: readonly { readonly value: TermValue; readonly title: string }[];
  /** The book's own. */
  readonly usual: TermValue;
}

/** What may be settled before a game of some ruleset. */
export interface Terms {
  readonly list: readonly TableTerm[];
  /** The file with each seat on the side of that number; absent where a ruleset knows no sides. */
  withSides?(file: unknown, sides: readonly number[]): unknown;
  /** The file with a seat for everybody aboard who decides something; absent where a vehicle is always one seat's. */
  withCrews?(file: unknown): unknown;
}

/** Something that is otherwise than in the book. */
interface TermDifference {
  readonly path: FilePath;
  readonly title: string;
  readonly summary: string;
  readonly rule?: RuleId;
  /** As it is here, and as the book has it. */
  readonly is: string;
  readonly book: string;
}

/** What a game differs from the book by, and a short name for exactly these differences. */
export interface AgreedTerms {
  readonly hash: string;
  readonly differs: readonly TermDifference[];
}

/** Where nothing can be settled, nothing differs. */
export const NO_TERMS: Terms = { list: [] };

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HASH_LETTERS = 6;

/** What a file settles otherwise than the book. */
export function agreedTerms(ruleset: string, { list }: Terms, file: unknown): AgreedTerms {
  const others = list.flatMap((term) => {
    const value = valueIn(file, term);
    return value === term.usual ? [] : [{ term, value }];
  });
  const differs = others.map(({ term, value }): TermDifference => {
    const { path, title, summary, rule } = term;
    const words = { path, title, summary, is: titleOfValue(term, value), book: titleOfValue(term, term.usual) };
    return rule === undefined ? words : { ...words, rule };
  });
  return { hash: termsHash(ruleset, Object.fromEntries(others.map(({ term, value }) => [term.path, value]))), differs };
}

/** What a file has for every term. */
export function termsIn({ list }: Terms, file: unknown): Readonly<Record<FilePath, TermValue>> {
  return Object.fromEntries(list.map((term) => [term.path, valueIn(file, term)]));
}

/** The file with some terms settled so; a term that is not there, or a value that it cannot have, is named. */
export function withTerms(
  { list }: Terms,
  file: unknown,
  asked: Readonly<Record<FilePath, TermValue>>,
): Result<unknown, readonly Problem[]> {
  const problems: Problem[] = [];
  let settled = file;
  for (const [path, value] of Object.entries(asked)) {
    const term = list.find((each) => each.path === path);
    const field = `terms.${path}`;
    if (term === undefined) {
      const legal = list.map((each) => each.path);
      problems.push({ code: 'term', field, message: 'These rules have nothing of that name to settle.', legal });
    } else if (term.choices.some((choice) => choice.value === value)) settled = put(settled, path.split('.'), value);
    else {
      const legal = term.choices.map((choice) => String(choice.value));
      problems.push({ code: 'term', field, message: `${term.title} cannot be that.`, legal });
    }
  }
  return problems.length > 0 ? err(problems) : ok(settled);
}

/** A file whose seats have a field that says which side they are on. */
export function withSideFields(file: unknown, sides: readonly number[], made: (side: number) => object): unknown {
  if (!isRecord(file) || !Array.isArray(file.seats)) return file;
  const seats = file.seats.map((row: unknown, seat: Seat) => {
    const side = sides[seat];
    return side === undefined || !isRecord(row) ? row : { ...row, ...made(side) };
  });
  return { ...file, seats };
}

/** The same differences have the same name, in whichever order they were chosen. */
function termsHash(ruleset: string, values: Readonly<Record<string, TermValue>>): string {
  const digest = hashOf(canonicalJson({ ruleset, values }));
  const letters = Array.from({ length: HASH_LETTERS }, (_, i) => {
    const byte = Number.parseInt(digest.slice(2 * i, 2 * i + 2), 16);
    return LETTERS[byte % LETTERS.length];
  });
  return letters.join('');
}

function titleOfValue({ choices }: TableTerm, value: unknown): string {
  return choices.find((choice) => choice.value === value)?.title ?? String(value).slice(0, 80);
}

function valueIn(file: unknown, { path, usual }: TableTerm): TermValue {
  let at: unknown = file;
  for (const name of path.split('.')) at = isRecord(at) ? at[name] : undefined;
  return typeof at === 'boolean' || typeof at === 'string' || typeof at === 'number' ? at : usual;
}

function put(file: unknown, [name = '', ...rest]: readonly string[], value: TermValue): unknown {
  const record = isRecord(file) ? file : {};
  return { ...record, [name]: rest.length === 0 ? value : put(record[name], rest, value) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
