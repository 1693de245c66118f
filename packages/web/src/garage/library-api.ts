import type { BackupDesign, LibraryEntry, LibraryPage, MergedLibrary, PutDesign } from '@hardtop/server/wire';
import { isRecord, readStored, writeStored } from '../base/storage.ts';

const TOKEN = 'hardtop.library-token';
/** As the server takes them: 32 to 200 visible characters. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{32,200}$/.test(value);

/** The secret of this browser: whoever has it has the library. */
export function libraryToken(): string {
  const known = readStored(TOKEN, isToken);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored(TOKEN, made);
  return made;
}

export const storeToken = (token: string): void => writeStored(TOKEN, token);

/** Status 0: nobody answered. */
interface LibraryReply<T> {
  readonly status: number;
  readonly body: T | null;
  /** The entry that is in the way of a 409. */
  readonly stale: LibraryEntry | null;
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<LibraryReply<T>> {
  try {
    const response = await fetch(`/api/library${path}`, {
      method,
      headers: {
        authorization: `Bearer ${libraryToken()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { status: response.status, body: answer as T, stale: null };
    const stale = isRecord(answer) && isRecord(answer.entry) ? (answer.entry as unknown as LibraryEntry) : null;
    return { status: response.status, body: null, stale };
  } catch {
    return { status: 0, body: null, stale: null };
  }
}

export const libraryApi = {
  since: (since: number) => ask<LibraryPage>(`?since=${since}`),
  put: (id: string, body: PutDesign) => ask<LibraryEntry>(`/${encodeURIComponent(id)}`, 'PUT', body),
  /** Only what was seen last: somebody may have worked on it since. */
  remove: (id: string, version: number) => ask<LibraryEntry>(`/${encodeURIComponent(id)}?version=${version}`, 'DELETE'),
  merge: (designs: readonly BackupDesign[]) => ask<MergedLibrary>('/merge', 'POST', designs),
} as const;
