import type { TableRuleset } from '@hardtop/board';
import {
  type Action,
  ALL_SEEING,
  type Boards,
  BotReasons,
  cardOf,
  type LiveMatch,
  type Moment,
  maySpeakOf,
  type Sight,
  sightOf,
} from '@hardtop/host';
import { type Advice, err, ok, type Problem, type Result, type Row, type Seat } from '@hardtop/kernel';
import type { Turn } from '../bots/fair-queue.ts';
import { LeaseLost, StorageFailure } from '../storage/failures.ts';
import type { FilmedGame, GameChange, StoredRow } from '../storage/game-store.ts';
import type { StoredSeat } from '../storage/tables.ts';
import { piecewise } from '../tasks/breather.ts';
import { Advisers } from './advisers.ts';
import { Audience, type Listener } from './audience.ts';
import { BotPlayers } from './bot-players.ts';
import { Crier } from './crier.ts';
import { Darkroom } from './darkroom.ts';
import { Deeds, type Standing, type Step } from './deeds.ts';
import { changeOf } from './filming.ts';
import { pressed, takenOut } from './pressed-match.ts';
import { BROKEN, CLEARED, IN_DOUBT, livesElsewhere, NOT_OUTDATED, NOT_STORED } from './problems.ts';
import type { NextGame } from './rematch.ts';
import { bytesOfMatch } from './room-bytes.ts';
import { attempted, hasStored, type PutBy, type RoomTools, stackOf } from './room-tools.ts';
import { restored } from './stored-journal.ts';
import { StoredRest } from './stored-rest.ts';
import type { ActExtra, TableRoom } from './table-room.ts';
import { Turns } from './turns.ts';

const COME_BACK_MILLISECONDS = 500;

/** One game that is being played here: what is asked of it is done one after another, and counts once it is committed. */
export class Room implements Omit<TableRoom, 'talk' | 'watchWait' | 'noteAbsences' | 'wake'> {
  readonly record: FilmedGame;
  private readonly ruleset: TableRuleset;
  private readonly tools: RoomTools;
  private readonly audience = new Audience();
  private readonly turns = new Turns();
  private readonly deeds = new Deeds(this, this.turns);
  private readonly players: BotPlayers;
  private readonly advisers: Advisers;
  private readonly reasons: BotReasons;
  private readonly darkroom: Darkroom;
  private readonly crier: Crier;
  /** Null while the game is put by, and after a failure until the journal has been read again. */
  private match: LiveMatch | null;
  /** The game while nobody does anything. */
  private putBy: PutBy | null = null;
  private readonly rest: StoredRest;
  private readonly setupLength: number;
  private lastUsed = performance.now();
  private closed = false;
  private comingBack: NodeJS.Timeout | undefined;

  /** `boards`: drawn already. */
  constructor(
    record: FilmedGame,
    ruleset: TableRuleset,
    match: LiveMatch,
    rows: readonly StoredRow[],
    tools: RoomTools,
    boards: Boards,
  ) {
    this.record = record;
    this.darkroom = new Darkroom(record, boards, tools.onProblem);
    this.crier = this.crierFor(tools);
    this.ruleset = ruleset;
    this.tools = tools;
    this.match = match;
    this.setupLength = JSON.stringify(record.setup ?? null).length;
    this.rest = new StoredRest(record, match.checkpoint, tools);
    this.darkroom.film(this.darkroom.moment(match));
    this.reasons = new BotReasons(match, rows);
    this.audience.startFrom(match);
    this.advisers = new Advisers(this, tools.thinker);
    this.players = new BotPlayers(this, tools, this.advisers);
    this.players.wake(match);
  }

  private crierFor({ traffic, life, onProblem }: RoomTools): Crier {
    return new Crier({
      audience: this.audience,
      darkroom: this.darkroom,
      traffic,
      onTold: (match) => {
        life.changed(match);
        this.players.wake(match);
      },
      onLater: () => void this.turns.run(() => this.tellPreviews()),
      onProblem: (message) => onProblem(`game ${this.record.id}: ${message}`),
    });
  }

  get idleMilliseconds(): number {
    const busy = this.audience.size > 0 || this.players.isThinking;
    return busy ? 0 : performance.now() - this.lastUsed;
  }

  get isDone(): boolean {
    const isOver = this.match === null ? this.putBy?.isOver === true : this.match.outcome !== null;
    return isOver && this.audience.size === 0;
  }

  /** Whoever plays here has the say whose table it is: a stranger who looked in first has not. */
  get turn(): Turn {
    const { playing } = this.audience;
    return { client: playing ?? this.tools.client, game: this.record.id, isAwaited: playing !== undefined };
  }

  get bytes(): number {
    if (this.match !== null) return bytesOfMatch(this.match, this.setupLength);
    return this.putBy?.press.length ?? 0;
  }

  touch(): void {
    this.lastUsed = performance.now();
  }

