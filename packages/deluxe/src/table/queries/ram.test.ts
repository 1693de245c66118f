import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damageModifierOf } from '../../catalog/damage-modifier.ts';
import { TEMPORARY_SPEED_DMS } from '../../catalog/temporary-speed.ts';
import {
  compareDm,
  givenDamage,
  makeDm,
  plateGives,
  plateTakes,
  quartersByShare,
  quartersKept,
  ramDice,
  swipeSpeed,
  temporarySpeed,
} from './ram.ts';

const third = { num: 1, den: 3 };
const twoThirds = { num: 2, den: 3 };
const whole = (num: number) => ({ num, den: 1 });

describe('deluxe/IV.7/ram', () => {
  it.each([
    [0, '0'],
    [5, '1d-4'],
    [10, '1d-2'],
    [15, '1d-1'],
    [20, '1d'],
    [30, '1d'],
    [35, '2d'],
    [40, '3d'],
    [80, '11d'],
    [90, '13d'],
    [200, '35d'],
    [205, '36d'],
    [300, '55d'],
  ])('C-16: %i mph strikes with %s', (speed, dice) => {
    expect(ramDice(speed)).toBe(dice);
  });

  it('C-16: between two rows the higher counts, backward as forward', () => {
    expect(ramDice(36)).toBe('3d');
    expect(ramDice(-12.5)).toBe('1d-1');
  });

  it('X-CO1: a base of 14 gives 9 by 2/3 and 14 by 1', () => {
    expect(givenDamage(14, twoThirds)).toBe(9);
    expect(givenDamage(14, whole(1))).toBe(14);
  });

  it('X-CO2: a base of 3 gives 1 by 1/3 and 45 by 15', () => {
    expect(givenDamage(3, third)).toBe(1);
    expect(givenDamage(3, whole(15))).toBe(45);
  });

  it('deluxe/VIII.8/ram-plate: doubles what is given, halves what is taken, rounded down', () => {
    expect(plateGives(9)).toBe(18);
    expect(plateTakes(9)).toBe(4);
  });
});

describe('deluxe/IV.7/damage-modifier', () => {
  it.each([
    [800, '1/3'],
    [2000, '1/3'],
    [2001, '2/3'],
    [2300, '2/3'],
    [4000, '2/3'],
    [4001, '1'],
    [5995, '1'],
    [8001, '2'],
    [62000, '15'],
    [84000, '20'],
    [84001, '21'],
    [88000, '21'],
    [88001, '22'],
  ])('X-CO3 and K-13: %i lb has %s', (weight, dm) => {
    expect(makeDm(damageModifierOf(weight))).toBe(dm);
  });
});

describe('deluxe/IV.7/temporary-speed', () => {
  const dms = fc.constantFrom(...TEMPORARY_SPEED_DMS);
  const anyDm = fc.oneof(dms, fc.integer({ min: 21, max: 60 }).map(whole), fc.constant({ num: 1, den: 5 }));

  it('X-CO11: half of 55 is 30', () => {
    expect(temporarySpeed(55, whole(1), whole(1))).toBe(30);
  });

  it('X-CO12: equals keep one half', () => {
    fc.assert(fc.property(anyDm, (dm) => quartersKept(dm, dm) === 2));
  });

  it('X-CO12: what both keep makes a whole', () => {
    fc.assert(fc.property(anyDm, anyDm, (a, b) => quartersKept(a, b) + quartersKept(b, a) === 4));
  });

  it('X-CO12: a heavier opponent never leaves more', () => {
    fc.assert(
      fc.property(dms, dms, dms, (mine, a, b) => {
        const [light, heavy] = compareDm(a, b) <= 0 ? [a, b] : [b, a];
        return quartersKept(mine, heavy) <= quartersKept(mine, light);
      }),
    );
  });

  it('K-02: the formula gives every cell but 1 against 7', () => {
    for (const mine of TEMPORARY_SPEED_DMS) {
      for (const theirs of TEMPORARY_SPEED_DMS) {
        const odd = [mine, theirs].map(makeDm).sort().join() === '1,7';
        if (!odd) expect(quartersByShare(mine, theirs)).toBe(quartersKept(mine, theirs));
      }
    }
  });

  it('K-02: 1 against 7 keeps a quarter, 7 against 1 three', () => {
    expect(quartersKept(whole(1), whole(7))).toBe(1);
    expect(quartersKept(whole(7), whole(1))).toBe(3);
  });

  it('K-03: the result is a multiple of 5 and no more than the speed, rounded up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), anyDm, anyDm, (fives, a, b) => {
        const kept = temporarySpeed(fives * 5, a, b);
        return kept % 5 === 0 && kept <= fives * 5;
      }),
    );
  });
});

describe('deluxe/IV.7/sideswipe', () => {
  it.each([
    [0, 0],
    [5, 5],
    [20, 5],
    [25, 10],
    [40, 10],
    [41, 15],
    [120, 30],
  ])('X-CO8: a net speed of %i mph swipes at %i', (net, swipe) => {
    expect(swipeSpeed(net)).toBe(swipe);
  });
});
