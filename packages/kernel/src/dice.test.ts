import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, diceOf, makeDice, meanOf, parseDice, spreadOf, totalOf } from './dice.ts';
import { streamAt, streamOf } from './random.ts';

describe('dice notation', () => {
  it.each([
    ['2d6+3', { count: 2, sides: 6, plus: 3 }],
    ['1d-4', { count: 1, sides: 6, plus: -4 }],
    ['1d−2', { count: 1, sides: 6, plus: -2 }],
    ['d', { count: 1, sides: 6, plus: 0 }],
    ['11', { count: 11, sides: 6, plus: 0 }],
    ['3 d 8 + 1', { count: 3, sides: 8, plus: 1 }],
  ])('reads %s', (text, spec) => {
    expect(parseDice(text)).toEqual({ ok: true, value: spec });
  });

  it.each(['', 'two', '2d6++1', 'd6d6'])('refuses %j', (text) => {
    expect(parseDice(text).ok).toBe(false);
  });

  it('reads back what it writes', () => {
    const spec = fc.record({
      count: fc.integer({ min: 1, max: 40 }),
      sides: fc.integer({ min: 2, max: 20 }),
      plus: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(spec, (dice) => {
        expect(parseDice(makeDice(dice))).toEqual({ ok: true, value: dice });
      }),
    );
  });
});

describe('odds', () => {
  it('two dice make 7 or more in 21 of 36', () => {
    expect(chanceOf(diceOf('2d6'), 7)).toBeCloseTo(21 / 36, 12);
  });

  it('a floor gathers what lies below it', () => {
    const spec = { ...diceOf('1d-4'), atLeast: 0 };
    expect(spreadOf(spec)).toEqual([
      [0, expect.closeTo(4 / 6, 12)],
      [1, expect.closeTo(1 / 6, 12)],
      [2, expect.closeTo(1 / 6, 12)],
    ]);
    expect(meanOf(spec)).toBeCloseTo(0.5, 12);
    expect(totalOf(spec, [2])).toBe(0);
  });
});

describe('streams', () => {
  it('the same path gives the same numbers, another path others', () => {
    const draw = (path: string) =>
      Array.from(
        { length: 20 },
        (() => {
          const stream = streamOf('s', path);
          return () => stream.int(1, 6);
        })(),
      );
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('goes on from its position', () => {
    const stream = streamOf('s', 'x');
    stream.int(1, 100);
    const copy = streamAt(JSON.parse(JSON.stringify(stream.position())));
    expect(copy.int(1, 1000)).toBe(stream.int(1, 1000));
  });
});
