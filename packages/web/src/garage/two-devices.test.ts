import { removing, replacing } from '@hardtop/keep';
import { canonicalJson } from '@hardtop/kernel';
import type { LibraryEntry, PutDesign } from '@hardtop/server/wire';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Reply } from '../kept/ask.ts';
import { createShelf } from '../kept/shelf.ts';
import { Sync } from '../kept/sync.ts';
import { garageNamed } from '../testing/garages.ts';
import type { OpenGarage } from './garage-context.ts';
import { isKept, type KeptDesign } from './kept-design.ts';
import type { libraryApi } from './library-api.ts';
import { LibraryKind } from './library-kind.ts';

// Two devices with one library, each without a network for a while: whatever the order, no change of anybody is lost.

let open: OpenGarage;

beforeAll(async () => {
  open = await garageNamed('deluxe');
});
beforeEach(() => localStorage.clear());

type Answer<T> = Reply<T, LibraryEntry>;

const given = <T>(body: T): Answer<T> => ({ status: 200, body, entry: null, problems: [] });
const refused = (status: number, entry: LibraryEntry | null = null): Answer<never> => ({
  status,
  body: null,
  entry,
  problems: [],
});

/** The library of a server, by the server's own verdicts. */
class Library {
  readonly entries = new Map<string, LibraryEntry>();
  private version = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  since(since: number): Answer<{ since: number; next: number; more: boolean; entries: readonly LibraryEntry[] }> {
    const later = [...this.entries.values()].filter(({ version }) => version > since);
    const entries = later.sort((a, b) => a.version - b.version);
    return given({ since, next: this.version, more: false, entries });
  }

  put(id: string, { ruleset, name, design, version }: PutDesign): Answer<LibraryEntry> {
    const ours = this.entries.get(id);
    const isSame = canonicalJson(ours?.design ?? null) === canonicalJson(design);
    const verdict = replacing(ours === undefined ? null : { ...standOf(ours), isSame }, version);
    if (ours !== undefined && verdict === 'done') return given(ours);
    if (verdict === 'stale') return refused(409, ours ?? null);
    return given(this.write({ id, ruleset, name, design, deleted: null }));
  }

  remove(id: string, version: number): Answer<LibraryEntry> {
    const ours = this.entries.get(id);
    const verdict = removing(ours === undefined ? null : standOf(ours), version);
    if (ours === undefined || verdict === 'unknown') return refused(404);
    if (verdict === 'stale') return refused(409, ours);
    return given(verdict === 'done' ? ours : this.write({ ...ours, deleted: new Date(this.now()).toISOString() }));
  }

  private write(changed: Pick<LibraryEntry, 'id' | 'ruleset' | 'name' | 'design' | 'deleted'>): LibraryEntry {
    this.version += 1;
    const time = new Date(this.now()).toISOString();
    const entry = { ...changed, tags: [], version: this.version, created: time, updated: time };
    this.entries.set(entry.id, entry);
    return entry;
  }
}

const standOf = ({ version, deleted }: LibraryEntry) => ({ version, isDeleted: deleted !== null });

