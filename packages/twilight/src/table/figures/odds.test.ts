import { describe, expect, it } from 'vitest';
import { SMALL_ARMS, type SmallArmId } from '../../catalog/small-arms.ts';
import { blowOdds, burstOdds, shotOdds } from './attack-odds.ts';
import {
  blowDamage,
  bodyPower,
  bodyTarget,
  isPinned,
  meleeBlow,
  meleeTarget,
  percentChance,
  thrownBand,
  throwTarget,
} from './close-combat.ts';
import { blastDamage, type FragmentTable, fragmentOf, fragmentsStruck } from './explosions.ts';
import { armorStruck, countedPoints, coverOn, type Mark } from './hits.ts';
import { LOCATION_SIDES, partStruck } from './locations.ts';
import { type Bullet, penAt, through } from './penetration.ts';
import { BAND_ORDER, shotChance, shotHits, shotTarget } from './shots.ts';
import { chanceOfAtLeast, MOST, meanOf, ofDice, type Spread } from './spread.ts';

// Every face of every die is gone through, one by one, and compared with what a player is shown.

type Ways = Map<number, number>;

const add = (ways: Ways, points: number, count: number): void => {
  const at = Math.min(points, MOST);
  ways.set(at, (ways.get(at) ?? 0) + count);
};

/** All throws of so many six-sided dice. */
function* throws(count: number): Generator<readonly number[]> {
  const faces = new Array<number>(count).fill(1);
  for (;;) {
    yield faces;
    let die = 0;
    while (die < count && faces[die] === 6) faces[die++] = 1;
    if (die === count) return;
    faces[die] = (faces[die] ?? 0) + 1;
  }
}

const totals = new Map<number, Ways>();
function totalsOf(dice: number): Ways {
  const known = totals.get(dice);
  if (known !== undefined) return known;
  const ways: Ways = new Map();
  for (const faces of throws(dice))
    add(
      ways,
      faces.reduce((sum, face) => sum + face, 0),
      1,
    );
  totals.set(dice, ways);
  return ways;
}

/** Points of one hit: all locations, all faces of the helmet's die, all damage dice. */
function hitWays(bullet: Bullet, mark: Mark): Ways {
  const ways: Ways = new Map();
  for (let place = 1; place <= LOCATION_SIDES; place++)
    for (let helmet = 1; helmet <= 6; helmet++) {
      const part = partStruck(mark.body, mark.aspect, place);
      const all = 6 ** bullet.dice;
      if (part === null) {
        add(ways, 0, all);
        continue;
      }
      const left = through(bullet, { cover: coverOn(mark, part), armor: armorStruck(mark, part, helmet) });
      for (const [total, count] of totalsOf(left.dice)) {
        const points = left.dice === 0 ? left.trauma : Math.max(0, total + left.plus) + left.trauma;
        add(ways, countedPoints(mark, part, points), count * 6 ** (bullet.dice - left.dice));
      }
    }
  return ways;
}

const sizeOf = (ways: Ways): number => [...ways.values()].reduce((sum, count) => sum + count, 0);

/** So many hits one after the other. */
function severalWays(hit: Ways, hits: number): Map<number, number> {
  let sum = new Map([[0, 1]]);
  const size = sizeOf(hit);
  for (let i = 0; i < hits; i++) {
    const next = new Map<number, number>();
    for (const [before, chance] of sum)
      for (const [points, count] of hit) add(next, before + points, (chance * count) / size);
    sum = next;
  }
  return sum;
}

function expectSame(spread: Spread, ways: ReadonlyMap<number, number>): void {
  for (let points = 0; points <= MOST; points++)
    expect(spread[points] ?? 0, `${points} points`).toBeCloseTo(ways.get(points) ?? 0, 10);
}

const MAN: Mark = {
  body: { kind: 'biped', prone: false },
  aspect: 'front',
  boxes: true,
  worn: [],
  covered: [],
  cover: 0,
};
const MARKS: Readonly<Record<string, Mark>> = {
  'an NPC in the open': MAN,
  'an NPC with vest and helmet': { ...MAN, worn: ['kevlar-vest', 'kevlar-helmet'] },
  'a prone character with a steel helmet': {
    ...MAN,
    boxes: false,
    worn: ['steel-helmet'],
    body: { kind: 'biped', prone: true },
  },
  'an NPC behind a plank': { ...MAN, covered: ['chest', 'abdomen', 'right-leg', 'left-leg', 'left-arm'], cover: 1 },
  'a horse from the front': { ...MAN, body: { kind: 'quadruped', prone: false } },
};

