import type { Seat } from '@hardtop/kernel';
import { type Kysely, sql } from 'kysely';
import type { Owner } from '../keys/owner.ts';
import { told } from '../storage/failures.ts';
import type { ChannelTarget } from '../storage/notice-target.ts';
import type { StoredSeat, Tables } from '../storage/tables.ts';
import { type ChannelCard, hashSecret, labelOf, makeSecret } from './channels.ts';

/** Something somebody is told. */
interface Notice {
  readonly game: string;
  readonly seat: Seat;
  readonly kind: 'turn' | 'over';
  readonly title: string;
  readonly text: string;
}

export interface KeptNotice extends Notice {
  readonly id: number;
  readonly at: Date;
}

/** One notice on its way by one channel. */
export interface Delivery extends KeptNotice {
  readonly channel: string;
  readonly target: ChannelTarget;
  readonly tries: number;
}

/** Of each owner: channels, seats to be told about, notices that are kept for the feed. */
const MOST = { channels: 10, seats: 500, notices: 50 } as const;
/** A delivery is tried so often, and then given up. */
const TRIES = 5;

type SeatLock = Pick<StoredSeat, 'seat' | 'keyHash'>;

const isSameLock = (one: SeatLock, other: SeatLock) => one.seat === other.seat && one.keyHash === other.keyHash;

export class NoticeStore {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  async channels(owner: Owner): Promise<readonly ChannelCard[]> {
    const query = this.db.selectFrom('notice_channels').selectAll().where('owner', '=', owner).orderBy('created_at');
    const found = await told(query.execute());
    return found.map(({ id, target, confirmed }) => ({ id, kind: target.kind, label: labelOf(target), confirmed }));
  }

  /** Null: there are too many. The same push address or mail twice is one channel. */
  async open(owner: Owner, target: ChannelTarget, secret: string | null): Promise<string | null> {
    const { length } = await this.channels(owner);
    if (length >= MOST.channels) return null;
    const id = makeSecret();
    const row = {
      id,
      owner,
      target: JSON.stringify(target),
      secret: secret === null ? null : hashSecret(secret),
      confirmed: target.kind !== 'mail',
    };
    await told(this.db.insertInto('notice_channels').values(row).execute());
    return id;
  }

  /** Whether this address was written to for somebody within the hour. */
  async wasAsked(address: string): Promise<boolean> {
    const found = await told(
      sql<{ count: number }>`select count(*)::int as count from notice_channels
        where target->>'kind' = 'mail' and lower(target->>'address') = lower(${address})
        and created_at > now() - interval '1 hour'`.execute(this.db),
    );
    return (found.rows[0]?.count ?? 0) > 0;
  }

  async close(owner: Owner, id: string): Promise<boolean> {
    const gone = this.db.deleteFrom('notice_channels').where('owner', '=', owner).where('id', '=', id);
    return (await told(gone.executeTakeFirst())).numDeletedRows === 1n;
  }

  /** By the token that only the mail has. */
  async confirm(token: string): Promise<boolean> {
    const done = this.db
      .updateTable('notice_channels')
      .set({ confirmed: true })
      .where('secret', '=', hashSecret(token));
    return (await told(done.executeTakeFirst())).numUpdatedRows === 1n;
  }

  async stop(token: string): Promise<boolean> {
    const done = this.db.deleteFrom('notice_channels').where('secret', '=', hashSecret(token));
    return (await told(done.executeTakeFirst())).numDeletedRows === 1n;
  }

