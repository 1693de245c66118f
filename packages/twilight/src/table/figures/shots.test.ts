import { describe, expect, it } from 'vitest';
import { SMALL_ARMS } from '../../catalog/small-arms.ts';
import {
  BAND_ORDER,
  bandOf,
  type Firing,
  holdingStrength,
  pistolRecoil,
  recoilExcess,
  shotBand,
  shotChance,
  shotHits,
  shotTarget,
} from './shots.ts';

const FIRING: Firing = {
  skill: 60,
  aimed: true,
  scope: false,
  range: 50,
  meters: 20,
  shifts: [],
  excess: 0,
};
const needOf = (changes: Partial<Firing>): number => {
  const target = shotTarget({ ...FIRING, ...changes });
  return target.kind === 'need' ? target.need : Number.NaN;
};
const moving = { label: 'moves 30 meters', rule: 'twilight/combat/target-movement' } as const;
const obscured = { label: 'obscured', rule: 'twilight/combat/obscured' } as const;

describe('twilight/combat/range', () => {
  it('E29: a printed range of 50 has bands that end at 50, 100, 200 and 400 meters', () => {
    expect([50, 51, 100, 101, 200, 201, 400, 401].map((meters) => bandOf(50, meters))).toEqual([
      'close', 'medium', 'medium', 'long', 'long', 'extreme', 'extreme', null,
    ]); // biome-ignore format: pairs
  });
  it('whole, half, a quarter and a tenth of the skill', () => {
    expect([50, 100, 200, 400].map((meters) => needOf({ meters }))).toEqual([60, 30, 15, 6]);
    expect(shotTarget({ ...FIRING, meters: 200 })).toMatchObject({
      base: 60,
      modifiers: [{ value: -45, label: 'long range', rule: 'twilight/combat/range' }],
      atMost: true,
    });
  });
  it('out of range is out of the question', () => {
    expect(shotTarget({ ...FIRING, meters: 401 })).toMatchObject({ kind: 'impossible', because: 'out of range' });
    expect(shotChance(shotTarget({ ...FIRING, meters: 401 }))).toBe(0);
  });
});

describe('twilight/combat/scopes', () => {
  it('E30: a printed 75 with a scope, aimed, has bands that end at 90, 180, 360 and 720 meters', () => {
    const band = (meters: number) => shotBand({ range: 75, meters, aimed: true, scope: true });
    expect([90, 91, 180, 181, 360, 361, 720, 721].map(band)).toEqual([
      'close',
      'medium',
      'medium',
      'long',
      'long',
      'extreme',
      'extreme',
      null,
    ]);
  });
  it('E31: marksmanship 60, aimed by a scope at 700 meters, counts as long: 15', () => {
    expect(needOf({ scope: true, range: 75, meters: 700 })).toBe(15);
  });
  it('a scope does nothing for a quick shot', () => {
    expect(needOf({ scope: true, aimed: false, range: 75, meters: 580 })).toBe(3);
    expect(shotBand({ range: 75, meters: 80, aimed: false, scope: true })).toBe('medium');
  });
});

describe('twilight/combat/marksmanship', () => {
  it('E32: a quick shot at extreme range has a twentieth of the skill', () => {
    expect(needOf({ aimed: false, meters: 400, skill: 80 })).toBe(4);
    expect(needOf({ aimed: false, meters: 400, skill: 100 })).toBe(5);
  });
});

