import { existsSync } from 'node:fs';
import type { TableRuleset } from '@hardtop/board';
import type { Bot } from '@hardtop/kernel';
import { type RulesetPart, type RulesetWith, rulesetsWith } from '@hardtop/rulesets';
import { findBot } from '@hardtop/sim';
import { usageError } from './failure.ts';
import { readJson } from './files.ts';

export interface Scenario {
  /** Null for a file of one's own. */
  readonly id: string | null;
  readonly title: string;
  readonly file: unknown;
}

/** The named ruleset that has a part; without a name the first of the house that has it. */
export function rulesetWith<Part extends RulesetPart>(
  part: Part,
  id: string | undefined,
  words = '',
): RulesetWith<Part> {
  const legal = rulesetsWith(part);
  const ruleset = id === undefined ? legal[0] : legal.find((known) => known.id === id);
  if (ruleset !== undefined) return ruleset;
  throw usageError(
    `There is no ruleset "${id}"${words}.`,
    legal.map((known) => known.id),
  );
}

/** The table of the named ruleset; without a name the first of the house. */
export async function tableCalled(id: string | undefined): Promise<TableRuleset> {
  return rulesetWith('table', id).table();
}

/** A scenario of the ruleset by its id, or a scenario file by its path. */
export function scenarioCalled(ruleset: TableRuleset, name: string | undefined): Scenario {
  const known = name === undefined ? ruleset.scenarios[0] : ruleset.scenarios.find((info) => info.id === name);
  if (known !== undefined) return { id: known.id, title: known.title, file: known.file };
  if (name !== undefined && existsSync(name)) return { id: null, title: name, file: readJson(name) };
  throw usageError(`There is no scenario "${name}" in ${ruleset.id}, nor a file of that name.`, [
    ...ruleset.scenarios.map((info) => info.id),
    'a scenario file',
  ]);
}

export function botCalled(ruleset: TableRuleset, id: string | undefined): Bot<unknown, unknown> {
  const bot = findBot(ruleset, id);
  if (bot.ok) return bot.value;
  throw usageError(bot.error.message, (bot.error.legal ?? []).slice(0, ruleset.bots.length));
}