  /** With the key by which somebody has each of them: a seat that has changed hands meanwhile is not followed. */
  async follow(owner: Owner, game: string, seats: readonly SeatLock[]): Promise<boolean> {
    const count = this.db.selectFrom('notice_seats').select(sql<number>`count(*)::int`.as('count'));
    const had = (await told(count.where('owner', '=', owner).executeTakeFirst()))?.count ?? 0;
    if (had + seats.length > MOST.seats) return false;
    await told(
      this.db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('games')
          .select('seats')
          .where('id', '=', game)
          .forShare()
          .executeTakeFirst();
        const held = seats.filter((own) => found?.seats.some((one) => isSameLock(one, own)));
        if (held.length === 0) return;
        const follow = trx.insertInto('notice_seats').values(held.map(({ seat }) => ({ owner, game, seat })));
        await follow.onConflict((conflict) => conflict.doNothing()).execute();
      }),
    );
    return true;
  }

  async unfollow(owner: Owner, game: string): Promise<void> {
    await told(this.db.deleteFrom('notice_seats').where('owner', '=', owner).where('game', '=', game).execute());
  }

  async followed(owner: Owner): Promise<readonly { readonly game: string; readonly seat: Seat }[]> {
    const query = this.db.selectFrom('notice_seats').select(['game', 'seat']).where('owner', '=', owner);
    return told(query.orderBy('game').orderBy('seat').execute());
  }

  /** Nothing is known of the owner any more: no address, no seat, no notice. */
  async forget(owner: Owner): Promise<void> {
    await told(
      this.db.transaction().execute(async (trx) => {
        for (const table of ['notice_channels', 'notice_seats', 'notices'] as const)
          await trx.deleteFrom(table).where('owner', '=', owner).execute();
      }),
    );
  }

  /** Whether anybody wants to be told about a seat. */
  async isFollowed(game: string, seat: Seat): Promise<boolean> {
    const query = this.db.selectFrom('notice_seats').select('seat').where('game', '=', game).where('seat', '=', seat);
    return (await told(query.executeTakeFirst())) !== undefined;
  }

  /** Writes a notice down for all who follow the seat, with a delivery for each of their channels. */
  async tell(notice: Notice): Promise<void> {
    const { game, seat, kind, title, text } = notice;
    await told(
      this.db.transaction().execute(async (trx) => {
        await sql`with fresh as (
            insert into notices (owner, game, seat, kind, title, text)
            select owner, ${game}, ${seat}, ${kind}, ${title}, ${text} from notice_seats
            where game = ${game} and seat = ${seat} returning id, owner)
          insert into notice_deliveries (notice, channel)
          select fresh.id, c.id from fresh join notice_channels c on c.owner = fresh.owner
          where c.confirmed and c.target->>'kind' <> 'feed'`.execute(trx);
        await sql`delete from notices where id in (
            select id from (select id, row_number() over (partition by owner order by id desc) as place from notices
              where owner in (select owner from notice_seats where game = ${game} and seat = ${seat})) old
            where place > ${MOST.notices})`.execute(trx);
      }),
    );
  }

  /** What a feed shows; null: there is no such feed. */
  async feed(secret: string): Promise<readonly KeptNotice[] | null> {
    const found = this.db.selectFrom('notice_channels').select('owner').where('secret', '=', hashSecret(secret));
    const channel = await told(found.where(sql`target->>'kind'`, '=', 'feed').executeTakeFirst());
    return channel === undefined ? null : this.latest(channel.owner);
  }

  async latest(owner: Owner): Promise<readonly KeptNotice[]> {
    const query = this.db
      .selectFrom('notices')
      .select(['id', 'game', 'seat', 'kind', 'title', 'text', 'at'])
      .where('owner', '=', owner);
    return told(query.orderBy('id', 'desc').limit(MOST.notices).execute());
  }

  /** Takes some deliveries that are due: whoever else looks meanwhile does not get them. One that is not done comes up again. */
  async take(most: number): Promise<readonly Delivery[]> {
    const taken = await told(
      sql<Delivery>`
        with taken as (
          update notice_deliveries set tries = tries + 1, due = now() + interval '1 minute' * power(4, tries)
          where (notice, channel) in (
            select notice, channel from notice_deliveries where due <= now() order by due limit ${most}
            for update skip locked)
          returning notice, channel, tries)
        select taken.channel, taken.tries, c.target, n.id, n.game, n.seat, n.kind, n.title, n.text, n.at
        from taken join notices n on n.id = taken.notice join notice_channels c on c.id = taken.channel
        order by n.id`.execute(this.db),
    );
    return taken.rows;
  }

  /** `how`: it has arrived; it has not, and is tried again or given up; nobody is at that address any more. */
  async done({ id, channel, tries }: Delivery, how: 'arrived' | 'failed' | 'gone'): Promise<void> {
    if (how === 'failed' && tries < TRIES) return;
    if (how === 'gone') {
      await told(this.db.deleteFrom('notice_channels').where('id', '=', channel).execute());
      return;
    }
    const gone = this.db.deleteFrom('notice_deliveries').where('notice', '=', id).where('channel', '=', channel);
    await told(gone.execute());
  }
}
