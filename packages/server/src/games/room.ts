import type { TableRuleset } from '@hardtop/board';
import { err, Match, ok, type Problem, type Result, type Row } from '@hardtop/kernel';
import type { Thinker } from '../bots/thinker.ts';
import { type GameRecord, type GameStore, LeaseLost, type StoredRow } from '../storage/game-store.ts';
import type { CreatedGame, GameCard, Saying } from '../wire/games.ts';
import { Audience, seatsOf, type Viewer } from './audience.ts';
import { BotPlayers } from './bot-players.ts';
import { cardOf } from './cards.ts';
import { BROKEN, CLEARED, livesElsewhere, NOT_STORED } from './problems.ts';
import { isSealed, type LiveMatch, Moment, visibleTo } from './snapshot.ts';
import { Turns } from './turns.ts';

/** Something done to a game: the rows it added, or why it was refused. */
export type Action = (match: LiveMatch) => Result<readonly Row[], Problem>;

interface RoomTools {
  readonly store: GameStore;
  readonly thinker: Thinker;
  readonly onProblem: (message: string) => void;
  /** The game lives elsewhere now. */
  readonly onLost: (room: Room) => void;
}

interface ActExtra {
  /** A bot's reason. */
  readonly why?: string;
  /** Called once the rows are committed, before anybody else hears of them. */
  readonly committed?: (rows: number) => void;
}

/** One game that is being played here: what is asked of it is done one after another, and counts once it is committed. */
export class Room {
  readonly record: GameRecord;
  readonly card: GameCard;
  private readonly ruleset: TableRuleset;
  private readonly tools: RoomTools;
  private readonly audience = new Audience();
  private readonly turns = new Turns();
  private readonly bots: BotPlayers;
  private readonly reasons = new Map<number, string>();
  /** Reasons not told yet, because the answer they belong to is sealed. */
  private untold: Row[] = [];
  /** Null after a failure, until the journal has been read again. */
  private match: LiveMatch | null;
  private lastUsed = performance.now();
  private closed = false;

  constructor(
    record: GameRecord,
    ruleset: TableRuleset,
    match: LiveMatch,
    rows: readonly StoredRow[],
    tools: RoomTools,
  ) {
    this.record = record;
    this.card = cardOf(record);
    this.ruleset = ruleset;
    this.tools = tools;
    this.match = match;
    for (const { row, why } of rows) if (why !== null) this.reasons.set(row.n, why);
    this.untold = match.rows.filter((row) => this.reasons.has(row.n) && isSealed(match, row));
    this.audience.startFrom(match);
    this.bots = new BotPlayers(this, tools.thinker, tools.onProblem);
    this.bots.wake(match);
  }

  get idleMilliseconds(): number {
    const busy = this.audience.size > 0 || this.bots.isThinking;
    return busy ? 0 : performance.now() - this.lastUsed;
  }

  touch(): void {
    this.lastUsed = performance.now();
  }

  /** Does something to the game. The result comes when it is committed, or when it is certain that it is not. */
  act(action: Action, extra: ActExtra = {}): Promise<Result<number, Problem>> {
    return this.turns.run(async () => {
      const match = await this.current();
      if (!match.ok) return match;
      const before = match.value.rows.length;
      const done = this.attempt(action, match.value);
      if (!done.ok) return done.error.code === BROKEN.code ? this.startOver(BROKEN) : done;
      const fresh = match.value.rows.slice(before);
      const problem = await this.commit(match.value, fresh, extra.why);
      if (problem !== null) return problem.code === CLEARED.code ? err(problem) : this.startOver(problem);
      extra.committed?.(match.value.rows.length);
      // It counts now, whatever becomes of telling it.
      this.guard(() => this.announce(match.value, fresh, extra.why));
      return ok(match.value.rows.length);
    });
  }

  /** Looks at the game as it is committed. */
  look<T>(at: (match: LiveMatch) => T): Promise<Result<T, Problem>> {
    return this.turns.run(async () => {
      const match = await this.current();
      return match.ok ? ok(at(match.value)) : match;
    });
  }

