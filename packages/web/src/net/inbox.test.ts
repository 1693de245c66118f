import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inboxOf } from './inbox.ts';

describe('what comes over the line', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is handed on with the next frame, all of it and in its order', () => {
    const taken: number[] = [];
    const inbox = inboxOf<number>((message) => taken.push(message));
    inbox.put(1);
    inbox.put(2);
    expect(taken).toEqual([]);
    vi.advanceTimersToNextFrame();
    expect(taken).toEqual([1, 2]);
    inbox.put(3);
    vi.advanceTimersToNextFrame();
    vi.runAllTimers();
    expect(taken).toEqual([1, 2, 3]);
  });

  it('does not wait for a frame that a hidden tab never draws', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const taken: number[] = [];
    const inbox = inboxOf<number>((message) => taken.push(message));
    inbox.put(1);
    vi.advanceTimersByTime(60);
    inbox.put(2);
    vi.advanceTimersByTime(60);
    expect(taken).toEqual([1, 2]);
  });

  it('is handed on at once where something else depends on it', () => {
    const taken: number[] = [];
    const inbox = inboxOf<number>((message) => taken.push(message));
    inbox.put(1);
    inbox.empty();
    expect(taken).toEqual([1]);
    vi.runAllTimers();
    expect(taken).toEqual([1]);
  });
});
