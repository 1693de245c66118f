import { describe, expect, it } from 'vitest';
import { progressOn } from './progress.ts';

/** A terminal that remembers its last line, and a clock that is set by hand. */
function terminal(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 0 };
  const line = { isTTY, write: (text: string) => written.push(text) };
  return { written, clock, line, now: () => clock.now };
}

describe('a progress bar', () => {
  it('shows share, rate and time left, and is gone at the end', () => {
    const { written, clock, line, now } = terminal(true);
    const bar = progressOn(line, 400, 'games', now);
    clock.now = 5000;
    bar.show(100);
    expect(written).toEqual(['\r\u001b[K██████░░░░░░░░░░░░░░░░░░ 100 of 400 games, 20 a second, 15 s left']);
    bar.end();
    expect(written[1]).toBe('\r\u001b[K');
  });

  it.each([
    [1000, 61, '1:01 min left'],
    [1000, 7500, '2:05 h left'],
    [1000, undefined, '1:39 min left'],
  ] as const)('after %i ms with %s s to go says so', (at, left, words) => {
    const { written, clock, line, now } = terminal(true);
    const bar = progressOn(line, 100, 'lines', now);
    clock.now = at;
    bar.show(1, left);
    expect(written[0]).toContain(words);
  });

  it('draws ten times a second at most', () => {
    const { written, clock, line, now } = terminal(true);
    const bar = progressOn(line, 1000, 'games', now);
    for (let done = 1; done <= 1000; done++) {
      clock.now = done;
      bar.show(done);
    }
    expect(written).toHaveLength(10);
  });

  it('promises no time before anything is done', () => {
    const { written, clock, line, now } = terminal(true);
    clock.now = 0;
    const bar = progressOn(line, 10, 'games', now);
    clock.now = 500;
    bar.show(0);
    expect(written[0]).toMatch(/0 of 10 games, 0\.0 a second$/);
  });

  it('writes nothing where nobody looks', () => {
    const { written, clock, line, now } = terminal(false);
    const bar = progressOn(line, 10, 'games', now);
    clock.now = 5000;
    bar.show(5);
    bar.end();
    expect(written).toEqual([]);
  });
});
