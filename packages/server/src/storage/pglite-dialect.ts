import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** Kysely on PGlite: PostgreSQL's SQL, one connection, taken in turns. */
export class PGliteDialect implements Dialect {
  private readonly client: PGlite;

  constructor(client: PGlite) {
    this.client = client;
  }

  createDriver = (): Driver => new PGliteDriver(this.client);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
}

class PGliteDriver implements Driver {
  private readonly client: PGlite;
  private readonly connection: DatabaseConnection;
  private last: Promise<void> = Promise.resolve();
  private free: () => void = () => {};

  constructor(client: PGlite) {
    this.client = client;
    this.connection = new PGliteConnection(client);
  }

  async init(): Promise<void> {
    await this.client.waitReady;
  }

  /** There is one connection: whoever asks waits until the one before has given it back. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let free = () => {};
    this.last = new Promise((resolve) => {
      free = resolve;
    });
    await before;
    this.free = free;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const free = this.free;
    // PGlite answers in microtasks alone; without a turn of the loop a busy game would starve sockets and timers.
    await nextTurn();
    free();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.client.close();
  }
}

/** A transaction of many statements lets others be answered when it has been at work for so long. */
const TURN_MILLISECONDS = 10;

class PGliteConnection implements DatabaseConnection {
  private readonly client: PGlite;
  private worked = 0;

  constructor(client: PGlite) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const begun = performance.now();
    const result = await this.client.query<R>(query.sql, [...query.parameters]);
    this.worked += performance.now() - begun;
    if (this.worked > TURN_MILLISECONDS) {
      this.worked = 0;
      await nextTurn();
    }
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: streaming is not offered, and the interface wants a generator.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream');
  }
}
