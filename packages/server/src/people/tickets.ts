import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import { LIMITS } from './limits.ts';
import type { ServerSecret } from './server-secret.ts';

const ticket = z.strictObject({
  /** What the passkey is to do: keep a new name, come beside the other ways in, or open the door. */
  use: z.enum(['keep', 'add', 'enter']),
  /** What it has to sign. */
  challenge: z.string(),
  /** The host that asked. */
  site: z.string(),
  person: z.string(),
  name: z.string(),
  /** In milliseconds since 1970. */
  until: z.number(),
});

type Ticket = z.infer<typeof ticket>;
type TicketUse = Ticket['use'];

/** How far the clocks of two nodes may be apart. */
const APART_MILLISECONDS = 60_000;

const FORM = /^([\w-]{1,2000})\.([\w-]{43})$/;

/**
 * A question to a passkey, which the browser carries back with the answer. It is signed, so that asking costs no room here; it holds for minutes, and
 * once it has been answered it is spent.
 */
export class Tickets {
  private readonly db: Kysely<Tables>;
  private readonly secret: ServerSecret;

  constructor(db: Kysely<Tables>, secret: ServerSecret) {
    this.db = db;
    this.secret = secret;
  }

  async write(
    about: Omit<Ticket, 'challenge' | 'until'>,
    now = Date.now(),
  ): Promise<{ text: string; challenge: string }> {
    const challenge = randomBytes(32).toString('base64url');
    const whole: Ticket = { ...about, challenge, until: now + LIMITS.ticketSeconds * 1_000 };
    const body = Buffer.from(JSON.stringify(whole)).toString('base64url');
    return { text: `${body}.${await this.secret.sign('ticket', body)}`, challenge };
  }

  /** Null for one that is forged, for something else, of another site, or too old. */
  async read(text: string, use: TicketUse, site: string, now = Date.now()): Promise<Ticket | null> {
    const [, body = '', signature = ''] = FORM.exec(text) ?? [];
    if (body === '' || !(await this.secret.isSigned('ticket', body, signature))) return null;
    const read = ticket.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
    if (!read.success || read.data.use !== use || read.data.site !== site) return null;
    const left = read.data.until - now;
    // One that would last longer than any was written by a clock that has been set back since.
    return left > 0 && left <= LIMITS.ticketSeconds * 1_000 + APART_MILLISECONDS ? read.data : null;
  }

  /** False if somebody was first. Only answers that were right are spent: nobody fills the table by asking. */
  async spend({ challenge, until }: Ticket): Promise<boolean> {
    await told(sql`delete from spent_tickets where until < now() - interval '1 hour'`.execute(this.db));
    const insert = this.db.insertInto('spent_tickets').values({ id: challenge, until: new Date(until).toISOString() });
    const spent = await told(insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst());
    return spent.numInsertedOrUpdatedRows === 1n;
  }
}
