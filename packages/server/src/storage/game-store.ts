import type { Checkpoint, DicePlan, Film, Journal, MatchReport, Outcome, Resumed, Row, Viewer } from '@hardtop/kernel';
import { type CompiledQuery, type Kysely, type Selectable, sql } from 'kysely';
import { appendQuery, type WrittenChange, writeChange } from './append-statement.ts';
import { type Begun, createQuery } from './create-statement.ts';
import { isOfWhatWasWritten, LeaseLost, told } from './failures.ts';
import { FILM_LENGTH, finishFilms, hasShots, insertShots, readFilm, readFinished } from './film-rows.ts';
import type { GameArchive } from './game-archive.ts';
import { GroupCommit } from './group-commit.ts';
import { holderIsDead } from './holder-is-dead.ts';
import { appendRows, countRows, ROWS_AT_ONCE, rowsFrom } from './journal-rows.ts';
import { type Pulse, STEADY } from './pulse.ts';
import type { ForkedFrom, GamesTable, StoredSeat, StoredTable, Tables } from './tables.ts';
import { inStatement, inTransaction } from './writes.ts';

/** A game as it began. */
export interface NewGameRecord {
  readonly id: string;
  readonly ruleset: string;
  readonly version: string;
  readonly title: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly dice: DicePlan;
  readonly seats: readonly StoredSeat[];
  /** The digest of the referee's key, where there is a referee. */
  readonly referee: string | null;
  /** Where it was taken up from another game. */
  readonly forked?: ForkedFrom | null;
  readonly table?: StoredTable | null;
}

export interface GameRecord extends NewGameRecord {
  readonly table: StoredTable | null;
  readonly outcome: Outcome | null;
  /** Where it was taken up under later rules. */
  readonly resumed: Resumed | null;
  readonly report: MatchReport | null;
  readonly rematch: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A game with its film: what it takes to go on with it. */
export interface FilmedGame extends GameRecord {
  /** How long the film is. */
  readonly filmBytes: number;
}

export interface StoredRow {
  readonly row: Row;
  readonly why: string | null;
}

/** What one step of a game brings, to be stored as a whole. */
export interface GameChange {
  readonly rows: readonly StoredRow[];
  /** What was seen of it, each as JSON. */
  readonly shots: readonly string[];
  /** The last rest point; absent where it is the one that is stored. */
  readonly checkpoint?: Checkpoint | null;
  /** Once it is over. */
  readonly end: { readonly outcome: Outcome; readonly report: MatchReport } | null;
}

/** What is certain of a game. */
interface SettledGame {
  readonly rows: readonly Row[];
  readonly filmBytes: number;
}

/** A change on its way: as it came, and in letters. */
interface Append {
  readonly game: string;
  readonly bytes: number;
  readonly written: WrittenChange;
  readonly record: GameRecord;
  readonly change: GameChange;
}

/** `just-taken`: another node has it since a moment ago. */
type Taking = 'taken' | 'just-taken' | 'elsewhere' | 'unknown';

/** Games and their rows in the database, and the leases by which a game lives on one node at a time. */
export class GameStore {
  private readonly db: Kysely<Tables>;
  private readonly node: string;
  private readonly leaseSeconds: number;
  private readonly pulse: Pulse;
  private readonly archive: GameArchive | null;
  private readonly commits: GroupCommit<Append>;

  constructor(
    db: Kysely<Tables>,
    node: string,
    leaseSeconds: number,
    pulse: Pulse = STEADY,
    archive: GameArchive | null = null,
  ) {
    this.archive = archive;
    this.db = db;
    this.node = node;
    this.leaseSeconds = leaseSeconds;
    this.pulse = pulse;
    this.commits = new GroupCommit<Append>({
      together: (some) => this.appendTogether(some),
      alone: ({ record, change }) => this.appendAlone(record, change),
      mayBeOfOne: isOfWhatWasWritten,
    });
  }

  /** Known to be out of reach: there is no use in trying. */
  get isAway(): boolean {
    return this.pulse.isAway;
  }

