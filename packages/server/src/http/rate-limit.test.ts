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
});
