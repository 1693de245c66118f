import type { TableRuleset } from '@hardtop/board';
import {
  type BotChoice,
  DEFAULT_BUDGET,
  type DecisionId,
  hashOf,
  openSituation,
  type Seat,
  type Situation,
  streamOf,
} from '@hardtop/kernel';

/** A question to a bot, as plain JSON: it holds nothing that the seat may not know. */
export interface BotTask {
  readonly ruleset: string;
  readonly version: string;
  readonly bot: string;
  readonly situation: Situation;
  /** Where the bot's chance comes from; see `botSeed`. */
  readonly seed: string;
}

/** The same game and question give the same answer again, and say nothing about the game's own dice. */
export function botSeed(gameSeed: string, ask: DecisionId, seat: Seat): string {
  return hashOf(`${gameSeed}/bot/${seat}/${ask}`);
}

export function think(rulesets: readonly TableRuleset[], task: BotTask): BotChoice {
  const ruleset = findRuleset(rulesets, task.ruleset, task.version);
  const bot = ruleset?.bots.find((candidate) => candidate.id === task.bot);
  if (ruleset === undefined || bot === undefined) throw new Error(`no bot ${task.bot} in ${task.ruleset}`);
  const { known, decision } = openSituation(ruleset, task.situation);
  return bot.choose(known, decision, streamOf(task.seed, 'choice'), DEFAULT_BUDGET);
}

/** The version a game began with; failing that, whatever goes by the name, which then says that it cannot go on. */
export function findRuleset(rulesets: readonly TableRuleset[], id: string, version?: string): TableRuleset | undefined {
  const named = rulesets.filter((ruleset) => ruleset.id === id);
  return named.find((ruleset) => ruleset.version === version) ?? named[0];
}
