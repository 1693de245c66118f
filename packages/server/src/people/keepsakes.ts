import { type Kysely, sql, type Transaction } from 'kysely';
import { makeOwner, type Owner } from '../keys/owner.ts';
import { hashSeatKey } from '../keys/seat-keys.ts';
import { told } from '../storage/failures.ts';
import type { StoredSeat, StoredTable, Tables } from '../storage/tables.ts';
import type { KeptGame, KeptSecret, MyKeptGame } from '../wire/people.ts';
import { LIMITS } from './limits.ts';
import type { ServerSecret } from './server-secret.ts';

/** `former`: a library that was on a browser before it came to be part of the person's. */
type Kind = 'library' | 'former' | 'game' | 'campaign';

const MOST: Readonly<Record<Kind, number>> = {
  library: 1,
  former: 50,
  game: LIMITS.games,
  campaign: LIMITS.campaigns,
};

type SeatKeys = KeptGame['keys'];

interface Locked {
  readonly id: string;
  readonly title: string;
  readonly over: boolean;
  readonly seats: readonly StoredSeat[];
  readonly referee: string | null;
  readonly tabled: StoredTable | null;
}

interface Opened {
  readonly id: string;
  readonly text: string;
}

/** Takes a lock that no other program on the same database is likely to take. */
const LOCK = 4_400_118;

/** Keys and tokens that are kept with a name, so that another device has them. They are sealed; where they open nothing they are not kept. */
export class Keepsakes {
  private readonly db: Kysely<Tables>;
  private readonly secret: ServerSecret;

  constructor(db: Kysely<Tables>, secret: ServerSecret) {
    this.db = db;
    this.secret = secret;
  }

  /** The person's token; the first one that is brought stays, and one that comes later is noted beside it. */
  async keepLibrary(person: string, token: string): Promise<string> {
    return this.locked(person, async (trx) => {
      const known = await this.read(trx, person, 'library', 'token');
      if (known === null) await this.write(trx, person, 'library', new Map([['token', token]]));
      else if (known !== token) await this.write(trx, person, 'former', new Map([[makeOwner(token), '']]));
      return known ?? token;
    });
  }

  async library(person: string): Promise<string | null> {
    return this.read(this.db, person, 'library', 'token');
  }

  /** Whose documents are the person's. */
  async owners(person: string): Promise<readonly Owner[]> {
    const token = await this.library(person);
    const former = await this.all(this.db, person, 'former');
    return [...(token === null ? [] : [makeOwner(token)]), ...former.map(({ id }) => id as Owner)];
  }

  /** Joins these keys to those that are known; only what opens a seat is kept. */
  async keepGames(person: string, games: readonly KeptGame[]): Promise<void> {
    const locks = await this.locksOf(games.map(({ id }) => id));
    await this.locked(person, async (trx) => {
      const known = new Map((await this.all(trx, person, 'game')).map(({ id, text }) => [id, text]));
      const changed = new Map<string, string>();
      for (const game of games) {
        const [lock, before] = [locks.get(game.id), changed.get(game.id) ?? known.get(game.id)];
        const joined = before === undefined ? game : joinedGames(JSON.parse(before) as KeptGame, game);
        const fit = lock === undefined ? null : fitting(lock, joined);
        if (fit !== null && JSON.stringify(fit) !== before) changed.set(game.id, JSON.stringify(fit));
      }
      await this.write(trx, person, 'game', changed);
    });
  }

  /** Those that still open something, the last first. */
  async games(person: string): Promise<readonly MyKeptGame[]> {
    const all = await this.all(this.db, person, 'game');
    const locks = await this.locksOf(all.map(({ id }) => id));
    return all.flatMap(({ id, text }) => {
      const lock = locks.get(id);
      const fit = lock === undefined ? null : fitting(lock, JSON.parse(text) as KeptGame);
      return fit === null || lock === undefined ? [] : [{ ...fit, title: lock.title, over: lock.over }];
    });
  }

  /**
   * Games of one person and bots, and the others. Whoever opens a game has all its keys at first: that he has them says nothing of who sits
   * there, so a game for several people is never his alone.
   */
  async gamesOfNobodyElse(
    person: string,
  ): Promise<{ readonly own: readonly string[]; readonly shared: readonly string[] }> {
    const games = await this.games(person);
    const locks = await this.locksOf(games.map(({ id }) => id));
    const isOwn = ({ id, keys, referee }: KeptGame) => {
      const lock = locks.get(id);
      const people = (lock?.seats ?? []).filter(({ kind }) => kind === 'human');
      const isRefereed = lock?.referee != null && referee === undefined;
      return people.length === 1 && keys.some(({ seat }) => seat === people[0]?.seat) && !isRefereed;
    };
    const ids = (some: readonly KeptGame[]) => some.map(({ id }) => id);
    return { own: ids(games.filter(isOwn)), shared: ids(games.filter((game) => !isOwn(game))) };
  }

  /** Takes the person's name off the seats that are his in these games. */
  async unsign(person: string, ids: readonly string[]): Promise<void> {
    const own = (await this.games(person)).filter(({ id }) => ids.includes(id));
    for (const { id, keys } of own) {
      const hashes = keys.map(({ key }) => hashSeatKey(key));
      await told(
        sql`
          update games set seats = (
            select jsonb_agg(case when seat->>'keyHash' = any(${hashes}) then seat - 'by' else seat end order by place)
            from jsonb_array_elements(seats) with ordinality as each (seat, place)
          ) where id = ${id}`.execute(this.db),
      );
    }
  }

