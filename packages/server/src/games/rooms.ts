import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { TableRuleset } from '@hardtop/board';
import { err, type Journal, ok, type Problem, type Result, type Row } from '@hardtop/kernel';
import { BotGate } from '../bots/gate.ts';
import { findRuleset } from '../bots/think.ts';
import type { Thinker } from '../bots/thinker.ts';
import { newTable } from '../live/live-store.ts';
import type { FilmedGame, GameRecord, GameStore } from '../storage/game-store.ts';
import type { Messenger } from '../storage/messenger.ts';
import { type FreshGame, FreshGames } from './fresh-games.ts';
import { houseFile } from './house-files.ts';
import { layLive } from './lay-live.ts';
import { OutdatedRoom } from './outdated-room.ts';
import {
  cannotGoOn,
  livesElsewhere,
  NO_ROOM,
  NOT_READ,
  noSuchRuleset,
  TOO_MANY_TABLES,
  unknownGame,
} from './problems.ts';
import { toPutAway } from './room-bytes.ts';
import { drawnBoards, type RoomObserver } from './room-tools.ts';
import { SteadyReplay } from './steady-replay.ts';
import type { Replaying } from './stored-journal.ts';
import type { LiveHouse } from './table-life.ts';
import type { TableRoom } from './table-room.ts';
import { Traffic } from './traffic.ts';

interface RoomsOptions {
  readonly rulesets: readonly TableRuleset[];
  readonly store: GameStore;
  readonly messenger: Messenger;
  readonly thinker: Thinker;
  readonly gate?: BotGate;
  readonly traffic?: Traffic;
  /** For a client: whoever brings many games takes turns with others. */
  readonly replay: (journal: Journal, client: string) => ReturnType<Replaying>;
  readonly idleSeconds: number;
  /** After how long a game is kept in few bytes, though people sit there. */
  readonly restSeconds?: number;
  /** How many tables are laid for one client at the same time. */
  readonly roomsPerClient?: number;
  /** How much memory the tables may take together. */
  readonly roomBytes?: number;
  readonly onProblem: (message: string) => void;
  readonly observer?: RoomObserver;
  readonly live: LiveHouse;
}

/** Close codes of our own, as HTTP would put it. */
export const CLOSE_GOING_AWAY = 1001;
const CLOSE_ELSEWHERE = 4409;
const CLOSE_UNKNOWN = 4404;

/** Most questions are answered sooner. */
const REST_SECONDS = 5;

/** Who asks where no client does. */
const HOUSE = '';

const WANT_TRIES = 10;
const WANT_MILLISECONDS = 100;
/** Whoever was let in a moment ago is about to sit down. */
const LEFT_MILLISECONDS = 1_000;

/** The games that live on this node. A game is loaded when somebody wants it, and put away when nobody has for a while. */
export class Rooms {
  private readonly options: RoomsOptions;
  /** Those that are laid; `live` has those that are being laid as well. */
  private readonly tables = new Map<string, TableRoom>();
  private readonly live = new Map<string, Promise<Result<TableRoom, Problem>>>();
  private readonly gate: BotGate;
  private readonly traffic: Traffic;
  /** Who had each laid. */
  private readonly openers = new Map<string, string>();
  private readonly replays: SteadyReplay;
  private readonly fresh = new FreshGames();
  private readonly leaving = new Map<string, Promise<void>>();
  private readonly timers: readonly NodeJS.Timeout[];
  private stopped = false;
  private isResting = false;

