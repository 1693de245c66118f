import { diceOf, spreadOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { ANTITANK_MISSILES } from '../../../catalog/antitank-missiles.ts';
import { AUTOCANNON, MULTIPLE_BARRELS } from '../../../catalog/autocannon.ts';
import { RIFLE_GRENADES } from '../../../catalog/grenades.ts';
import { SMALL_ARMS } from '../../../catalog/small-arms.ts';
import { VEHICLES, type VehicleDescription } from '../../../catalog/vehicles.ts';
import { burstDice } from '../bursts.ts';
import { shotTarget } from '../shots.ts';
import {
  type Aspect,
  damageAt,
  damageFor,
  leftAfter,
  locationAt,
  penetratingOf,
  protectionAt,
  type Strike,
  sentTo,
  storageHit,
  strikeOdds,
  tableFor,
  tracksAfter,
  wheelsGrade,
} from './armor.ts';
import { flightPhases, missileTarget, reloadActions } from './missiles.ts';
import { effectOf, listedPen, ORDNANCE, ordnanceNamed, ordnanceOf, roundOf } from './ordnance.ts';
import { aimsOnTheMove, descriptionOf, isBoat, isReckless, mostSpeed, safeSpeed } from './vehicle-speed.ts';

const bullet = (id: keyof typeof SMALL_ARMS, band: number): Strike => {
  const { damage, pen } = SMALL_ARMS[id];
  return { kind: 'bullet', dice: damage, pen: pen[band] ?? null };
};

/** Every excess that can come of a strike at a plate. */
function excesses(
  strike: Strike,
  vehicle: VehicleDescription,
  location: 'turret' | 'hull' | 'suspension',
  aspect: Aspect,
): readonly number[] {
  const protection = protectionAt(vehicle, location, aspect);
  if (protection.kind === 'wheels') throw new Error('wheels');
  const [av, special] = protection.plate;
  const through = penetratingOf(strike, special);
  return through === null ? [] : spreadOf(diceOf(through.dice)).map(([dice]) => through.listed + dice - av);
}

describe('twilight/combat/vehicle-penetration', () => {
  it('E89: an M2HB close at the side of an M113 does nothing', () => {
    expect(excesses(bullet('m2hb', 0), VEHICLES.m113, 'hull', 'side')).toEqual([0]);
    expect(damageFor(0)).toEqual({ minor: 0, major: 0 });
  });

  it('E90: a KPV close at the hull side of a BTR-70 has 5 over, one minor', () => {
    expect(excesses(bullet('kpv', 0), VEHICLES['btr-70'], 'hull', 'side')).toEqual([5]);
    expect(damageFor(5)).toEqual({ minor: 1, major: 0 });
  });

  it('E91: an M16 at medium range at a truck has 1 over, one minor', () => {
    expect(excesses(bullet('m16', 1), VEHICLES['2.5-ton'], 'hull', 'front')).toEqual([1]);
    expect(damageFor(1)).toEqual({ minor: 1, major: 0 });
  });

  it('E92: what penetrates nil does nothing to sheet metal', () => {
    expect(penetratingOf({ kind: 'bullet', dice: 1, pen: null }, undefined)).toBeNull();
    expect(strikeOdds(VEHICLES.car, { kind: 'bullet', dice: 1, pen: null }, 'side').some).toBe(0);
  });

  it('E95: an RPG-16 cannot penetrate the hull front of a T-72', () => {
    const over = excesses({ kind: 'shell', pen: 65 }, VEHICLES['t-72'], 'hull', 'front');
    expect(Math.max(...over)).toBe(-23);
  });

  it('E96: depleted uranium of 120 mm at long range goes through the turret of a T-80: two majors', () => {
    const round = roundOf(ordnanceOf('120mm'), 'APFSDSDU');
    const over = excesses({ kind: 'penetrator', pen: listedPen(round, 2) }, VEHICLES['t-80'], 'turret', 'front');
    expect([Math.min(...over), Math.max(...over)]).toEqual([42, 52]);
    expect(over.every((excess) => damageFor(excess).major === 2)).toBe(true);
  });
});

describe('twilight/combat/special-armor', () => {
  it('E93: composite plates of a T-90 turret halve an RPG-16 and add one die', () => {
    expect(penetratingOf({ kind: 'shell', pen: 65 }, 'cp')).toEqual({ listed: 32, dice: '1d6' });
    expect(Math.max(...excesses({ kind: 'shell', pen: 65 }, VEHICLES['t-90'], 'turret', 'front'))).toBeLessThan(0);
  });

  it('E94: spaced plates of an M1 hull side add one die: 50 to 55 over, two majors', () => {
    const over = excesses({ kind: 'shell', pen: 65 }, VEHICLES.m1, 'hull', 'side');
    expect([Math.min(...over), Math.max(...over)]).toEqual([50, 55]);
    expect(over.every((excess) => damageFor(excess).major === 2)).toBe(true);
  });

  it('penetrators and bullets do not care for them', () => {
    expect(penetratingOf({ kind: 'penetrator', pen: 80 }, 'cp')).toEqual({ listed: 80, dice: '2d6' });
    expect(penetratingOf({ kind: 'charge', pen: 50 }, 'cp')).toEqual({ listed: 50, dice: '0d6' });
  });
});

describe('twilight/combat/vehicle-hit-location', () => {
  it('a die for the place, one more from the side', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => locationAt('turreted', die, 'front'))).toEqual([
      'turret',
      'turret',
      'hull',
      'hull',
      'hull',
      'suspension',
    ]);
    expect([1, 2, 3, 4, 5, 6].map((die) => locationAt('turreted', die, 'side'))).toEqual([
      'turret',
      'hull',
      'hull',
      'hull',
      'suspension',
      'suspension',
    ]);
    expect(locationAt('standard', 6, 'rear')).toBe('suspension');
    expect(locationAt('crew-in-hull', 2, 'front')).toBe('hull');
  });
});

