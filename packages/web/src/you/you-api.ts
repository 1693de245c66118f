import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Away, Deleted, Entered, KeepThese, Kept, Me, NewRecovery } from '@hardtop/server/wire';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isRecord } from '../base/storage.ts';

/** Problems in the server's words; `offline` where nobody answered. */
type Answer<T> = Promise<Result<T, readonly Problem[]>>;

const AWAY: Problem = { code: 'offline', message: 'The server does not answer; try again in a moment.' };

const problemsIn = (body: unknown): readonly Problem[] =>
  isRecord(body) && Array.isArray(body.problems) ? (body.problems as readonly Problem[]) : [AWAY];

async function send(method: string, path: string, body?: unknown): Promise<Response | null> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(`/api${path}`, { method, ...(body === undefined ? {} : json) }).catch(() => null);
}

async function ask<T>(method: string, path: string, body?: unknown): Answer<T> {
  const response = await send(method, path, body);
  const answer: unknown = await response?.json().catch(() => null);
  return response?.ok === true ? ok(answer as T) : err(problemsIn(answer));
}

interface Question<Options> {
  readonly ticket: string;
  readonly options: Options;
}

type NewQuestion = Question<PublicKeyCredentialCreationOptionsJSON>;
type KnownQuestion = Question<PublicKeyCredentialRequestOptionsJSON>;

/** What a passkey said to a question. */
export interface Said {
  readonly ticket: string;
  readonly response: unknown;
}

const part = (id: string) => encodeURIComponent(id);

export const youApi = {
  me: () => ask<Me>('GET', '/me'),
  keep: (name: string, password: string) => ask<Entered>('POST', '/people', { name, password }),
  askToKeep: (name: string) => ask<NewQuestion>('POST', '/people/passkey/options', { name }),
  keepByPasskey: (said: Said) => ask<Entered>('POST', '/people/passkey', said),
  enter: (name: string, password: string) => ask<Entered>('POST', '/sessions', { name, password }),
  askToEnter: () => ask<KnownQuestion>('POST', '/sessions/passkey/options', {}),
  enterByPasskey: (said: Said) => ask<Entered>('POST', '/sessions/passkey', said),
  recover: (code: string) => ask<Entered>('POST', '/sessions/recovery', { code }),
  leave: () => ask<Me>('DELETE', '/me/session'),
  endOthers: () => ask<Me>('DELETE', '/me/sessions'),
  end: (session: string) => ask<Me>('DELETE', `/me/sessions/${part(session)}`),
  setPassword: (password: string | null) => ask<Me>('PUT', '/me/password', { password }),
  renewRecovery: () => ask<NewRecovery>('POST', '/me/recovery', {}),
  askToAdd: () => ask<NewQuestion>('POST', '/me/passkeys/options', {}),
  addPasskey: (said: Said) => ask<Me>('POST', '/me/passkeys', said),
  removePasskey: (id: string) => ask<Me>('DELETE', `/me/passkeys/${part(id)}`),
  kept: () => ask<Kept>('GET', '/me/kept'),
  keepThese: (these: KeepThese) => ask<Kept>('POST', '/me/kept', these),
  away: () => ask<Away>('GET', '/me/away'),
  goAway: (until: string | null) => ask<Away>('PUT', '/me/away', { until }),
  forgetGame: (id: string) => ask<unknown>('DELETE', `/me/kept/games/${part(id)}`),
  deleteAll: () => ask<Deleted>('DELETE', '/me'),
  /** The file as it comes: it may be long. */
  everything: async (): Answer<Blob> => {
    const response = await send('GET', '/me/export');
    if (response?.ok === true) return ok(await response.blob());
    return err(problemsIn(await response?.json().catch(() => null)));
  },
} as const;
