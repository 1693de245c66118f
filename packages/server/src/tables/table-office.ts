import type { ChangeReplay, ChangeTable, LiveTerms, OfferSeat, TableTermsAsked, TakeSeat } from '@hardtop/host/wire';
import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import type { Kysely } from 'kysely';
import type { PreparedGame } from '../games/new-game.ts';
import type { Rooms } from '../games/rooms.ts';
import { hashSeatKey, makeSeatKey } from '../keys/seat-keys.ts';
import type { GameRecord } from '../storage/game-store.ts';
import type { Messenger } from '../storage/messenger.ts';
import { SharedRates } from '../storage/shared-rates.ts';
import type { StoredTable, Tables } from '../storage/tables.ts';
import { Guesses } from './guesses.ts';
import { Lobby } from './lobby.ts';
import { hashPassword, isPassword } from './password.ts';
import { DEAD_LINK, NOT_HOSTS, NOT_INVITED, OVER, WRONG_PASSWORD } from './problems.ts';
import { type Asker, agree, leave, offer, rekey, type Seating, takeClaimed, takeOpen } from './seating.ts';
import { type Played, TableStore } from './table-store.ts';

interface OfficeOptions {
  readonly db: Kysely<Tables>;
  readonly messenger: Messenger;
  readonly rooms: Pick<Rooms, 'layAnew'>;
  readonly onProblem: (message: string) => void;
}

type Told<T> = Promise<Result<{ readonly next: Seating; readonly told: T }, Problem>>;

/** What lets somebody sit down or look on, as they sent it. */
type Pass = Pick<TakeSeat, 'password' | 'invite'>;

/** Where seats are taken, left and handed over. What is done here counts once it is committed, and then all nodes hear of it. */
export class TableOffice {
  readonly lobby: Lobby;
  private readonly store: TableStore;
  private readonly guesses: Guesses;
  private readonly options: OfficeOptions;

  constructor(options: OfficeOptions) {
    this.options = options;
    this.store = new TableStore(options.db);
    this.guesses = new Guesses(new SharedRates(options.db));
    this.lobby = new Lobby(this.store, options.onProblem);
    options.messenger.onTable((id) => void this.hear(id));
  }

  take(game: GameRecord, seat: Seat, asked: TakeSeat, client: string): Told<string> {
    const { claim, name } = asked;
    if (claim !== undefined) return this.change(game.id, (now) => takeClaimed(now, seat, claim, name));
    return this.admitted(game, asked, client, () => this.change(game.id, (now) => takeOpen(now, seat, name)));
  }

  /** What whoever looks on must show, where there is a password. */
  async watch(game: GameRecord, asked: Pass, client: string): Promise<Result<string | null, Problem>> {
    if (game.table?.watch == null) return ok(null);
    const { watch } = game.table;
    return this.admitted(game, asked, client, async () => ok(watch));
  }

  leave(id: string, seat: Seat, asker: Asker): Told<null> {
    return this.change(id, (now) => leave(now, seat, asker));
  }

  rekey(id: string, seat: Seat, asker: Asker): Told<string> {
    return this.change(id, (now) => rekey(now, seat, asker));
  }

  offer(id: string, seat: Seat, asked: OfferSeat, asker: Asker, bots: readonly string[]): Told<string | null> {
    return this.change(id, (now, played) => offer(now, seat, asked, asker, { ...played, bots }));
  }

  agree(id: string, seat: Seat, grant: boolean, asker: Asker): Told<null> {
    return this.change(id, (now) => agree(now, seat, grant, asker));
  }

  /** For the host and the referee; where a table has no host, for whoever sits there. */
  async revise(game: GameRecord, asked: ChangeTable, asker: Asker): Told<string | null> {
    if (!mayRevise(game, asker)) return err(NOT_HOSTS);
    const password = asked.password == null ? null : await hashPassword(asked.password);
    const invite = asked.invite === 'renew' ? makeSeatKey() : null;
    return this.change(game.id, (now) => {
      const table = { ...now.table, ...revised(now.table, asked, password, invite) };
      return ok({ next: { ...now, table }, told: invite });
    });
  }

  /** Who may look on and watch it again, while it lives and after: everybody, or whoever has the link. */
  async show(game: GameRecord, { access, renew }: ChangeReplay, asker: Asker): Promise<Result<string | null, Problem>> {
    if (!mayRevise(game, asker)) return err(NOT_HOSTS);
    const changed = await this.store.change<string | null>(game.id, ({ seats, referee, table: now }) => {
      const table = now ?? BLANK;
      const kept = renew === true ? null : table.watch;
      const watch = access === 'public' ? null : (kept ?? makeSeatKey());
      return ok({ next: { seats, referee, table: { ...table, watch } }, told: watch });
    });
    if (!changed.ok) return changed;
    await this.options.messenger.tellTable(game.id);
    await this.hear(game.id);
    return ok(changed.value.told);
  }