  /** How it was begun, where that was done in one go: see `takeBegun`. */
  async create(game: NewGameRecord, change: GameChange): Promise<Begun | null> {
    if (change.rows.length <= ROWS_AT_ONCE) return (await inStatement(this.db, beginning(game, change)))[0] ?? null;
    await inTransaction(this.db, async (trx) => {
      await trx.insertInto('games').values(columnsOf(game)).execute();
      await this.write(trx, game, change);
    });
    return null;
  }

  /** Takes the lease of a game that stands as it began: nobody has had it since, nor changed anything of it. */
  async takeBegun(id: string, { mark }: Begun): Promise<boolean> {
    const take = this.db
      .updateTable('games')
      .set({ lease_holder: this.node, lease_until: this.until() })
      .where('id', '=', id)
      .where(sql<boolean>`xmin = ${mark}::text::xid`);
    return (await told(take.executeTakeFirst())).numUpdatedRows === 1n;
  }

  /** A game that was put away comes back first. */
  async find(id: string): Promise<FilmedGame | null> {
    const query = this.db
      .selectFrom('games')
      .select([...COLUMNS, 'archived_at', FILM_LENGTH.as('film_bytes'), LAST_CHANGE.as('changed_at')])
      .where('id', '=', id);
    const found = await told(query.executeTakeFirst());
    if (found === undefined) return null;
    const { archived_at, film_bytes: filmBytes, changed_at: updatedAt, ...game } = found;
    if (archived_at === null || this.archive === null) return { ...recordOf(game), filmBytes, updatedAt };
    await told(this.archive.bringBack(id));
    return this.find(id);
  }

  async rowsOf(id: string): Promise<readonly StoredRow[]> {
    const rows = await told(rowsFrom<{ readonly why: string | null }>(this.db, id));
    return rows.map(({ row, why }) => ({ row, why }));
  }

  /** How a game stands that is ours, once no commit of it is under way any more: one whose answer was lost is over by then. */
  async settled(game: GameRecord): Promise<SettledGame> {
    return inTransaction(this.db, async (trx) => {
      await this.holdIn(trx, game);
      const rows = await rowsFrom(trx, game.id);
      const film = trx.selectFrom('games').select(FILM_LENGTH.as('bytes')).where('id', '=', game.id);
      return { rows: rows.map(({ row }) => row), filmBytes: (await film.executeTakeFirst())?.bytes ?? 0 };
    });
  }

  async countRows(id: string): Promise<number> {
    return told(countRows(this.db, id));
  }

  /** The last rest point of a game. */
  async checkpointOf(id: string): Promise<Checkpoint | null> {
    const query = this.db.selectFrom('games').select('checkpoint').where('id', '=', id);
    return (await told(query.executeTakeFirst()))?.checkpoint ?? null;
  }

  /** Keeps the last rest point of a game that is ours. */
  async keepRest({ id }: GameRecord, checkpoint: Checkpoint | null): Promise<void> {
    const kept = this.db
      .updateTable('games')
      .set({ checkpoint: jsonOrNull(checkpoint) })
      .where('id', '=', id);
    await told(kept.where('lease_holder', '=', this.node).execute());
  }

  /** What a viewer saw of a game; null where it was not filmed from there. */
  async filmOf(game: GameRecord, viewer: Viewer): Promise<Film | null> {
    return told(readFilm(this.db, game.id, game, viewer));
  }

  /** The same of a game that is over, compressed; made of what was shot if nobody has yet. */
  async finishedFilm(game: GameRecord, viewer: Viewer): Promise<Uint8Array | null> {
    const film = await told(readFinished(this.db, game.id, viewer));
    if (film !== null) return film;
    if (await told(hasShots(this.db, game.id))) await this.finishFilms(game.id);
    return told(readFinished(this.db, game.id, viewer));
  }

