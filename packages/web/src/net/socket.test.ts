import type { ServerMessage } from '@hardtop/server/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEvent, aSnapshot, aWelcome, FakeWire } from '../testing/fakes.ts';
import { type Line, TableSocket, waitBefore } from './socket.ts';

function aSocket() {
  const wires: FakeWire[] = [];
  const lines: Line[] = [];
  const heard: string[] = [];
  const messages: ServerMessage[] = [];
  const socket = new TableSocket({
    url: 'ws://table',
    keys: ['k0', 'k1'],
    onLine: (line) => lines.push(line),
    onMessage: (message) => {
      heard.push(message.t);
      messages.push(message);
    },
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  });
  const wire = () => {
    const last = wires.at(-1);
    if (last === undefined) throw new Error('nothing was dialled');
    return last;
  };
  return { socket, wires, lines, heard, messages, wire };
}

describe('the line to a table', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('joins with its keys, and is live once it is welcome', () => {
    const { socket, lines, wire } = aSocket();
    socket.open();
    expect(socket.send({ t: 'undo', seat: 0 })).toBeNull();
    wire().onopen?.();
    expect(wire().sent).toEqual([{ t: 'join', keys: ['k0', 'k1'], changes: true }]);
    wire().says(aWelcome());
    expect(lines.map(({ state }) => state)).toEqual(['connecting', 'live']);
  });

  it('numbers what it sends', () => {
    const { socket, wire } = aSocket();
    socket.open();
    wire().onopen?.();
    wire().says(aWelcome());
    expect(socket.send({ t: 'undo', seat: 0 })).toBe(1);
    expect(socket.send({ t: 'resign', seat: 0 })).toBe(2);
    expect(wire().sent.slice(1)).toEqual([
      { t: 'undo', seat: 0, ref: 1 },
      { t: 'resign', seat: 0, ref: 2 },
    ]);
  });

  it('comes back by itself, waits longer each time, and is resynced by the welcome', () => {
    const { socket, wires, lines, heard, wire } = aSocket();
    socket.open();
    wire().onopen?.();
    wire().says(aWelcome());
    wire().breaks();
    expect(lines.at(-1)).toEqual({ state: 'reconnecting', tries: 1 });
    expect(socket.send({ t: 'undo', seat: 0 })).toBeNull();
    vi.advanceTimersByTime(waitBefore(1));
    expect(wires).toHaveLength(2);
    wire().breaks();
    vi.advanceTimersByTime(waitBefore(1));
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(waitBefore(2));
    expect(wires).toHaveLength(3);
    wire().onopen?.();
    wire().says(aWelcome());
    expect(lines.at(-1)).toEqual({ state: 'live' });
    expect(heard).toEqual(['welcome', 'welcome']);
  });

  it('says that the server is gone after many tries, and still knocks', () => {
    const { socket, wires, lines, wire } = aSocket();
    socket.open();
    for (let i = 0; i < 6; i++) {
      wire().breaks();
      vi.advanceTimersByTime(20_000);
    }
    expect(lines.at(-1)).toEqual({ state: 'gone' });
    expect(wires).toHaveLength(7);
  });

  it('does not knock again where it was turned away', () => {
    const { socket, wires, lines, wire } = aSocket();
    socket.open();
    wire().onopen?.();
    const problem = { code: 'unknown-game', message: 'No such game.' };
    wire().says({ t: 'refused', ref: 0, problem });
    wire().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toEqual({ state: 'turned-away', problem });
    expect(wires).toHaveLength(1);
  });

  it('stays closed once it is closed, and lets a socket open before it closes it', () => {
    const { socket, wires, wire } = aSocket();
    socket.open();
    const first = wire();
    socket.close();
    expect(first.closed).toBe(false);
    first.onopen?.();
    expect(first.closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('makes whole pictures of what changed; what did not change stays the same object', () => {
    const { socket, wire, messages } = aSocket();
    socket.open();
    wire().onopen?.();
    wire().says(aWelcome({ n: 4 }));
    wire().says({
      t: 'change',
      n: 5,
      patch: { board: { clock: { phase: 5 } }, open: { '#': [-1] } },
      eventsFrom: 0,
      events: [],
    });
    wire().says({ t: 'change', n: 6, eventsFrom: 0, events: [anEvent(1)] });
    const [, first, second] = messages;
    const { board, ...rest } = aSnapshot({ questions: [] });
    const clock = { ...board.clock, phase: 5 };
    expect(first).toEqual({
      t: 'update',
      snapshot: { ...rest, board: { ...board, clock } },
      eventsFrom: 0,
      events: [],
    });
    if (first?.t !== 'update' || second?.t !== 'update') throw new Error('no update');
    expect(second.snapshot.board).toBe(first.snapshot.board);
    expect(second.events).toEqual([anEvent(1)]);
  });

  it.each([
    ['lost', 7],
    ['doubled', 5],
  ])('dials anew when a picture was %s, and the welcome brings all of it', (_what, n) => {
    const { socket, wires, wire, heard } = aSocket();
    socket.open();
    wire().onopen?.();
    wire().says(aWelcome({ n: 4 }));
    wire().says({ t: 'change', n: 5, patch: { rows: 4 }, eventsFrom: 0, events: [] });
    wire().says({ t: 'change', n, patch: { rows: 5 }, eventsFrom: 0, events: [] });
    expect(wires).toHaveLength(2);
    wire().onopen?.();
    wire().says(aWelcome({ n: 0 }));
    wire().says({ t: 'update', n: 1, snapshot: aSnapshot({ rows: 9 }), eventsFrom: 0, events: [] });
    expect(heard).toEqual(['welcome', 'update', 'welcome', 'update']);
    expect(wires).toHaveLength(2);
  });
});
