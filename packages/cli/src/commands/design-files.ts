import { readFileSync } from 'node:fs';
import type { Garage, Mending, Notation, Reading, Sheets } from '@hardtop/workshop';
import { isWholeLink, parseDesignLink } from '@hardtop/workshop/link';
import { CliFailure, usageError } from '../input/failure.ts';
import { reasonOf } from '../input/files.ts';
import type { Io } from '../input/io.ts';
import { rulesetWith } from '../input/lookup.ts';
import { variantsAsked } from './design-variants.ts';

interface Asked {
  readonly ruleset?: string | undefined;
  readonly variant?: readonly string[];
}

export interface DesignFlags {
  readonly ruleset?: string;
  readonly json?: boolean;
  readonly variant?: readonly string[];
}

/** What a link says of its rules; undefined: it is no link. */
function linkedRuleset(what: string): string | undefined {
  const read = parseDesignLink(what);
  return read.ok ? read.value.ruleset : undefined;
}

/** The rules asked for, or those that a link names. */
export const rulesetFor = (what: string, { ruleset }: DesignFlags): string | undefined =>
  ruleset ?? linkedRuleset(what);

/** A garage with what mends, writes and prints its designs. */
export interface Outfit {
  readonly garage: Garage;
  readonly mending: Mending;
  readonly notation: Notation;
  readonly sheets: Sheets;
}

/** The garage of the ruleset, with the variants asked for; not every game has vehicles to build. */
export async function outfitOf({ ruleset: id, variant = [] }: Asked): Promise<Outfit> {
  const ruleset = rulesetWith('garage', id, ' with a garage');
  const [garage, mending, notation, sheets] = await Promise.all([
    ruleset.garage(),
    ruleset.mending(),
    ruleset.notation(),
    ruleset.sheets(),
  ]);
  const asked = variantsAsked(garage, ruleset, variant);
  return {
    garage: garage.withVariants?.(asked) ?? garage,
    mending: mending.withVariants?.(asked) ?? mending,
    notation: notation.withVariants?.(asked) ?? notation,
    sheets: sheets.withVariants?.(asked) ?? sheets,
  };
}

/** The text of a file, or of what is piped in. */
export async function textOf(file: string | undefined, io: Io): Promise<string> {
  if (file !== undefined && file !== '-') {
    try {
      return asText(readFileSync(file), file);
    } catch (error) {
      if (error instanceof CliFailure) throw error;
      throw usageError(`Cannot read ${file}: ${reasonOf(error)}.`);
    }
  }
  if (file === undefined && io.isTerminal) throw usageError('Name a file, or pipe designs in.', ['FILE', '-']);
  const chunks: Buffer[] = [];
  for await (const chunk of io.input) chunks.push(Buffer.from(chunk));
  return asText(Buffer.concat(chunks), 'The input');
}

/** A picture or an archive would come out as one long unreadable line. */
function asText(bytes: Buffer, what: string): string {
  if (bytes.includes(0)) throw usageError(`${what} is not text: it holds bytes that no text has.`);
  return bytes.toString('utf8');
}

/** One design out of a link, a file, a stock id or a code. */
export async function designCalled({ garage, notation }: Outfit, what: string, io: Io): Promise<unknown> {
  const stock = garage.stock().find(({ id }) => id === what);
  if (stock !== undefined) return stock.design;
  const code = garage.fromCode(codeIn(what));
  if (code.ok) return code.value;
  const [first, second] = [...take(notation.read(await fileText(what, code.error.message, io)), 2)];
  if (first === undefined) throw usageError(`There is no design in ${what}.`);
  if (second !== undefined) io.err(`${what} holds several designs; this is the first.\n`);
  if (first.design === null) throw usageError(explain(first));
  return first.design;
}

/** The code of a link; anything else as it is. A link that was cut is told as such. */
function codeIn(what: string): string {
  if (!isWholeLink(what)) return what;
  const read = parseDesignLink(what);
  if (!read.ok) throw usageError(read.error.message);
  return read.value.code;
}

/** Neither stock, nor a code, nor a file: say so, with the way to find out. */
async function fileText(what: string, codeProblem: string, io: Io): Promise<string> {
  try {
    return await textOf(what, io);
  } catch (error) {
    if (isWholeLink(what) || /^[\w-]{20,}$/.test(what)) throw usageError(codeProblem);
    const reason = error instanceof Error ? error.message : String(error);
    throw usageError(`There is no stock vehicle "${what}". ${reason} "hardtop design list" shows the stock.`);
  }
}

function* take<T>(items: Iterable<T>, most: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count >= most) return;
    count += 1;
    yield item;
  }
}

export function explain({ line, name, problems }: Reading): string {
  const who = name === '' ? `Line ${line}` : `Line ${line}, ${name}`;
  return problems.map((problem) => `${who}: ${inFull({ name }, problem)}`).join('\n');
}

/** A sentence that stands by itself: which field, what is wrong, what would be right. */
export function inFull(
  { name }: Pick<Reading, 'name'>,
  { field, message, legal = [] }: Reading['problems'][number],
): string {
  const where = field === undefined || field === '' || field === name ? '' : `${field}: `;
  return `${where}${message}${legal.length === 0 ? '' : ` Legal: ${legal.join(', ')}.`}`;
}
