import * as z from 'zod';
import { documentId } from './documents.ts';

/** People who keep a name, what opens the door to them, and what is kept with it. See docs/wire.md. */

const name = z.string().max(200);
const password = z.string().max(1_000);
const base64 = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, { error: 'Must be base64url.' });
const ticket = z.string().max(2_100);

/** Body of `POST /api/people` and of `POST /api/sessions`. */
export const nameAndPassword = z.strictObject({ name, password });

/** Body of `POST /api/people/passkey/options`. */
export const nameAlone = z.strictObject({ name });

/** Body of `POST /api/sessions/recovery`. */
export const recoveryCode = z.strictObject({ code: z.string().max(100) });

/** Body of `PUT /api/me/password`; null takes it away. */
export const newPassword = z.strictObject({ password: password.nullable() });

/** Body of `PUT /api/me/away`; null: back. */
export const goAway = z.strictObject({
  until: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, { error: 'A day, such as 2031-05-17.' })
    .nullable(),
});

/** The answer of `GET` and `PUT /api/me/away`. */
export interface Away {
  /** The last day; null: is here. */
  readonly until: string | null;
  /** Days that may still be taken this year, the rest of the present ones included. */
  readonly left: number;
  /** The last day that could be named now. */
  readonly latest: string;
}

/** What a browser's passkey says, of which the server takes what it needs. */
const said = { id: base64(1_400).min(1), rawId: base64(1_400).min(1), type: z.literal('public-key') };

/** Body of `POST /api/people/passkey` and of `POST /api/me/passkeys`. */
export const madePasskey = z.strictObject({
  ticket,
  response: z.object({
    ...said,
    clientExtensionResults: z.object({}).default({}),
    response: z.object({
      clientDataJSON: base64(4_000),
      attestationObject: base64(16_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});

/** Body of `POST /api/sessions/passkey`. */
export const usedPasskey = z.strictObject({
  ticket,
  response: z.object({
    ...said,
    clientExtensionResults: z.object({}).default({}),
    response: z.object({
      clientDataJSON: base64(4_000),
      authenticatorData: base64(4_000),
      signature: base64(4_000),
    }),
  }),
});

const secret = z.string().min(1).max(100);
const seatKey = z.strictObject({ seat: z.int().min(0).max(999), key: secret });
const keptGame = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/, { error: 'Must be the id of a game.' }),
  keys: z.array(seatKey).max(100),
  /** Of seats for friends who have not sat down yet. */
  invites: z.array(seatKey).max(100).default([]),
  referee: secret.optional(),
  /** Of a table that the person opened: its key, and the secret of its link. Of one with a password: what lets one look on. */
  host: secret.optional(),
  invite: secret.optional(),
  watch: secret.optional(),
});
const keptCampaign = z.strictObject({ id: documentId, secret });

/** Body of `POST /api/me/kept`: what this browser has. */
export const keepThese = z.strictObject({
  /** The token of the library. */
  library: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/, { error: 'Must be 32 to 200 visible characters.' })
    .optional(),
  games: z.array(keptGame).max(100).optional(),
  campaigns: z.array(keptCampaign).max(200).optional(),
});

export type KeepThese = z.input<typeof keepThese>;
export type KeptGame = z.output<typeof keptGame>;
export type KeptSecret = z.output<typeof keptCampaign>;

/** A game with a seat of one's own. */
export interface MyKeptGame extends KeptGame {
  readonly title: string;
  readonly over: boolean;
}

/** The answer of `GET` and `POST /api/me/kept`. */
export interface Kept {
  readonly library: string | null;
  /** The one that was kept last first. */
  readonly games: readonly MyKeptGame[];
  readonly campaigns: readonly KeptSecret[];
}

export interface PasskeyCard {
  readonly id: string;
  readonly label: string;
  readonly created: string;
  readonly used: string | null;
}

export interface SessionCard {
  readonly id: string;
  /** What it runs on, as far as it said so. */
  readonly device: string;
  readonly created: string;
  readonly seen: string;
  /** The one that asks. */
  readonly here: boolean;
}

export interface PersonCard {
  readonly name: string;
  readonly created: string;
  readonly hasPassword: boolean;
  readonly hasRecovery: boolean;
  readonly passkeys: readonly PasskeyCard[];
  readonly sessions: readonly SessionCard[];
  /** Came in so lately that what cannot be taken back may be done. */
  readonly isFresh: boolean;
}

/** The answer of `GET /api/me`: who has come in; null for a guest. */
export interface Me {
  readonly person: PersonCard | null;
}

/** The answer to whoever keeps a name or comes in. A recovery code is told this once. */
export interface Entered {
  readonly person: PersonCard;
  readonly recovery: string | null;
}

/** The answer of `POST /api/me/recovery`. */
export interface NewRecovery {
  readonly recovery: string;
}

/** The answer of `DELETE /api/me`. */
export interface Deleted {
  /** Games that nobody else had a seat in: they are gone. */
  readonly games: number;
  /** Games that are others' as well, or could not be had at that moment: they stay, without a word of who it was. */
  readonly left: readonly string[];
}
