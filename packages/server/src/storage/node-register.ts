import { type Kysely, sql } from 'kysely';
import { told } from './failures.ts';
import { holderIsDead } from './holder-is-dead.ts';
import type { Tables } from './tables.ts';

/** A node as the others may reach it. */
export interface Peer {
  readonly id: string;
  /** Where it answers, e.g. `http://10.0.0.7:4400`. */
  readonly address: string;
  /** Known to whoever reads the database: by it a node knows the others. */
  readonly secret: string;
}

/** The lock of a line can be had by others only once the line has ended; it is given back with the statement. */
const LINE_IS_GONE = sql<boolean>`(line is not null and pg_try_advisory_xact_lock_shared(line))`;

/** After this share of the time that a node has it is asked for, where it is to be reached. */
const OVERDUE = 0.3;

/** The nodes on one database: each says again and again that it lives, and has its games for as long as it does. */
export class NodeRegister {
  private readonly db: Kysely<Tables>;
  private readonly self: string;
  private readonly seconds: number;

  /** `seconds`: after how long without a sign of life a node counts as dead. */
  constructor(db: Kysely<Tables>, self: string, seconds: number) {
    this.db = db;
    this.self = self;
    this.seconds = seconds;
  }

  /**
   * A sign of life; whether the node was taken for alive until now. The table may have been emptied by a crash of the database: then the node
   * is entered anew.
   */
  async beat({ address, secret }: Omit<Peer, 'id'>, line: number | null = null): Promise<boolean> {
    const until = sql<string>`now() + make_interval(secs => ${this.seconds})`;
    const lived = this.db
      .selectFrom('nodes')
      .select('id')
      .where('id', '=', this.self)
      .where('until', '>', sql<Date>`now()`);
    const signs = this.db
      .with('lived', () => lived)
      .insertInto('nodes')
      .values({ id: this.self, address, secret, until, line })
      .onConflict((there) => there.column('id').doUpdateSet({ address, secret, until, line }))
      .returning((eb) => eb.exists(eb.selectFrom('lived').select('lived.id')).as('lived'));
    const signed = await told(signs.executeTakeFirst());
    await told(this.db.deleteFrom('nodes').where('until', '<', sql<Date>`now() - make_interval(hours => 1)`).execute());
    return signed?.lived === true;
  }

  /** Those that count as alive and of which nothing was heard for a while, or whose line to the others is gone. Neither is a proof: one may be busy, and a line may break. */
  async suspects(): Promise<readonly Peer[]> {
    const silent = this.db
      .selectFrom('nodes')
      .select(['id', 'address', 'secret'])
      .where('id', '<>', this.self)
      .where('until', '>', sql<Date>`now()`)
      .where(this.isSuspect());
    return told(silent.execute());
  }

  /** Has a node count as dead from now on, if there is reason to. One that lives is back with its next sign of life, and asks what it has lost. */
  async bury(id: string): Promise<boolean> {
    const buried = this.db
      .updateTable('nodes')
      .set({ until: sql<string>`now()` })
      .where('id', '=', id)
      .where('until', '>', sql<Date>`now()`)
      .where(this.isSuspect());
    return (await told(buried.executeTakeFirst())).numUpdatedRows === 1n;
  }

  private isSuspect() {
    const left = this.seconds * (1 - OVERDUE);
    return sql<boolean>`(until < now() + make_interval(secs => ${left}) or ${LINE_IS_GONE})`;
  }

  async leave(): Promise<void> {
    await told(this.db.deleteFrom('nodes').where('id', '=', this.self).execute());
  }

  /** The other node that has a game and lives; null: it is ours, nobody's, or that of a dead one. */
  async holderOf(game: string): Promise<Peer | null> {
    const query = this.db
      .selectFrom('games')
      .innerJoin('nodes', 'nodes.id', 'games.lease_holder')
      .select(['nodes.id', 'nodes.address', 'nodes.secret'])
      .where('games.id', '=', game)
      .where('nodes.until', '>', sql<Date>`now()`)
      .where('nodes.id', '<>', this.self);
    return (await told(query.executeTakeFirst())) ?? null;
  }

  /** Games of dead nodes in which a bot plays or a clock runs: they would go on by themselves if anybody had them. */
  async orphans(most: number): Promise<readonly string[]> {
    const { rows } = await told(
      sql<{ id: string }>`
        select id from games g
        where lease_holder is not null and outcome is null and archived_at is null
          and (seats @> '[{"kind":"bot"}]'
            or exists (select 1 from live_games l where l.game = g.id and l.due is not null))
          and ${holderIsDead('g')}
        order by updated_at desc limit ${sql.lit(most)}`.execute(this.db),
    );
    return rows.map(({ id }) => id);
  }
}
