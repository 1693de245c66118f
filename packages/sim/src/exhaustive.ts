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

/** Passes that are played at random before the bots have theirs: it is quick and tries what no bot would. */
const RANDOM_PASSES = 40;
/** So many of them go over all files; the others over what is made for rare things, since whole scenarios take their time. */
const WHOLE_PASSES = 2;

/** Who plays what, game after game, for ever. */
function* gamesOf(
  rare: readonly unknown[],
  scenarios: readonly unknown[],
  bots: readonly string[],
  once: readonly unknown[],
) {
  const all = [...rare, ...scenarios];
  const some = rare.length > 0 ? rare : all;
  const [first = RANDOM_BOT] = bots;
  for (const file of once) yield { file, player: RANDOM_BOT };
  for (;;) {
    for (let pass = 0; pass < RANDOM_PASSES; pass++) {
      // What takes a plan nobody does at random.
      if (pass === WHOLE_PASSES) for (const file of some) yield { file, player: first };
      for (const file of pass < WHOLE_PASSES ? all : some) yield { file, player: RANDOM_BOT };
    }
    for (const player of bots) for (const file of all) yield { file, player };
  }
}

/** Plays scenario after scenario, at random and by each bot, until all of the ruleset's list has happened. */
export function runExhaustive(plan: ExhaustivePlan): Result<ExhaustiveResult, readonly Problem[]> {
  const { ruleset } = plan;
  const list = ruleset.exhaustive;
  if (list === undefined)
    return err([{ code: 'no-list', field: 'ruleset', message: `${ruleset.title} has no list of what can happen.` }]);
  const missing = new Set(list.items.map(({ id }) => id));
  const seeds: Record<string, string> = {};
  const scenarios = list.filesOnly === true ? [] : ruleset.scenarios.map(({ file }) => file);
  const bots = ruleset.bots.map(({ id }) => id);
  let games = 0;
  for (const { file, player } of gamesOf(list.files, scenarios, bots, list.once ?? [])) {
    if (missing.size === 0 || !plan.goesOn(list.items.length - missing.size)) break;
    const seed = `${plan.seed}/${games++}`;
    const played = playMatch({ ruleset, file, seed, bots: [player] });
    if (!played.ok) return played;
    const { setup, events } = played.value;
    const told = events.flatMap((event) => [event.rule, ...(event.marks ?? []), ...(list.shown?.(event) ?? [])]);
    const shown = [...list.fitted(setup), ...told];
    for (const id of shown) if (missing.delete(id)) seeds[id] = `${seed} (${player})`;
  }
  const seen = list.items.map(({ id }) => id).filter((id) => !missing.has(id));
  return ok({ games, seen, missing: [...missing], seeds });
}
