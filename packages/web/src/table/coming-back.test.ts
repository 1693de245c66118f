import type { LiveInfo } from '@hardtop/server/wire';
import { describe, expect, it } from 'vitest';
import { anEvent, aWelcome } from '../testing/fakes.ts';
import { createTableStore } from './table-store.ts';
import { timeText } from './time-text.ts';

const LIVE: LiveInfo = {
  clock: { kind: 'none' },
  clocks: [],
  paused: null,
  pauseOffers: [],
  away: [],
  standIns: [],
  missed: [],
  claimable: [],
  watchDelay: 0,
};

describe('a page that comes back', () => {
  it('keeps what it has, and takes what is missing', () => {
    const store = createTableStore(() => 1);
    const [one, two, three] = [anEvent(1), anEvent(2), anEvent(3)];
    store.getState().hear(aWelcome({ events: [one, two] }));
    store.getState().hear(aWelcome({ eventsFrom: 2, events: [three] }));
    expect(store.getState().events.map(({ n }) => n)).toEqual([1, 2, 3]);
    store.getState().hear(aWelcome({ events: [one] }));
    expect(store.getState().events.map(({ n }) => n)).toEqual([1]);
  });

  it('has every line of talk once', () => {
    const store = createTableStore(() => 1);
    const line = (n: number) => ({ n, from: 0, text: `line ${n}`, at: '2031-05-01T12:00:00Z' });
    store.getState().hear({ t: 'chat', from: 0, lines: [line(1), line(2)] });
    store.getState().hear({ t: 'chat', from: 1, lines: [line(2), line(3)] });
    expect(store.getState().chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('knows who is there and how the table stands', () => {
    const store = createTableStore(() => 1);
    store.getState().hear({ t: 'presence', online: [1], devices: [2], watching: 3 });
    store.getState().hear({ t: 'live', live: { ...LIVE, paused: { by: 0 } } });
    expect(store.getState()).toMatchObject({
      online: [1],
      presence: { devices: [2], watching: 3 },
      live: { paused: { by: 0 } },
    });
  });
});

it.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [59 * 60_000, '59:00'],
  [2 * 3_600_000 + 60_000, '2 h 1 min'],
  [49 * 3_600_000, '2 d 1 h'],
])('%i ms of thought are %s', (milliseconds, text) => expect(timeText(milliseconds)).toBe(text));
