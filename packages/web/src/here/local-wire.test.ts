import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket } from '../net/socket.ts';
import { FakeWorker, lastWorker } from '../testing/fake-worker.ts';
import { gamesHere } from './games-here.ts';
import { openLocalWire } from './local-wire.ts';

beforeEach(() => {
  FakeWorker.started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});

describe('a line to a table on this device', () => {
  it('opens the game, joins, and opens another worker where one fails', () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const socket = new TableSocket({
      url: '',
      keys: ['here-1'],
      open: () => openLocalWire('here-1'),
      onLine: ({ state }) => lines.push(state),
      onMessage: () => undefined,
    });
    socket.open();
    vi.advanceTimersByTime(1);
    const first = lastWorker();
    const join = JSON.stringify({ t: 'join', keys: ['here-1'], changes: true });
    expect(first.heard).toEqual([
      { t: 'open', id: 'here-1' },
      { t: 'say', text: join },
    ]);
    first.onerror?.();
    expect([first.isGone, lines.at(-1)]).toEqual([true, 'reconnecting']);
    vi.advanceTimersByTime(1_000);
    expect(FakeWorker.started).toHaveLength(2);
    socket.close();
    expect(lastWorker().isGone).toBe(true);
  });
});

describe('a game that is made on this device', () => {
  const asked = { ruleset: 'deluxe', scenario: 'the-pit', seats: [] };

  it('has a key for each person, and its worker goes', async () => {
    const made = gamesHere.create(asked);
    const seats = [
      { seat: 0, kind: 'human' },
      { seat: 1, kind: 'bot' },
    ];
    lastWorker().onmessage?.({
      data: { t: 'made', made: { ok: true, value: { id: 'here-1', seats, referee: false } } },
    });
    expect(await made).toEqual({ ok: true, value: { game: 'here-1', keys: [{ seat: 0, key: 'here-1' }] } });
    expect([lastWorker().heard, lastWorker().isGone]).toEqual([[{ t: 'create', asked }], true]);
  });

  it('is refused in words where the rules did not come', async () => {
    const made = gamesHere.create(asked);
    lastWorker().onerror?.();
    const reply = await made;
    expect(reply.ok ? '' : reply.error.problems[0]?.message).toContain('Open it once with a network');
    expect(lastWorker().isGone).toBe(true);
  });
});
