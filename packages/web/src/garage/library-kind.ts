import { slicesOf } from '@hardtop/keep';
import type { LibraryEntry } from '@hardtop/server/wire';
import type { Reply } from '../kept/ask.ts';
import type { Shelf } from '../kept/shelf.ts';
import type { News, SyncKind } from '../kept/sync.ts';
import { type Garages, garagesOf, hasGarage } from './garage-context.ts';
import { isDirty, type KeptDesign } from './kept-design.ts';
import type { libraryApi } from './library-api.ts';
import { backupDesign } from './library-backup.ts';
import { settle } from './library-conflict.ts';
import { nameIn } from './library-draft.ts';

/** Of the server's answer to a design that was sent or scrapped. */
type Taken = Pick<LibraryEntry, 'version'>;
type LibraryApi = typeof libraryApi;

const NO_RULES: Reply<Taken, LibraryEntry> = { status: 422, body: null, entry: null, problems: [] };

/** More than this at once go in one letter, not in one each. */
const MANY = 40;
const LETTER = { documents: 1000, bytes: 4 * 1024 * 1024 } as const;

/** What both sides have changed, and what is kept of it. */
export interface Torn {
  readonly garages: Garages;
  readonly ours: KeptDesign;
  readonly entry: LibraryEntry;
  readonly kept: readonly KeptDesign[];
}

/** How the designs on one shelf and those of a server become the same. */
export class LibraryKind implements SyncKind<KeptDesign, LibraryEntry, Taken> {
  readonly shelf: Shelf<KeptDesign>;
  private readonly api: LibraryApi;
  private readonly onTorn: (torn: Torn) => void;
  /** The library's counter up to which this page has seen everything. */
  private since = 0;

  constructor(shelf: Shelf<KeptDesign>, api: LibraryApi, onTorn: (torn: Torn) => void) {
    this.shelf = shelf;
    this.api = api;
    this.onTorn = onTorn;
  }

  /** Everything is to be seen once more. */
  startAnew(): void {
    this.since = 0;
  }

  // What was scrapped before it was sent is nobody's business.
  isDirty = (kept: KeptDesign): boolean =>
    hasGarage(kept.ruleset) && isDirty(kept) && (kept.version !== undefined || kept.deleted !== true);

  isKnown({ version }: KeptDesign): boolean {
    return version !== undefined;
  }

  unknown({ version: _, synced: __, ...kept }: KeptDesign): KeptDesign {
    return kept;
  }

  noted(now: KeptDesign, { updated }: KeptDesign, { version }: Taken): KeptDesign {
    return { ...now, version, synced: updated };
  }

  async *news(): AsyncGenerator<News<LibraryEntry> | number> {
    const isFirst = this.since === 0;
    for (let more = true; more; ) {
      const { status, body } = await this.api.since(this.since);
      if (body === null) return yield status;
      yield { entries: body.entries, there: isFirst ? body.entries.map(({ id }) => id) : null };
      this.since = body.next;
      more = body.more;
    }
  }

  async settlingOf(entries: readonly LibraryEntry[]) {
    const garages = await garagesOf(entries.filter((entry) => this.isTorn(entry)).map(({ ruleset }) => ruleset));
    return (ours: KeptDesign | undefined, entry: LibraryEntry): readonly KeptDesign[] => {
      const kept = settle(garages, ours, entry);
      if (ours !== undefined && this.isTorn(entry)) this.onTorn({ garages, ours, entry, kept });
      return kept;
    };
  }

  /** Whether both sides have changed it: only then must somebody read what it is. */
  private isTorn({ id, version }: LibraryEntry): boolean {
    const ours = this.shelf.find(id);
    return ours !== undefined && ours.version !== version && isDirty(ours);
  }

  async send({ id, ruleset, design, tags, version, deleted }: KeptDesign): Promise<Reply<Taken, LibraryEntry>> {
    if (deleted === true) {
      const reply = await this.api.remove(id, version ?? 0);
      return reply.status === 404 ? { ...reply, body: { version: version ?? 0 } } : reply;
    }
    const owner = (await garagesOf([ruleset])).get(ruleset);
    if (owner === undefined) return NO_RULES;
    return this.api.put(id, { ruleset, name: nameIn(owner, design), design, tags: [...tags], version: version ?? 0 });
  }

  /** What an import brought. A design that the server has under another id, to the letter, is left for the ordinary way. */
  async sendMany(dirty: readonly KeptDesign[]): Promise<number | null> {
    const fresh = dirty.filter(({ version, deleted }) => version === undefined && deleted !== true);
    if (fresh.length <= MANY) return null;
    const letters = slicesOf(fresh, LETTER, ({ design }) => JSON.stringify(design).length * 2 + 400);
    const garages = await garagesOf(fresh.map(({ ruleset }) => ruleset));
    for (const letter of letters) {
      const { status, body } = await this.api.merge(letter.map((kept) => backupDesign(garages, kept)));
      if (body === null) return status;
      const { all, keepAll } = this.shelf.useShelf.getState();
      const ours = new Map(all.map((kept) => [kept.id, kept]));
      const sent = body.results.flatMap(({ index, id, outcome }) => {
        const given = letter[index];
        const now = given === undefined ? undefined : ours.get(given.id);
        const isThere = given !== undefined && given.id === id && outcome !== 'refused';
        return isThere && now !== undefined ? [{ ...now, version: 0, synced: given.updated }] : [];
      });
      keepAll(sent);
    }
    return 200;
  }
}
