import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';

const NAME = 'people';
const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

/** What a key is for: one that signs cookies opens nothing else. */
type Use = 'session' | 'ticket' | 'keepsake';

/** Signs and seals by one secret that all nodes share: the operator's, or one that the database keeps and that is made when it is first needed. */
export class ServerSecret {
  private readonly db: Kysely<Tables>;
  private readonly given: string | null;
  private readonly keys = new Map<Use, Promise<Buffer>>();

  constructor(db: Kysely<Tables>, given: string | null) {
    this.db = db;
    this.given = given;
  }

  /** To be waited for before a transaction that seals: the secret itself may have to be fetched, and there may be but one line. */
  async fetched(): Promise<void> {
    await this.keyFor('keepsake');
  }

  async sign(use: Use, text: string): Promise<string> {
    return createHmac('sha256', await this.keyFor(use))
      .update(text)
      .digest('base64url');
  }

  /** In a time that does not tell how much of it was right. */
  async isSigned(use: Use, text: string, signature: string): Promise<boolean> {
    const [given, wanted] = [Buffer.from(signature), Buffer.from(await this.sign(use, text))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  /** `place`: where it is kept. What was moved elsewhere does not open. */
  async seal(text: string, place: string): Promise<string> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, await this.keyFor('keepsake'), nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null where it was sealed by another secret, or for another place. */
  async open(sealed: string, place: string): Promise<string | null> {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    const key = await this.keyFor('keepsake');
    try {
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    } catch {
      return null;
    }
  }

  private keyFor(use: Use): Promise<Buffer> {
    const known = this.keys.get(use);
    if (known !== undefined) return known;
    const key = this.secret().then((secret) => Buffer.from(hkdfSync('sha256', secret, '', `hardtop ${use}`, 32)));
    this.keys.set(use, key);
    // A database that is away may be back the next time.
    key.catch(() => this.keys.delete(use));
    return key;
  }

  private async secret(): Promise<string> {
    if (this.given !== null) return this.given;
    const fresh = { name: NAME, value: randomBytes(32).toString('base64url') };
    const find = () => told(this.db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst());
    const found = await find();
    if (found !== undefined) return found.value;
    const insert = this.db.insertInto('secrets').values(fresh);
    await told(insert.onConflict((conflict) => conflict.doNothing()).execute());
    return (await find())?.value ?? fresh.value;
  }
}
