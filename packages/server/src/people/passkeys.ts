import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';

/** Loaded when a passkey is first asked for: it is larger than all the rest of this room. */
const library = () => import('@simplewebauthn/server');

/** A page that asks: the host a passkey belongs to, and the whole address as the browser signs it. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

interface StoredPasskey {
  readonly id: string;
  readonly label: string;
  readonly created: Date;
  readonly used: Date | null;
}

/** One that has proven itself and is not stored yet. */
interface NewPasskey {
  readonly id: string;
  readonly site: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

const TITLE = 'Hardtop';

/** WebAuthn credentials: the library checks what was signed, this keeps what it was signed with. */
export class Passkeys {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  /** What the browser is to be asked for a new one, which it finds again without a name. */
  async askNew(site: Site, challenge: string, { id, name }: { readonly id: string; readonly name: string }) {
    const { generateRegistrationOptions } = await library();
    const others = await this.stored(id);
    return generateRegistrationOptions({
      rpName: TITLE,
      rpID: site.host,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(id)),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      attestationType: 'none',
      excludeCredentials: others.filter((other) => other.site === site.host).map(({ id: known }) => ({ id: known })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Null where it is not what was asked for. */
  async checkNew(site: Site, challenge: string, response: RegistrationResponseJSON): Promise<NewPasskey | null> {
    const { verifyRegistrationResponse } = await library();
    const checked = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
    }).catch(() => null);
    if (checked?.verified !== true) return null;
    const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
    return { id, site: site.host, publicKey, counter, transports };
  }

  async askKnown(site: Site, challenge: string) {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: site.host,
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'required',
    });
  }

  /** Whose passkey answered; null where it is nobody's or did not sign what it was asked to. */
  async checkKnown(site: Site, challenge: string, response: AuthenticationResponseJSON): Promise<string | null> {
    const { verifyAuthenticationResponse } = await library();
    const found = await this.find(response.id);
    if (found === undefined || found.site !== site.host) return null;
    const checked = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      credential: {
        id: found.id,
        publicKey: new Uint8Array(found.public_key),
        counter: found.counter,
        transports: [...found.transports] as AuthenticatorTransport[],
      },
    }).catch(() => null);
    if (checked?.verified !== true) return null;
    return (await this.noteUse(found, checked.authenticationInfo.newCounter)) ? found.person : null;
  }

  async add(person: string, passkey: NewPasskey, label: string, trx: Kysely<Tables> | Transaction<Tables> = this.db) {
    const { id, site, publicKey, counter, transports } = passkey;
    const row = { id, person, site, public_key: Buffer.from(publicKey), counter, label };
    await told(
      trx
        .insertInto('passkeys')
        .values({ ...row, transports: JSON.stringify(transports) })
        .execute(),
    );
  }

  async list(person: string): Promise<readonly StoredPasskey[]> {
    const found = await this.stored(person);
    return found.map(({ id, label, created_at, used_at }) => ({ id, label, created: created_at, used: used_at }));
  }

  async isKnown(id: string): Promise<boolean> {
    return (await this.find(id)) !== undefined;
  }

  /** False if the person has no such passkey. */
  async remove(person: string, id: string): Promise<boolean> {
    const gone = this.db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id);
    return (await told(gone.executeTakeFirst())).numDeletedRows > 0n;
  }

  /** A counter that went back is a copy: of two answers with the same one the first counts. */
  private async noteUse({ id, counter }: Pick<Selectable<Tables['passkeys']>, 'id' | 'counter'>, next: number) {
    const note = this.db.updateTable('passkeys').set({ counter: next, used_at: sql<string>`now()` });
    const noted = await told(note.where('id', '=', id).where('counter', '=', counter).executeTakeFirst());
    return noted.numUpdatedRows === 1n;
  }

  private find(id: string) {
    return told(this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst());
  }

  private stored(person: string) {
    const all = this.db.selectFrom('passkeys').selectAll().where('person', '=', person);
    return told(all.orderBy('created_at').orderBy('id').execute());
  }
}