  /** Seats a viewer: it gets the whole picture, and every change from now on. */
  join(viewer: Viewer): Promise<Result<void, Problem>> {
    return this.look((match) => {
      const seats = seatsOf(viewer);
      this.audience.add(viewer);
      this.audience.tell(viewer, {
        t: 'welcome',
        card: this.card,
        seats,
        referee: false,
        outdated: null,
        snapshot: new Moment(match).snapshot(seats),
        events: visibleTo(match.events, seats),
        sayings: this.sayings(match),
      });
      this.audience.tellPresence();
    });
  }

  leave(viewer: Viewer): void {
    this.touch();
    if (this.audience.remove(viewer)) this.audience.tellPresence();
  }

  /** Tells those at the table of the next game, each with the keys of its own seats; not the one who asked for it. */
  tellRematch(game: string, asker: readonly number[]): void {
    for (const viewer of this.audience) {
      const isAsker = viewer.held.length > 0 && viewer.held.every((held) => asker.includes(held.seat));
      const created: CreatedGame = { game, keys: viewer.held };
      if (!isAsker) this.audience.tell(viewer, { t: 'rematch', created });
    }
  }

  /** Ends the room: what is under way is finished first. */
  async close(code: number, reason: string): Promise<void> {
    this.bots.stop();
    await this.turns.run(() => {
      this.closed = true;
      this.audience.closeAll(code, reason);
    });
  }

  private async current(): Promise<Result<LiveMatch, Problem>> {
    this.touch();
    if (this.closed) return err(CLEARED);
    if (this.match !== null) return ok(this.match);
    try {
      this.match = await this.reload();
      return ok(this.match);
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id} could not be read again: ${String(error)}`);
      return err(NOT_STORED);
    }
  }

  private attempt(action: Action, match: LiveMatch): Result<readonly Row[], Problem> {
    try {
      return action(match);
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id}: ${stackOf(error)}`);
      return err(BROKEN);
    }
  }

  private async commit(match: LiveMatch, rows: readonly Row[], why: string | undefined): Promise<Problem | null> {
    if (rows.length === 0) return null;
    try {
      const stored = rows.map((row, i) => ({ row, why: i === 0 ? (why ?? null) : null }));
      await this.tools.store.append(this.record.id, stored, match.outcome);
      return null;
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id} could not be stored: ${String(error)}`);
      if (!(error instanceof LeaseLost)) return NOT_STORED;
      this.closed = true;
      this.tools.onLost(this);
      return livesElsewhere(this.record.id);
    }
  }

  /** After a failure only the journal knows how the game stands: it is read again, and all are shown. */
  private async startOver(problem: Problem): Promise<Result<never, Problem>> {
    this.match = null;
    const again = await this.current();
    if (again.ok) this.guard(() => this.audience.tellUpdate(again.value));
    return err(problem);
  }

  private guard(job: () => void): void {
    try {
      job();
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id}: ${stackOf(error)}`);
    }
  }

  private async reload(): Promise<LiveMatch> {
    const { ruleset, version, setup, seed, dice } = this.record;
    const rows = (await this.tools.store.rowsOf(this.record.id)).map((stored) => stored.row);
    const restored = Match.restore(this.ruleset, { ruleset, version, setup, seed, dice, rows });
    if (!restored.ok) throw new Error(restored.error[0]?.message);
    return restored.value;
  }

  private announce(match: LiveMatch, rows: readonly Row[], why: string | undefined): void {
    this.audience.tellUpdate(match);
    const first = rows[0];
    if (first !== undefined && why !== undefined) {
      this.reasons.set(first.n, why);
      this.untold.push(first);
    }
    const open = this.untold.filter((row) => !isSealed(match, row));
    this.untold = this.untold.filter((row) => isSealed(match, row));
    this.audience.tellSayings(open.flatMap((row) => this.sayingOf(row)));
    this.bots.wake(match);
  }

  private sayings(match: LiveMatch): readonly Saying[] {
    return match.rows.filter((row) => !isSealed(match, row)).flatMap((row) => this.sayingOf(row));
  }

  private sayingOf(row: Row): readonly Saying[] {
    const why = this.reasons.get(row.n);
    return why === undefined || row.seat === null ? [] : [{ row: row.n, seat: row.seat, why }];
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
