import type { TableMatch, TableRuleset } from '@hardtop/board';
import {
  adviceChooser,
  type Bot,
  type Budget,
  botChooser,
  type Chooser,
  err,
  Match,
  type Outcome,
  ok,
  type Problem,
  playOut,
  type Result,
  randomChooser,
  type Seat,
  streamOf,
} from '@hardtop/kernel';

/** Plays any legal answer; no ruleset has to list it. */
export const RANDOM_BOT = 'random';

/** Plays the advice that is given to people: what the best bot would do, and nothing that carries a warning. */
export const ADVICE_BOT = 'suggested';

/** Answers after which a game counts as endless; far above what any scenario's turn limit allows. */
const ANSWER_LIMIT = 50_000;

interface GamePlan {
  readonly ruleset: TableRuleset;
  /** A scenario file. */
  readonly file: unknown;
  readonly seed: string;
  /** Bot ids by seat; the last one also takes the seats after it, none means the ruleset's first bot. */
  readonly bots: readonly string[];
  readonly budget?: Budget;
}

export interface GameResult {
  /** Null if the game was broken off as endless. */
  readonly outcome: Outcome | null;
  readonly turns: number;
  readonly rows: number;
  readonly digest: string;
}

/** One whole game between bots: the same plan gives the same result on any machine. */
export function playGame(plan: GamePlan): Result<GameResult, readonly Problem[]> {
  const played = playMatch(plan);
  if (!played.ok) return played;
  const match = played.value;
  return ok({
    outcome: match.outcome,
    turns: match.view(null).clock.turn,
    rows: match.rows.length,
    digest: match.digest(),
  });
}

/** The same, but hands back the finished match, for whoever wants its journal. */
export function playMatch(plan: GamePlan): Result<TableMatch, readonly Problem[]> {
  const started = Match.start(plan.ruleset, plan.file, { seed: plan.seed });
  if (!started.ok) return started;
  const match = started.value;
  const choosers = new Map<Seat, Chooser>();
  for (const { seat } of match.seats) {
    const chooser = chooserFor(plan, match, seat);
    if (!chooser.ok) return err([chooser.error]);
    choosers.set(seat, chooser.value);
  }
  playOut(match, (seat) => choosers.get(seat) ?? missingSeat(seat), ANSWER_LIMIT);
  return ok(match);
}

function chooserFor(plan: GamePlan, match: TableMatch, seat: Seat): Result<Chooser, Problem> {
  const random = streamOf(plan.seed, `bot/${seat}`);
  const id = plan.bots[Math.min(seat, plan.bots.length - 1)];
  if (id === RANDOM_BOT) return ok(randomChooser(random));
  if (id === ADVICE_BOT) return ok(adviceChooser(match, random));
  const bot = findBot(plan.ruleset, id);
  return bot.ok ? ok(botChooser(match, bot.value, random, plan.budget)) : bot;
}

/** A ruleset's bot by id; without an id its first. */
export function findBot(ruleset: TableRuleset, id: string | undefined): Result<Bot<unknown, unknown>, Problem> {
  const bot = id === undefined ? ruleset.bots[0] : ruleset.bots.find((candidate) => candidate.id === id);
  if (bot !== undefined) return ok(bot);
  return err({
    code: 'unknown-bot',
    field: 'bot',
    message: id === undefined ? `${ruleset.title} has no bots.` : `${ruleset.title} has no bot "${id}".`,
    legal: [...ruleset.bots.map((candidate) => candidate.id), ADVICE_BOT, RANDOM_BOT],
  });
}

function missingSeat(seat: Seat): never {
  throw new Error(`the game asks seat ${seat}, which nobody plays`);
}
