import type { TableRuleset } from '@hardtop/board';
import {
  type Advice,
  advise,
  DEFAULT_BUDGET,
  type DecisionId,
  hashOf,
  openSituation,
  type Seat,
  type Situation,
  streamOf,
} from '@hardtop/kernel';
import { labelOf, type SetupShelf } from './setup-shelf.ts';

/** A question to a bot, as plain JSON: it holds nothing that the seat may not know. */
export interface BotTask {
  readonly game: string;
  readonly ruleset: string;
  readonly version: string;
  /** Null asks for advice: what the best of them would do in the seat's place. */
  readonly bot: string | null;
  readonly situation: Situation;
  /** Where the bot's chance comes from; see `botSeed`. */
  readonly seed: string;
}

/** The same game and question give the same answer again, and say nothing about the game's own dice. */
export function botSeed(gameSeed: string, ask: DecisionId, seat: Seat): string {
  return hashOf(`${gameSeed}/bot/${seat}/${ask}`);
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
  const setup = shelf.of(ruleset, label, task.situation.setup);
  const { known, decision } = openSituation(ruleset, task.situation, setup);
  if (task.bot === null) return advise(ruleset, known, decision);
  const bot = ruleset.bots.find((candidate) => candidate.id === task.bot);
  if (bot === undefined) throw new Error(`no bot ${task.bot} in ${task.ruleset}`);
  // A bot knows what it does: only advice to people tells of warnings.
  return { ...bot.choose(known, decision, streamOf(task.seed, 'choice'), DEFAULT_BUDGET), warnings: [] };
}

/** The version a game began with; failing that, whatever goes by the name, which then says that it cannot go on. */
export function findRuleset(rulesets: readonly TableRuleset[], id: string, version?: string): TableRuleset | undefined {
  const named = rulesets.filter((ruleset) => ruleset.id === id);
  return named.find((ruleset) => ruleset.version === version) ?? named[0];
}
