import { describe, expect, it } from 'vitest';
import { WOUND_INITIATIVE } from '../../catalog/initiative.ts';
import { SLAP } from '../../catalog/small-arm-notes.ts';
import { SMALL_ARMS } from '../../catalog/small-arms.ts';
import { burnDice, isShielded, SECONDS_PER_PHASE } from './burning.ts';
import { armorStruck, countedPoints, type Mark } from './hits.ts';
import { type Aspect, type Body, LOCATION_SIDES, partStruck } from './locations.ts';
import { type Bullet, penAt, through } from './penetration.ts';
import { boxSeverity, capacityOf, concussionShares, isKnockedDown, severityOf, stunnedTurns } from './severity.ts';

const fal = (band: 'medium' | 'long' | 'extreme'): Bullet => ({
  dice: SMALL_ARMS.fal.damage,
  plus: 0,
  pen: penAt(SMALL_ARMS.fal.pen, band),
});
const VEST = { cover: 0, armor: 1 };

describe('twilight/combat/target-protection', () => {
  it('E56: FAL at medium range against a vest: two dice and two points of trauma', () => {
    expect(through(fal('medium'), VEST)).toEqual({ dice: 2, plus: 0, trauma: 2, stoppedBy: null });
  });
  it('E57: at long range one die and three points', () => {
    expect(through(fal('long'), VEST)).toEqual({ dice: 1, plus: 0, trauma: 3, stoppedBy: null });
  });
  it('a steel helmet is struck on 1-3, one of kevlar on 1-4', () => {
    const body = { kind: 'biped', prone: false } as const;
    const struck = (worn: 'steel-helmet' | 'kevlar-helmet') =>
      [1, 2, 3, 4, 5, 6].map((die) => armorStruck({ worn: [worn], body }, 'head', die));
    expect([struck('steel-helmet'), struck('kevlar-helmet')]).toEqual([[1, 1, 1, 0, 0, 0], [1, 1, 1, 1, 0, 0]]); // biome-ignore format: rows
  });
  it('vests protect chest and abdomen', () => {
    const mark = { worn: ['flak-jacket'], body: { kind: 'biped', prone: false } } as const;
    expect(['chest', 'abdomen', 'left-arm', 'head'].map((part) => armorStruck(mark, part as 'chest', 1))).toEqual([
      1, 1, 0, 0,
    ]);
  });
});

describe('twilight/combat/blunt-trauma', () => {
  it('E58: FAL at extreme range is stopped by the vest: four points', () => {
    expect(through(fal('extreme'), VEST)).toEqual({ dice: 0, plus: 0, trauma: 4, stoppedBy: 'armor' });
  });
  it('E59: a 9 mm pistol is stopped by the vest: one point', () => {
    expect(through({ dice: 1, plus: 0, pen: null }, VEST)).toMatchObject({ dice: 0, trauma: 1, stoppedBy: 'armor' });
  });
});

describe('twilight/combat/cover', () => {
  it('E60: an M16 at close range does not come through a tree, and there is no trauma', () => {
    const pen = penAt(SMALL_ARMS.m16.pen, 'close');
    expect(through({ dice: SMALL_ARMS.m16.damage, plus: 0, pen }, { cover: 12, armor: 1 })).toEqual({
      dice: 0,
      plus: 0,
      trauma: 0,
      stoppedBy: 'cover',
    });
  });
  it('what is left after the cover meets the vest', () => {
    expect(through({ dice: 8, plus: 0, pen: 2 }, { cover: 1, armor: 1 })).toEqual({
      dice: 4,
      plus: 0,
      trauma: 2,
      stoppedBy: null,
    });
  });
});

describe('twilight/combat/slap', () => {
  it('E61: at close range two dice come through armor of six', () => {
    const bullet = { dice: SMALL_ARMS.m2hb.damage, plus: 0, pen: penAt(SLAP.pen, 'close') };
    expect(through(bullet, { cover: 6, armor: 0 })).toMatchObject({ dice: 2 });
  });
});

