import { beforeEach, expect, it } from 'vitest';
import type { Outgoing } from '../net/socket.ts';
import { aSnapshot, aWelcome, CARD } from '../testing/fakes.ts';
import { act, renderHook } from '../testing/render.tsx';
import { promiseOf } from './promises.ts';
import { createTableStore } from './table-store.ts';
import { useShares } from './use-shares.ts';

beforeEach(() => localStorage.clear());

function seated(shares: readonly number[]) {
  const sent: Outgoing[] = [];
  const store = createTableStore((message) => sent.push(message));
  renderHook(() => useShares(store));
  act(() => store.getState().setLine({ state: 'live' }));
  act(() => store.getState().hear(aWelcome({ snapshot: aSnapshot({ questions: [], shares }) })));
  return { store, sent };
}

it('adds one share for the own seat that is awaited, and none for others', () => {
  const { store, sent } = seated([0, 1]);
  act(() => store.getState().hear({ t: 'update', snapshot: aSnapshot({ shares: [0, 1] }), eventsFrom: 0, events: [] }));
  const shares = sent.filter(({ t }) => t === 'share');
  expect(shares).toEqual([{ t: 'share', seat: 0, share: expect.stringMatching(/^[0-9a-f]{24}$/) }]);
});

it('keeps the promise of a game when it is first seen, and adds nothing where nothing is awaited', () => {
  const { sent } = seated([]);
  expect(sent.filter(({ t }) => t === 'share')).toEqual([]);
  expect(promiseOf(CARD.id)).toBe('c0ffee');
});
