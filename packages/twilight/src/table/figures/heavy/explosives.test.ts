import { describe, expect, it } from 'vitest';
import { concussionReach } from '../explosions.ts';
import {
  breachWidth,
  chargeBurst,
  chargePenetration,
  claymoreZone,
  concussionOf,
  coneWidth,
  fascamDensity,
  millimetersThrough,
  mineChance,
  pointsFor,
  pointsOf,
  settingTurns,
  thicknessOf,
  turnsOf,
  weightOf,
} from './explosives.ts';
import {
  bombletAt,
  bombletOdds,
  corrected,
  deviationOf,
  fallsAt,
  indirectTrouble,
  isDirectHit,
  ON_TARGET,
  roundFlight,
} from './indirect.ts';

describe('twilight/combat/breaching', () => {
  it('E77: a penetration of 8 through plate, brick and stone', () => {
    expect(millimetersThrough(8, 'armor-plate')).toBe(40);
    expect(millimetersThrough(8, 'concrete-and-bricks')).toBe(267);
    expect(millimetersThrough(8, 'stone-dirt-wood')).toBe(400);
  });

  it('E78: 54 points tamped at half a meter of reinforced concrete make a hole of 750 mm', () => {
    const points = pointsOf({ dynamite: 0, plastique: 9 });
    expect(points).toBe(54);
    const penetration = chargePenetration(concussionOf(points), 'tamped');
    expect(penetration).toBe(50);
    expect(millimetersThrough(penetration, 'reinforced-concrete')).toBe(1250);
    expect(breachWidth(penetration, 'reinforced-concrete', 500)).toBe(750);
  });

  it('E80: twilight/combat/demolition-penetration: merely laid against it, the same charge makes no hole', () => {
    const penetration = chargePenetration(concussionOf(54), 'loose');
    expect(penetration).toBe(12);
    expect(millimetersThrough(penetration, 'reinforced-concrete')).toBe(300);
    expect(breachWidth(penetration, 'reinforced-concrete', 500)).toBe(0);
  });

  it('a wall of an armor value has a thickness', () => {
    expect(thicknessOf(9, 'concrete-and-bricks')).toBe(300);
    expect(thicknessOf(12, 'stone-dirt-wood')).toBe(600);
  });
});

describe('twilight/combat/demolition-burst', () => {
  it('E79: a concussion of 25 reaches three rings, 28 m, and its fragments twice that', () => {
    expect(concussionReach(25)).toBe(3);
    expect(chargeBurst(25, true)).toBe(28);
    expect(chargeBurst(25, false)).toBeNull();
    expect(chargeBurst(1, true)).toBe(0);
  });
});

describe('twilight/combat/demolition-concussion', () => {
  it('E81: two points are 4 by the table, 5 by the formula', () => {
    expect(concussionOf(2)).toBe(4);
    expect(concussionOf(2, true)).toBe(5);
  });

  it('E82: one block of plastique, 6 points, reads the row of 5', () => {
    expect(concussionOf(pointsOf({ dynamite: 0, plastique: 1 }))).toBe(8);
  });

  it('E83: a concussion of 20 takes 32 points', () => {
    expect(pointsFor(20)).toBe(32);
    expect(concussionOf(32, true)).toBe(20);
  });

  it('less than the first row does nothing, more than the last the last', () => {
    expect([concussionOf(0), concussionOf(500)]).toEqual([0, 50]);
  });
});

describe('twilight/combat/setting-charges', () => {
  it('E11: 15, 5 and 10 minutes are 30, 10 and 20 turns', () => {
    expect([15, 5, 10].map(turnsOf)).toEqual([30, 10, 20]);
    expect([settingTurns(false), settingTurns(true)]).toEqual([30, 40]);
    expect(weightOf({ dynamite: 4, plastique: 9 })).toBe(10);
  });
});

describe('twilight/combat/mine-detonation', () => {
  it('E84: density 0.4; 6, 5 and 2 squares', () => {
    expect([6, 5, 2].map((squares) => mineChance(0.4, squares, 'personnel'))).toEqual([20, 20, 10]);
  });

  it('E85: a truck crosses four squares of a standard field', () => {
    expect(mineChance(0.1, 4, 'vehicle')).toBe(20);
  });

  it('never none, never all', () => {
    expect([mineChance(0.1, 1, 'personnel'), mineChance(5, 10, 'vehicle'), mineChance(0.1, 0, 'vehicle')]).toEqual([
      10, 90, 0,
    ]);
  });
});

describe('twilight/combat/claymores', () => {
  it('E86: the cone is half as wide as far', () => {
    expect([coneWidth(50), coneWidth(100)]).toEqual([25, 50]);
  });

  it('fragments go one way only', () => {
    const north = { x: 0, y: 1 };
    expect(claymoreZone(north, { x: 0, y: 40 })).toBe('primary');
    expect(claymoreZone(north, { x: 0, y: 80 })).toBe('secondary');
    expect(claymoreZone(north, { x: 10, y: 40 })).toBe('primary');
    expect(claymoreZone(north, { x: 11, y: 40 })).toBeNull();
    expect(claymoreZone(north, { x: 0, y: -10 })).toBeNull();
    expect(claymoreZone(north, { x: 0, y: 101 })).toBeNull();
  });
});

describe('twilight/combat/fascam', () => {
  it('E87: six RAAM rounds to each half: density .06 over 60 by 30 squares', () => {
    expect(fascamDensity('raam', 6)).toBe(0.06);
    expect(fascamDensity('adam', 3)).toBe(0.12);
  });
});

describe('twilight/combat/icm-attack', () => {
  it('E88: 155 ICMDP on a square with somebody in it: 4 strikes, 5 does not', () => {
    expect(bombletAt('155-icmdp', 4, 10)).toBe('here');
    expect(bombletAt('155-icmdp', 5, 10)).toBeNull();
    expect(bombletAt('155-icmdp', 5, 3)).toBe('beside');
    expect(bombletOdds('155-icmdp').here).toBeCloseTo(0.4);
    expect(bombletOdds('155-icmdp').beside).toBeCloseTo(0.18);
  });

  it('twilight/combat/direct-hit: one in ten for a person, five for a vehicle', () => {
    expect([
      isDirectHit(1, 'personnel'),
      isDirectHit(2, 'personnel'),
      isDirectHit(5, 'vehicle'),
      isDirectHit(6, 'vehicle'),
    ]).toEqual([true, false, true, false]);
  });
});

describe('twilight/combat/mortars', () => {
  it('a first round that misses falls up to a hundred meters off; each corrected one half as far', () => {
    const first = deviationOf(7, 3);
    expect(first).toEqual({ meters: 70, way: 2 });
    expect(fallsAt({ x: 100, y: 100 }, first)).toEqual({ x: 170, y: 100 });
    expect(corrected(first)).toEqual({ meters: 35, way: 2 });
    expect(corrected({ meters: 8, way: 2 })).toEqual({ meters: 4, way: 2 });
    expect(corrected({ meters: 7, way: 2 })).toEqual(ON_TARGET);
    expect(fallsAt({ x: 0, y: 0 }, { meters: 60, way: 1 })).toEqual({ x: 40, y: -40 });
  });

  it('reach and flight', () => {
    expect(indirectTrouble(4000, 99)).toContain('100 m');
    expect(indirectTrouble(4000, 4001)).toContain('4000 m');
    expect(indirectTrouble(4000, 100)).toBeNull();
    expect(indirectTrouble(null, 500)).toBe('It has no indirect fire.');
    expect([roundFlight(300), roundFlight(2500)]).toEqual([1, 3]);
  });
});
