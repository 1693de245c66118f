import { describe, expect, it } from 'vitest';
import { parseStatLine } from '../../testing/by-the-book.ts';
import { gistOf, inOrder } from '../../testing/stat-lines/gist.ts';
import { HANDS } from '../../testing/stat-lines/hands.ts';

describe.each(Object.entries(HANDS))('parseStatLine in the hand of the %s', (_hand, lines) => {
  it.each(lines)('$line', ({ line, gist, unknown = [], problems = [] }) => {
    const read = parseStatLine(line);
    expect({
      gist: read.design && gistOf(read.design, read.stated),
      unknown: read.notUnderstood.map(({ words }) => words),
      problems: read.problems.map(({ code }) => code),
    }).toEqual({ gist: inOrder(gist), unknown, problems });
  });
});
