import type { TableMatch, TableRuleset } from '@hardtop/board';
import {
  canonicalJson,
  err,
  type GameEvent,
  type Journal,
  Match,
  OutOfDice,
  ok,
  type Problem,
  type Result,
  type Row,
} from '@hardtop/kernel';

export interface Step {
  /** Null for what happened before the first row. */
  readonly row: Row | null;
  /** What the row brought about. */
  readonly events: readonly GameEvent[];
  /** After an undo: events numbered above this one have not happened. */
  readonly keptEvents: number | null;
}

export interface Reenacted {
  readonly match: TableMatch;
  readonly problem: Problem | null;
}

/** Plays a journal row by row, telling each row's events; stops at the first row that does not fit. */
export function reenact(
  ruleset: TableRuleset,
  journal: Journal,
  onStep: (step: Step) => void,
): Result<Reenacted, readonly Problem[]> {
  const started = restoreEmpty(ruleset, journal);
  if (!started.ok) return started;
  const match = started.value;
  onStep({ row: null, events: [...match.events], keptEvents: null });
  for (const row of journal.rows) {
    const before = match.events.at(-1)?.n ?? 0;
    const problem = takeRow(match, row);
    if (problem !== null) return ok({ match, problem: { ...problem, field: `row ${row.n}` } });
    const last = match.events.at(-1)?.n ?? 0;
    const isUndone = row.kind === 'undo' && row.option === 'take';
    const events = match.events.filter((event) => event.n > before);
    onStep({ row, events, keptEvents: isUndone ? last : null });
  }
  return ok({ match, problem: null });
}

/** Orders give no answers here: the journal holds the ones they gave. */
function restoreEmpty(ruleset: TableRuleset, journal: Journal): Result<TableMatch, readonly Problem[]> {
  const orders = ruleset.orders.map((order) => ({ ...order, answer: () => null }));
  // A spread would lose methods that live on a prototype.
  const silent: TableRuleset = Object.create(ruleset, { orders: { value: orders, enumerable: true } });
  return Match.restore(silent, { ...journal, rows: [] });
}

function takeRow(match: TableMatch, row: Row): Problem | null {
  // A granted undo writes its own last row.
  if (match.rows.length < row.n) {
    try {
      const taken = redo(match, row);
      if (!taken.ok) return taken.error;
    } catch (error) {
      return diceProblem(error);
    }
  }
  const own = match.rows[row.n - 1];
  if (canonicalJson(own) === canonicalJson(row)) return null;
  return { code: 'row', message: `the game would write ${JSON.stringify(own)} here.` };
}

function redo(match: TableMatch, row: Row): Result<unknown, Problem> {
  switch (row.kind) {
    case 'choice':
    case 'dice':
      return match.choose(row, row.by);
    case 'order':
      return row.option.startsWith('cancel ')
        ? match.order(row.seat, row.option.slice('cancel '.length), null)
        : match.order(row.seat, row.option, row.params);
    case 'resign':
      return match.resign(row.seat);
    case 'draw':
      return redoDraw(match, row);
    case 'undo':
      return row.option === 'grant' || row.option === 'refuse'
        ? match.answerUndo(row.seat, row.option === 'grant', row.by)
        : match.undo(row.seat);
    case 'amend':
      return match.amend(row.option, row.params);
  }
}

function redoDraw(match: TableMatch, row: Row): Result<unknown, Problem> {
  const { option } = row;
  if (option === 'offer' || option === 'accept' || option === 'decline') return match.draw(row.seat, option, row.by);
  return err({ code: 'row', message: `"${option}" is no answer to a draw.`, legal: ['offer', 'accept', 'decline'] });
}

/** Dice that ran out are the journal's fault; anything else is ours. */
function diceProblem(error: unknown): Problem {
  if (error instanceof OutOfDice) return { code: 'out-of-dice', message: `${error.message}.` };
  throw error;
}
