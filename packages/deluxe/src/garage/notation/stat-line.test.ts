import { describe, expect, it } from 'vitest';
import { makeStatLine, parseStatLine } from '../../testing/by-the-book.ts';
import { canonical } from '../codes/canonical.ts';
import { STOCK } from '../stock/list.ts';

describe('deluxe/XV/sample-vehicles: makeStatLine and parseStatLine', () => {
  it.each(STOCK)('bring $id back whole', ({ design }) => {
    const line = makeStatLine(design);
    const read = parseStatLine(line);
    expect({ line, words: read.notUnderstood, differences: read.differences, problems: read.problems }).toEqual({
      line,
      words: [],
      differences: [],
      problems: [],
    });
    expect(canonical(read.design ?? design)).toEqual(canonical(design));
  });
});
