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

/** Whose thought is wanted, and on what; it holds nothing that the seat may not know. */
export interface Thought {
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

/** Null where there is nothing to advise. `setup`: what the seat knows of the set-up, read. */
export function thinkOver(ruleset: TableRuleset, { bot: id, situation, seed }: Thought, setup: unknown): Advice | null {
  const { known, decision } = openSituation(ruleset, situation, setup);
  if (id === null) return advise(ruleset, known, decision);
  const bot = ruleset.bots.find((candidate) => candidate.id === id);
  if (bot === undefined) throw new Error(`no bot ${id} in ${ruleset.id}`);
  // A bot knows what it does: only advice to people tells of warnings.
  return { ...bot.choose(known, decision, streamOf(seed, 'choice'), DEFAULT_BUDGET), warnings: [] };
}
