import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStatLine, parseStatLine } from '../../testing/by-the-book.ts';
import { anyWrittenDesign } from '../../testing/written-designs.ts';
import { canonical } from '../codes/canonical.ts';
import { makeCode, parseCode } from '../codes/code.ts';
import { parseDesign } from '../codes/design-schema.ts';

/** Characters of a line that is not refused for its length. */
const LONGEST = 4_000;

describe('a design survives', () => {
  it('as a stat line', () => {
    fc.assert(
      fc.property(anyWrittenDesign, (design) => {
        const line = makeStatLine(design);
        fc.pre(line.length <= LONGEST);
        const read = parseStatLine(line);
        expect({ line, words: read.notUnderstood, design: read.design && canonical(read.design) }).toEqual({
          line,
          words: [],
          design: canonical(design),
        });
        expect(read.differences).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('as JSON', () => {
    fc.assert(
      fc.property(anyWrittenDesign, (design) => {
        const read = parseDesign(JSON.parse(JSON.stringify(design)));
        expect(read.ok ? canonical(read.value) : read.error).toEqual(canonical(design));
      }),
    );
  });

  it('as a code', () => {
    fc.assert(
      fc.property(anyWrittenDesign, (design) => {
        const read = parseCode(makeCode(design));
        expect(read.ok ? canonical(read.value) : read.error).toEqual(canonical(design));
      }),
    );
  });
});

describe('no text is too strange', () => {
  it('for parseStatLine', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => void parseStatLine(text)),
      { numRuns: 300 },
    );
  });

  it('for parseStatLine, even a line cut anywhere', () => {
    fc.assert(
      fc.property(anyWrittenDesign, fc.double({ min: 0, max: 1, noNaN: true }), (design, share) => {
        const line = makeStatLine(design);
        void parseStatLine(line.slice(0, Math.floor(line.length * share)));
      }),
    );
  });

  it.each(['front and ', 'left, ', 'the ', 'MG, ', 'turret (2 MG), ', '1 ', 'a b '])(
    'and eight times "%s" cost eight times as much',
    (piece) => {
      const cost = (length: number): number => {
        const text = `Killer, mid-sized, ${piece.repeat(Math.floor(length / piece.length))}`;
        const began = performance.now();
        parseStatLine(text);
        return performance.now() - began;
      };
      const short = Math.max(cost(480), cost(480));
      // A machine that is busy otherwise has three tries.
      expect([1, 2, 3].some(() => cost(3_840) < 24 * short + 50)).toBe(true);
    },
  );

  it('for parseCode', () => {
    fc.assert(fc.property(fc.stringMatching(/^[\w-]{0,80}$/), (text) => void parseCode(text)));
  });
});
