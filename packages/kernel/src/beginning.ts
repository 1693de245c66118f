import { answerOf } from './decision.ts';
import { DiceBox } from './dice-box.ts';
import { type DicePlan, effectiveRows, isInput, type Row } from './journal.ts';
import type { Ruleset } from './ruleset.ts';
import { type Past, Runner } from './runner.ts';

/** What a game is made of before anybody has done anything. */
export interface Beginning<Setup, State, View = unknown> {
  readonly ruleset: Ruleset<Setup, State, View>;
  /** The scenario file as it was given. */
  readonly file: unknown;
  readonly setup: Setup;
  readonly seed: string | undefined;
  readonly plan: DicePlan;
}

/** A runner that goes on from the last checkpoint, or from the beginning. */
export function runnerFrom<Setup, State>(game: Beginning<Setup, State>, past: Past): Runner<Setup, State> {
  const last = past.checkpoints.at(-1);
  const dice = last === undefined ? DiceBox.fresh(game.plan, game.seed) : Runner.diceFrom(game.plan, last);
  return new Runner(game.ruleset, game.setup, dice, past);
}

/** Back to just before the row that an undo names: from the nearest checkpoint, with the rows that still count. */
export function rewound<Setup, State>(
  game: Beginning<Setup, State>,
  old: Runner<Setup, State>,
  rows: readonly Row[],
  to: number,
): Runner<Setup, State> {
  const checkpoints = old.checkpoints.filter((checkpoint) => checkpoint.row < to);
  const from = checkpoints.at(-1);
  const events = old.events.filter((event) => event.n <= (from?.events ?? 0));
  const runner = runnerFrom(game, { checkpoints, events });
  for (const row of effectiveRows(rows.filter(({ n }) => n > (from?.row ?? 0)))) repeat(game, runner, row);
  return runner;
}

function repeat<Setup, State>(game: Beginning<Setup, State>, runner: Runner<Setup, State>, row: Row): void {
  if (isInput(row)) runner.answer(row.ask, answerOf(row.option, row.params), row.n);
  if (row.kind === 'resign') runner.resign(row.seat, row.n);
  if (row.kind === 'amend') runner.amend(row.option, row.params, row.n);
  // An undo by consent, this one or one before it: what was rolled since then came from fresh dice.
  if (row.kind === 'undo' && row.params.fresh === 1) runner.dice.reseed(game.seed, row.n);
}
