import type { TableMatch, TableRuleset } from '@hardtop/board';
import {
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

interface Reenacted {
  readonly match: TableMatch;
  readonly problem: Problem | null;
}

/** Plays a journal row by row, telling each row's events; stops at the first row that does not fit. */
export function reenact(
  ruleset: TableRuleset,
  journal: Journal,
  onStep: (step: Step) => void,
): Result<Reenacted, readonly Problem[]> {
  const started = Match.restore(ruleset, journal, { keep: false, rows: 0 });
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

function takeRow(match: TableMatch, row: Row): Problem | null {
  try {
    return match.replayRow(row);
  } catch (error) {
    return diceProblem(error);
  }
}

/** Dice that ran out are the journal's fault; anything else is ours. */
function diceProblem(error: unknown): Problem {
  if (error instanceof OutOfDice) return { code: 'out-of-dice', message: `${error.message}.` };
  throw error;
}
