import type { TableRuleset } from '@hardtop/board';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { playMatch, RANDOM_BOT } from './game.ts';

interface ExhaustivePlan {
  readonly ruleset: TableRuleset;
  readonly seed: string;
  /** Asked before each game: may another one begin? So many of the list have happened. */
  goesOn(seen: number): boolean;
}

interface ExhaustiveResult {
  readonly games: number;
  readonly seen: readonly string[];
  readonly missing: readonly string[];
  /** The game that showed an item first: its seed says who played what. */
  readonly seeds: Readonly<Record<string, string>>;
}

/** Passes over all files that are played at random before the bots have theirs: it is quick and tries what no bot would. */
const RANDOM_PASSES = 12;

/** Plays scenario after scenario, at random and by each bot, until all of the ruleset's list has happened. */
export function runExhaustive(plan: ExhaustivePlan): Result<ExhaustiveResult, readonly Problem[]> {
  const { ruleset } = plan;
  const list = ruleset.exhaustive;
  if (list === undefined)
    return err([{ code: 'no-list', field: 'ruleset', message: `${ruleset.title} has no list of what can happen.` }]);
  const missing = new Set(list.items.map(({ id }) => id));
  const seeds: Record<string, string> = {};
  const files = [...list.files, ...ruleset.scenarios.map(({ file }) => file)];
  const players = [...Array.from({ length: RANDOM_PASSES }, () => RANDOM_BOT), ...ruleset.bots.map(({ id }) => id)];
  let games = 0;
  for (; missing.size > 0 && plan.goesOn(list.items.length - missing.size); games++) {
    const player = players[Math.floor(games / files.length) % players.length] ?? RANDOM_BOT;
    const seed = `${plan.seed}/${games}`;
    const played = playMatch({ ruleset, file: files[games % files.length], seed, bots: [player] });
    if (!played.ok) return played;
    const { setup, events } = played.value;
    const shown = [...list.fitted(setup), ...events.flatMap(({ rule, marks }) => [rule, ...(marks ?? [])])];
    for (const id of shown) if (missing.delete(id)) seeds[id] = `${seed} (${player})`;
  }
  const seen = list.items.map(({ id }) => id).filter((id) => !missing.has(id));
  return ok({ games, seen, missing: [...missing], seeds });
}
