import { expect, test } from 'vitest';
import { DEFAULT_VARIANTS, isPlayable, VARIANTS, type Variant } from './variants.ts';

const variants: readonly Variant[] = VARIANTS;

test('variant ids are unique and every default is among the choices', () => {
  expect(new Set(variants.map((row) => row.id)).size).toBe(variants.length);
  for (const row of variants) expect(row.choices, row.id).toContain(row.default);
});

test('a variant that is not implemented says so', () => {
  for (const row of variants.filter((each) => !each.implemented)) {
    expect(row.summary, row.id).toMatch(
      /not (?:yet )?implemented|only the default is implemented|cannot be implemented/i,
    );
  }
});

test("the book's optional rules are off: deluxe/V.3/critical, deluxe/V.4/fire-variant, deluxe/IV.7/simplified-collision", () => {
  expect(DEFAULT_VARIANTS).toMatchObject({
    criticalHits: false,
    fireModifiers: false,
    simplifiedCollisions: false,
    tripleAsterisk: 'aimed',
  });
});

test('defaults are playable, unimplemented choices are not', () => {
  for (const row of variants) {
    expect(isPlayable(row, row.default), row.id).toBe(true);
    const others = row.choices.filter((choice) => choice !== row.default);
    if (!row.implemented)
      expect(
        others.some((choice) => isPlayable(row, choice)),
        row.id,
      ).toBe(false);
  }
});
