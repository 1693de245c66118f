import { describe, expect, it } from 'vitest';
import { ratingsOf, shareOf } from './rating.ts';

const rounded = (values: readonly { readonly value: number }[]): readonly number[] =>
  values.map(({ value }) => Math.round(value));

describe('ratings', () => {
  it('are equal for equals, at the mean', () => {
    expect(rounded(ratingsOf(2, [{ first: 0, second: 1, games: 100, points: 50 }]))).toEqual([1500, 1500]);
  });

  it('are 400 points apart where ten games are won for one', () => {
    const [weak, strong] = ratingsOf(2, [{ first: 0, second: 1, games: 110_000, points: 10_000 }]);
    expect((strong?.value ?? 0) - (weak?.value ?? 0)).toBeCloseTo(400, 0);
  });

  it('make of three what each did to the others', () => {
    const chance = (points: number): number => 1 / (1 + 10 ** (-points / 400));
    const games = 1_000_000;
    const ratings = ratingsOf(3, [
      { first: 0, second: 1, games, points: games * chance(-100) },
      { first: 0, second: 2, games, points: games * chance(-300) },
      { first: 1, second: 2, games, points: games * chance(-200) },
    ]);
    expect(rounded(ratings)).toEqual([1367, 1467, 1667]);
  });

  it('have bounds that halve with four times the games, as the binomial has them', () => {
    const widthOf = (games: number): number => {
      const [own] = ratingsOf(2, [{ first: 0, second: 1, games, points: games / 2 }]);
      return (own?.high ?? 0) - (own?.low ?? 0);
    };
    expect(widthOf(399) / widthOf(1599)).toBeCloseTo(2);
    // The difference of two is off by 1 / sqrt(n p q) at a time, and each has half of that.
    expect(widthOf(399)).toBeCloseTo((2 * 1.96 * (400 / Math.LN10)) / Math.sqrt(400 * 0.25) / 2);
  });

  it('are finite, with bounds, for who has won them all', () => {
    const [own] = ratingsOf(2, [{ first: 0, second: 1, games: 20, points: 20 }]);
    expect(own?.value).toBeGreaterThan(1700);
    expect(own?.high).toBeLessThan(2500);
    expect((own?.high ?? 0) - (own?.value ?? 0)).toBeGreaterThan(100);
  });
});

describe('a share of the points', () => {
  it('has bounds by Wilson, which leave room at either end', () => {
    const { low, high } = shareOf(8, 10);
    expect([low, high].map((bound) => bound.toFixed(3))).toEqual(['0.490', '0.943']);
    expect(shareOf(10, 10).low).toBeLessThan(0.75);
    expect(shareOf(10, 10).high).toBe(1);
    expect(shareOf(0, 0)).toEqual({ value: 0.5, low: 0, high: 1 });
  });
});