  constructor(options: RoomsOptions) {
    this.options = options;
    this.gate = options.gate ?? new BotGate();
    this.traffic = options.traffic ?? new Traffic();
    this.replays = new SteadyReplay(options.onProblem);
    options.messenger.onWanted((id) => void this.giveUpIfIdle(id));
    options.messenger.onAbsence((id) => void this.noteAbsence(id));
    this.timers = [
      setInterval(() => void this.sweep(), Math.max(100, (options.idleSeconds * 1_000) / 4)),
      setInterval(() => void this.rest(), Math.max(50, this.restMilliseconds / 4)),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** How many tables are laid. */
  get size(): number {
    return this.live.size;
  }

  /** Whether a game is loaded here, or is being loaded. */
  has(id: string): boolean {
    return this.live.has(id);
  }

  /** A game that has just been opened here, by whoever is about to sit down. */
  expect(game: FreshGame): void {
    if (!this.stopped) this.fresh.keep(game);
  }

  /** Whether a game was opened here a moment ago, and nobody has sat down yet: it is here, unless another node was quicker. */
  expects(id: string): boolean {
    return this.fresh.has(id);
  }

  /** The room of a game, loaded if need be; `client`: who wants it. */
  async enter(id: string, client: string = HOUSE): Promise<Result<TableRoom, Problem>> {
    await this.leaving.get(id);
    if (!this.live.has(id) && !(await this.makeRoomFor(client))) return err(TOO_MANY_TABLES);
    if (!this.live.has(id) && !(await this.keepWithin())) return err(NO_ROOM);
    if (this.stopped) return err(livesElsewhere(id));
    const known = this.live.get(id) ?? this.open(id, client);
    const room = await known;
    if (room.ok) room.value.touch();
    return room;
  }

  /** The room of a game if it is loaded here already. */
  async loaded(id: string): Promise<TableRoom | null> {
    const room = await this.live.get(id);
    return room?.ok === true ? room.value : null;
  }

  /** Clears the table and deletes the game for good; false where another node has it and does not give it up. */
  async remove(id: string): Promise<boolean> {
    await this.putAway(id, CLOSE_UNKNOWN, 'The game was deleted.');
    // One that was put away as a file comes back first, and goes with the rest.
    if ((await this.options.store.find(id)) === null) return true;
    const isGone = (await this.takeLease(id)) && (await this.options.store.remove(id));
    // Somebody may have come back to it meanwhile.
    await this.putAway(id, CLOSE_UNKNOWN, 'The game was deleted.');
    return isGone;
  }

  /** Who sits where has changed: the table is laid anew, and everybody who sits there comes back. */
  async layAnew(id: string): Promise<void> {
    if (!this.live.has(id)) return;
    await this.putAway(id, CLOSE_GOING_AWAY, 'Seats have changed hands.');
    if (!this.stopped) await this.enter(id);
  }

  /** Somebody who sits at these games is away, or back: tables that are laid hear of it, on whichever node; the others when they are. */
  async tellAbsences(ids: readonly string[]): Promise<void> {
    await Promise.all([...ids.map((id) => this.noteAbsence(id)), this.options.messenger.tellAbsences(ids)]);
  }

  private async noteAbsence(id: string): Promise<void> {
    this.fresh.forget(id);
    const room = await this.loaded(id);
    await this.attempt(`the absences at game ${id} could not be looked at`, async () => room?.noteAbsences());
  }

  /** Others may have taken this node for dead: whoever sits at a table that lives elsewhere by now is sent there, and does not wait here. */
  async letGoOfLost(): Promise<void> {
    const laid = new Map(this.tables);
    for (const id of await this.options.store.lostOf([...laid.keys()])) {
      // One that was put away and taken up again meanwhile is ours.
      if (this.tables.get(id) === laid.get(id)) void this.putAway(id, CLOSE_ELSEWHERE, 'The game lives elsewhere now.');
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all([...this.live.keys()].map((id) => this.putAway(id, CLOSE_GOING_AWAY, 'The server stops.')));
    await Promise.all(this.leaving.values());
  }

  /** A client that has as many tables as one may gives up the one that was left first, if there is one. */
  private async makeRoomFor(client: string): Promise<boolean> {
    const most = this.options.roomsPerClient ?? Number.POSITIVE_INFINITY;
    if (client === HOUSE || this.openers.size < most) return true;
    const own: string[] = [];
    for (const [id, opener] of this.openers) if (opener === client) own.push(id);
    if (own.length < most) return true;
    const rooms = await Promise.all(own.map((id) => this.loaded(id)));
    const idle = rooms.filter((room) => room !== null && room.idleMilliseconds > 0);
    const [oldest] = idle.toSorted((a, b) => (b?.idleMilliseconds ?? 0) - (a?.idleMilliseconds ?? 0));
    if (oldest === undefined || oldest === null) return false;
    await this.putAway(oldest.record.id, CLOSE_GOING_AWAY, 'Nobody is here.');
    return true;
  }

  /** Puts tables away at which nobody has been for longest while they take too much together; false if they still do. */
  private async keepWithin(): Promise<boolean> {
    const going = toPutAway(() => this.tables.values(), this.options.roomBytes ?? Number.POSITIVE_INFINITY);
    for (const { record } of going ?? []) await this.putAway(record.id, CLOSE_GOING_AWAY, 'Nobody is here.');
    return going !== null;
  }

  private open(id: string, client: string): Promise<Result<TableRoom, Problem>> {
    const opening = this.load(id, client).catch((error: unknown): Result<TableRoom, Problem> => {
      this.options.onProblem(`game ${id} could not be loaded: ${String(error)}`);
      return err(NOT_READ);
    });
    this.live.set(id, opening);
    this.openers.set(id, client);
    void opening.then((room) => {
      if (!room.ok) this.drop(id);
      else if (this.live.get(id) === opening) this.tables.set(id, room.value);
    });
    return opening;
  }

  private async load(id: string, client: string): Promise<Result<TableRoom, Problem>> {
    const { store, rulesets } = this.options;
    const fresh = this.fresh.take(id);
    if (fresh !== null && (await store.takeBegun(id, fresh.begun)))
      return this.orReleased(id, async () => this.begin(fresh, client));
    const record = await store.find(id);
    if (record === null) return err(unknownGame(id));
    const ruleset = findRuleset(rulesets, record.ruleset, record.version);
    if (ruleset === undefined) return err(this.noRulesFor(record));
    // Where somebody was quicker with a game that was opened here it is where they are.
    const isOurs = fresh === null ? await this.takeLease(id) : (await store.take(id)) === 'taken';
    if (!isOurs) return err(livesElsewhere(id));
    return this.orReleased(id, async () => {
      const shared = { ...record, setup: houseFile(ruleset, record.setup) };
      return ok(await this.restore(shared, ruleset, client));
    });
  }

  private noRulesFor({ ruleset }: GameRecord): Problem {
    const known = this.options.rulesets.map(({ id }) => id);
    return noSuchRuleset(ruleset, known);
  }

  /** A game whose lease is ours is laid, or is anybody's again. */
  private async orReleased(
    id: string,
    lay: () => Promise<Result<TableRoom, Problem>>,
  ): Promise<Result<TableRoom, Problem>> {
    let room: Result<TableRoom, Problem> | null = null;
    try {
      room = await lay();
      return room;
    } finally {
      if (room?.ok !== true) await this.options.store.release(id);
    }
  }

  /** A game that stands as it began, by what is known of it here. */
  private begin({ terms, ...game }: FreshGame, client: string): Result<TableRoom, Problem> {
    const { rulesets, live: house } = this.options;
    const ruleset = findRuleset(rulesets, game.record.ruleset, game.record.version);
    if (ruleset === undefined) return err(this.noRulesFor(game.record));
    const record = { ...game.record, setup: houseFile(ruleset, game.record.setup) };
    const tools = this.toolsFor(client);
    return ok(layLive({ ...game, record, ruleset }, { house, tools, kept: newTable(terms), absent: [] }));
  }

  private async restore(record: FilmedGame, ruleset: TableRuleset, client: string): Promise<TableRoom> {
    const { store, live: house } = this.options;
    const tools = this.toolsFor(client);
    const stored = await store.rowsOf(record.id);
    const rows = stored.map(({ row }) => row);
    const match = await this.replays.play(ruleset, record, rows, tools.replay);
    if (!match.ok) return this.standStill(record, ruleset, rows, cannotGoOn(match.error[0]));
    // To play what came after the last rest point and to look at all of it are two things: others are answered in between.
    await nextTurn();
    const boards = await drawnBoards(match.value, record);
    const [kept, absent] = await Promise.all([house.store.load(record.id), house.absences.at(record.id)]);
    return layLive({ record, ruleset, match: match.value, rows: stored, boards }, { house, tools, kept, absent });
  }

  /** Made apart from the game: a function lives as long as its room, and with it whatever was in reach where it was made. */
  private toolsFor(client: string) {
    const { store, thinker, observer, onProblem } = this.options;
    const replay: Replaying = (journal) => this.options.replay(journal, client);
    const onLost = (lost: Pick<TableRoom, 'record'>) => this.clear(lost, 'elsewhere');
    return { client, store, thinker, gate: this.gate, traffic: this.traffic, replay, onProblem, onLost, observer };
  }

  /** A game that cannot go on can still be watched. */
  private async standStill(
    record: GameRecord,
    ruleset: TableRuleset,
    rows: readonly Row[],
    problem: Problem,
  ): Promise<TableRoom> {
    const { store, onProblem } = this.options;
    const checkpoint = await store.checkpointOf(record.id);
    const onGone = (gone: TableRoom, why: 'goes-on' | 'elsewhere') => this.clear(gone, why);
    return new OutdatedRoom(ruleset, { record, rows, checkpoint, problem }, { store, onProblem, onGone });
  }

  /** A room that has no game any more. Where the game goes on, bots are to know. */
  private clear({ record }: Pick<TableRoom, 'record'>, why: 'goes-on' | 'elsewhere'): void {
    if (why === 'elsewhere') return void this.putAway(record.id, CLOSE_ELSEWHERE, 'The game lives elsewhere now.');
    void this.putAway(record.id, CLOSE_GOING_AWAY, 'The game goes on under the rules that are here.').then(() =>
      this.enter(record.id),
    );
  }

  /** A node that has the game but nobody at it gives it up when asked; one that has just taken it up did so for somebody who comes. */
  private async takeLease(id: string): Promise<boolean> {
    const { store, messenger } = this.options;
    const taking = await store.take(id);
    if (taking === 'taken' || taking === 'just-taken') return taking === 'taken';
    await messenger.want(id);
    for (let i = 0; i < WANT_TRIES; i++) {
      await pause(WANT_MILLISECONDS);
      if ((await store.take(id)) === 'taken') return true;
    }
    return false;
  }

  private async giveUpIfIdle(id: string): Promise<void> {
    const room = await this.loaded(id);
    if (room !== null && room.idleMilliseconds > 0) await this.putAway(id, CLOSE_ELSEWHERE, 'The game moves on.');
  }

  private get restMilliseconds(): number {
    return (this.options.restSeconds ?? REST_SECONDS) * 1_000;
  }

  /** One after another: to press a game takes a moment, and others are answered in between. */
  private async rest(): Promise<void> {
    this.fresh.forgetOld();
    if (this.isResting) return;
    this.isResting = true;
    for (const [id, room] of [...this.tables]) {
      await this.attempt(`game ${id} could not be put by`, async () => {
        if (room.isDone && room.idleMilliseconds > LEFT_MILLISECONDS)
          await this.putAway(id, CLOSE_GOING_AWAY, 'Nobody is here.');
        else if (await room.restAfter(this.restMilliseconds)) await nextTurn();
      });
    }
    this.isResting = false;
  }

  private async sweep(): Promise<void> {
    for (const [id, opening] of this.live) {
      const room = await opening;
      if (room.ok && room.value.idleMilliseconds > this.options.idleSeconds * 1_000) {
        await this.putAway(id, CLOSE_GOING_AWAY, 'Nobody is here.');
      }
    }
    await this.keepWithin();
  }

  /** Whoever wants the game meanwhile waits until it is put away, then loads it anew. */
  private putAway(id: string, code: number, reason: string): Promise<void> {
    const opening = this.live.get(id);
    if (opening === undefined) return this.leaving.get(id) ?? Promise.resolve();
    this.drop(id);
    const gone = this.closeRoom(id, opening, code, reason).finally(() => this.leaving.delete(id));
    this.leaving.set(id, gone);
    return gone;
  }

  private drop(id: string): void {
    this.live.delete(id);
    this.tables.delete(id);
    this.openers.delete(id);
  }

  private async closeRoom(id: string, opening: Promise<Result<TableRoom, Problem>>, code: number, reason: string) {
    const room = await opening;
    if (!room.ok) return;
    await room.value.close(code, reason);
    await this.attempt(`game ${id} could not be released`, () => this.options.store.release(id));
  }

  private async attempt(what: string, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.options.onProblem(`${what}: ${String(error)}`);
    }
  }
}