/** What was written, without what a conflict added to the name. */
const textOf = (design: unknown): string => open.garage.nameOf(design).replace(/ \(from .*/, '');

type Fault = 'none' | 'lost' | 'answer lost';

/** A browser with its shelf, and a line to the library that may fail. */
class Device {
  fault: Fault = 'none';
  readonly sync: Sync<KeptDesign, LibraryEntry, Pick<LibraryEntry, 'version'>>;
  private readonly shelf;
  private readonly now: () => number;

  constructor(name: string, library: Library, now: () => number) {
    this.now = now;
    this.shelf = createShelf<KeptDesign>({ database: name, store: 'designs', plain: name, mostPending: 50, isKept });
    const ask = async <T>(work: () => Answer<T>): Promise<Answer<T>> => {
      await Promise.resolve();
      if (this.fault === 'lost') return refused(0);
      const answer = work();
      await Promise.resolve();
      return this.fault === 'answer lost' ? refused(0) : answer;
    };
    const api: typeof libraryApi = {
      since: (since) => ask(() => library.since(since)),
      put: (id, body) => ask(() => library.put(id, structuredClone(body))),
      remove: (id, version) => ask(() => library.remove(id, version)),
      merge: () => Promise.reject(new Error('so many are not changed here')),
    };
    this.sync = new Sync(new LibraryKind(this.shelf, api, () => undefined));
  }

  get living(): readonly KeptDesign[] {
    return this.shelf.useShelf.getState().all.filter(({ deleted }) => deleted !== true);
  }

  get names(): readonly string[] {
    return this.living.map(({ id, design }) => `${id} ${open.garage.nameOf(design)}`).sort();
  }

  keep(kept: KeptDesign): void {
    this.shelf.useShelf.getState().keepAll([{ ...kept, updated: this.now() }]);
  }
}

const commands = fc.array(
  fc.record({
    who: fc.nat(1),
    what: fc.constantFrom('edit', 'edit', 'edit', 'scrap', 'new', 'sync', 'sync', 'break', 'mend'),
    which: fc.nat(5),
    fault: fc.constantFrom<Fault>('lost', 'answer lost'),
    /** How much of what is under way gets done before the next. */
    pause: fc.nat(40),
  }),
  { minLength: 4, maxLength: 24 },
);

/** Everything that was ever written on a device, and what somebody who saw it replaced or scrapped. */
class Story {
  private readonly written = new Set<string>();
  private readonly given = new Set<string>();

  write(before: string | null): string {
    const text = `E${this.written.size}`;
    this.written.add(text);
    if (before !== null) this.given.add(before);
    return text;
  }

  giveUp(text: string): void {
    this.given.add(text);
  }

  get awaited(): readonly string[] {
    return [...this.written].filter((text) => !this.given.has(text)).sort();
  }
}

let runs = 0;

async function carryOut(asked: typeof commands extends fc.Arbitrary<infer T> ? T : never) {
  let clock = 1_790_000_000_000;
  const now = () => ++clock;
  const library = new Library(now);
  runs += 1;
  const devices = [new Device(`left-${runs}`, library, now), new Device(`right-${runs}`, library, now)];
  const story = new Story();
  const stock = open.garage.stock()[0]?.design;
  for (const { who, what, which, fault, pause } of asked) {
    const device = devices[who];
    if (device === undefined) continue;
    const kept = device.living[which % Math.max(1, device.living.length)];
    const before = kept === undefined ? null : textOf(kept.design);
    if (what === 'edit' && kept !== undefined)
      device.keep({ ...kept, design: open.garage.withName(kept.design, story.write(before)) });
    if (what === 'scrap' && kept !== undefined && before !== null) {
      story.giveUp(before);
      device.keep({ ...kept, deleted: true });
    }
    if (what === 'new') {
      const text = story.write(null);
      device.keep({
        id: `d${text}`,
        ruleset: 'deluxe',
        design: open.garage.withName(stock, text),
        tags: [],
        updated: 0,
      });
    }
    if (what === 'sync') void device.sync.run();
    if (what === 'break') device.fault = fault;
    if (what === 'mend') device.fault = 'none';
    for (let i = 0; i < pause; i++) await Promise.resolve();
  }
  for (let round = 0; round < 4; round++) {
    for (const device of devices) {
      device.fault = 'none';
      await device.sync.run();
    }
  }
  return { devices, library, story };
}

it('no order of changes, syncs and failures loses what somebody wrote, and all have the same in the end', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (asked) => {
      const { devices, library, story } = await carryOut(asked);
      const [left, right] = devices;
      const there = [...library.entries.values()].filter(({ deleted }) => deleted === null);
      const texts = there.map(({ design }) => textOf(design));
      expect(story.awaited.filter((text) => !texts.includes(text))).toEqual([]);
      expect(left?.names).toEqual(right?.names);
      expect(left?.names).toEqual(there.map(({ id, name }) => `${id} ${name}`).sort());
    }),
    { numRuns: 400 },
  );
});
