import { slicesOf } from '@hardtop/keep';
import type { LibraryEntry } from '@hardtop/server/wire';
import { useEffect } from 'react';
import { create } from 'zustand';
import { garagesOf, hasGarage } from './garage-context.ts';
import { isDirty, type KeptDesign } from './kept-design.ts';
import { libraryApi, storeToken } from './library-api.ts';
import { backupDesign } from './library-backup.ts';
import { settle } from './library-conflict.ts';
import { nameIn } from './library-draft.ts';
import { useLibrary } from './library-store.ts';

type SyncState = 'local' | 'working' | 'synced' | 'away' | 'refused';

const WORDS: Readonly<Record<SyncState, string>> = {
  local: 'Kept in this browser.',
  working: 'Kept in this browser; talking to the server…',
  synced: 'Kept in this browser, and on the server under its secret.',
  away: 'Kept in this browser. The server is away; it gets them when it is back.',
  refused: 'Kept in this browser. The server did not take all of them.',
};

const useSyncState = create<{ readonly state: SyncState }>(() => ({ state: 'local' }));

const failure = (status: number): SyncState => (status === 0 || status >= 500 ? 'away' : 'refused');
const keptById = () => new Map(useLibrary.getState().designs.map((kept) => [kept.id, kept]));

/** What the server has of one, without touching what was done to it meanwhile. */
function note(id: string, version: number, synced: number): void {
  const kept = keptById().get(id);
  if (kept !== undefined) useLibrary.getState().keep({ ...kept, version, synced });
}

/** Whether both sides have changed it: only then must somebody read what it is. */
function isTorn({ id, version }: LibraryEntry): boolean {
  const ours = keptById().get(id);
  return ours !== undefined && ours.version !== version && isDirty(ours);
}

/** The library's counter up to which this page has seen everything. */
let since = 0;

async function pull(): Promise<SyncState> {
  const seen = since === 0 ? new Set<string>() : null;
  for (;;) {
    const { status, body } = await libraryApi.since(since);
    if (body === null) return status === 404 ? 'away' : failure(status);
    const garages = await garagesOf(body.entries.filter(isTorn).map(({ ruleset }) => ruleset));
    const ours = keptById();
    useLibrary.getState().keepAll(body.entries.flatMap((entry) => settle(garages, ours.get(entry.id), entry)));
    for (const { id } of body.entries) seen?.add(id);
    since = body.next;
    if (body.more) continue;
    // A server that lost its library gets again what it does not have.
    if (seen !== null) unsend(({ id, version }) => version !== undefined && !seen.has(id));
    return 'synced';
  }
}

/** As if no server had ever had them. */
function unsend(which: (kept: KeptDesign) => boolean): void {
  const { designs, keepAll } = useLibrary.getState();
  keepAll(designs.filter(which).map(({ version: _, synced: __, ...kept }) => kept));
}

async function pushDeleted({ id, version, updated }: KeptDesign): Promise<SyncState> {
  if (version === undefined) return 'synced';
  const { status, body } = await libraryApi.remove(id, version);
  // Changed elsewhere meanwhile: the next round brings it back.
  if (status === 409) return 'working';
  if (body === null && status !== 404) return failure(status);
  note(id, body?.version ?? version, updated);
  return 'synced';
}

async function push(kept: KeptDesign): Promise<SyncState> {
  if (kept.deleted === true) return pushDeleted(kept);
  const { id, ruleset, design, tags, version = 0, updated } = kept;
  const garages = await garagesOf([ruleset]);
  const owner = garages.get(ruleset);
  if (owner === undefined) return 'refused';
  const name = nameIn(owner, design);
  const { status, body, stale } = await libraryApi.put(id, { ruleset, name, design, tags: [...tags], version });
  if (body !== null) {
    note(id, body.version, updated);
    return 'synced';
  }
  if (status !== 409) return failure(status);
  // Somebody was faster: both are kept, and the next round sends them.
  if (stale === null) unsend((each) => each.id === id);
  else useLibrary.getState().keepAll(settle(garages, keptById().get(id), stale));
  return 'working';
}