describe('twilight/combat/hit-location', () => {
  const parts = (body: Body, aspect: Aspect) =>
    Array.from({ length: LOCATION_SIDES }, (_, i) => partStruck(body, aspect, i + 1));
  const man = { kind: 'biped', prone: false } as const;
  it('from the side the far limb is the near one', () => {
    expect(new Set(parts(man, 'left'))).toEqual(new Set(['head', 'left-arm', 'chest', 'abdomen', 'left-leg']));
    expect(parts({ ...man, prone: true }, 'right')).toEqual(parts(man, 'right'));
  });
  it('prone from the front legs and abdomen are missed, from the rear head, arms and chest', () => {
    expect(parts({ ...man, prone: true }, 'front').filter((part) => part === null)).toHaveLength(6);
    expect(new Set(parts({ ...man, prone: true }, 'rear'))).toEqual(
      new Set([null, 'abdomen', 'right-leg', 'left-leg']),
    );
    expect(parts({ ...man, prone: true }, 'top')).toEqual(parts(man, 'front'));
  });
  it('a quadruped from the front has no hindquarters to hit, from the rear no head', () => {
    const horse = { kind: 'quadruped', prone: false } as const;
    expect(parts(horse, 'left')).not.toContain(null);
    expect(new Set(parts(horse, 'front'))).toEqual(new Set(['head', 'forequarter', 'chest', null]));
    expect(new Set(parts(horse, 'rear'))).toEqual(new Set([null, 'chest', 'abdomen', 'hindquarter']));
  });
});

describe('twilight/combat/stun', () => {
  it('E64: a head wound of 6, roll 5, stature 9: two turns', () => {
    expect(stunnedTurns(6, 5, 9)).toBe(2);
    expect(stunnedTurns(6, 3, 9)).toBe(0);
  });
});

describe('twilight/combat/wound-severity', () => {
  it('E65: capacity 12', () => {
    expect([0, 12, 13, 24, 25].map((damage) => severityOf(damage, 12))).toEqual([
      'none',
      'slight',
      'serious',
      'serious',
      'critical',
    ]);
  });
  it('capacities of a character’s parts', () => {
    const attributes = { STR: 10, CON: 12, STA: 8 };
    expect([
      capacityOf('head', attributes),
      capacityOf('chest', attributes),
      capacityOf('left-arm', attributes),
    ]).toEqual([12, 30, 20]);
  });
});

describe('twilight/combat/npc-wounds', () => {
  it('E66: 10, 11, 20 and 21 points', () => {
    expect([10, 11, 20, 21].map(boxSeverity)).toEqual(['slight', 'serious', 'serious', 'critical']);
    expect(WOUND_INITIATIVE.serious).toBe(-3);
  });
  it('E67: a head hit of 7 fills 14 boxes', () => {
    const mark: Pick<Mark, 'boxes' | 'body'> = { boxes: true, body: { kind: 'biped', prone: false } };
    expect([
      countedPoints(mark, 'head', 7),
      countedPoints(mark, 'chest', 7),
      countedPoints({ ...mark, boxes: false }, 'head', 7),
    ]).toEqual([14, 7, 7]);
  });
});

describe('twilight/combat/knockdown', () => {
  it('E68: agility 10 stands 10 points and not 11', () => {
    expect([isKnockedDown(10, 10), isKnockedDown(11, 10)]).toEqual([false, true]);
  });
});

describe('twilight/combat/burn-damage', () => {
  it('E72: two fragments of phosphorus on the arm burn four dice a second, one on the leg two', () => {
    expect([burnDice('phosphorus', 2), burnDice('phosphorus', 1), burnDice('fuel', 1)]).toEqual([4, 2, 1]);
    expect([2 * burnDice('phosphorus', 2), 3 * burnDice('phosphorus', 1)]).toEqual([8, 6]);
  });
});

describe('twilight/combat/concussion', () => {
  it('is shared by seven parts; of what is over one goes to the head, the rest to the side that faces it', () => {
    expect(Object.fromEntries(concussionShares(17, 'left'))).toEqual({
      head: 3, 'right-arm': 2, 'left-arm': 3, chest: 2, abdomen: 2, 'right-leg': 2, 'left-leg': 3,
    }); // biome-ignore format: a row
    expect(concussionShares(14, 'front').get('head')).toBe(2);
  });
});

describe('twilight/combat/burn-protection', () => {
  it('armor keeps off open flame and nothing that clings; a phase has five seconds', () => {
    expect([isShielded('flame', 1), isShielded('flame', 0), isShielded('fuel', 1)]).toEqual([true, false, false]);
    expect(SECONDS_PER_PHASE).toBe(5);
  });
});
