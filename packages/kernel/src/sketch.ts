import type { Seat } from './decision.ts';
import type { DicePlan, Row } from './journal.ts';
import type { Ruleset } from './ruleset.ts';
import type { Checkpoint, Runner } from './runner.ts';

/** What a seat knows of a game, as JSON: enough to imagine how it goes on. */
export interface Sketch {
  readonly setup: unknown;
  readonly checkpoint: Checkpoint | null;
  readonly script: readonly number[];
  /** The dice are typed in: they stand in the rows, not in the script. */
  readonly hand?: true;
  readonly rows: readonly Row[];
}

/** A game with nothing in it that the seat may not know; `rows` are those open to it. */
export function sketchOf<Setup, State>(
  game: { readonly file: unknown; readonly plan: DicePlan; readonly ruleset: Ruleset<Setup, State> },
  runner: Runner<Setup, State>,
  rows: readonly Row[],
  seat: Seat,
): Sketch {
  const last = runner.checkpoints.at(-1) ?? null;
  const later = rows.filter((row) => row.n > (last?.row ?? 0) && isReplayed(row));
  const checkpoint = last === null ? null : redacted(game.ruleset, last, seat);
  const sketch = { setup: game.file, checkpoint, script: fallenSince(last, game.plan, runner), rows: later };
  return game.plan.after === 'hand' ? { ...sketch, hand: true } : sketch;
}

/** A correction is not: it may name what is hidden, and shows in the checkpoint taken after it. */
function isReplayed({ kind }: Row): boolean {
  return kind === 'choice' || kind === 'dice' || kind === 'resign';
}

/** The dice that fell since a checkpoint without anybody typing them in. */
function fallenSince(
  last: Checkpoint | null,
  plan: DicePlan,
  { dice }: Pick<Runner<unknown, unknown>, 'dice'>,
): readonly number[] {
  if (plan.after === 'hand') return plan.script.slice(last?.dice.used ?? 0, dice.state().used);
  return dice.rolled.slice(last?.rolled.length ?? 0);
}

function redacted<Setup, State>(ruleset: Ruleset<Setup, State>, checkpoint: Checkpoint, seat: Seat): Checkpoint {
  const known = ruleset.known(JSON.parse(checkpoint.state) as State, seat);
  return { ...checkpoint, state: JSON.stringify(known), dice: { used: 0, stream: null }, rolled: [] };
}

/** The plan and the checkpoint by which a sketch is taken up, with dice of its own. */
export function dicePlanOf(sketch: Sketch): DicePlan {
  return { script: sketch.script, after: sketch.hand === true ? 'hand' : 'seed' };
}
