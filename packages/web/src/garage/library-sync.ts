import { slicesOf } from '@hardtop/keep';
import type { LibraryEntry } from '@hardtop/server/wire';
import type { Reply } from '../kept/ask.ts';
import { type News, Sync, type SyncKind, type SyncState } from '../kept/sync.ts';
import { storeToken } from '../kept/token.ts';
import { useSync } from '../kept/use-sync.ts';
import { garagesOf, hasGarage } from './garage-context.ts';
import { isDirty, type KeptDesign } from './kept-design.ts';
import { libraryApi } from './library-api.ts';
import { backupDesign } from './library-backup.ts';
import { settle } from './library-conflict.ts';
import { nameIn } from './library-draft.ts';
import { library, useLibrary } from './library-store.ts';

/** Of the server's answer to a design that was sent or scrapped. */
type Taken = Pick<LibraryEntry, 'version'>;

/** The library's counter up to which this page has seen everything. */
let since = 0;

async function* news(): AsyncGenerator<News<LibraryEntry> | number> {
  const isFirst = since === 0;
  for (let more = true; more; ) {
    const { status, body } = await libraryApi.since(since);
    if (body === null) return yield status;
    yield { entries: body.entries, there: isFirst ? body.entries.map(({ id }) => id) : null };
    since = body.next;
    more = body.more;
  }
}

/** Whether both sides have changed it: only then must somebody read what it is. */
function isTorn({ id, version }: LibraryEntry): boolean {
  const ours = library.find(id);
  return ours !== undefined && ours.version !== version && isDirty(ours);
}

const NO_RULES: Reply<Taken, LibraryEntry> = { status: 422, body: null, entry: null, problems: [] };

async function send({ id, ruleset, design, tags, version, deleted }: KeptDesign): Promise<Reply<Taken, LibraryEntry>> {
  if (deleted === true) {
    const reply = await libraryApi.remove(id, version ?? 0);
    return reply.status === 404 ? { ...reply, body: { version: version ?? 0 } } : reply;
  }
  const owner = (await garagesOf([ruleset])).get(ruleset);
  if (owner === undefined) return NO_RULES;
  return libraryApi.put(id, { ruleset, name: nameIn(owner, design), design, tags: [...tags], version: version ?? 0 });
}

/** More than this at once go in one letter, not in one each. */
const MANY = 40;
const LETTER = { documents: 1000, bytes: 4 * 1024 * 1024 } as const;

/** What an import brought. A design that the server has under another id, to the letter, is left for the ordinary way. */
async function sendMany(dirty: readonly KeptDesign[]): Promise<number | null> {
  const fresh = dirty.filter(({ version, deleted }) => version === undefined && deleted !== true);
  if (fresh.length <= MANY) return null;
  const letters = slicesOf(fresh, LETTER, ({ design }) => JSON.stringify(design).length * 2 + 400);
  const garages = await garagesOf(fresh.map(({ ruleset }) => ruleset));
  for (const letter of letters) {
    const { status, body } = await libraryApi.merge(letter.map((kept) => backupDesign(garages, kept)));
    if (body === null) return status;
    const ours = new Map(useLibrary.getState().all.map((kept) => [kept.id, kept]));
    const sent = body.results.flatMap(({ index, id, outcome }) => {
      const given = letter[index];
      const now = given === undefined ? undefined : ours.get(given.id);
      const isThere = given !== undefined && given.id === id && outcome !== 'refused';
      return isThere && now !== undefined ? [{ ...now, version: 0, synced: given.updated }] : [];
    });
    useLibrary.getState().keepAll(sent);
  }
  return 200;
}

const kind: SyncKind<KeptDesign, LibraryEntry, Taken> = {
  shelf: library,
  // What was scrapped before it was sent is nobody's business.
  isDirty: (kept) => hasGarage(kept.ruleset) && isDirty(kept) && (kept.version !== undefined || kept.deleted !== true),
  isKnown: ({ version }) => version !== undefined,
  unknown: ({ version: _, synced: __, ...kept }) => kept,
  news,
  settlingOf: async (entries) => {
    const garages = await garagesOf(entries.filter(isTorn).map(({ ruleset }) => ruleset));
    return (ours, entry) => settle(garages, ours, entry);
  },
  send,
  noted: (now, { updated }, { version }) => ({ ...now, version, synced: updated }),
  sendMany,
};

const sync = new Sync(kind);

/** Joins the library of another device. */
export function joinLibrary(token: string): Promise<void> {
  return sync.startOver(() => {
    storeToken(token);
    since = 0;
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

/** Keeps the library on the server too, whenever it rests; the words say where it lives. */
export function useLibrarySync(): string {
  const { state, isFull } = useSync(sync, REST_MILLIS);
  return isFull ? `This browser has no room left to keep what you changed last. ${SERVER_WORDS[state]}` : WORDS[state];
}