  /** Nobody has looked at the game for a while, though people may sit there: it is kept in few bytes until somebody does. */
  async restAfter(milliseconds: number): Promise<boolean> {
    if (this.match === null || !this.isStill(milliseconds)) return false;
    return this.turns.run(async () => {
      if (this.match !== null && !this.closed) await this.rest.keep(this.match);
      const isToRest = this.match !== null && !this.closed && this.isStill(milliseconds);
      return isToRest && this.match !== null && this.putItBy(this.match);
    });
  }

  private isStill(milliseconds: number): boolean {
    return !this.players.isThinking && performance.now() - this.lastUsed > milliseconds;
  }

  private putItBy(match: LiveMatch): boolean {
    const press = pressed(match);
    if (press === null) return false;
    this.putBy = {
      press,
      filmBytes: this.darkroom.filmBytes,
      isStored: this.rest.is(match.checkpoint),
      isOver: match.outcome !== null,
    };
    this.match = null;
    this.rest.note(null);
    this.crier.forget();
    this.darkroom.clear();
    this.audience.fade();
    this.advisers.forget();
    this.players.forget();
    return true;
  }

  /** Null if that cannot be: the journal knows. */
  private async takeOut({ press, filmBytes, isStored }: PutBy): Promise<LiveMatch | null> {
    this.putBy = null;
    try {
      const match = await takenOut(this.ruleset, this.record, press);
      const moment = this.darkroom.moment(match);
      await this.darkroom.develop(moment, this.audience.seats);
      this.darkroom.film(moment, filmBytes);
      this.rest.note(isStored ? match.checkpoint : null);
      this.match = match;
      this.audience.recall(match, moment);
      this.players.wake(match);
      return match;
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id} could not be taken out: ${stackOf(error)}`);
      return null;
    }
  }

  get bots(): readonly StoredSeat[] {
    return this.tools.life.bots;
  }

  get isPaused(): boolean {
    return this.tools.life.isPaused;
  }

  /** Whoever goes on where somebody does not. */
  get usualBot(): string | undefined {
    return this.ruleset.bots[0]?.id;
  }

  /** Something beside the game has changed: those who play by themselves look again. */
  async goOn(): Promise<void> {
    await this.look((match) => this.players.wake(match));
  }

  /** Nothing can be stored, so nothing is begun: what stands in memory stays as it is stored. */
  get isHeldUp(): boolean {
    return this.tools.store.isAway;
  }

  async act(action: Action, extra: ActExtra = {}): Promise<Result<number, Problem>> {
    const start = performance.now();
    this.tools.traffic.begin();
    try {
      await this.tools.traffic.lineup.turn(this.record.ruleset);
      const done = await this.deeds.do(action, extra);
      this.tools.observer?.chosen((performance.now() - start) / 1_000, done.ok);
      return done;
    } finally {
      this.tools.traffic.end();
    }
  }

  /** The game as it stands, if anything can be done to it. */
  standing(): Standing {
    return this.isHeldUp && !this.closed ? err(NOT_STORED) : this.current();
  }

  async step(match: LiveMatch, action: Action, extra: ActExtra): Promise<Result<Step, Problem>> {
    const before = match.rows.length;
    const onBug = (stack: string) => this.tools.onProblem(`game ${this.record.id}: ${stack}`);
    match.rests.isHurried = this.tools.traffic.isDense;
    const done = await attempted(action, match, onBug);
    if (!done.ok) return done;
    const rows = match.rows.slice(before);
    const moment = this.darkroom.moment(match);
    if (rows.length > 0) await this.darkroom.develop(moment);
    try {
      const shots = rows.length > 0 ? this.darkroom.shoot(moment) : [];
      const change = changeOf(match, { rows, shots, why: extra.why ?? null }, this.rest.due(match));
      return ok({ extra, rows, change });
    } catch (error) {
      onBug(stackOf(error));
      return err(BROKEN);
    }
  }

  async tell(waiting: number): Promise<void> {
    if (this.match !== null && this.crier.isToTell(waiting)) await this.crier.announce(this.match);
  }

  look<T>(at: (match: LiveMatch) => T): Promise<Result<T, Problem>> {
    return this.turns.run(async () => {
      const match = await this.current();
      return match.ok ? ok(at(match.value)) : match;
    });
  }

  async advise(seat: Seat, ask: string): Promise<Result<Promise<Result<Advice, Problem>>, Problem>> {
    const thought = await this.look((match) => this.advisers.about(match, seat, ask));
    return thought.ok ? thought.value : thought;
  }

  join(listener: Listener): Promise<Result<void, Problem>> {
    return this.turns.run(async () => {
      const match = await this.current();
      if (!match.ok) return match;
      const sight = sightOf(listener);
      const moment = this.darkroom.moment(match.value);
      await piecewise(moment.draw(sight.eyes.slice(0, 1), sight.seats));
      return ok(this.welcome(listener, sight, match.value, moment));
    });
  }

  private welcome(listener: Listener, sight: Sight, match: LiveMatch, moment: Moment): void {
    this.audience.welcome(listener, {
      card: cardOf(this.record),
      outdated: null,
      snapshot: moment.snapshot(sight),
      events: moment.events(sight),
      sayings: maySpeakOf(match, sight) ? this.reasons.all(match) : [],
    });
  }

  leave(listener: Listener): void {
    this.touch();
    if (this.audience.remove(listener)) this.audience.tellPresence();
  }

  async agree(): Promise<Result<never, Problem>> {
    return err(NOT_OUTDATED);
  }

  tellRematch(next: NextGame, asker: readonly number[]): void {
    this.audience.tellRematch(next, asker);
  }

  async close(code: number, reason: string): Promise<void> {
    this.players.stop();
    await this.turns.run(async () => {
      if (this.match !== null && !this.closed) await this.rest.keep(this.match);
      this.closed = true;
      this.crier.forget();
      this.audience.closeAll(code, reason);
    });
  }

  private current(): Standing {
    this.touch();
    if (this.closed) return err(CLEARED);
    return this.match === null ? this.broughtBack() : ok(this.match);
  }

  private async broughtBack(): Promise<Result<LiveMatch, Problem>> {
    const match = this.putBy === null ? null : await this.takeOut(this.putBy);
    if (match !== null) return ok(match);
    const again = await this.readAgain();
    if (again.ok) this.crier.showAgain(again.value);
    return again;
  }

  /** After a failure only the journal knows how the game stands. */
  private async readAgain(): Promise<Result<LiveMatch, Problem>> {
    if (this.isHeldUp) return err(NOT_STORED);
    try {
      this.match = await this.reload();
      return ok(this.match);
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id} could not be read again: ${String(error)}`);
      return err(error instanceof LeaseLost ? this.lose() : NOT_STORED);
    }
  }

  private lose(): Problem {
    this.closed = true;
    this.tools.onLost(this);
    return livesElsewhere(this.record.id);
  }

  freeToCommit(): Promise<void> {
    return this.tools.store.freeToAppend();
  }

  async commit(change: GameChange): Promise<Problem | null> {
    try {
      await this.tools.store.append(this.record, change);
      if (change.checkpoint !== undefined) this.rest.note(change.checkpoint);
      return null;
    } catch (error) {
      this.tools.onProblem(`game ${this.record.id} could not be stored: ${String(error)}`);
      if (error instanceof LeaseLost) return this.lose();
      return error instanceof StorageFailure && !error.inDoubt ? NOT_STORED : IN_DOUBT;
    }
  }

  /** It is committed: the one who did it hears so first. */
  count(match: LiveMatch, { rows: fresh, change, extra }: Step): number {
    const rows = match.countRowsFor(...(extra.sight ?? ALL_SEEING).eyes);
    extra.committed?.(rows);
    if (fresh.length > 0 && change.end !== null) this.tools.observer?.over(this.record);
    this.crier.note(this.reasons.fresh(match, fresh[0], extra.why));
    return rows;
  }

  /** The journal is read again, and all are shown what they do not know. The match comes back if it has these rows after all. */
  async startOver(problem: Problem, rows: readonly Row[]): Promise<Result<LiveMatch, Problem>> {
    this.match = null;
    const again = await this.readAgain();
    if (!again.ok) {
      this.comeBackLater();
      return err(again.error.code === CLEARED.code ? again.error : problem);
    }
    if (rows.length > 0 && hasStored(again.value, rows)) return again;
    this.crier.showAgain(again.value);
    return err(problem === IN_DOUBT ? NOT_STORED : problem);
  }

  async stumbled(): Promise<Result<never, Problem>> {
    await this.startOver(BROKEN, []);
    return err(BROKEN);
  }

  /** By itself: people who look on and bots who are to go on do not ask. */
  private comeBackLater(): void {
    if (this.closed || this.comingBack !== undefined) return;
    this.comingBack = setTimeout(() => {
      this.comingBack = undefined;
      void this.turns.run(async () => {
        if (!(await this.current()).ok) this.comeBackLater();
      });
    }, COME_BACK_MILLISECONDS).unref();
  }

  /** What was shot and not stored never was. */
  private async reload(): Promise<LiveMatch> {
    const { rows, filmBytes } = await this.tools.store.settled(this.record);
    const match = await restored(this.ruleset, this.record, rows, this.tools.replay);
    if (!match.ok) throw new Error(match.error[0]?.message);
    const moment = this.darkroom.moment(match.value);
    await this.darkroom.develop(moment, this.audience.seats);
    this.darkroom.film(moment, filmBytes);
    this.rest.note(null);
    return match.value;
  }

  private async tellPreviews(): Promise<void> {
    if (this.match !== null && !this.closed) await this.crier.tellPreviews(this.match);
  }
}
