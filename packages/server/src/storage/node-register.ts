import { type Kysely, sql } from 'kysely';
import { told } from './failures.ts';
import type { Tables } from './tables.ts';

/** A node as the others may reach it. */
export interface Peer {
  readonly id: string;
  /** Where it answers, e.g. `http://10.0.0.7:4400`. */
  readonly address: string;
  /** Known to whoever reads the database: by it a node knows the others. */
  readonly secret: string;
}

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

  /** A sign of life. The table may have been emptied by a crash of the database: then the node is entered anew. */
  async beat({ address, secret }: Omit<Peer, 'id'>): Promise<void> {
    const until = sql<string>`now() + make_interval(secs => ${this.seconds})`;
    const signs = this.db
      .insertInto('nodes')
      .values({ id: this.self, address, secret, until })
      .onConflict((there) => there.column('id').doUpdateSet({ address, secret, until }));
    await told(signs.execute());
    await told(this.db.deleteFrom('nodes').where('until', '<', sql<Date>`now() - make_interval(hours => 1)`).execute());
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
        where lease_holder is not null and lease_until < now() and outcome is null and archived_at is null
          and (seats @> '[{"kind":"bot"}]'
            or exists (select 1 from live_games l where l.game = g.id and l.due is not null))
          and not exists (select 1 from nodes n where n.id = g.lease_holder and n.until > now())
        order by updated_at desc limit ${sql.lit(most)}`.execute(this.db),
    );
    return rows.map(({ id }) => id);
  }
}
