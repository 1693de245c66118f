import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inboxOf } from './inbox.ts';

describe('what comes over the line', () => {
  let taken: number[] = [];
  const inbox = () => inboxOf<number>((message) => taken.push(message));
  beforeEach(() => {
    vi.useFakeTimers();
    taken = [];
  });
  afterEach(() => vi.useRealTimers());

  it('is handed on when the line is quiet, all of it and in its order', () => {
    const box = inbox();
    box.put(1);
    vi.advanceTimersByTime(20);
    box.put(2);
    vi.advanceTimersByTime(20);
    expect(taken).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(taken).toEqual([1, 2]);
    box.put(3);
    vi.runAllTimers();
    expect(taken).toEqual([1, 2, 3]);
  });

  it('is not kept back by a line that is never quiet', () => {
    const box = inbox();
    for (let i = 1; i <= 14; i++) {
      box.put(i);
      vi.advanceTimersByTime(10);
    }
    expect(taken.length).toBeGreaterThanOrEqual(10);
    vi.runAllTimers();
    expect(taken).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  });

  it('is handed on at once where something else depends on it', () => {
    const box = inbox();
    box.put(1);
    box.empty();
    expect(taken).toEqual([1]);
    vi.runAllTimers();
    expect(taken).toEqual([1]);
  });
});