  /** Makes the films of a game that is over, in place of what was shot. Whoever comes second finds them made. */
  async finishFilms(id: string): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      const over = trx.selectFrom('games').select(COLUMNS).where('id', '=', id).where('outcome', 'is not', null);
      const found = await over.forUpdate().executeTakeFirst();
      if (found !== undefined) await finishFilms(trx, id, recordOf(found));
    });
  }

  /** Some games that are over and have no films yet. */
  async unfinishedFilms(most: number): Promise<readonly string[]> {
    const shot = sql<{ id: string }>`
      select id from games where outcome is not null and exists (select 1 from shots s where s.game = games.id) limit ${most}`;
    return (await told(shot.execute(this.db))).rows.map(({ id }) => id);
  }

  /** All or nothing, and only while the lease is ours. When this returns, the change is committed. */
  async append(game: GameRecord, change: GameChange): Promise<void> {
    const written = writeChange(game.id, change);
    return this.commits.put({ game: game.id, bytes: written.bytes, written, record: game, change });
  }

  /** When what is appended next would be committed at once. */
  freeToAppend(): Promise<void> {
    return this.commits.free();
  }

  /** The same for a step to later rules. */
  async upgrade(game: GameRecord, step: GameChange & Pick<Journal, 'version'> & { resumed: Resumed }): Promise<void> {
    const { version, resumed, ...change } = step;
    await inTransaction(this.db, async (trx) => {
      await this.holdIn(trx, game);
      await this.write(trx, game, change);
      const later = { version, resumed: JSON.stringify(resumed) };
      await trx.updateTable('games').set(later).where('id', '=', game.id).execute();
    });
  }

  /** Links the game that is played after this one; if there is one already, that one stands. */
  async linkRematch(id: string, next: string): Promise<string> {
    const link = this.db.updateTable('games').set({ rematch: next }).where('id', '=', id).where('rematch', 'is', null);
    await told(link.execute());
    return (await this.find(id))?.rematch ?? next;
  }

  /** Takes the lease if it is free, ours, or that of a node which gives no sign of life. */
  async take(id: string): Promise<Taking> {
    const take = this.db
      .updateTable('games')
      .set({ lease_holder: this.node, lease_until: this.until() })
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .where((eb) =>
        eb.or([eb('lease_holder', 'is', null), eb('lease_holder', '=', this.node), holderIsDead('games')]),
      );
    const taken = await told(take.executeTakeFirst());
    if (taken.numUpdatedRows === 1n) return 'taken';
    const held = this.db
      .selectFrom('games')
      .select(
        sql<boolean>`coalesce(lease_until > now() + make_interval(secs => ${this.leaseSeconds * 0.7}), false)`.as(
          'fresh',
        ),
      )
      .where('id', '=', id);
    const found = await told(held.executeTakeFirst());
    if (found === undefined) return 'unknown';
    return found.fresh ? 'just-taken' : 'elsewhere';
  }

  /** Those of these games whose lease another has by now, or nobody. */
  async lostOf(ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const held = this.db.selectFrom('games').select('id').where('id', 'in', ids).where('lease_holder', '=', this.node);
    const own = new Set((await told(held.execute())).map(({ id }) => id));
    return ids.filter((id) => !own.has(id));
  }

  async release(id: string): Promise<void> {
    await told(
      this.db.updateTable('games').set(NO_LEASE).where('id', '=', id).where('lease_holder', '=', this.node).execute(),
    );
  }

  /** Deletes a game that is ours, with all that was kept of it; false if it is not ours any more. */
  async remove(id: string): Promise<boolean> {
    return inTransaction(this.db, async (trx) => {
      await trx.updateTable('games').set({ rematch: null }).where('rematch', '=', id).execute();
      const gone = trx.deleteFrom('games').where('id', '=', id).where('lease_holder', '=', this.node);
      return (await gone.executeTakeFirst()).numDeletedRows === 1n;
    });
  }

  /** For a database that only this process can open: whoever held a lease is dead. */
  async clearLeases(): Promise<void> {
    await told(this.db.updateTable('games').set(NO_LEASE).where('lease_holder', 'is not', null).execute());
  }

  /** Tries whether the database takes a write, by one that changes nothing. */
  async tryWrite(): Promise<void> {
    await told(sql`update migrations set name = name where id = 1`.execute(this.db));
  }

  private async appendTogether(some: readonly Append[]): Promise<ReadonlySet<string>> {
    const changes = some.map(({ written }) => written);
    const rows = await inStatement(this.db, appendQuery(this.node, changes));
    return new Set(rows.map(({ id }) => id));
  }

  private appendAlone(game: GameRecord, change: GameChange): Promise<void> {
    return inTransaction(this.db, async (trx) => {
      await this.holdIn(trx, game);
      await this.write(trx, game, change);
    });
  }

  /** Nobody takes the lease while this lasts. */
  private async holdIn(trx: Kysely<Tables>, { id }: GameRecord): Promise<void> {
    const held = trx.selectFrom('games').select('id').where('id', '=', id).where('lease_holder', '=', this.node);
    if ((await held.forUpdate().executeTakeFirst()) === undefined)
      throw new LeaseLost(`game ${id} is not held by this node`);
  }

  private async write(trx: Kysely<Tables>, game: NewGameRecord, change: GameChange): Promise<void> {
    const { rows, shots, checkpoint, end } = change;
    const fresh = rows.map(({ row, why }) => ({ n: row.n, row, more: { why } }));
    await appendRows(trx, game.id, fresh);
    await insertShots(trx, game.id, rows.at(-1)?.row.n ?? 0, shots);
    const changed = {
      updated_at: sql<string>`now()`,
      ...(checkpoint === undefined ? {} : { checkpoint: jsonOrNull(checkpoint) }),
      ...(end === null ? {} : { outcome: JSON.stringify(end.outcome), report: JSON.stringify(end.report) }),
    };
    await trx.updateTable('games').set(changed).where('id', '=', game.id).execute();
  }

  private until() {
    return sql<string>`now() + make_interval(secs => ${this.leaseSeconds})`;
  }
}

