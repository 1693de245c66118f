import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, renderHook } from '../testing/render.tsx';
import { useLate } from './use-late.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what is over sooner never was; what lasts is told until it is over', () => {
  const { result, rerender } = renderHook(({ isSo }) => useLate(isSo, 150), { isSo: true });
  act(() => vi.advanceTimersByTime(100));
  expect(result.current).toBe(false);
  rerender({ isSo: false });
  rerender({ isSo: true });
  act(() => vi.advanceTimersByTime(100));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(60));
  expect(result.current).toBe(true);
  rerender({ isSo: false });
  expect(result.current).toBe(false);
  rerender({ isSo: true });
  expect(result.current).toBe(false);
});
