import { RULESETS } from '@hardtop/rulesets';
import { failed, usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { findRules, type RuleBook, ruleLines } from '../terminal/rule-text.ts';

export interface RulesFlags {
  readonly ruleset?: string;
  readonly json?: boolean;
}

/** Without a query the whole index; with one, the rule or what a search finds. */
export async function showRules(query: string, flags: RulesFlags, io: Io): Promise<number> {
  const rulesets = await booksCalled(flags.ruleset);
  const found = query === '' ? rulesets.flatMap((ruleset) => ruleset.rules) : findRules(rulesets, query);
  if (flags.json === true) {
    io.out(`${JSON.stringify(found)}\n`);
    return found.length > 0 ? 0 : 1;
  }
  if (found.length === 0) throw failed(`No rule is called "${query}", and none speaks of it.`);
  const lines = query === '' ? found.map((rule) => `${rule.id}  ${rule.title}`) : ruleLines(rulesets, query);
  io.out(lines.map((line) => `${line}\n`).join(''));
  return 0;
}

async function booksCalled(id: string | undefined): Promise<readonly RuleBook[]> {
  const books = RULESETS.filter((book) => id === undefined || book.id === id);
  if (books.length > 0) return Promise.all(books.map(async (book) => ({ id: book.id, rules: await book.rules() })));
  throw usageError(
    `There is no ruleset "${id}".`,
    RULESETS.map((book) => book.id),
  );
}
