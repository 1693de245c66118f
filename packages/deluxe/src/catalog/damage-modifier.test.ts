import { describe, expect, test } from 'vitest';
import { DAMAGE_MODIFIER_BEYOND, DAMAGE_MODIFIERS, type DamageModifierBand } from './damage-modifier.ts';

const bands: readonly DamageModifierBand[] = DAMAGE_MODIFIERS;
const dm = (weight: number) => bands.find((band) => weight >= band.from && weight <= band.upTo)?.dm;

describe('deluxe/IV.7/damage-modifier', () => {
  test.each([
    [800, 1, 3],
    [2000, 1, 3],
    [2001, 2, 3],
    [2300, 2, 3],
    [4000, 2, 3],
    [4001, 1, 1],
    [5995, 1, 1],
    [8001, 2, 1],
    [62000, 15, 1],
    [84000, 20, 1],
  ])('%i lb has %i/%i', (weight, num, den) => {
    expect(dm(weight)).toEqual({ num, den });
  });

  test('bands join, and from 8,000 lb on each is 4,000 lb and one more', () => {
    bands.slice(1).forEach((band, i) => {
      expect(band.from).toBe((bands[i]?.upTo ?? Number.NaN) + 1);
    });
    bands.slice(3).forEach((band, i) => {
      expect(band.upTo).toBe(12000 + DAMAGE_MODIFIER_BEYOND.weightStep * i);
      expect(band.dm).toEqual({ num: 2 + DAMAGE_MODIFIER_BEYOND.add * i, den: 1 });
    });
  });
});
