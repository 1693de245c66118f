import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { Line } from './line-pattern.ts';
import { tokensOf } from './line-tokens.ts';

const WORDS = {
  count: { 1: 'a, one', 2: 'two, twin' },
  figure: { 5: 'five', 25: 'twenty five' },
  gun: { MG: 'mg, machine gun', L: 'laser, l' },
  side: { front: 'front, f', left: 'left, l' },
} as const;
const LEXICON = new Lexicon(WORDS, /^(?:gun|side)$/);
const HABITS = { abbreviations: new Set(['hvy']), frontOfWord: /mg(?=f\b)/iy };
const lineOf = (text: string) => new Line(LEXICON, text, LEXICON.spelled(tokensOf(text, HABITS)));

describe('a pattern over the tokens of a line', () => {
  it('finds names of any number of words, their plurals and slips, and stops behind them', () => {
    const line = lineOf('two machine-guns front, machnie gun');
    const found = line.match('count? gun side?');
    expect([found?.number('count'), found?.id('gun'), found?.id('side')]).toEqual([2, 'MG', 'front']);
    expect(line.reads('[,] gun end')).toBe(true);
  });

  it.each([
    ['L L', 'gun side', true],
    ['MG (2)', 'gun times', true],
    ['2xMGf', 'count gun side', true],
    ['MG front', 'gun !side', false],
    ['MG, front', 'gun &{ [,] side } any', true],
    ['twenty-five', 'figure end', true],
    ['MG and laser', 'gun { joint gun }* end', true],
    ['hvy. MG', "'hvy' gun", true],
  ])('%s against %s', (text, pattern, isRead) => {
    const line = lineOf(text);
    expect(line.reads(pattern)).toBe(isRead);
    expect(line.at > 0).toBe(isRead);
  });

  it('names what was taken, in order, under its own name or its category', () => {
    const found = lineOf('front MG left').match('before=side gun =pointed side');
    expect(found?.id('side', 'before')).toBe('front');
    expect(found?.ids('side')).toEqual(['left']);
    expect(found?.has('pointed')).toBe(true);
  });

  it('says which words it has no table for', () => {
    expect(() => lineOf('MG').reads('cannon')).toThrow('no words of the kind cannon');
  });
});
