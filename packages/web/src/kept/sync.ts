import type { KeptDocument } from '@hardtop/keep';
import { create } from '../base/store.ts';
import type { Reply } from './ask.ts';
import type { Shelf } from './shelf.ts';

export type SyncState = 'local' | 'working' | 'synced' | 'away' | 'refused';

/** Some of what the server has, and which are there; null: it does not list them all. */
export interface News<Entry> {
  readonly entries: readonly Entry[];
  readonly there: readonly string[] | null;
}

/** What is kept here of a document that the server has too. */
type Settling<Kept, Entry> = (ours: Kept | undefined, entry: Entry) => readonly Kept[];

/** How one kind of document goes to the server and comes from there. `Entry`: as the server shows it; `Taken`: its answer. */
export interface SyncKind<Kept extends KeptDocument, Entry, Taken> {
  readonly shelf: Shelf<Kept>;
  /** Is there anything to send? */
  isDirty(kept: Kept): boolean;
  /** Whether the server ever had it. */
  isKnown(kept: Kept): boolean;
  /** As if the server had never had it. */
  unknown(kept: Kept): Kept;
  /** What the server has, part by part, each kept before the next; a status where it does not answer. */
  news(): AsyncIterable<News<Entry> | number>;
  settlingOf(entries: readonly Entry[]): Promise<Settling<Kept, Entry>>;
  send(kept: Kept): Promise<Reply<Taken, Entry>>;
  /** What is here now, with what the server knows of it since it took what was sent. */
  noted(now: Kept, sent: Kept, answer: Taken): Kept;
  /** Many at once where one by one would take long: the status, or null if it sent nothing. */
  sendMany?(dirty: readonly Kept[]): Promise<number | null>;
}

/** Rounds before it is left for later: each settles what the one before found changed. */
const ROUNDS = 4;

const failure = (status: number): SyncState => (status === 0 || status >= 500 ? 'away' : 'refused');

/** Keeps documents here and on the server the same. Nothing is lost: what was changed in both places is kept twice. */
export class Sync<Kept extends KeptDocument, Entry extends { readonly id: string }, Taken> {
  readonly useState = create<{ readonly state: SyncState }>(() => ({ state: 'local' }));
  readonly kind: SyncKind<Kept, Entry, Taken>;
  private running: Promise<void> | null = null;
  private isWanted = false;

  constructor(kind: SyncKind<Kept, Entry, Taken>) {
    this.kind = kind;
  }

  /** One at a time. Whoever calls during one waits for another after it: what has changed meanwhile goes out as well. */
  run(): Promise<void> {
    if (this.running !== null) this.isWanted = true;
    this.running ??= this.untilContent().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** With another server, or another owner's documents: what is there comes here, what is here goes there. */
  async startOver(change: () => void): Promise<void> {
    await this.running;
    change();
    this.forget(() => true);
    await this.run();
  }

  private async untilContent(): Promise<void> {
    do {
      this.isWanted = false;
      await this.once();
    } while (this.isWanted);
  }

  private async once(): Promise<void> {
    let state: SyncState = 'working';
    this.useState.setState({ state });
    await this.kind.shelf.load();
    for (let i = 0; i < ROUNDS && state === 'working'; i++) state = await this.round().catch(() => 'away' as const);
    this.useState.setState({ state: state === 'working' ? 'refused' : state });
  }

  private async round(): Promise<SyncState> {
    let state = await this.pull();
    const status = state === 'synced' ? await this.kind.sendMany?.(this.dirty()) : null;
    if (typeof status === 'number') state = status === 200 ? await this.pull() : failure(status);
    if (state === 'away') return state;
    for (const kept of this.dirty()) {
      const sent = await this.push(kept);
      if (sent === 'away') return sent;
      if (sent !== 'synced') state = sent;
    }
    return state;
  }

  private async pull(): Promise<SyncState> {
    const there = new Set<string>();
    let isWhole = true;
    for await (const news of this.kind.news()) {
      if (typeof news === 'number') return news === 404 ? 'away' : failure(news);
      await this.take(news.entries);
      for (const id of news.there ?? []) there.add(id);
      isWhole &&= news.there !== null;
    }
    // A server that lost its documents gets again what it does not have.
    if (isWhole) this.forget((kept) => this.kind.isKnown(kept) && !there.has(kept.id));
    return 'synced';
  }

  private async push(kept: Kept): Promise<SyncState> {
    const { status, body, entry } = await this.kind.send(kept);
    if (body !== null) {
      const now = this.kind.noted(this.kind.shelf.find(kept.id) ?? kept, kept, body);
      this.keepAll([now]);
      // Some of what was sent may have to follow, as the rows of a campaign after it was restored.
      return now.updated === kept.updated && this.kind.isDirty(now) ? 'working' : 'synced';
    }
    if (status !== 409) return failure(status);
    // Somebody was faster: both are kept, and the next round sends them.
    if (entry === null) this.forget(({ id }) => id === kept.id);
    else await this.take([entry]);
    return 'working';
  }

  private async take(entries: readonly Entry[]): Promise<void> {
    const settle = await this.kind.settlingOf(entries);
    const ours = new Map(this.all().map((kept) => [kept.id, kept]));
    this.keepAll(entries.flatMap((entry) => settle(ours.get(entry.id), entry)));
  }

  private forget(which: (kept: Kept) => boolean): void {
    this.keepAll(
      this.all()
        .filter(which)
        .map((kept) => this.kind.unknown(kept)),
    );
  }

  private keepAll(changed: readonly Kept[]): void {
    this.kind.shelf.useShelf.getState().keepAll(changed);
  }

  private all(): readonly Kept[] {
    return this.kind.shelf.useShelf.getState().all;
  }

  private dirty(): readonly Kept[] {
    return this.all().filter((kept) => this.kind.isDirty(kept));
  }
}
