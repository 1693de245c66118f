import type { GameEvent } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { RateLimit } from '../http/rate-limit.ts';
import { hashSeatKey, makeGameId, seatsOfKeys } from './seat-keys.ts';
import { commonEvents, visibleTo } from './snapshot.ts';

const event = (n: number, text: string, to?: number[]): GameEvent => ({
  ...{ n, kind: 'x', rule: 'toy/1/ram', text },
  ...(to === undefined ? {} : { to }),
});

describe('events', () => {
  const [a, b, c] = [event(1, 'a'), event(2, 'b'), event(3, 'c')];

  it.each([
    ['nothing before', [], [a], 0],
    ['more of the same', [a], [a, b], 1],
    ['nothing new', [a, b], [a, b], 2],
    ['taken back', [a, b, c], [a], 1],
    ['told anew, but equal', [a, b], [event(1, 'a'), event(2, 'b'), c], 2],
    ['told otherwise', [a, b], [a, event(2, 'B'), c], 1],
    ['all taken back', [a, b], [], 0],
  ])('%s', (_what, before, after, common) => {
    expect(commonEvents(before, after)).toBe(common);
  });

  it('are seen by those they are for; with several seats by any of them', () => {
    const events = [a, event(2, 'for 1', [1]), event(3, 'for 2', [2])];
    const seen = (...seats: number[]) => visibleTo(events, seats).map(({ n }) => n);
    expect(seen()).toEqual([1]);
    expect(seen(1)).toEqual([1, 2]);
    expect(seen(1, 2)).toEqual([1, 2, 3]);
  });
});

describe('keys', () => {
  it('open the seats whose digest they have', () => {
    const seats = [0, 1].map((seat) => ({
      ...{ seat, name: 'x', plays: 'y', kind: 'human' as const, keyHash: hashSeatKey(`key${seat}`) },
    }));
    expect(seatsOfKeys(seats, ['key1', 'key0', 'key1'])).toMatchObject({ ok: true, value: [{ seat: 0 }, { seat: 1 }] });
    expect(seatsOfKeys(seats, ['key1', 'x'])).toMatchObject({ ok: false, error: { field: 'keys.1' } });
    expect(makeGameId()).toMatch(/^[2-9a-z]{12}$/);
  });
});

describe('the rate limit', () => {
  it('lets a burst pass, stops a flood, and forgives in time', () => {
    const limit = new RateLimit(3, 1);
    const now = performance.now();
    expect([1, 2, 3, 4].map(() => limit.allows(now))).toEqual([true, true, true, false]);
    expect(limit.allows(now + 1_500)).toBe(true);
    expect(limit.allows(now + 1_500)).toBe(false);
  });
});
