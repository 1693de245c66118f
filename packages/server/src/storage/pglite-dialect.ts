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
import type { Embedded, EmbeddedSession } from './embedded.ts';

/** Kysely on PGlite: PostgreSQL's SQL, one connection, taken in turns. */
export class PGliteDialect implements Dialect {
  private readonly embedded: Embedded;

  constructor(embedded: Embedded) {
    this.embedded = embedded;
  }

  createDriver = (): Driver => new PGliteDriver(this.embedded);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
}

class PGliteDriver implements Driver {
  private readonly embedded: Embedded;
  private last: Promise<void> = Promise.resolve();
  private free: () => void = () => {};

  constructor(embedded: Embedded) {
    this.embedded = embedded;
  }

  async init(): Promise<void> {}

  /** There is one connection: whoever asks waits until the one before has given it back. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    let free = () => {};
    this.last = new Promise((resolve) => {
      free = resolve;
    });
    await before;
    this.free = free;
    try {
      return new PGliteConnection(this.embedded.session());
    } catch (error) {
      free();
      throw error;
    }
  }

  async releaseConnection(): Promise<void> {
    this.free();
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
    await this.embedded.close();
  }
}

class PGliteConnection implements DatabaseConnection {
  private readonly session: EmbeddedSession;

  constructor(session: EmbeddedSession) {
    this.session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affected } = await this.session.query(query.sql, query.parameters);
    // A row is what the query says that it is.
    return { rows: rows as R[], numAffectedRows: BigInt(affected) };
  }

  // biome-ignore lint/correctness/useYield: streaming is not offered, and the interface wants a generator.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded database does not stream');
  }
}
