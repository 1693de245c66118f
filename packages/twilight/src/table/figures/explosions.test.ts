import { describe, expect, it } from 'vitest';
import { CONCUSSION_EXAMPLE } from '../../catalog/concussion.ts';
import { HAND_GRENADES } from '../../catalog/grenades.ts';
import {
  blastDamage,
  blastMean,
  burstZone,
  concussionDice,
  concussionReach,
  fragmentOf,
  fragmentsStruck,
  ringOf,
} from './explosions.ts';
import type { Mark } from './hits.ts';
import { through } from './penetration.ts';
import { meanOf } from './spread.ts';

const OPEN = { shelter: 'none', prone: false } as const;

describe('twilight/combat/concussion-table', () => {
  it('E73: 30 is 30 in contact, 15 in the same square, 7, 3, 1 and nothing four squares off', () => {
    const ranges = ['contact', 0, 1, 2, 3, 4] as const;
    expect(ranges.map((range) => concussionDice(30, range, OPEN))).toEqual(CONCUSSION_EXAMPLE.map(({ dice }) => dice));
    expect(concussionReach(30)).toBe(3);
    expect([concussionReach(25), concussionReach(1)]).toEqual([3, null]);
  });
  it('on the small grid four meters are the same square and every eight more a ring', () => {
    expect([0, 4, 5, 12, 13].map((meters) => ringOf(2, 0, meters))).toEqual([0, 0, 1, 1, 2]);
    expect(ringOf(8, 2, 99)).toBe(2);
  });
});

describe('twilight/combat/concussion-cover', () => {
  it('E76: a fragmentation grenade in the same square does nothing to who lies', () => {
    const { concussion } = HAND_GRENADES.frag.damage;
    expect([concussionDice(concussion, 0, OPEN), concussionDice(concussion, 0, { ...OPEN, prone: true })]).toEqual([
      1, 0,
    ]);
  });
  it('partial cover halves, complete cover stops, neither helps in contact', () => {
    expect(concussionDice(30, 1, { shelter: 'partial', prone: true })).toBe(3);
    expect(concussionDice(30, 0, { shelter: 'complete', prone: false })).toBe(0);
    expect(concussionDice(30, 'contact', { shelter: 'complete', prone: true })).toBe(30);
  });
});

describe('twilight/combat/fragmentation', () => {
  const rings = (burst: number) => [0, 1, 2, 3, 4].map((squares) => burstZone(burst, 8, squares, squares * 8));
  it('E74: a burst of four meters: its own square, then the eight about it', () => {
    expect(rings(4)).toEqual(['primary', 'secondary', null, null, null]);
  });
  it('E75: a burst of twelve meters: rings 0 and 1, then 2 and 3', () => {
    expect(rings(12)).toEqual(['primary', 'primary', 'secondary', 'secondary', null]);
  });
  it('a burst below four meters reaches its own square as secondary, and as primary what it strikes', () => {
    expect(rings(2)).toEqual(['secondary', null, null, null, null]);
    expect(burstZone(2, 8, 0, 0, true)).toBe('primary');
  });
  it('on the small grid by meters', () => {
    expect([4, 5, 8, 9].map((meters) => burstZone(4, 2, 0, meters))).toEqual([
      'primary',
      'secondary',
      'secondary',
      null,
    ]);
  });
});

describe('twilight/combat/fragmentation-attack', () => {
  it('E62: a primary fragment against armor 1: one die gets through', () => {
    expect(through(fragmentOf('text', 'primary'), { cover: 0, armor: 1 })).toMatchObject({ dice: 1 });
    expect(through(fragmentOf('text', 'secondary'), { cover: 0, armor: 1 })).toMatchObject({ dice: 0 });
  });
  it('E63: secondary, a 3: one fragment by the text, none by the chart', () => {
    expect([fragmentsStruck('text', 'secondary', 3), fragmentsStruck('chart', 'secondary', 3)]).toEqual([
      'one',
      'none',
    ]);
  });
  it('primary: several up to 3, one up to 6', () => {
    expect([3, 4, 6, 7].map((roll) => fragmentsStruck('text', 'primary', roll))).toEqual([
      'several',
      'one',
      'one',
      'none',
    ]);
  });
});

describe('twilight/combat/explosions: what a blast does on average', () => {
  it('is the mean of its columns, for every zone, table and armor', () => {
    for (const table of ['text', 'chart'] as const)
      for (const zone of [null, 'primary', 'secondary'] as const)
        for (const worn of [[], ['kevlar-vest', 'kevlar-helmet']] as const)
          for (const dice of [0, 1, 4]) {
            const mark: Mark = {
              body: { kind: 'biped', prone: false },
              aspect: 'front',
              boxes: true,
              worn,
              covered: ['abdomen'],
              cover: 2,
            };
            expect(blastMean(dice, zone, table, mark)).toBeCloseTo(meanOf(blastDamage(dice, zone, table, mark)), 6);
          }
  });
});
