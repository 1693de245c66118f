import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import { LIMITS } from './limits.ts';
import type { ServerSecret } from './server-secret.ts';

/** Whoever keeps a name here. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A person who has come in, and by which session. */
export interface SignedIn {
  readonly person: Person;
  readonly session: string;
  /** Came in so lately that what cannot be taken back may be done. */
  readonly isFresh: boolean;
}

interface StoredSession {
  readonly id: string;
  readonly device: string;
  readonly created: Date;
  readonly seen: Date;
}

const TOKEN = /^([\w-]{32})\.([\w-]{43})$/;

/** 192 bits by chance: it needs no slow hash. */
const digestOf = (token: string) => createHash('sha256').update(`session:${token}`).digest('base64url');

/** What a cookie stands for. It is signed, so that what nobody here has made does not cost a question to the database. */
export class Sessions {
  private readonly db: Kysely<Tables>;
  private readonly secret: ServerSecret;

  constructor(db: Kysely<Tables>, secret: ServerSecret) {
    this.db = db;
    this.secret = secret;
  }

  /** What the cookie is to hold; told this once. */
  async begin(person: string, device: string): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const signed = `${token}.${await this.secret.sign('session', token)}`;
    await told(
      this.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('sessions')
          .values({ id: digestOf(token), person, device })
          .execute();
        await sql`
          delete from sessions where person = ${person} and id in (
            select id from sessions where person = ${person} order by seen_at desc, created_at desc, id offset ${LIMITS.sessions}
          )`.execute(trx);
      }),
    );
    return signed;
  }

  /** Null for what is forged, ended or too old. */
  async find(cookie: string): Promise<SignedIn | null> {
    const [, token = '', signature = ''] = TOKEN.exec(cookie) ?? [];
    if (token === '' || !(await this.secret.isSigned('session', token, signature))) return null;
    const session = digestOf(token);
    const found = await told(
      this.db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select(['people.id', 'people.name'])
        .select(sql<number>`extract(epoch from now() - sessions.created_at)::float8`.as('age'))
        .select(sql<number>`extract(epoch from now() - sessions.seen_at)::float8`.as('unseen'))
        .where('sessions.id', '=', session)
        .executeTakeFirst(),
    );
    if (found === undefined || found.unseen > LIMITS.sessionSeconds) return null;
    if (found.unseen > LIMITS.seenSeconds) await this.note(session);
    const { id, name, age } = found;
    return { person: { id, name }, session, isFresh: age < LIMITS.freshSeconds };
  }

  /** Those that still open something, the one that was used last first. */
  async list(person: string): Promise<readonly StoredSession[]> {
    const all = this.db.selectFrom('sessions').selectAll().where('person', '=', person);
    const living = all.where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${LIMITS.sessionSeconds})`);
    const found = await told(living.orderBy('seen_at', 'desc').orderBy('id').execute());
    return found.map(({ id, device, created_at, seen_at }) => ({ id, device, created: created_at, seen: seen_at }));
  }

  /** False if the person has no such session. */
  async end(person: string, session: string): Promise<boolean> {
    const gone = this.db.deleteFrom('sessions').where('person', '=', person).where('id', '=', session);
    return (await told(gone.executeTakeFirst())).numDeletedRows > 0n;
  }

  /** All but one; how many that were. */
  async endOthers(person: string, session: string): Promise<number> {
    const gone = this.db.deleteFrom('sessions').where('person', '=', person).where('id', '<>', session);
    return Number((await told(gone.executeTakeFirst())).numDeletedRows);
  }

  private async note(session: string): Promise<void> {
    const seen = this.db.updateTable('sessions').set({ seen_at: sql<string>`now()` });
    await told(seen.where('id', '=', session).execute());
  }
}
