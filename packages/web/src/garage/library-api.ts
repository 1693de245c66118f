import type { BackupDesign, LibraryEntry, LibraryPage, MergedLibrary, PutDesign } from '@hardtop/server/wire';
import { isRecord } from '../base/storage.ts';
import { type Asking, ask } from '../kept/ask.ts';

const isEntry = (value: unknown): value is LibraryEntry => isRecord(value) && typeof value.id === 'string';

const askLibrary = <T>(path: string, asking: Omit<Asking<LibraryEntry>, 'isEntry'> = {}) =>
  ask<T, LibraryEntry>(`library${path}`, { ...asking, isEntry });

export const libraryApi = {
  since: (since: number) => askLibrary<LibraryPage>(`?since=${since}`),
  put: (id: string, body: PutDesign) => askLibrary<LibraryEntry>(`/${encodeURIComponent(id)}`, { method: 'PUT', body }),
  /** Only what was seen last: somebody may have worked on it since. */
  remove: (id: string, version: number) =>
    askLibrary<LibraryEntry>(`/${encodeURIComponent(id)}?version=${version}`, { method: 'DELETE' }),
  merge: (designs: readonly BackupDesign[]) => askLibrary<MergedLibrary>('/merge', { method: 'POST', body: designs }),
} as const;
