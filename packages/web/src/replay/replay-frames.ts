import type { Board, TableMatch, TableRuleset } from '@hardtop/board';
import {
  type GameEvent,
  isVisible,
  type Journal,
  Match,
  type Problem,
  parseJournal,
  type Result,
  type Row,
  type Seat,
} from '@hardtop/kernel';

/** The game after one step of its journal. */
export interface Frame {
  /** Rows taken so far; null where the film does not tell. */
  readonly rows: number | null;
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

/** A journal of its JSON. Whoever has a film needs none of the kernel, so this comes with the projector. */
export const readJournal = (data: unknown): Result<Journal, readonly Problem[]> => parseJournal(data);

/** A seed for what a running game's journal does not tell; only dice that have not fallen come from it. */
const ANY_SEED = 'replay';

function labelOf(game: Game, row: Row): string {
  const decision = game.decisions().find(({ id }) => id === row.ask);
  return decision?.options().find(({ id }) => id === row.option)?.label ?? row.option;
}

/** Steps through a journal row by row. */
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
    const start = Match.restore(ruleset, journal, { seed: ANY_SEED, keep: false, rows: 0 });
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
    this.problem = this.game.replayRow(row);
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