  async forgetGame(person: string, id: string): Promise<void> {
    const gone = this.db.deleteFrom('keepsakes').where('person', '=', person).where('kind', '=', 'game');
    await told(gone.where('id', '=', id).execute());
  }

  async keepSecrets(person: string, secrets: readonly KeptSecret[]): Promise<void> {
    const changed = new Map(secrets.map(({ id, secret }) => [id, secret]));
    await this.locked(person, (trx) => this.write(trx, person, 'campaign', changed));
  }

  async secrets(person: string): Promise<readonly KeptSecret[]> {
    return (await this.all(this.db, person, 'campaign')).map(({ id, text }) => ({ id, secret: text }));
  }

  /** Two devices of one person come one after the other. */
  private async locked<T>(person: string, job: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    await this.secret.fetched();
    return told(
      this.db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${person}))`.execute(trx);
        return job(trx);
      }),
    );
  }

  private async read(db: Kysely<Tables>, person: string, kind: Kind, id: string): Promise<string | null> {
    const query = db.selectFrom('keepsakes').select('sealed').where('person', '=', person).where('kind', '=', kind);
    const found = await told(query.where('id', '=', id).executeTakeFirst());
    return found === undefined ? null : this.secret.open(found.sealed, placeOf(person, kind, id));
  }

  private async all(db: Kysely<Tables>, person: string, kind: Kind): Promise<readonly Opened[]> {
    const query = db.selectFrom('keepsakes').select(['id', 'sealed']).where('person', '=', person);
    const found = await told(query.where('kind', '=', kind).orderBy('updated_at', 'desc').orderBy('id').execute());
    const opened = found.map(async ({ id, sealed }) => ({
      id,
      text: await this.secret.open(sealed, placeOf(person, kind, id)),
    }));
    return (await Promise.all(opened)).flatMap(({ id, text }) => (text === null ? [] : [{ id, text }]));
  }

  /** By id. What was kept longest ago makes room. */
  private async write(
    trx: Transaction<Tables>,
    person: string,
    kind: Kind,
    texts: ReadonlyMap<string, string>,
  ): Promise<void> {
    if (texts.size === 0) return;
    const sealing = [...texts].map(async ([id, text]) => {
      const sealed = await this.secret.seal(text, placeOf(person, kind, id));
      return { person, kind, id, sealed };
    });
    const rows = trx.insertInto('keepsakes').values(await Promise.all(sealing));
    const again = { sealed: sql<string>`excluded.sealed`, updated_at: sql<string>`now()` };
    await rows.onConflict((conflict) => conflict.columns(['person', 'kind', 'id']).doUpdateSet(again)).execute();
    await sql`
      delete from keepsakes where person = ${person} and kind = ${kind} and id in (
        select id from keepsakes where person = ${person} and kind = ${kind}
        order by updated_at desc, id offset ${MOST[kind]}
      )`.execute(trx);
  }

  /** What the keys of some games open. Asked for without bringing games back that were put away. */
  private async locksOf(ids: readonly string[]): Promise<ReadonlyMap<string, Locked>> {
    if (ids.length === 0) return new Map();
    const columns = ['id', 'title', 'seats', 'referee', 'tabled', 'outcome'] as const;
    const found = await told(this.db.selectFrom('games').select(columns).where('id', 'in', ids).execute());
    return new Map(found.map(({ outcome, ...game }) => [game.id, { ...game, over: outcome !== null }]));
  }
}

const placeOf = (person: string, kind: Kind, id: string) => `${person} ${kind} ${id}`;

/** What a game has beside the keys to its seats. */
const BESIDE = ['referee', 'host', 'invite', 'watch'] as const satisfies readonly (keyof KeptGame)[];

/** Without what opens nothing; null if that is all of it. */
function fitting({ id, seats, referee, tabled }: Locked, game: KeptGame): KeptGame | null {
  const opens = ({ seat, key }: SeatKeys[number]) =>
    seats.some((one) => one.seat === seat && one.keyHash === hashSeatKey(key));
  const [keys, invites] = [game.keys.filter(opens), game.invites.filter(opens)];
  const locks = { referee, host: tabled?.host ?? null, invite: tabled?.invite ?? null };
  const fits = (name: (typeof BESIDE)[number]) => {
    const given = game[name];
    if (given === undefined) return false;
    return name === 'watch' ? given === tabled?.watch : hashSeatKey(given) === locks[name];
  };
  const beside = Object.fromEntries(BESIDE.filter(fits).map((name) => [name, game[name]]));
  const isNothing = keys.length + invites.length + Object.keys(beside).length === 0;
  return isNothing ? null : { id, keys, invites, ...beside };
}

/** A seat that somebody sits at is no longer kept for a friend. What is said now outweighs what was said before. */
function joinedGames(before: KeptGame, now: KeptGame): KeptGame {
  const keys = bySeat([...before.keys, ...now.keys]);
  const isTaken = ({ seat }: SeatKeys[number]) => keys.some((key) => key.seat === seat);
  const invites = bySeat([...before.invites, ...now.invites]).filter((invite) => !isTaken(invite));
  return { ...before, ...now, keys, invites };
}

const bySeat = (keys: SeatKeys): SeatKeys => [...new Map(keys.map((key) => [key.seat, key])).values()];
