import { describe, expect, it } from 'vitest';
import { parseStatLine } from '../../testing/by-the-book.ts';
import { LINES_1 } from '../../testing/stat-lines/lines-1.ts';
import { LINES_2 } from '../../testing/stat-lines/lines-2.ts';
import { LINES_3 } from '../../testing/stat-lines/lines-3.ts';
import { canonical } from '../codes/canonical.ts';

const LINES = [...LINES_1, ...LINES_2, ...LINES_3];

describe('parseStatLine reads what people write', () => {
  it('has lines enough to try it on', () => {
    expect(LINES.length).toBeGreaterThan(40);
  });

  it.each(LINES)('$line', ({ line, means, unknown = [], problems = [] }) => {
    const read = parseStatLine(line);
    const meant = parseStatLine(means);
    expect(meant.notUnderstood).toEqual([]);
    expect(read.notUnderstood.map(({ words }) => words)).toEqual(unknown);
    expect(read.problems.map(({ code }) => code)).toEqual(problems);
    expect(read.design && canonical(read.design)).toEqual(meant.design && canonical(meant.design));
  });

  it('leads with what it could not read, and refuses in words what is too much', () => {
    expect(Object.keys(parseStatLine('Newt: compact, frobnicator'))[0]).toBe('notUnderstood');
    const refusals = ['MG, '.repeat(2000), ','.repeat(3000), `Newt ${'{'.repeat(13)}`].map((text) =>
      parseStatLine(text),
    );
    expect(refusals.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['too-long'],
      ['too-long'],
      ['too-deep'],
    ]);
    expect(refusals[1]?.problems[0]?.message).toContain('up to 2000 words, numbers and marks; this has 3000');
  });

  it('says where the words stand that it did not understand', () => {
    for (const { line } of LINES)
      for (const { words, at } of parseStatLine(line).notUnderstood)
        expect(line.slice(at, at + words.length)).toBe(words);
  });
});
