import type { DicePlan, Outcome, Row } from '@hardtop/kernel';
import { type Kysely, type Selectable, sql } from 'kysely';
import { messageOf } from '../start-problem.ts';
import type { GamesTable, StoredSeat, Tables } from './tables.ts';

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
}

export interface GameRecord extends NewGameRecord {
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface StoredRow {
  readonly row: Row;
  readonly why: string | null;
}

/** Another node has taken the game over: what this one holds of it is out of date. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** The database did not do as it was told: it is away, full, or was asked the impossible. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';

  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}

type Taking = 'taken' | 'elsewhere' | 'unknown';

/** Games and their rows in the database, and the leases by which a game lives on one node at a time. */
export class GameStore {
  private readonly db: Kysely<Tables>;
  private readonly node: string;
  private readonly leaseSeconds: number;

  constructor(db: Kysely<Tables>, node: string, leaseSeconds: number) {
    this.db = db;
    this.node = node;
    this.leaseSeconds = leaseSeconds;
  }

  async create(game: NewGameRecord, rows: readonly StoredRow[], outcome: Outcome | null): Promise<void> {
    await this.transaction(async (trx) => {
      const values = { ...columnsOf(game), ...outcomeColumn(outcome) };
      await trx.insertInto('games').values(values).execute();
      await insertRows(trx, game.id, rows);
    });
  }

  async find(id: string): Promise<GameRecord | null> {
    const query = this.db.selectFrom('games').selectAll().where('id', '=', id);
    const found = await told(query.executeTakeFirst());
    return found === undefined ? null : recordOf(found);
  }

  async rowsOf(id: string): Promise<readonly StoredRow[]> {
    return told(this.db.selectFrom('rows').select(['row', 'why']).where('game', '=', id).orderBy('n').execute());
  }

  async countRows(id: string): Promise<number> {
    const count = sql<number>`count(*)::int`.as('count');
    const counted = await told(this.db.selectFrom('rows').select(count).where('game', '=', id).executeTakeFirst());
    return counted?.count ?? 0;
  }

  /** All or nothing, and only while the lease is ours. When this returns, the rows are committed. */
  async append(id: string, rows: readonly StoredRow[], outcome: Outcome | null): Promise<void> {
    await this.transaction(async (trx) => {
      const touched = await trx
        .updateTable('games')
        .set({ updated_at: sql<string>`now()`, ...outcomeColumn(outcome) })
        .where('id', '=', id)
        .where('lease_holder', '=', this.node)
        .executeTakeFirst();
      if (touched.numUpdatedRows !== 1n) throw new LeaseLost(`game ${id} is not held by this node`);
      await insertRows(trx, id, rows);
    });
  }

  /** Links the game that is played after this one; if there is one already, that one stands. */
  async linkRematch(id: string, next: string): Promise<string> {
    const link = this.db.updateTable('games').set({ rematch: next }).where('id', '=', id).where('rematch', 'is', null);
    await told(link.execute());
    return (await this.find(id))?.rematch ?? next;
  }

  /** Takes the lease if it is free, ours, or that of a node which has not renewed it in time. */
  async take(id: string): Promise<Taking> {
    const take = this.db
      .updateTable('games')
      .set({ lease_holder: this.node, lease_until: this.until() })
      .where('id', '=', id)
      .where((eb) =>
        eb.or([
          eb('lease_holder', 'is', null),
          eb('lease_holder', '=', this.node),
          eb('lease_until', '<', sql<Date>`now()`),
        ]),
      );
    const taken = await told(take.executeTakeFirst());
    if (taken.numUpdatedRows === 1n) return 'taken';
    return (await this.find(id)) === null ? 'unknown' : 'elsewhere';
  }

  async renew(ids: readonly string[]): Promise<void> {
    const renewed = { lease_until: this.until() };
    await told(
      this.db.updateTable('games').set(renewed).where('id', 'in', ids).where('lease_holder', '=', this.node).execute(),
    );
  }

  async release(id: string): Promise<void> {
    await told(
      this.db.updateTable('games').set(NO_LEASE).where('id', '=', id).where('lease_holder', '=', this.node).execute(),
    );
  }

  /** For a database that only this process can open: whoever held a lease is dead. */
  async clearLeases(): Promise<void> {
    await told(this.db.updateTable('games').set(NO_LEASE).where('lease_holder', 'is not', null).execute());
  }

  /** Whether the database answers. */
  async ping(): Promise<void> {
    await told(sql`select 1`.execute(this.db));
  }

  private transaction(job: (trx: Kysely<Tables>) => Promise<void>): Promise<void> {
    return told(this.db.transaction().execute(job));
  }

  private until() {
    return sql<string>`now() + make_interval(secs => ${this.leaseSeconds})`;
  }
}

const NO_LEASE = { lease_holder: null, lease_until: null };

/** What a database complains of, in our own terms. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof LeaseLost ? error : new StorageFailure(error);
  }
}

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
    ...NO_LEASE,
  };
}

function outcomeColumn(outcome: Outcome | null) {
  return { outcome: outcome === null ? null : JSON.stringify(outcome) };
}

async function insertRows(db: Kysely<Tables>, game: string, rows: readonly StoredRow[]): Promise<void> {
  // PostgreSQL takes at most 65,535 parameters in one statement.
  for (let i = 0; i < rows.length; i += 1_000) {
    const values = rows.slice(i, i + 1_000).map(({ row, why }) => ({ game, n: row.n, row: JSON.stringify(row), why }));
    await db.insertInto('rows').values(values).execute();
  }
}

function recordOf(found: Selectable<GamesTable>): GameRecord {
  const { id, ruleset, version, title, setup, seed, dice, seats, outcome, rematch, created_at, updated_at } = found;
  return {
    id,
    ruleset,
    version,
    title,
    setup,
    seed,
    dice,
    seats,
    outcome,
    rematch,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}
