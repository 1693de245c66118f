import type { LibraryEntry } from '@hardtop/server/wire';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { OpenGarage } from './garage-context.ts';
import { useGarage } from './garage-context.ts';
import { libraryApi } from './library-api.ts';
import { type KeptDesign, useLibrary } from './library-store.ts';

export type SyncState = 'local' | 'working' | 'synced' | 'away' | 'refused';

const WORDS: Readonly<Record<SyncState, string>> = {
  local: 'Kept in this browser.',
  working: 'Kept in this browser; talking to the server…',
  synced: 'Kept in this browser, and on the server under its secret.',
  away: 'Kept in this browser. The server is away; it gets them when it is back.',
  refused: 'Kept in this browser. The server did not take all of them.',
};

const useSyncState = create<{ readonly state: SyncState }>(() => ({ state: 'local' }));

const isDirty = (kept: KeptDesign): boolean => kept.updated !== kept.synced;

function fromServer(entry: LibraryEntry): KeptDesign {
  const updated = Date.parse(entry.deleted ?? entry.updated);
  const { id, ruleset, design, tags, version } = entry;
  return { id, ruleset, design, tags, version, updated, synced: updated, deleted: entry.deleted !== null };
}

/** The server's copy, unless ours has changes that are younger; then ours is sent over it. */
export function takeEntry(entry: LibraryEntry): void {
  const { designs, keep, note } = useLibrary.getState();
  const theirs = fromServer(entry);
  const ours = designs.find((kept) => kept.id === entry.id);
  if (ours === undefined ? !theirs.deleted : !isDirty(ours) || theirs.updated > ours.updated) keep(theirs);
  else if (ours !== undefined) note(ours.id, entry.version, ours.synced ?? -1);
}

let since = 0;

async function pull(): Promise<SyncState> {
  for (;;) {
    const { status, body } = await libraryApi.since(since);
    if (body === null) return status === 0 || status >= 500 || status === 404 ? 'away' : 'refused';
    for (const entry of body.entries) takeEntry(entry);
    since = body.next;
    if (!body.more) return 'synced';
  }
}

async function push(open: OpenGarage, kept: KeptDesign, version = kept.version ?? 0): Promise<SyncState> {
  const { note } = useLibrary.getState();
  if (kept.deleted === true) {
    if (version === 0) return 'synced';
    const { status, body } = await libraryApi.remove(kept.id);
    if (body === null && status !== 404) return status === 0 ? 'away' : 'refused';
    note(kept.id, body?.version ?? version, kept.updated);
    return 'synced';
  }
  const name = open.garage.nameOf(kept.design).trim() || 'No name yet';
  const { ruleset, design, tags } = kept;
  const { status, body, stale } = await libraryApi.put(kept.id, { ruleset, name, design, tags: [...tags], version });
  if (body !== null) {
    note(kept.id, body.version, kept.updated);
    return 'synced';
  }
  if (status === 409 && (stale?.version ?? 0) !== version) return push(open, kept, stale?.version ?? 0);
  return status === 0 ? 'away' : 'refused';
}

let running: Promise<void> | null = null;

async function syncOnce(open: OpenGarage): Promise<void> {
  useSyncState.setState({ state: 'working' });
  let state = await pull();
  for (const kept of useLibrary.getState().designs) {
    if (state === 'away') break;
    if (kept.ruleset !== open.ruleset.id || !isDirty(kept)) continue;
    const sent = await push(open, kept);
    if (sent !== 'synced') state = sent;
  }
  useSyncState.setState({ state });
}

/** One at a time; a call during one waits for it and is content. */
export function syncLibrary(open: OpenGarage): Promise<void> {
  running ??= syncOnce(open).finally(() => {
    running = null;
  });
  return running;
}

const REST_MILLIS = 1500;

/** Keeps the library on the server too, whenever it rests; the words say where it lives. */
export function useLibrarySync(): string {
  const open = useGarage();
  const state = useSyncState((sync) => sync.state);
  const dirty = useLibrary((library) =>
    library.designs
      .filter(isDirty)
      .map(({ id, updated }) => `${id} ${updated}`)
      .join(),
  );
  useEffect(() => {
    const timer = setTimeout(() => void syncLibrary(open), dirty === '' ? 0 : REST_MILLIS);
    return () => clearTimeout(timer);
  }, [open, dirty]);
  return WORDS[state];
}
