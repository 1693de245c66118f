import type { LibraryEntry, LibraryPage, PutDesign } from '@hardtop/server/wire';
import { isRecord, readStored, writeStored } from '../app/storage.ts';

const TOKEN = 'hardtop.library-token';
const isToken = (value: unknown): value is string => typeof value === 'string' && value.length >= 32;

/** The secret of this browser: whoever has it has the library. */
export function libraryToken(): string {
  const known = readStored(TOKEN, isToken);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored(TOKEN, made);
  return made;
}

/** Status 0: nobody answered. */
export interface LibraryReply<T> {
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
  remove: (id: string) => ask<LibraryEntry>(`/${encodeURIComponent(id)}`, 'DELETE'),
} as const;
