import type { Board, TableMatch, TableRuleset } from '@hardtop/board';
import { type GameEvent, isVisible, type Journal, Match, type Problem, type Row, type Seat } from '@hardtop/kernel';

/** The game after one step of its journal. */
export interface Frame {
  /** Rows taken so far. */
  readonly rows: number;
  readonly row: Row | null;
  /** What was chosen, in the words of the question. */
  readonly label: string;
  readonly board: Board;
  /** Events so far: the first `count` of `trail`. An undo starts another trail. */
  readonly trail: readonly GameEvent[];
  readonly count: number;
}

export interface Film {
  readonly title: string;
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly plays: string }[];
  readonly frames: readonly Frame[];
  readonly reason: string | null;
  /** Rows that could not be replayed, if the journal breaks off. */
  readonly problem: Problem | null;
}

type Game = TableMatch;

/** A seed for what a running game's journal does not tell; only dice that have not fallen come from it. */
const ANY_SEED = 'replay';

function prefixOf(journal: Journal, rows: number): Journal {
  return { ...journal, rows: journal.rows.slice(0, rows) };
}

function sameRow(a: Row | undefined, b: Row | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.ask === b.ask &&
    a.seat === b.seat &&
    a.kind === b.kind &&
    a.option === b.option
  );
}

/** Feeds one row to a live game; false if it cannot be fed that way. */
function feed(game: Game, row: Row): boolean {
  switch (row.kind) {
    case 'choice':
    case 'dice':
      return game.choose(row, row.by).ok;
    case 'resign':
      return game.resign(row.seat).ok;
    case 'order':
      return game.order(
        row.seat,
        row.option.replace(/^cancel /, ''),
        row.option.startsWith('cancel ') ? null : row.params,
      ).ok;
    default:
      return false;
  }
}

function labelOf(game: Game, row: Row): string {
  const decision = game.decisions().find(({ id }) => id === row.ask);
  return decision?.options().find(({ id }) => id === row.option)?.label ?? row.option;
}

/** Steps through a journal row by row. Feeding is quick; where it goes astray the prefix is restored, which is exact. */
export class Projector {
  private readonly ruleset: TableRuleset;
  private readonly journal: Journal;
  private readonly seat: Seat | null;
  private game: Game;
  private trail: GameEvent[] = [];
  private taken = 0;
  readonly frames: Frame[] = [];
  problem: Problem | null = null;

  private constructor(ruleset: TableRuleset, journal: Journal, game: Game, seat: Seat | null) {
    this.ruleset = ruleset;
    this.journal = journal;
    this.game = game;
    this.seat = seat;
    this.shoot(null, '');
  }

  static open(ruleset: TableRuleset, journal: Journal, seat: Seat | null): Projector | readonly Problem[] {
    const start = Match.restore(ruleset, prefixOf(journal, 0), ANY_SEED);
    return start.ok ? new Projector(ruleset, journal, start.value, seat) : start.error;
  }

  get done(): boolean {
    return this.problem !== null || this.taken >= this.journal.rows.length;
  }

  get progress(): number {
    return this.journal.rows.length === 0 ? 1 : this.taken / this.journal.rows.length;
  }

  step(): void {
    const row = this.journal.rows[this.taken];
    if (row === undefined) return;
    const label = labelOf(this.game, row);
    if (!feed(this.game, row) || !this.agrees()) this.restore(this.taken + 1);
    if (this.problem !== null) return;
    this.taken = this.game.rows.length;
    this.shoot(row, label);
  }

  film(): Film {
    return {
      title: this.ruleset.title,
      seats: this.game.seats,
      frames: this.frames,
      reason: this.game.outcome?.reason ?? null,
      problem: this.problem,
    };
  }

  /** Standing orders answer by themselves when fed: what they said must be what the journal says. */
  private agrees(): boolean {
    const { rows } = this.game;
    if (rows.length > this.journal.rows.length) return false;
    return rows.slice(this.taken).every((row, i) => sameRow(row, this.journal.rows[this.taken + i]));
  }

  private restore(rows: number): void {
    const again = Match.restore(this.ruleset, prefixOf(this.journal, rows), ANY_SEED);
    if (again.ok) this.game = again.value;
    else this.problem = again.error[0] ?? { code: 'journal', message: 'The journal breaks off.' };
  }

  private shoot(row: Row | null, label: string): void {
    const seen = this.game.events.filter((event) => isVisible(event, this.seat));
    const last = this.trail.length;
    const goesOn = seen.length >= last && this.trail[last - 1]?.text === seen[last - 1]?.text;
    if (goesOn) this.trail.push(...seen.slice(last));
    else this.trail = [...seen];
    const board = this.game.view(this.seat);
    this.frames.push({ rows: this.taken, row, label, board, trail: this.trail, count: this.trail.length });
  }
}