describe('twilight/combat/overhead-attacks', () => {
  it('E99: from above a 6 is the hull, with the armor of its side', () => {
    expect(locationAt('turreted', 6, 'overhead')).toBe('hull');
    expect(protectionAt(VEHICLES['t-72'], 'hull', 'overhead')).toEqual({ kind: 'plate', plate: [16] });
  });
});

describe('twilight/combat/damage-resolution', () => {
  it('reads the chart at each end of its rows', () => {
    const grades = [-5, 0, 1, 10, 11, 20, 21, 40, 41, 60, 61, 300].map((excess) => damageFor(excess));
    expect(grades.map(({ minor, major }) => `${minor}/${major}`)).toEqual([
      '0/0',
      '0/0',
      '1/0',
      '1/0',
      '2/0',
      '2/0',
      '0/1',
      '0/1',
      '0/2',
      '0/2',
      '0/3',
      '0/3',
    ]);
  });
});

describe('twilight/combat/converted-results', () => {
  it('E97: minor turret 6, major turret 6, minor hull 6: a major hull hit is final', () => {
    const first = damageAt('turreted', tableFor('turret', 'minor'), 6);
    expect(tableFor('hull', 'major')).toBe('majorHull');
    expect(sentTo(first)).toBe('majorTurret');
    expect(sentTo(damageAt('turreted', 'majorTurret', 6))).toBe('minorHull');
    expect(sentTo(damageAt('turreted', 'minorHull', 6))).toBe('majorHull');
    for (let die = 1; die <= 6; die++) expect(sentTo(damageAt('turreted', 'majorHull', die))).toBeNull();
  });

  it('a standard vehicle has no turret to hit', () => {
    expect(damageAt('standard', 'minorTurret', 1)).toBe('one-crewman');
    expect(damageAt('standard', 'majorTurret', 5)).toBe('weapon-or-ammunition');
  });
});

describe('twilight/combat/suspension-hits', () => {
  it('E98: wheels of 4: penetrations of 2, 2 and 4 damage them, then take them', () => {
    expect([2, 4, 8].map((taken) => wheelsGrade(taken, 4))).toEqual([0, 1, 2]);
  });

  it('tracks: two minor results or a major one', () => {
    expect(tracksAfter(0, { minor: 1, major: 0 })).toBe(1);
    expect(tracksAfter(1, { minor: 1, major: 0 })).toBe(2);
    expect(tracksAfter(0, { minor: 0, major: 1 })).toBe(2);
  });
});

describe('twilight/combat/ammo-hit', () => {
  it('E100: an excess of 23 loses 23 percent and goes off on 23', () => {
    expect(storageHit(23)).toEqual({ percent: 23, goesUp: 23 });
    expect(leftAfter(40, 23)).toBe(30);
    expect(leftAfter(1, 1)).toBe(0);
    expect(storageHit(130)).toEqual({ percent: 100, goesUp: 100 });
  });
});

describe('twilight/combat/heavy-weapons', () => {
  it('all of the charts in one shape', () => {
    expect(ORDNANCE).toHaveLength(28 + Object.keys(RIFLE_GRENADES).length);
    expect(ordnanceNamed('m16a2')).toBeNull();
    const { kind, skills, reload, indirect } = ordnanceOf('81mm-mortar');
    expect({ kind, skills, reload, indirect }).toEqual({ kind: 'mortar', skills: ['HW'], reload: 1, indirect: 4500 });
    expect(ordnanceOf('armbrust').reload).toBeNull();
    expect(ordnanceOf('ags-17')).toMatchObject({ burst: 5, holds: 90, reload: 2 });
    expect(effectOf(roundOf(ordnanceOf('155mm'), 'FASCAM'))).toBe('mines');
    expect(effectOf(roundOf(ordnanceOf('120mm'), 'WP'))).toBe('wp');
  });

  it('the odds of a strike are those of all dice', () => {
    const strike: Strike = { kind: 'shell', pen: 65 };
    const odds = strikeOdds(VEHICLES.m2, strike, 'front');
    // Front of a Bradley: turret 10, hull 14, tracks 4; 65 and 2D6 always leave 41 or more.
    expect(odds.some).toBeCloseTo(1);
    expect(odds.major).toBeCloseTo(1);
    const weak = strikeOdds(VEHICLES.m113, { kind: 'shell', pen: -4 }, 'front');
    // Hull 6 needs 11 of 2D6 (3 in 36), tracks 2 need 7 (21 in 36); one face of six is the tracks.
    expect(weak.some).toBeCloseTo((5 / 6) * (3 / 36) + (1 / 6) * (21 / 36));
    expect(weak.places.map(({ location, chance }) => [location, Math.round(chance * 6)])).toEqual([
      ['hull', 5],
      ['suspension', 1],
    ]);
  });
});

