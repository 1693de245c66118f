import { useEffect } from 'preact/compat';
import { Sync, type SyncState } from '../kept/sync.ts';
import { storeToken } from '../kept/token.ts';
import { noteUnsent } from '../kept/unsent.ts';
import { useSync } from '../kept/use-sync.ts';
import { libraryApi } from './library-api.ts';
import { LibraryKind } from './library-kind.ts';
import { library } from './library-store.ts';
import { tellTorn } from './torn-designs.ts';

const kind = new LibraryKind(library, libraryApi, tellTorn);
const sync = new Sync(kind);

/** Joins the library of another device. */
export function joinLibrary(token: string): Promise<void> {
  return sync.startOver(() => {
    storeToken(token);
    kind.startAnew();
  });
}

const REST_MILLIS = 1500;

const WORDS: Readonly<Record<SyncState, string>> = {
  local: 'Kept in this browser.',
  working: 'Kept in this browser; talking to the server…',
  synced: 'Kept in this browser, and on the server under its secret.',
  away: 'Kept in this browser. The server is away; it gets them when it is back.',
  refused: 'Kept in this browser. The server did not take all of them.',
};

const SERVER_WORDS: Readonly<Record<SyncState, string>> = {
  local: 'Save a backup.',
  working: 'Talking to the server…',
  synced: 'The server has it.',
  away: 'The server is away: save a backup.',
  refused: 'The server did not take all of it: save a backup.',
};

/** Without anybody looking on. */
export async function syncLibrary(): Promise<void> {
  await sync.run();
  noteUnsent(sync.useState.getState().state === 'away');
}

/** Keeps the library on the server too, whenever it rests; the words say where it lives. */
export function useLibrarySync(): string {
  const { state, isFull } = useSync(sync, REST_MILLIS);
  useEffect(() => {
    if (state === 'away' || state === 'synced') noteUnsent(state === 'away');
  }, [state]);
  return isFull ? `This browser has no room left to keep what you changed last. ${SERVER_WORDS[state]}` : WORDS[state];
}