const SINGLE: readonly [SmallArmId, number, string][] = [
  ['crossbow', 15, 'an NPC in the open'],
  ['hunting-bow', 30, 'an NPC with vest and helmet'],
  ['9mm-par', 10, 'an NPC in the open'],
  ['makarov', 35, 'an NPC with vest and helmet'],
  ['.22-pistol', 8, 'a prone character with a steel helmet'],
  ['.45', 24, 'an NPC behind a plank'],
  ['.38-special', 5, 'a horse from the front'],
  ['pump', 60, 'an NPC with vest and helmet'],
  ['double-barrel', 200, 'an NPC behind a plank'],
  ['caw', 90, 'a prone character with a steel helmet'],
  ['m16', 50, 'an NPC in the open'],
  ['m16', 100, 'an NPC with vest and helmet'],
  ['ak-74', 190, 'an NPC behind a plank'],
  ['akm', 300, 'a prone character with a steel helmet'],
  ['fal', 60, 'an NPC with vest and helmet'],
  ['fal', 250, 'an NPC with vest and helmet'],
  ['g3', 500, 'an NPC with vest and helmet'],
  ['30-06', 70, 'a horse from the front'],
  ['mauser', 100, 'an NPC behind a plank'],
  ['svd', 299, 'a prone character with a steel helmet'],
  ['m40', 70, 'an NPC in the open'],
  ['m60', 200, 'an NPC with vest and helmet'],
  ['uzi', 60, 'a horse from the front'],
  ['skorpion', 40, 'an NPC with vest and helmet'],
];

function bulletOf(id: SmallArmId, meters: number): Bullet {
  const arm = SMALL_ARMS[id];
  const target = BAND_ORDER.find((_, i) => meters <= arm.range * 2 ** i) ?? 'extreme';
  return { dice: arm.damage, plus: 'damagePlus' in arm ? arm.damagePlus : 0, pen: penAt(arm.pen, target) };
}

const markOf = (name: string): Mark => MARKS[name] ?? MAN;

describe('twilight/combat/direct-fire: odds by enumeration', () => {
  it.each(SINGLE)('a shot of %s at %i meters at %s', (id, meters, name) => {
    const mark = markOf(name);
    const bullet = bulletOf(id, meters);
    const target = shotTarget({
      skill: 60,
      aimed: true,
      scope: false,
      range: SMALL_ARMS[id].range,
      meters,
      shifts: [],
      excess: 0,
    });
    const ways = hitWays(bullet, mark);
    const size = sizeOf(ways);
    const all = new Map<number, number>();
    let hits = 0;
    for (let roll = 1; roll <= 100; roll++) {
      if (!shotHits(target, roll)) add(all, 0, 1 / 100);
      else {
        hits++;
        for (const [points, count] of ways) add(all, points, count / size / 100);
      }
    }
    const odds = shotOdds([shotChance(target)], bullet, mark);
    expect(odds.hit).toBeCloseTo(hits / 100, 12);
    expectSame(odds.damage, all);
  });

  it('an aimed shot and two quick ones', () => {
    const [bullet, mark] = [bulletOf('m16', 50), markOf('an NPC with vest and helmet')];
    const chances = [true, false, false].map((aimed) =>
      shotChance(shotTarget({ skill: 60, aimed, scope: false, range: 55, meters: 50, shifts: [], excess: 1 })),
    );
    const hit = hitWays(bullet, mark);
    const all = new Map<number, number>();
    let any = 0;
    for (const faces of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const which = chances.map((chance, i) => ((faces >> i) & 1 ? chance : 1 - chance));
      const chance = which.reduce((product, one) => product * one, 1);
      const hits = [0, 1, 2].filter((i) => (faces >> i) & 1).length;
      if (hits > 0) any += chance;
      for (const [points, share] of severalWays(hit, hits)) add(all, points, chance * share);
    }
    const odds = shotOdds(chances, bullet, mark);
    expect(odds.hit).toBeCloseTo(any, 12);
    expectSame(odds.damage, all);
  });
});

const BURSTS: readonly [SmallArmId, number, number, number, string][] = [
  ['m16', 50, 3, 1, 'an NPC in the open'],
  ['m16', 50, 3, 1, 'an NPC with vest and helmet'],
  ['ak-74', 40, 5, 1, 'a prone character with a steel helmet'],
  ['akm', 90, 3, 1, 'an NPC behind a plank'],
  ['uzi', 25, 3, 1, 'a horse from the front'],
  ['fal', 60, 5, 1, 'an NPC with vest and helmet'],
  ['rpk-74', 45, 5, 1, 'an NPC in the open'],
  ['m249', 45, 6, 1, 'an NPC with vest and helmet'],
  ['m60', 80, 3, 1, 'an NPC behind a plank'],
  ['m214', 45, 3, 3, 'an NPC in the open'],
];

describe('twilight/combat/automatic-fire: odds by enumeration', () => {
  it.each(BURSTS)(
    'a burst of %s at %i meters, %i dice, each six %i hits, at %s',
    (id, meters, dice, hitsEach, name) => {
      const [bullet, mark] = [bulletOf(id, meters), markOf(name)];
      const hit = hitWays(bullet, mark);
      const all = new Map<number, number>();
      let any = 0;
      for (const faces of throws(dice)) {
        const hits = faces.filter((face) => face === 6).length * hitsEach;
        if (hits > 0) any++;
        add(all, hits * 1000, 0);
        for (const [points, share] of cachedWays(`${id}${meters}${name}`, hit, hits))
          add(all, points, share / 6 ** dice);
      }
      const odds = burstOdds({ dice, hitsEach }, 1, bullet, mark);
      expect(odds.hit).toBeCloseTo(any / 6 ** dice, 12);
      expectSame(odds.damage, all);
    },
  );
});