  /** A game that somebody opens becomes a table that others find. */
  async opened(
    { record, change, created, hides }: PreparedGame,
    asked: TableTermsAsked,
    { clock, watchDelay }: LiveTerms,
  ): Promise<PreparedGame> {
    const { title = null, listed = false, name } = asked;
    const [host, invite] = [makeSeatKey(), makeSeatKey()];
    const password = asked.password === undefined ? null : await hashPassword(asked.password);
    const keys = { host: hashSeatKey(host), invite: hashSeatKey(invite), watch: watchFor(password) };
    const table = {
      ...(record.table ?? BLANK),
      title,
      listed,
      password,
      ...keys,
      ...(clock === undefined ? {} : { clock }),
      ...(hides && watchDelay !== undefined ? { watchDelay } : {}),
    };
    const own = created.keys[0]?.seat;
    const seats = record.seats.map((seat) => (name === undefined || seat.seat !== own ? seat : { ...seat, by: name }));
    return { record: { ...record, seats, table }, change, created: { ...created, host, invite }, hides };
  }

  over({ id, table }: GameRecord): void {
    if (table?.listed === true) void this.tell(id);
    else this.lobby.tellDoor(id);
  }

  /** A game begins or ends: the lobby may have to know. */
  async tell(id: string): Promise<void> {
    await Promise.all([this.lobby.changed(id), this.options.messenger.tellTable(id)]);
  }

  /** Something about who sits there has changed elsewhere: all nodes hear of it, and everybody comes back. */
  async changed(id: string): Promise<void> {
    await this.options.messenger.tellTable(id);
    await this.hear(id);
  }

  private async change<T>(
    id: string,
    changing: (now: Seating, played: Played) => Result<{ readonly next: Seating; readonly told: T }, Problem>,
  ): Told<T> {
    const changed = await this.store.change<T>(id, (game, played) => {
      if (game.outcome !== null) return err(OVER);
      const { seats, referee } = game;
      return changing({ seats, referee, table: game.table ?? BLANK }, played);
    });
    if (changed.ok) await this.changed(id);
    return changed;
  }

  /** Everybody who sits there comes back, and sees who sits there now. */
  private async hear(id: string): Promise<void> {
    try {
      await Promise.all([this.options.rooms.layAnew(id), this.lobby.changed(id)]);
    } catch (error) {
      this.options.onProblem(`game ${id} could not be laid anew: ${String(error)}`);
    }
  }

  /** Lets in whoever has the link or knows the password; at a listed table without one anybody. */
  private async admitted<T>(
    { id, table }: GameRecord,
    { invite, password }: Pass,
    client: string,
    inside: () => Promise<Result<T, Problem>>,
  ): Promise<Result<T, Problem>> {
    if (invite !== undefined) return isInvite(table, invite) ? inside() : err(DEAD_LINK);
    if (table === null || (table.password === null && !table.listed)) return err(NOT_INVITED);
    if (table.password === null) return inside();
    if (password === undefined) return err(NOT_INVITED);
    const tooMany = await this.guesses.note(id, client);
    if (tooMany !== null) return err(tooMany);
    return (await isPassword(password, table.password)) ? inside() : err(WRONG_PASSWORD);
  }
}

/** A table of before there were any. */
const BLANK: StoredTable = {
  terms: { hash: '', differs: [] },
  title: null,
  listed: false,
  password: null,
  host: null,
  invite: null,
  watch: null,
  offers: [],
};

/** For the host and the referee; where a table has no host, for whoever sits there. */
export function mayRevise({ table }: GameRecord, { isHost, isReferee, seats }: Asker): boolean {
  return isHost || isReferee || (table?.host == null && seats.length > 0);
}

function isInvite(table: StoredTable | null, invite: string): boolean {
  return table !== null && table.invite !== null && table.invite === hashSeatKey(invite);
}

function watchFor(password: string | null): string | null {
  return password === null ? null : makeSeatKey();
}

/** A password that goes, or another one, makes worthless what was told to those who knew the old one. */
function revised(
  old: StoredTable,
  asked: ChangeTable,
  password: string | null,
  invite: string | null,
): Partial<StoredTable> {
  return {
    title: asked.title === undefined ? old.title : asked.title,
    listed: asked.listed ?? old.listed,
    ...(asked.password === undefined ? {} : { password, watch: watchFor(password) }),
    ...(asked.invite === undefined ? {} : { invite: invite === null ? null : hashSeatKey(invite) }),
  };
}
