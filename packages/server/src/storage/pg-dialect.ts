import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isRefusal } from './failures.ts';
import { type Pulse, PulseWatch } from './pulse.ts';
import { StatementNames } from './statement-names.ts';

interface PgOptions {
  readonly pool: Pool;
  /** How long a statement may take before its connection counts as lost. */
  readonly queryMilliseconds: number;
  /** Statements that PostgreSQL is to remember by a name from the start. */
  readonly remembered: readonly { readonly name: string; readonly sql: string }[];
  /** What breaks, goes away and comes back. */
  readonly onNews: (message: string) => void;
}

/** How long the first sign of life may take of a database that was away. */
const SIGN_MILLISECONDS = 1_000;

/** Kysely on a PostgreSQL that may restart, freeze or cut its lines: whoever waits is told in time, and nobody waits for one that is known to be away. */
export class PgDialect implements Dialect {
  private readonly driver: PgDriver;

  constructor(options: PgOptions) {
    this.driver = new PgDriver(options);
  }

  get pulse(): Pulse {
    return this.driver.pulse;
  }

  createDriver = (): Driver => this.driver;
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector: Dialect['createIntrospector'] = (db) => new PostgresIntrospector(db);
}

class PgDriver implements Driver {
  readonly pulse: PulseWatch;
  private readonly options: PgOptions;
  private readonly names: StatementNames;

  constructor(options: PgOptions) {
    const { pool, onNews, remembered } = options;
    this.options = options;
    this.names = new StatementNames(remembered);
    this.pulse = new PulseWatch(() => this.signOfLife(), onNews);
    const onLost = (error: Error) => onNews(`a database connection broke: ${error.message}`);
    // A connection that breaks is replaced on next use; unheard, its error would end the process, whoever has it just then.
    pool.on('connect', (client) => void client.on('error', onLost));
    pool.on('error', () => {});
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PgConnection> {
    const { pulse, options } = this;
    if (pulse.isAway) throw new Error('the database is away');
    try {
      const client = await options.pool.connect();
      return new PgConnection(client, options.queryMilliseconds, (late) => pulse.missed(late), this.names);
    } catch (error) {
      pulse.missed(error);
      throw error;
    }
  }

  async releaseConnection(connection: PgConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: PgConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`));
  }

  async commitTransaction(connection: PgConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: PgConnection): Promise<void> {
    await connection.rollBack();
  }

  async destroy(): Promise<void> {
    this.pulse.stop();
    await this.options.pool.end();
  }

  private async signOfLife(): Promise<void> {
    const client = await this.options.pool.connect();
    const connection = new PgConnection(client, SIGN_MILLISECONDS, () => {}, this.names);
    try {
      await connection.executeQuery(CompiledQuery.raw('select 1'));
    } finally {
      connection.release();
    }
  }
}

/** A connection for as long as somebody has it. */
class PgConnection implements DatabaseConnection {
  private readonly client: PoolClient;
  private readonly milliseconds: number;
  private readonly onLate: (error: Error) => void;
  private readonly names: StatementNames;
  /** Nothing can be asked of it any more; it does not go back to the others. */
  private isLost = false;

  constructor(client: PoolClient, milliseconds: number, onLate: (error: Error) => void, names: StatementNames) {
    this.client = client;
    this.milliseconds = milliseconds;
    this.onLate = onLate;
    this.names = names;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const asked = { text: sql, values: [...parameters], name: this.names.of({ sql, parameters }) };
      const { rows, rowCount } = await this.inTime(this.client.query(asked));
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      // What PostgreSQL itself calls an error leaves the connection as it was.
      if (!isRefusal(error)) this.isLost = true;
      throw error;
    }
  }

  /** A connection that is lost takes its transaction with it; the first failure is the one to tell. */
  async rollBack(): Promise<void> {
    if (!this.isLost) await this.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
  }

  release(): void {
    this.client.release(this.isLost);
  }

  // biome-ignore lint/correctness/useYield: streaming is not offered, and the interface wants a generator.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing is streamed from the database');
  }

  private async inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let isThere = false;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () => {
        if (isThere) return;
        const error = new Error(`no answer within ${this.milliseconds} ms`);
        this.onLate(error);
        reject(error);
      };
      // Where this process itself was held up the answer may lie here unread: it is read first.
      timer = setTimeout(() => setImmediate(giveUp), this.milliseconds);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      isThere = true;
      clearTimeout(timer);
    }
  }
}
