import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outgoing } from '../net/socket.ts';
import { anOption, aQuestion, aSnapshot, aWelcome } from '../testing/fakes.ts';
import { act, renderHook } from '../testing/render.tsx';
import { createTableStore } from './table-store.ts';
import { useOnlyAnswer } from './use-only-answer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function seated(question = aQuestion()) {
  const sent: Outgoing[] = [];
  const store = createTableStore((message) => sent.push(message));
  renderHook(() => useOnlyAnswer(store));
  act(() => store.getState().hear(aWelcome({ snapshot: aSnapshot({ questions: [question] }) })));
  act(() => vi.advanceTimersByTime(5_000));
  return sent.filter(({ t }) => t !== 'advise');
}

it('gives the only answer there is, by itself', () => {
  const sent = seated(aQuestion({ id: '9', topic: 'fire', options: [anOption('hold')] }));
  expect(sent).toEqual([{ t: 'choose', seat: 0, ask: '9', option: 'hold', params: {} }]);
});

it('leaves everything else to the player, dice above all', () => {
  expect(seated()).toEqual([]);
  expect(seated(aQuestion({ topic: 'dice', options: [anOption('roll')] }))).toEqual([]);
});
