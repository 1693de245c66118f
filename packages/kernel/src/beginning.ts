import type { Checkpoint } from './checkpoint.ts';
import type { CountedRows } from './counted-rows.ts';
import { answerOf } from './decision.ts';
import { DiceBox } from './dice-box.ts';
import { type DicePlan, isInput, type Resumed, type Row } from './journal.ts';
import { Knowledge } from './knowledge.ts';
import { ALWAYS_FRESH, type Retakes } from './retakes.ts';
import { type Frame, NO_PAST, type Past, Runner } from './runner.ts';
import { DiceWatch, setDieIn } from './set-dice.ts';
import type { Viewer } from './viewer.ts';

/** What a game is made of before anybody has done anything. */
export interface Beginning<Setup, State, View> extends Frame<Setup, State, View> {
  /** The scenario file as it was given. */
  readonly file: unknown;
  readonly seed: string | undefined;
  readonly secretSeed?: string | undefined;
  readonly plan: DicePlan;
  /** Whose journal it is taken from; absent where it is the game's own. */
  readonly audience?: Viewer | undefined;
  /** It began under other rules: they brought it here. */
  readonly resumed: Resumed | undefined;
}

/** What each viewer may know of it may have been read already. */
export type NewBeginning<Setup, State, View> = Omit<Beginning<Setup, State, View>, 'knowledge'> &
  Partial<Pick<Beginning<Setup, State, View>, 'knowledge'>>;

/** With what each viewer may know. Not by spreading: that would give every single game a hidden class of its own. */
export function beginningOf<Setup, State, View>(from: NewBeginning<Setup, State, View>): Beginning<Setup, State, View> {
  const { ruleset, setup, file, seed, secretSeed, plan, isKept, isSigned, meter, resumed, audience } = from;
  const { knowledge = new Knowledge(ruleset, file, setup) } = from;
  return { ruleset, setup, file, seed, secretSeed, plan, isKept, isSigned, meter, resumed, audience, knowledge };
}

/** What lies behind a game before the first of its rows that is played. */
export function pastOf({ resumed }: { readonly resumed: Resumed | undefined }): Past {
  return resumed === undefined ? NO_PAST : { checkpoints: [resumed.checkpoint], events: [] };
}

/** A runner that goes on from the last checkpoint, or from the beginning. */
export function runnerFrom<Setup, State, View>(
  game: Beginning<Setup, State, View>,
  past: Past,
  watch: DiceWatch | null = null,
): Runner<Setup, State, View> {
  const last = past.checkpoints.at(-1);
  const dice =
    last === undefined
      ? DiceBox.fresh(game.plan, game, watch)
      : new DiceBox(game.plan, last.dice, last.rolled, game, watch);
  return new Runner(game, dice, past);
}

/** The rows that count, and the lines they were played in. */
export interface Counting {
  readonly counted: CountedRows;
  readonly retakes: Retakes;
  /** Dice that were set; by the rows that count, if absent. */
  readonly watch?: DiceWatch | null;
}

/** Where an undo leads: to before this row, with what counts up to there. */
interface Rewinding extends Counting {
  readonly to: number;
}

/** A runner that goes on from the last checkpoint and has played the rows after it that still count. */
export function broughtUp<Setup, State, View>(
  game: Beginning<Setup, State, View>,
  past: Past,
  { counted, retakes, watch = DiceWatch.of(counted.all) }: Counting,
): Runner<Setup, State, View> {
  const runner = runnerFrom(game, past, watch);
  const start = Math.max(past.checkpoints.at(-1)?.row ?? 0, game.resumed?.row ?? 0);
  for (const row of counted.after(start)) repeat(runner, row, retakes.begunAt(row));
  return runner;
}

/** What lies behind a runner at its last checkpoint of some. */
export function pastUpTo<Setup, State, View>(
  game: Beginning<Setup, State, View>,
  { events }: Runner<Setup, State, View>,
  checkpoints: Past['checkpoints'],
): Past {
  const from = checkpoints.at(-1);
  if (from === undefined) return pastOf(game);
  const first = events[0]?.n ?? 1;
  return { checkpoints, events: events.slice(0, Math.max(0, from.events + 1 - first)) };
}

/** Back to just before the row that an undo names: from the nearest checkpoint, with the rows that still count. */
export function rewound<Setup, State, View>(
  game: Beginning<Setup, State, View>,
  old: Runner<Setup, State, View>,
  { to, ...counting }: Rewinding,
): Runner<Setup, State, View> {
  const kept = old.rests.kept.filter((checkpoint) => checkpoint.row < to);
  return broughtUp(game, pastUpTo(game, old, kept), counting);
}

/** The last rest point of a game; one that was not kept when it came is made again. Null before the first. */
export function lastRest<Setup, State, View>(
  game: Beginning<Setup, State, View>,
  runner: Runner<Setup, State, View>,
  counting: Counting,
): Checkpoint | null {
  const { rests } = runner;
  if (rests.isBehind) {
    const { last } = broughtUp(game, pastUpTo(game, runner, [...rests.kept]), counting).rests;
    if (last !== null) rests.keep(last);
  }
  return rests.last;
}

function repeat<Setup, State, View>(runner: Runner<Setup, State, View>, row: Row, line: string | null): void {
  const { option, params, n, seat, note = '' } = row;
  if (line !== null) runner.dice.reseed(line);
  if (isInput(row)) runner.answer(row.ask, answerOf(option, params), n);
  if (row.kind === 'resign' && seat !== null) runner.resign(seat, n);
  if (row.kind === 'share' && seat !== null) runner.share(seat, note, n);
  const set = setDieIn(row);
  if (set !== null) runner.tellSet(set, note, n);
  else if (row.kind === 'amend') runner.amend({ option, params, reason: note }, n);
  if (set !== null && params.fresh === ALWAYS_FRESH) runner.dice.reseed(`die/${n}`);
  // An undo by consent, this one or one before it: what was rolled since then came from fresh dice.
  if (row.kind === 'undo' && params.fresh === ALWAYS_FRESH) runner.dice.reseed(String(n));
  if (row.kind === 'undo' && row.by === 'referee') runner.tellOverruled(seat, note);
}
