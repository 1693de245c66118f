import type { Board, TableRuleset } from '@hardtop/board';
import { cardOf, type LiveMatch, sightOf } from '@hardtop/host';
import type { Outdated, Snapshot } from '@hardtop/host/wire';
import {
  agreementRow,
  type Checkpoint,
  consentTo,
  err,
  type Journal,
  lastPicture,
  leftSince,
  Match,
  ok,
  type Picture,
  type Problem,
  type Result,
  type Row,
  type RowAuthor,
  type Seat,
  takenUp,
  type Viewer,
  writeShots,
} from '@hardtop/kernel';
import { LeaseLost } from '../storage/failures.ts';
import type { GameRecord, GameStore } from '../storage/game-store.ts';
import { Audience, type Listener } from './audience.ts';
import { changeOf, firstShots } from './filming.ts';
import { BROKEN, CLEARED, livesElsewhere, NOT_OUTDATED, NOT_READ, NOT_STORED, standsStill } from './problems.ts';
import type { NextGame } from './rematch.ts';
import { bytesOfRows } from './room-bytes.ts';
import { journalOf } from './stored-journal.ts';
import type { TableRoom } from './table-room.ts';
import { Turns } from './turns.ts';

interface OutdatedTools {
  readonly store: GameStore;
  readonly onProblem: (message: string) => void;
  /** The game goes on under the rules that are here, or lives elsewhere now: nobody has anything to look for in this room. */
  readonly onGone: (room: TableRoom, why: 'goes-on' | 'elsewhere') => void;
}

/** What is known of a game that stands still. */
interface Standstill {
  readonly record: GameRecord;
  readonly rows: readonly Row[];
  readonly checkpoint: Checkpoint | null;
  /** Why it cannot go on as it is. */
  readonly problem: Problem;
}

const AGREE_AGAIN_MILLISECONDS = 1_000;

/** A game whose rules have changed: it is watched from its film, and waits until all agree to go on under the rules that are here. */
export class OutdatedRoom implements TableRoom {
  readonly record: GameRecord;
  private readonly ruleset: TableRuleset;
  private readonly tools: OutdatedTools;
  private readonly still: Standstill;
  private readonly audience = new Audience();
  private readonly turns = new Turns();
  /** Why it cannot go on under the rules here. */
  private readonly refusal: Problem | null;
  private rows: readonly Row[];
  private lastUsed = performance.now();
  private closed = false;
  /** A commit of which nothing was heard may have been made: the journal is read before anything is added to it. */
  private inDoubt = false;

  constructor(ruleset: TableRuleset, still: Standstill, tools: OutdatedTools) {
    this.record = still.record;
    this.ruleset = ruleset;
    this.still = still;
    this.tools = tools;
    this.rows = still.rows;
    this.refusal = this.refusalOf();
    for (const { seat, kind } of this.record.seats) if (kind === 'bot') this.agreeByItself(seat);
  }

  readonly watchWait = 0;

  async talk(): Promise<Result<never, Problem>> {
    return err(standsStill(this.still.problem));
  }

  async noteAbsences(): Promise<void> {}

  async wake(): Promise<void> {}

  get idleMilliseconds(): number {
    return this.audience.size > 0 ? 0 : performance.now() - this.lastUsed;
  }

  get isDone(): boolean {
    return this.record.outcome !== null && this.audience.size === 0;
  }

  get bytes(): number {
    return bytesOfRows(this.rows.length);
  }

  touch(): void {
    this.lastUsed = performance.now();
  }

  /** There is little of it. */
  async restAfter(): Promise<boolean> {
    return false;
  }

  async act(): Promise<Result<never, Problem>> {
    return err(standsStill(this.still.problem));
  }

  async advise(): Promise<Result<never, Problem>> {
    return err(standsStill(this.still.problem));
  }

  async look(): Promise<Result<never, Problem>> {
    return err(standsStill(this.still.problem));
  }

  join(listener: Listener): Promise<Result<void, Problem>> {
    return this.turns.run(async () => {
      this.touch();
      if (this.closed) return err(CLEARED);
      const picture = await this.lastSeen(sightOf(listener).eyes[0]);
      if (!picture.ok) return picture;
      this.seat(listener, picture.value);
      return ok(undefined);
    });
  }

  leave(listener: Listener): void {
    this.touch();
    if (this.audience.remove(listener)) this.audience.tellPresence();
  }

  agree(seat: Seat, by: RowAuthor = 'player'): Promise<Result<Outdated | null, Problem>> {
    return this.turns.run(async () => {
      this.touch();
      if (this.inDoubt) await this.readAgain();
      if (this.closed) return err(CLEARED);
      if (this.inDoubt) return err(NOT_STORED);
      if (this.record.outcome !== null) return err(NOT_OUTDATED);
      if (this.refusal !== null) return err(this.refusal);
      const { version } = this.ruleset;
      const row = agreementRow(version, consentTo(version, this.record.seats, this.rows), this.rows, seat, by);
      return row.ok ? this.take(row.value) : row;
    });
  }

  tellRematch(next: NextGame, asker: readonly Seat[]): void {
    this.audience.tellRematch(next, asker);
  }

  async close(code: number, reason: string): Promise<void> {
    await this.turns.run(() => {
      this.closed = true;
      this.audience.closeAll(code, reason);
    });
  }

  private get outdated(): Outdated {
    const { version, outcome, seats } = this.record;
    const { problem } = this.still;
    const consent = outcome === null ? consentTo(this.ruleset.version, seats, this.rows) : { agreed: [], awaited: [] };
    return { version, here: this.ruleset.version, problem, refusal: this.refusal, ...consent };
  }

