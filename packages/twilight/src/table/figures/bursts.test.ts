import { describe, expect, it } from 'vitest';
import { BUCKSHOT } from '../../catalog/small-arm-notes.ts';
import { SMALL_ARMS } from '../../catalog/small-arms.ts';
import { buckshotBurst, buckshotShot, burstDice, hazardDice, hitsAmong, shotsAtTargets, straysOf } from './bursts.ts';
import { BAND_ORDER, recoilExcess } from './shots.ts';

const byBand = (rounds: number) => BAND_ORDER.map((band) => burstDice(rounds, band, [], 0).dice);

describe('twilight/combat/automatic-fire', () => {
  it('E35: five bursts of five at close range are 25 dice', () => {
    expect(burstDice(5, 'close', [], 0).dice * 5).toBe(25);
  });
  it('every six hits', () => {
    expect(hitsAmong([1, 6, 5, 6, 3])).toBe(2);
  });
});

describe('twilight/combat/burst-range, twilight/combat/burst-reductions', () => {
  it('E36: ten rounds by band, with the least of two dice', () => {
    expect(byBand(10)).toEqual([10, 7, 4, 2]);
  });
  it('E37: five rounds by band', () => {
    expect(byBand(5)).toEqual([5, 3, 1, 1]);
  });
  it('E38: three rounds by band', () => {
    expect(byBand(3)).toEqual([3, 2, 1, 1]);
  });
});

describe('twilight/combat/minimum-dice', () => {
  it('says where the reductions ended', () => {
    expect(burstDice(10, 'extreme', [], 3)).toMatchObject({
      base: 10,
      modifiers: [{ value: -9 }, { value: -6 }, { value: 7, rule: 'twilight/combat/minimum-dice' }],
      dice: 2,
    });
  });
});

describe('twilight/combat/burst-recoil', () => {
  it('E39: three bursts of an Uzi, strength 10: recoil 12 is 2 above, 3 dice a burst, 9 in all', () => {
    const excess = recoilExcess(SMALL_ARMS.uzi.recoil[1], 3, 10);
    expect(burstDice(5, 'close', [], excess)).toMatchObject({
      dice: 3,
      modifiers: [{ value: -2, rule: 'twilight/combat/burst-recoil' }],
    });
    expect(burstDice(5, 'close', [], excess).dice * 3).toBe(9);
  });
  it('E40: two bursts of a MAG on its bipod, strength 15: 3 above, doubled, 4 dice a burst, 8 in all', () => {
    const excess = recoilExcess(SMALL_ARMS.mag.mounts.bipod.recoil[1], 2, 15);
    expect(excess).toBe(3);
    expect(burstDice(10, 'close', [], excess).dice * 2).toBe(8);
  });
});

describe('twilight/combat/long-bursts', () => {
  it('E41: fifty rounds of the M214 on its tripod roll ten dice, each six three hits', () => {
    const { rof, recoil } = SMALL_ARMS.m214.mounts.tripod;
    expect(burstDice(rof, 'close', [], recoilExcess(recoil[1], 1, 10))).toMatchObject({ dice: 10, hitsEach: 3 });
  });
});

describe('twilight/combat/danger-zone', () => {
  it('E42: of nine dice two hit: of the seven that missed three are rolled at others in the lane', () => {
    expect(straysOf(9, 2)).toBe(3);
  });
  it('E43: with nobody else in the lane the three stay there', () => {
    expect(hazardDice(3, null)).toBe(3);
    expect(hazardDice(3, 1)).toBe(2);
  });
});

describe('twilight/combat/rate-of-fire', () => {
  it('E44: a semiautomatic fires three shots in all at three targets', () => {
    expect([1, 2, 3].map((targets) => shotsAtTargets(5, targets))).toEqual([5, 4, 3]);
    expect(shotsAtTargets(3, 2)).toBe(2);
    expect(shotsAtTargets(1, 2)).toBe(0);
  });
});

describe('twilight/combat/shotguns', () => {
  it('E50: buckshot of a pump gun at medium range rolls seven dice, one die of damage for each hit', () => {
    expect(buckshotShot('medium', [], 0).dice).toBe(7);
    expect(buckshotShot('medium', [], 0).dice).toBe(BUCKSHOT.mediumDice);
    expect(BUCKSHOT.mediumDamage).toBe(1);
  });
  it('E51: one burst of CAW buckshot: five dice of nine close, thirty dice of one at medium', () => {
    expect([buckshotBurst(5, 'close', [], 0).dice, buckshotBurst(5, 'medium', [], 0).dice]).toEqual([5, 30]);
    expect([BUCKSHOT.closeDamage, BUCKSHOT.mediumDamage]).toEqual([9, 1]);
  });
});