describe('twilight/combat/antitank-missiles', () => {
  it('E52: a TOW, skill 40, at 2500 m: 80 percent, in the third phase', () => {
    const { range } = ANTITANK_MISSILES['tow-ii'];
    expect(missileTarget(40, range, 2500)).toMatchObject({ base: 40, need: 80, modifiers: [{ value: 40 }] });
    expect(flightPhases(2500)).toBe(3);
    expect(missileTarget(40, range, 3600).kind).toBe('impossible');
  });
});

describe('twilight/combat/multiple-barrels', () => {
  it('E55: two dice that hit are twelve hits of a ZSU-30-6', () => {
    expect(2 * MULTIPLE_BARRELS['zsu-30-6'].barrels).toBe(12);
  });
});

const BANDS = ['close', 'medium', 'long', 'extreme'] as const;

describe('twilight/combat/autocannon', () => {
  it('bursts lose dice by the band', () => {
    const dice = (id: keyof typeof AUTOCANNON) => BANDS.map((band) => burstDice(AUTOCANNON[id].rof, band, [], 0).dice);
    expect(dice('25mm')).toEqual([5, 3, 1, 1]);
    expect(dice('82mm')).toEqual([2, 1, 1, 1]);
    expect(dice('23mm')).toEqual([10, 7, 4, 2]);
  });
});

describe('twilight/combat/large-caliber-guns', () => {
  const shot = { skill: 60, range: 500, meters: 900, aimed: true, scope: false, shifts: [], excess: 0, rangefinder: 0 };

  it('skill by the band, half for a quick shot', () => {
    expect(shotTarget(shot)).toMatchObject({ base: 60, need: 30 });
    expect(shotTarget({ ...shot, aimed: false })).toMatchObject({ need: 15 });
    expect(shotTarget({ ...shot, meters: 4001 }).kind).toBe('impossible');
  });

  it('E48: twilight/combat/rangefinders: an obscured vehicle at close range counts as medium, without the bonus', () => {
    const obscured = [{ label: 'obscured', rule: 'twilight/combat/obscured' }] as const;
    expect(shotTarget({ ...shot, meters: 400, shifts: obscured, rangefinder: 20 })).toMatchObject({ need: 30 });
    expect(shotTarget({ ...shot, rangefinder: 20 })).toMatchObject({ need: 50 });
    expect(shotTarget({ ...shot, meters: 3000, rangefinder: 20 })).toMatchObject({ need: 16 });
  });

  it('each loader missing adds an action', () => {
    expect([reloadActions(1, 1, 1), reloadActions(1, 1, 0), reloadActions(2, 2, 0)]).toEqual([1, 2, 4]);
    // Of two loaders each spends them; who is more than the crew is no help.
    expect([reloadActions(2, 2, 2), reloadActions(2, 2, 1), reloadActions(2, 2, 3)]).toEqual([4, 3, 4]);
  });
});

describe('twilight/combat/movement-chart', () => {
  it('safe speed by the ground, halved by damaged running gear', () => {
    expect(safeSpeed('m113', 'road', 0)).toBe(40);
    expect(safeSpeed('m113', 'offRoad', 1)).toBe(15);
    expect(safeSpeed('m113', 'road', 2)).toBe(0);
    expect(safeSpeed('m113', 'water', 0)).toBe(0);
    expect(safeSpeed('boat', 'water', 0)).toBe(30);
    expect(safeSpeed('wagon', 'road', 0)).toBe(10);
    expect([isBoat('sailboat'), isBoat('wagon'), isBoat('m1')]).toEqual([true, false, false]);
    expect(descriptionOf('boat').suspension).toEqual({ kind: 'wheeled', critical: 16 });
    expect(descriptionOf('m1').name).toBe('M1');
    expect([mostSpeed(40, 0), mostSpeed(40, 40), mostSpeed(40, 80)]).toEqual([40, 80, 80]);
    expect([isReckless(40, 40), isReckless(41, 40)]).toEqual([false, true]);
  });

  it('twilight/combat/moving-vehicles: stabilized guns aim at the safe speed, American ones at twice that', () => {
    const aims = ([0, 1, 2] as const).map((multiple) => [
      aimsOnTheMove(multiple, false),
      aimsOnTheMove(multiple, true),
    ]);
    expect(aims).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});
