import type { LiveInfo } from '@hardtop/server/wire';
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outgoing } from '../net/socket.ts';
import { anAdvice, anOption, aQuestion, aSnapshot, aWelcome } from '../testing/fakes.ts';
import { act, render, renderHook } from '../testing/render.tsx';
import { OpenQuestion } from './open-question.tsx';
import { TableProvider } from './table-context.tsx';
import { createTableStore } from './table-store.ts';
import { useOnlyAnswer } from './use-only-answer.ts';

const live = (paused: LiveInfo['paused']) => ({
  t: 'live' as const,
  live: {
    ...{ clock: { kind: 'none' as const }, clocks: [], pauseOffers: [], away: [], standIns: [] },
    ...{ missed: [], claimable: [], watchDelay: 0, paused },
  },
});

function seated(question = aQuestion()) {
  const sent: Outgoing[] = [];
  const store = createTableStore((message) =>
    message.t === 'choose' || message.t === 'type' ? sent.push(message) : 99,
  );
  store.getState().hear(aWelcome({ snapshot: aSnapshot({ questions: [question] }) }));
  store.getState().hear(anAdvice(question.id, 'straight'));
  store.getState().hear(live({ by: 1 }));
  return { store, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while the table is paused', () => {
  it('the key says so and cannot be pressed, nor can any other way to answer; when it goes on they can', () => {
    const { store, sent } = seated();
    render(
      <TableProvider value={store}>
        <OpenQuestion question={aQuestion()} onHelp={() => {}} />
      </TableProvider>,
    );
    act(() => vi.advanceTimersByTime(5_000));
    const key = screen.getByRole('button', { name: /Paused/ });
    expect(key.hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: /Do it/ })).toBeNull();
    for (const pressed of ['Enter', ' ', '1', '1', 'c']) fireEvent.keyDown(document.body, { key: pressed });
    store.getState().type('straight');
    store.getState().coast();
    expect(sent).toEqual([]);
    // What was pressed meanwhile is not made up for.
    act(() => store.getState().hear(live(null)));
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /Do it/ }));
    expect(sent).toMatchObject([{ t: 'choose', option: 'straight' }]);
  });

  it('the page gives no only answer; it does when the game goes on', () => {
    const { store, sent } = seated(aQuestion({ id: '9', topic: 'fire', options: [anOption('hold')] }));
    renderHook(() => useOnlyAnswer(store));
    act(() => vi.advanceTimersByTime(5_000));
    expect(sent).toEqual([]);
    act(() => store.getState().hear(live(null)));
    act(() => vi.advanceTimersByTime(5_000));
    expect(sent).toMatchObject([{ t: 'choose', ask: '9', option: 'hold' }]);
  });
});