/** A game's own row is not written with every row of its journal. */
const LAST_CHANGE = sql<Date>`greatest(games.updated_at, (select r.at from rows r where r.game = games.id order by r.n desc limit 1))`;

const NO_LEASE = { lease_holder: null, lease_until: null };

function columnsOf(game: NewGameRecord) {
  return {
    id: game.id,
    ruleset: game.ruleset,
    version: game.version,
    title: game.title,
    setup: JSON.stringify(game.setup ?? null),
    seed: game.seed,
    dice: JSON.stringify(game.dice),
    seats: JSON.stringify(game.seats),
    referee: game.referee,
    forked: jsonOrNull(game.forked ?? null),
    ...tableColumns(game.seats, game.table ?? null),
    outcome: null,
    ...NO_LEASE,
  };
}

function beginning(game: NewGameRecord, change: GameChange): CompiledQuery<Begun> {
  const { id, ruleset, version, title, setup, seed, dice, seats, referee, forked = null, table = null } = game;
  const texts = { setup: JSON.stringify(setup ?? null), dice: JSON.stringify(dice), seats: JSON.stringify(seats) };
  const written = { id, ruleset, version, title, seed, referee, ...texts };
  const besides = { forked: jsonOrNull(forked), tabled: jsonOrNull(table), isListed: isListed(seats, table) };
  return createQuery({ ...written, ...besides }, writeChange(id, change));
}

/** A listed table stands in the lobby while a seat is free. */
function isListed(seats: readonly StoredSeat[], table: StoredTable | null): boolean {
  return table?.listed === true && seats.some(({ open }) => open === true);
}

export function tableColumns(seats: readonly StoredSeat[], table: StoredTable | null) {
  const listedAt = isListed(seats, table) ? sql<string>`date_trunc('milliseconds', now())` : null;
  return { tabled: jsonOrNull(table), listed_at: listedAt };
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

export const COLUMNS = [
  ...(['id', 'ruleset', 'version', 'title', 'setup', 'seed', 'dice', 'seats', 'referee', 'forked', 'tabled'] as const),
  ...(['outcome', 'rematch', 'resumed', 'report', 'created_at', 'updated_at'] as const),
] as const;

export function recordOf(found: Pick<Selectable<GamesTable>, (typeof COLUMNS)[number]>): GameRecord {
  const { created_at: createdAt, updated_at: updatedAt, tabled: table, ...record } = found;
  return { ...record, table, createdAt, updatedAt };
}
