import { describe, expect, it } from 'vitest';
import { commonEvents, eventsFor, type GameEvent } from './event.ts';
import type { Viewer } from './viewer.ts';

const event = (n: number, text: string, to?: number[]): GameEvent => ({
  ...{ n, kind: 'x', rule: 'toy/1/ram', text },
  ...(to === undefined ? {} : { to }),
});

describe('events', () => {
  const [a, b, c] = [event(1, 'a'), event(2, 'b'), event(3, 'c')];

  it.each([
    ['nothing before', [], [a], 0],
    ['more of the same', [a], [a, b], 1],
    ['nothing new', [a, b], [a, b], 2],
    ['taken back', [a, b, c], [a], 1],
    ['told anew, but equal', [a, b], [event(1, 'a'), event(2, 'b'), c], 2],
    ['told otherwise', [a, b], [a, event(2, 'B'), c], 1],
    ['all taken back', [a, b], [], 0],
  ])('%s', (_what, before, after, common) => {
    expect(commonEvents(before, after)).toBe(common);
  });

  it('are heard by those they are for, numbered as if there were no others; by several seats if by any of them', () => {
    const events = [event(1, 'for 1', [1]), event(2, 'for 2', [2]), event(3, 'for all')];
    const heard = (...viewers: Viewer[]) => eventsFor(events, ...viewers).map(({ n, text }) => `${n} ${text}`);
    expect(heard(null)).toEqual(['1 for all']);
    expect(heard(2)).toEqual(['1 for 2', '2 for all']);
    expect(heard(1, 2)).toEqual(['1 for 1', '2 for 2', '3 for all']);
    expect(heard('referee')).toHaveLength(3);
    expect(JSON.stringify(eventsFor(events, 1))).not.toContain('"to"');
  });

  it('of a game that was taken up in the middle are numbered from 1 too', () => {
    expect(eventsFor([event(7, 'later')], null).map(({ n }) => n)).toEqual([1]);
  });
});