/** More than this at once go in one letter, not in one each. */
const MANY = 40;
const LETTER = { designs: 1000, bytes: 4 * 1024 * 1024 } as const;

/** What an import brought. A design that the server has under another id, to the letter, is left for the ordinary way. */
async function pushMany(fresh: readonly KeptDesign[]): Promise<SyncState> {
  const letters = slicesOf(fresh, LETTER, ({ design }) => JSON.stringify(design).length * 2 + 400);
  const garages = await garagesOf(fresh.map(({ ruleset }) => ruleset));
  for (const letter of letters) {
    const { status, body } = await libraryApi.merge(letter.map((kept) => backupDesign(garages, kept)));
    if (body === null) return failure(status);
    const ours = keptById();
    const sent = body.results.flatMap(({ index, id, outcome }) => {
      const given = letter[index];
      const now = given === undefined ? undefined : ours.get(given.id);
      const isThere = given !== undefined && given.id === id && outcome !== 'refused';
      return isThere && now !== undefined ? [{ ...now, version: 0, synced: given.updated }] : [];
    });
    useLibrary.getState().keepAll(sent);
  }
  return pull();
}

/** Rounds before it is left for later: each settles what the one before found changed. */
const ROUNDS = 4;

const dirtyOnes = (): readonly KeptDesign[] =>
  useLibrary.getState().designs.filter((kept) => hasGarage(kept.ruleset) && isDirty(kept));

async function round(): Promise<SyncState> {
  let state = await pull();
  const fresh = dirtyOnes().filter(({ version, deleted }) => version === undefined && deleted !== true);
  if (state === 'synced' && fresh.length > MANY) state = await pushMany(fresh);
  if (state === 'away') return state;
  for (const kept of dirtyOnes()) {
    const sent = await push(kept);
    if (sent === 'away') return sent;
    if (sent !== 'synced') state = sent;
  }
  return state;
}

async function syncOnce(): Promise<void> {
  let state: SyncState = 'working';
  useSyncState.setState({ state });
  for (let i = 0; i < ROUNDS && state === 'working'; i++) state = await round().catch(() => 'away' as const);
  useSyncState.setState({ state: state === 'working' ? 'refused' : state });
}

let running: Promise<void> | null = null;

/** One at a time; a call during one waits for it and is content. */
function syncLibrary(): Promise<void> {
  running ??= syncOnce().finally(() => {
    running = null;
  });
  return running;
}

/** Joins the library of another device: what is there comes here, what is here goes there. */
export async function joinLibrary(token: string): Promise<void> {
  await running;
  storeToken(token);
  since = 0;
  unsend(() => true);
  await syncLibrary();
}

const REST_MILLIS = 1500;

/** Keeps the library on the server too, whenever it rests; the words say where it lives. */
export function useLibrarySync(): string {
  const found = useSyncState((sync) => sync.state);
  const isFull = useLibrary((library) => library.isFull);
  const dirty = useLibrary((library) =>
    library.designs
      .filter(isDirty)
      .map(({ id, updated }) => `${id} ${updated}`)
      .join(),
  );
  useEffect(() => {
    const timer = setTimeout(() => void syncLibrary(), dirty === '' ? 0 : REST_MILLIS);
    const again = () => void syncLibrary();
    // Back from a tunnel, or from the other device.
    for (const event of ['online', 'focus']) window.addEventListener(event, again);
    return () => {
      clearTimeout(timer);
      for (const event of ['online', 'focus']) window.removeEventListener(event, again);
    };
  }, [dirty]);
  // What has just changed is on its way.
  const state = found === 'synced' && dirty !== '' ? 'working' : found;
  return isFull ? `This browser has no room left to keep what you changed last. ${SERVER_WORDS[state]}` : WORDS[state];
}

const SERVER_WORDS: Readonly<Record<SyncState, string>> = {
  local: 'Save a backup.',
  working: 'Talking to the server…',
  synced: 'The server has it.',
  away: 'The server is away: save a backup.',
  refused: 'The server did not take all of it: save a backup.',
};
