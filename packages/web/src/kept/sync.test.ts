import type { KeptDocument } from '@hardtop/keep';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from './ask.ts';
import { createShelf } from './shelf.ts';
import { type News, Sync, type SyncKind } from './sync.ts';

/** A line of text: version 0 is one that the server never had. */
interface Line extends KeptDocument {
  readonly text: string;
  readonly version: number;
  readonly sent?: string;
}

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly version: number;
}

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && 'text' in value;
const answered = (body: Entry | null, status: number, entry: Entry | null = null): Reply<Entry, Entry> => ({
  status,
  body,
  entry,
  problems: [],
});

/** A server in a map; `status` other than 200: it is out of order. */
function serverWith(status = 200) {
  const lines = new Map<string, Entry>();
  const put = ({ id, text, version }: Line): Reply<Entry, Entry> => {
    if (status !== 200) return answered(null, status);
    const ours = lines.get(id);
    if (ours !== undefined && ours.version !== version) return answered(null, 409, ours);
    const entry = { id, text, version: version + 1 };
    lines.set(id, entry);
    return answered(entry, 200);
  };
  return { lines, put, status };
}

const shelf = createShelf<Line>({ database: 'lines', store: 'lines', plain: 'lines', mostPending: 9, isKept: isLine });
const line = (id: string, text: string, version = 0, sent?: string): Line => ({
  id,
  text,
  updated: 1,
  version,
  ...(sent === undefined ? {} : { sent }),
});
const shown = () =>
  shelf.useShelf
    .getState()
    .all.map(({ id, text }) => `${id} ${text}`)
    .sort();

function syncWith(server: ReturnType<typeof serverWith>, more: Partial<SyncKind<Line, Entry, Entry>> = {}) {
  async function* news(): AsyncGenerator<News<Entry> | number> {
    if (server.status !== 200) return yield server.status;
    yield { entries: [...server.lines.values()], there: [...server.lines.keys()] };
  }
  return new Sync<Line, Entry, Entry>({
    shelf,
    isDirty: ({ text, sent }) => text !== sent,
    isKnown: ({ version }) => version > 0,
    unknown: ({ id, text, updated }) => ({ id, text, updated, version: 0 }),
    news,
    settlingOf:
      async () =>
      (ours, { id, text, version }) => {
        if (ours?.version === version) return [];
        const theirs = line(id, text, version, text);
        return ours === undefined || ours.text === ours.sent ? [theirs] : [theirs, line(`${id}-mine`, ours.text)];
      },
    send: async (kept) => server.put(kept),
    noted: (now, sent, { version }) => ({ ...now, version, sent: sent.text }),
    ...more,
  });
}

beforeEach(() => {
  localStorage.clear();
  shelf.useShelf.setState({ all: [] });
});

describe('documents here and on the server', () => {
  it('come here, and go there', async () => {
    const server = serverWith();
    server.lines.set('b', { id: 'b', text: 'theirs', version: 1 });
    shelf.useShelf.getState().keepAll([line('a', 'ours')]);
    const sync = syncWith(server);
    await sync.run();
    expect(shown()).toEqual(['a ours', 'b theirs']);
    expect(server.lines.get('a')?.text).toBe('ours');
    expect(sync.useState.getState().state).toBe('synced');
  });

  it('are both kept where both were changed, and the copy is sent too', async () => {
    const server = serverWith();
    server.lines.set('a', { id: 'a', text: 'theirs', version: 2 });
    shelf.useShelf.getState().keepAll([line('a', 'ours', 1, 'before')]);
    await syncWith(server).run();
    expect(shown()).toEqual(['a theirs', 'a-mine ours']);
    expect([...server.lines.keys()].sort()).toEqual(['a', 'a-mine']);
  });

  it('are both kept where somebody was faster than what is being sent', async () => {
    const server = serverWith();
    shelf.useShelf.getState().keepAll([line('a', 'ours')]);
    let isFirst = true;
    const send = async (kept: Line) => {
      if (isFirst) server.lines.set('a', { id: 'a', text: 'theirs', version: 5 });
      isFirst = false;
      return server.put(kept);
    };
    const sync = syncWith(server, { send });
    await sync.run();
    expect(shown()).toEqual(['a theirs', 'a-mine ours']);
    expect(sync.useState.getState().state).toBe('synced');
  });

  it('go there again where the server has lost them', async () => {
    const server = serverWith();
    shelf.useShelf.getState().keepAll([line('a', 'ours', 3, 'ours')]);
    await syncWith(server).run();
    expect(server.lines.get('a')).toEqual({ id: 'a', text: 'ours', version: 1 });
  });

  it('what is changed while it is sent is sent the next time, and not lost', async () => {
    const server = serverWith();
    shelf.useShelf.getState().keepAll([line('a', 'one')]);
    const send = async (kept: Line) => {
      if (kept.text === 'one') shelf.useShelf.getState().keepAll([{ ...kept, text: 'two', updated: 2 }]);
      return server.put(kept);
    };
    const sync = syncWith(server, { send });
    await sync.run();
    expect(server.lines.get('a')?.text).toBe('one');
    await sync.run();
    expect(server.lines.get('a')?.text).toBe('two');
  });

  it('who asks while something is sent waits until what has changed meanwhile is sent as well', async () => {
    const server = serverWith();
    shelf.useShelf.getState().keepAll([line('a', 'one')]);
    let asked: Promise<void> | null = null;
    const send = async (kept: Line) => {
      if (kept.text === 'one') {
        shelf.useShelf.getState().keepAll([{ ...kept, text: 'two', updated: 2 }]);
        asked = sync.run();
      }
      return server.put(kept);
    };
    const sync = syncWith(server, { send });
    void sync.run();
    await expect.poll(() => asked).not.toBeNull();
    await asked;
    expect(server.lines.get('a')?.text).toBe('two');
  });

  it.each([
    [0, 'away'],
    [503, 'away'],
    [404, 'away'],
    [401, 'refused'],
  ] as const)('stay here whole where the server answers %i', async (status, state) => {
    shelf.useShelf.getState().keepAll([line('a', 'ours', 3, 'before')]);
    const sync = syncWith(serverWith(status));
    await sync.run();
    expect(shelf.find('a')).toEqual(line('a', 'ours', 3, 'before'));
    expect(sync.useState.getState().state).toBe(state);
  });

  it('are joined with those of another owner', async () => {
    const server = serverWith();
    shelf.useShelf.getState().keepAll([line('a', 'ours', 7, 'ours')]);
    const sync = syncWith(server);
    await sync.startOver(() => server.lines.set('b', { id: 'b', text: 'theirs', version: 1 }));
    expect(shown()).toEqual(['a ours', 'b theirs']);
    expect([...server.lines.keys()].sort()).toEqual(['a', 'b']);
  });

  it('survive the page, in plain storage where there is no database', async () => {
    shelf.useShelf.getState().keepAll([line('a', 'ours')]);
    await Promise.resolve();
    const again = createShelf<Line>({
      database: 'lines',
      store: 'lines',
      plain: 'lines',
      mostPending: 9,
      isKept: isLine,
    });
    await again.load();
    expect(again.find('a')).toEqual(line('a', 'ours'));
  });
});