describe('twilight/combat/recoil', () => {
  it('E33: recoil 18 against strength 15 takes 30 from an aimed 70 and from two quick 35', () => {
    const excess = recoilExcess(6, 3, 15);
    expect(excess).toBe(3);
    expect(needOf({ skill: 70, excess })).toBe(40);
    expect(needOf({ skill: 70, aimed: false, excess })).toBe(5);
    expect(shotTarget({ ...FIRING, excess })).toMatchObject({
      modifiers: [{ value: -30, rule: 'twilight/combat/recoil' }],
    });
  });
  it('E34: recoil 15 against strength 15 takes nothing', () => {
    expect(recoilExcess(5, 3, 15)).toBe(0);
  });
  it('E53: the heavier 9 mm kicks less than the Makarov', () => {
    expect([SMALL_ARMS['9mm-par'].recoil[0], SMALL_ARMS.makarov.recoil[0]]).toEqual([5, 7]);
  });
  it('a serious wound leaves half the strength to hold it with', () => {
    expect(holdingStrength({ strength: 15, serious: true, gait: 'still', twoWeapons: false })).toBe(7);
  });
});

describe('twilight/combat/pistols', () => {
  it('E45: a 9 mm held in both hands, four shots, strength 15: 16 is 1 above, so 10 percent less', () => {
    const excess = recoilExcess(pistolRecoil(5, true), 4, 15);
    expect(excess).toBe(1);
    expect(needOf({ skill: 70, excess })).toBe(60);
  });
});

describe('twilight/combat/advancing-fire', () => {
  it('E46: strength 15 holds as 13 walking and as 7 trotting', () => {
    const hold = (gait: 'walk' | 'trot') => holdingStrength({ strength: 15, serious: false, gait, twoWeapons: false });
    expect([hold('walk'), hold('trot')]).toEqual([13, 7]);
  });
});

describe('twilight/combat/two-weapons', () => {
  it('E47: strength 15 with a weapon in either hand holds as 13', () => {
    expect(holdingStrength({ strength: 15, serious: false, gait: 'still', twoWeapons: true })).toBe(13);
  });
});

describe('twilight/combat/rangefinders', () => {
  it('E48: an obscured vehicle at close range: skill as at medium, no bonus', () => {
    expect(needOf({ shifts: [obscured], rangefinder: 20 })).toBe(30);
  });
  it('whole at medium and long, half at extreme, none for a quick shot', () => {
    expect([100, 200, 400].map((meters) => needOf({ meters, rangefinder: 20 }))).toEqual([50, 35, 16]);
    expect(needOf({ meters: 100, rangefinder: 20, aimed: false })).toBe(15);
  });
});

describe('twilight/combat/multiple-modifiers', () => {
  it('E49: 91 misses at a chance of 120, and 1 hits at a chance of 0', () => {
    const sure = shotTarget({ ...FIRING, skill: 120 });
    const none = shotTarget({ ...FIRING, excess: 6 });
    expect([shotHits(sure, 90), shotHits(sure, 91), shotHits(none, 1), shotHits(none, 2)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([shotChance(sure), shotChance(none)]).toEqual([0.9, 0.01]);
  });
  it('bands add up, and past extreme only a 1 is left', () => {
    expect(needOf({ meters: 200, shifts: [moving] })).toBe(6);
    expect(needOf({ meters: 200, shifts: [moving, obscured] })).toBe(0);
    expect(shotChance(shotTarget({ ...FIRING, meters: 400, shifts: [obscured] }))).toBe(0.01);
  });
  it('the chance is what enumeration of the percentage dice gives', () => {
    for (let skill = 0; skill <= 130; skill += 7)
      for (const band of BAND_ORDER) {
        const target = shotTarget({
          ...FIRING,
          skill,
          meters: { close: 9, medium: 99, long: 199, extreme: 399 }[band],
        });
        let hits = 0;
        for (let roll = 1; roll <= 100; roll++) if (shotHits(target, roll)) hits++;
        expect(shotChance(target)).toBeCloseTo(hits / 100, 12);
      }
  });
});

describe('twilight/combat/saddle-fire', () => {
  it('the lower of weapon and riding skill counts', () => {
    expect(shotTarget({ ...FIRING, riding: 40 })).toMatchObject({
      base: 60,
      need: 40,
      modifiers: [{ value: -20, label: 'riding skill', rule: 'twilight/combat/saddle-fire' }],
    });
    expect(needOf({ riding: 90 })).toBe(60);
  });
});
