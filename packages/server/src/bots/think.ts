import type { TableRuleset } from '@hardtop/board';
import { type Thought, thinkOver } from '@hardtop/host';
import type { Advice } from '@hardtop/kernel';
import { labelOf, type SetupShelf } from './setup-shelf.ts';

/** A question to a bot, as plain JSON. */
export interface BotTask extends Thought {
  readonly game: string;
  readonly ruleset: string;
  readonly version: string;
}

/** What names the set-up of a task: see `labelOf`. */
export function setupLabel({ ruleset, version, situation }: BotTask): string {
  return labelOf({ id: ruleset, version }, situation.setup);
}

/** Null where there is nothing to advise. */
export function think(
  rulesets: readonly TableRuleset[],
  task: BotTask,
  shelf: SetupShelf,
  label = setupLabel(task),
): Advice | null {
  const ruleset = findRuleset(rulesets, task.ruleset, task.version);
  if (ruleset === undefined) throw new Error(`no ruleset ${task.ruleset}`);
  return thinkOver(ruleset, task, shelf.of(ruleset, label, task.situation.setup));
}

/** The version a game began with; failing that, whatever goes by the name, which then says that it cannot go on. */
export function findRuleset(rulesets: readonly TableRuleset[], id: string, version?: string): TableRuleset | undefined {
  const named = rulesets.filter((ruleset) => ruleset.id === id);
  return named.find((ruleset) => ruleset.version === version) ?? named[0];
}