  /** Tried beforehand, so that nobody is asked in vain. */
  private refusalOf(): Problem | null {
    if (this.record.version === this.ruleset.version) return this.still.problem;
    const upgraded = this.upgraded(journalOf(this.record, this.rows));
    return upgraded.ok ? null : upgraded.error;
  }

  private agreeByItself(bot: Seat): void {
    const trouble = (error: unknown) => this.tools.onProblem(`game ${this.record.id}: ${String(error)}`);
    this.agree(bot, 'bot').then((agreed) => {
      if (agreed.ok || agreed.error.code !== NOT_STORED.code || this.closed) return;
      setTimeout(() => this.agreeByItself(bot), AGREE_AGAIN_MILLISECONDS).unref();
    }, trouble);
  }

  private upgraded(journal: Journal): Result<LiveMatch, Problem> {
    try {
      return this.takeUp(journal);
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id} does not go on: ${String(error)}`);
      return err(BROKEN);
    }
  }

  private takeUp(journal: Journal): Result<LiveMatch, Problem> {
    const taken = takenUp(this.ruleset, journal, this.still.checkpoint);
    if (!taken.ok) return taken;
    const match = Match.restore(this.ruleset, taken.value, { keep: true });
    if (!match.ok) return err(match.error[0] ?? this.still.problem);
    for (const seat of leftSince(taken.value)) match.value.resign(seat);
    return ok(match.value);
  }

  private async take(row: Row): Promise<Result<Outdated | null, Problem>> {
    const rows = [...this.rows, row];
    const isLast = consentTo(this.ruleset.version, this.record.seats, rows).awaited.length === 0;
    const problem = isLast ? await this.goOn(rows) : await this.keep(row);
    if (problem !== null) return err(problem);
    this.rows = rows;
    if (isLast) return ok(null);
    const { outdated } = this;
    this.audience.tellAll({ t: 'outdated', outdated });
    return ok(outdated);
  }

  private keep(row: Row): Promise<Problem | null> {
    const change = { rows: [{ row, why: null }], shots: [], end: null };
    return this.commit(() => this.tools.store.append(this.record, change));
  }

  /** All have agreed: from here on it is a game of the rules that are here. */
  private async goOn(rows: readonly Row[]): Promise<Problem | null> {
    const match = this.upgraded(journalOf(this.record, rows));
    if (!match.ok) return match.error;
    const { resumed, version } = match.value.journal();
    if (resumed === undefined) throw new Error('a game was taken up that has nothing behind it');
    const added = match.value.rows.slice(this.rows.length);
    // What was told under the old rules is not told again under the new.
    const shots = firstShots(match.value, this.record.referee !== null).map(({ viewers, frame }) => ({
      viewers,
      frame: { ...frame, from: 0 },
    }));
    const change = changeOf(match.value, { rows: added, shots: writeShots(shots) });
    const problem = await this.commit(() => this.tools.store.upgrade(this.record, { ...change, version, resumed }));
    if (problem === null && !this.closed) this.leaveTo('goes-on');
    return problem;
  }

  private async commit(job: () => Promise<void>): Promise<Problem | null> {
    try {
      await job();
      return null;
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id} could not be stored: ${String(error)}`);
      if (!(error instanceof LeaseLost)) return this.findOut();
      this.leaveTo('elsewhere');
      return livesElsewhere(this.record.id);
    }
  }

  /** Null if it was committed after all. */
  private async findOut(): Promise<Problem | null> {
    const before = this.rows.length;
    this.inDoubt = true;
    await this.readAgain();
    return this.rows.length > before ? null : NOT_STORED;
  }

  private async readAgain(): Promise<void> {
    try {
      this.rows = (await this.tools.store.settled(this.record)).rows;
      this.inDoubt = false;
      // The step that was in doubt may have been the last one.
      if (this.outdated.awaited.length === 0 && this.record.outcome === null) this.leaveTo('goes-on');
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id} could not be read again: ${String(error)}`);
      if (error instanceof LeaseLost) this.leaveTo('elsewhere');
    }
  }

  private leaveTo(why: 'goes-on' | 'elsewhere'): void {
    this.closed = true;
    this.tools.onGone(this, why);
  }

  /** A game that was played before films were kept says why it cannot be shown. */
  private async lastSeen(viewer: Viewer): Promise<Result<Picture<Board>, Problem>> {
    try {
      const film = await this.tools.store.filmOf(this.record, viewer);
      const picture = film === null ? null : lastPicture<Board>(film, viewer);
      return picture === null ? err(this.still.problem) : ok(picture);
    } catch (error) {
      this.tools.onProblem(`the film of game ${this.record.id} could not be read: ${String(error)}`);
      return err(NOT_READ);
    }
  }

  private seat(listener: Listener, picture: Picture<Board>): void {
    this.audience.welcome(listener, {
      card: cardOf(this.record),
      outdated: this.outdated,
      snapshot: this.snapshotOf(picture),
      events: picture.events,
      sayings: [],
    });
  }

  /** What was seen last; nothing can be done about it. */
  private snapshotOf({ view, asked }: Picture<Board>): Snapshot {
    const { outcome, report } = this.record;
    return {
      rows: 0,
      board: view,
      questions: [],
      waiting: asked.map(({ seat }) => ({ seat })),
      outcome,
      report,
      undo: [],
      undoRequest: null,
      drawOffers: [],
      orders: [],
      ordered: [],
    };
  }
}
