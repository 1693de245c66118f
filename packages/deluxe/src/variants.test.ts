import { expect, test } from 'vitest';
import { DEFAULT_VARIANTS, refusedVariants, VARIANTS, type Variant } from './variants.ts';

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

test('defaults are accepted, unimplemented choices are refused', () => {
  expect(refusedVariants(DEFAULT_VARIANTS)).toEqual([]);
  const [missing] = VARIANTS.filter((row: Variant) => !row.implemented && row.id === 'criticalHits');
  expect(refusedVariants({ criticalHits: true })).toEqual(missing === undefined ? [] : ['criticalHits']);
});
