import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

describe('the rate limit', () => {
  it('lets a burst pass, stops a flood, and forgives in time', () => {
    const limit = new RateLimit(3, 1);
    const now = performance.now();
    expect([1, 2, 3, 4].map(() => limit.allows(now))).toEqual([true, true, true, false]);
    expect(limit.allows(now + 1_500)).toBe(true);
    expect(limit.allows(now + 1_500)).toBe(false);
  });

  it('says how long to wait; what is larger than a burst passes when nothing else was taken', () => {
    const limit = new RateLimit(4, 2);
    const now = performance.now();
    expect(limit.isFull(now) && limit.allows(now, 9)).toBe(true);
    expect(limit.secondsUntil(1, now)).toBe(3);
    expect(limit.allows(now + 2_900)).toBe(false);
    expect(limit.allows(now + 3_001)).toBe(true);
  });
});
