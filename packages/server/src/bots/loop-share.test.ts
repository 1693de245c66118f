import { expect, it } from 'vitest';
import { LoopShare } from './loop-share.ts';

it('the busier the loop, the longer they rest whom nobody waits for, and never for ever', () => {
  let times = { idle: 0, active: 0 };
  const share = new LoopShare(() => times);
  const after = (active: number) => {
    times = { idle: times.idle + 200 - active, active: times.active + active };
    return share.restAfter(20);
  };
  expect(after(0)).toBe(0);
  expect(after(100)).toBeCloseTo(20);
  expect(after(150)).toBeCloseTo(60);
  expect(after(188)).toBe(250);
  expect(after(200)).toBe(250);
  times = { idle: times.idle + 10, active: times.active };
  expect(share.restAfter(20)).toBe(250);
});