const cached = new Map<string, ReadonlyMap<number, number>>();
function cachedWays(key: string, hit: Ways, hits: number): ReadonlyMap<number, number> {
  const known = cached.get(`${key}/${hits}`);
  if (known !== undefined) return known;
  const found = severalWays(hit, hits);
  cached.set(`${key}/${hits}`, found);
  return found;
}

const BLASTS: readonly [number, 'primary' | 'secondary' | null, FragmentTable, string][] = [
  [1, 'primary', 'text', 'an NPC in the open'],
  [2, 'secondary', 'text', 'an NPC with vest and helmet'],
  [0, 'secondary', 'chart', 'a prone character with a steel helmet'],
  [3, 'primary', 'chart', 'an NPC behind a plank'],
  [2, null, 'text', 'an NPC in the open'],
];

describe('twilight/combat/explosions: odds by enumeration', () => {
  it.each(BLASTS)('%i dice of concussion, %s zone by the %s, on %s', (dice, zone, table, name) => {
    const mark = markOf(name);
    const fragments = new Map<number, number>();
    if (zone === null) fragments.set(0, 1);
    else {
      const hit = hitWays(fragmentOf(table, zone), mark);
      for (let roll = 1; roll <= 10; roll++)
        for (let count = 1; count <= 6; count++) {
          const struck = fragmentsStruck(table, zone, roll);
          const hits = struck === 'several' ? count : struck === 'one' ? 1 : 0;
          for (const [points, share] of cachedWays(`${table}${zone}${name}`, hit, hits))
            add(fragments, points, share / 60);
        }
    }
    const all = new Map<number, number>();
    for (const [blow, count] of totalsOf(dice))
      for (const [points, share] of fragments) add(all, blow + points, (share * count) / 6 ** dice);
    expectSame(blastDamage(dice, zone, table, mark), all);
  });
});

const BLOWS = [
  ['knife', 'an NPC in the open'],
  ['club', 'an NPC with vest and helmet'],
  ['axe', 'an NPC with vest and helmet'],
  ['bayonet', 'a prone character with a steel helmet'],
  ['rifle-butt', 'an NPC behind a plank'],
] as const;

describe('twilight/combat/melee-chart: odds by enumeration', () => {
  it.each(BLOWS)('a blow with a %s on %s', (weapon, name) => {
    const mark = markOf(name);
    const blow = meleeBlow(weapon, 10);
    const all = new Map<number, number>();
    for (let place = 1; place <= LOCATION_SIDES; place++)
      for (let helmet = 1; helmet <= 6; helmet++)
        for (const faces of throws(blow.dice)) {
          const part = partStruck(mark.body, mark.aspect, place);
          const share = 1 / 60 / 6 ** blow.dice;
          if (part === null || coverOn(mark, part) > 0) {
            add(all, 0, share);
            continue;
          }
          const dice = Math.max(0, blow.dice - armorStruck(mark, part, helmet));
          const points = faces.slice(0, dice).reduce((sum, face) => sum + face, blow.plus);
          add(all, countedPoints(mark, part, points), share);
        }
    expectSame(blowDamage(blow, mark), all);
  });
  it('a knife is 10 percent better, 20 more against who does not know, 10 less at a trot', () => {
    expect(meleeTarget(40, 'knife', { unaware: true, trotting: true })).toMatchObject({
      base: 40, need: 60, modifiers: [{ value: 10, label: 'Knife, or bayonet in hand' }, { value: 20 }, { value: -10 }],
    }); // biome-ignore format: a row
    expect(percentChance(meleeTarget(95, 'knife', { unaware: false, trotting: false }))).toBe(1);
  });
});

describe('twilight/combat/first-edition-rules', () => {
  it('power is strength times skill in hundredths, never less than one; held by as much as his strength he is pinned', () => {
    expect([bodyPower(12, 60), bodyPower(8, 5)]).toEqual([7, 1]);
    expect([isPinned(11, 12), isPinned(12, 12), isPinned(0, 0)]).toEqual([false, true, false]);
  });
  it('a strike lands at the skill', () => {
    expect(percentChance(bodyTarget(35))).toBe(0.35);
    expect(blowOdds(0.35, [0, 0, 1])).toMatchObject({ hit: 0.35, mean: 0.7 });
  });
  it('a throw: strength in meters is short, twice medium, four times long', () => {
    expect([12, 13, 24, 25, 48, 49].map((meters) => thrownBand(12, meters))).toEqual([
      'short',
      'medium',
      'medium',
      'long',
      'long',
      null,
    ]);
    expect(throwTarget(60, 'long')).toMatchObject({
      base: 60,
      need: 15,
      modifiers: [{ value: -45, label: 'long range' }],
    });
  });
});

describe('spreads', () => {
  it('dice add up to one, with the mean of dice', () => {
    expect(chanceOfAtLeast(ofDice(4), 0)).toBeCloseTo(1, 12);
    expect(meanOf(ofDice(9))).toBeCloseTo(31.5, 10);
    expect(ofDice(1, -1)[0]).toBeCloseTo(1 / 6, 12);
  });
});
