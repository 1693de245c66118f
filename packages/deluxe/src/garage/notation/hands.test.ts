import { describe, expect, it } from 'vitest';
import { parseStatLine } from '../../testing/by-the-book.ts';
import { gistOf, inOrder } from '../../testing/stat-lines/gist.ts';
import { HANDS } from '../../testing/stat-lines/hands.ts';
import type { HandWritten } from '../../testing/stat-lines/written.ts';

const READ = Object.entries(HANDS).map(([hand, lines]) => [hand, lines.map((written) => compared(written))] as const);

function compared({ line, gist, unknown = [], problems = [], instead = {} }: HandWritten) {
  const read = parseStatLine(line);
  return {
    line,
    got: {
      gist: read.design && gistOf(read.design, read.stated),
      unknown: read.notUnderstood.map(({ words }) => words),
      problems: read.problems.map(({ code }) => code),
    },
    wanted: { gist: inOrder(gist), unknown, problems },
    instead,
  };
}

describe.each(READ)('parseStatLine in the hand of the %s', (_hand, lines) => {
  it.each(lines)('$line', ({ got, wanted, instead }) => {
    expect(got).toEqual({ ...wanted, ...instead });
  });
});

/** A line is readable if it tells of a vehicle of this book and of nothing else. */
const READABLE = READ.flatMap(([, lines]) => lines).filter(({ wanted }) => wanted.unknown.length === 0);
const EXACT = READABLE.filter(({ got, wanted }) => JSON.stringify(got) === JSON.stringify(wanted));

it(`reads ${EXACT.length} of ${READABLE.length} readable lines exactly`, () => {
  expect(READABLE.length).toBeGreaterThan(500);
  expect(EXACT.length / READABLE.length).toBeGreaterThanOrEqual(0.95);
});
