import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettings } from '../base/settings.ts';
import { act, renderHook } from '../testing/render.tsx';
import { useSteadyHand } from './use-steady-hand.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  act(() => useSettings.getState().setHasty(false));
});

function pressing() {
  const pressed = vi.fn();
  const { result, rerender } = renderHook(({ question }: { question: string }) => useSteadyHand(question), {
    question: '1',
  });
  const press = () => result.current(pressed)();
  return { pressed, press, ask: (question: string) => rerender({ question }) };
}

it('a press within 300 ms of a new question does nothing', () => {
  const { pressed, press, ask } = pressing();
  press();
  vi.advanceTimersByTime(299);
  press();
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  press();
  expect(pressed).toHaveBeenCalledOnce();
  ask('2');
  press();
  expect(pressed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  press();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('who wants it so is not held up', () => {
  act(() => useSettings.getState().setHasty(true));
  const { pressed, press } = pressing();
  press();
  expect(pressed).toHaveBeenCalledOnce();
});
