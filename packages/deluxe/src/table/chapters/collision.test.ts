import { advanceLeg, type Pose } from '@hardtop/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rational } from '../../catalog/units.ts';
import {
  type CarChanges,
  facing,
  modelFor,
  resolve,
  type TestGame,
  testGame,
  testVehicle,
  textsOf,
} from '../../testing/collision-fixtures.ts';
import type { Clash, CollisionKind, Struck } from '../queries/collision-type.ts';
import type { Vehicle } from '../state/state.ts';
import { awayFrom, changeSpeed, hazardOf, newSpeeds, takenDamage, tBoneHazard } from './collision.ts';
import { travel } from './travel.ts';

const dmOf = (num: number, den = 1): Rational => ({ num, den });
const FULL = 999;
const STATUS = 40;

function struck(side: Struck['side'], speed: number, changes: CarChanges = {}): Struck {
  const vehicle = testVehicle('v1', facing(0, 0, 0), speed, changes);
  return { vehicle, model: modelFor(vehicle), heading: 0, speed, side };
}

function clash(kind: CollisionKind, speed1: number, dm1: Rational, speed2: number, dm2: Rational): Clash {
  return { kind, v1: struck('front', speed1, { dm: dm1 }), v2: struck('front', speed2, { dm: dm2 }) };
}

/** The first car drives an inch (or as told) straight on. */
function run(
  mover: Vehicle,
  other: Vehicle,
  dice: readonly number[],
  inches = 1,
): { game: TestGame; completed: boolean } {
  const game = testGame({ vehicles: [mover, other] }, dice);
  const { completed } = resolve(game, travel(game, mover, [advanceLeg(mover.pose, inches)], 'drive'));
  return { game, completed };
}

const car = (id: string, pose: Pose, speed: number, changes: CarChanges = {}) => testVehicle(id, pose, speed, changes);

describe('deluxe/IV.7/head-on', () => {
  it('X-CO9: 60 against 30 is 13 dice at 90 mph; 30 and 15 leave 15 and 0', () => {
    const [v1, v2] = [car('v1', facing(0, 0, 0), 60), car('v2', facing(0, 1.5, 180), 30)];
    const dice = [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 2, 4];
    const { game, completed } = run(v1, v2, dice);
    expect(textsOf(game, 'collision')).toEqual(["Head-on: V1's front meets V2's front at 90 mph."]);
    expect([v1.speed, v2.speed]).toEqual([15, 0]);
    expect([v1.armor.front, v2.armor.front]).toEqual([FULL - 42, FULL - 42]);
    // 45 and 30 mph lost.
    expect([v1.status, v2.status]).toEqual([STATUS - 5, STATUS - 3]);
    expect(completed).toBe(true);
    expect(v1.pose).toEqual(facing(0, 1, 0));
    expect(textsOf(game, 'move').at(-1)).toContain('V2 gives way to V1');
  });

  it('the slower mover stops where it struck, and an owed short move lapses', () => {
    const v1 = car('v1', facing(0, 0, 0), 25, { owesShort: true });
    const v2 = car('v2', facing(0, 1.5, 180), 60);
    const { completed } = run(v1, v2, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect([v1.speed, v2.speed]).toEqual([0, 15]);
    expect(completed).toBe(false);
    expect(v1.pose.y).toBeCloseTo(0.5, 2);
    expect(v1.owesShort).toBe(false);
    expect(v1.touching).toEqual(['v2']);
  });

  it('equal temporary speeds stop both', () => {
    expect(newSpeeds(clash('head-on', 50, dmOf(1), 50, dmOf(1)))).toEqual([0, 0]);
  });

  it('a car in reverse keeps going backward', () => {
    const [v1, v2] = [car('v1', facing(0, 0, 180), -20), car('v2', facing(0, 1.5, 180), 0)];
    const game = testGame({ vehicles: [v1, v2] }, [3]);
    resolve(game, travel(game, v1, [advanceLeg(v1.pose, -1)], 'drive'));
    expect(v1.speed).toBe(-10);
    expect(v1.armor.back).toBe(FULL - 3);
    expect(v2.armor.front).toBe(FULL - 3);
  });
});

describe('deluxe/IV.7/rear-end', () => {
  it('X-CO10: 60 into 40 strikes at 20 and leaves both at 50', () => {
    const [v1, v2] = [car('v1', facing(0, 0, 0), 60), car('v2', facing(0, 1.5, 0), 40)];
    const { game, completed } = run(v1, v2, [5]);
    expect(textsOf(game, 'collision')).toEqual(["Rear-end: V1's front meets V2's back at 20 mph."]);
    expect([v1.speed, v2.speed]).toEqual([50, 50]);
    expect([v1.armor.front, v2.armor.back]).toEqual([FULL - 5, FULL - 5]);
    expect([v1.status, v2.status]).toEqual([STATUS - 1, STATUS - 1]);
    expect(completed).toBe(false);
  });

  it('K-06: only a heavier rammer goes on', () => {
    const v1 = car('v1', facing(0, 0, 0), 60, { dm: dmOf(1) });
    const v2 = car('v2', facing(0, 1.5, 0), 40, { dm: dmOf(2, 3) });
    const { completed } = run(v1, v2, [5]);
    expect([v1.armor.front, v2.armor.back]).toEqual([FULL - 3, FULL - 5]);
    expect(completed).toBe(true);
    expect(v1.pose).toEqual(facing(0, 1, 0));
  });

  it('a car at rest is set rolling the way it faces', () => {
    const [v1, v2] = [car('v1', facing(0, 0, 0), 40), car('v2', facing(0, 1.5, 0), 0)];
    run(v1, v2, [1, 1, 1]);
    expect([v1.speed, v2.speed]).toEqual([20, 20]);
  });
});

describe('deluxe/IV.7/t-bone', () => {
  it('strikes at the rammer’s speed; only the rammer slows and the other gives way', () => {
    const [v1, v2] = [car('v1', facing(0, 0, 0), 40), car('v2', facing(0, 1.25, 90), 50)];
    const { game, completed } = run(v1, v2, [6, 5, 1]);
    expect(textsOf(game, 'collision')).toEqual(["T-bone: V1's front meets V2's left at 40 mph."]);
    expect([v1.armor.front, v2.armor.left]).toEqual([FULL - 12, FULL - 12]);
    expect([v1.speed, v2.speed]).toEqual([20, 50]);
    // 20 mph lost is D2, so the other's is D3.
    expect([v1.status, v2.status]).toEqual([STATUS - 2, STATUS - 3]);
    expect(completed).toBe(true);
    expect(v2.pose.h).not.toBe(facing(0, 0, 90).h);
  });

  it.each([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
    [9, 1],
  ])('X-CO7: a hazard of D%i means D%i for the struck vehicle', (rammer, other) => {
    expect(tBoneHazard(rammer)).toBe(other);
  });

  it('a rammer that keeps no speed stops where it struck', () => {
    const v1 = car('v1', facing(0, 0, 0), 40, { dm: dmOf(1, 3) });
    const v2 = car('v2', facing(0, 1.25, 90), 0, { dm: dmOf(3) });
    const { completed } = run(v1, v2, [1, 1, 1]);
    expect(v1.speed).toBe(0);
    expect(completed).toBe(false);
  });
});

describe('deluxe/IV.7/sideswipe', () => {
  const angled = (speed: number, changes: CarChanges = {}) => car('v1', facing(0.75, 0, 20), speed, changes);
  const beside = (speed: number) => car('v2', facing(0, 0.9, 0), speed);

  it('X-CO8: 60 against 35 swipes at 10 mph, D1 for both, and no speed changes', () => {
    const [v1, v2] = [angled(60), beside(35)];
    const { game, completed } = run(v1, v2, [6]);
    expect(textsOf(game, 'collision')).toEqual(["Sideswipe: V1's left meets V2's right at 10 mph of swipe speed."]);
    expect([v1.armor.left, v2.armor.right]).toEqual([FULL - 4, FULL - 4]);
    expect([v1.speed, v2.speed]).toEqual([60, 35]);
    expect([v1.status, v2.status]).toEqual([STATUS - 1, STATUS - 1]);
    expect(completed).toBe(false);
  });

  it('K-06: a heavier car finishes its move along the other', () => {
    const [v1, v2] = [angled(60, { dm: dmOf(2) }), beside(35)];
    const still = v2.pose;
    run(v1, v2, [6]);
    expect(v2.pose).toEqual(still);
    expect(v1.pose.y).toBeGreaterThan(0.8);
    expect(v1.touching).toEqual(['v2']);
  });

  it('a fishtail swings away from the contact', () => {
    const v1 = angled(0);
    expect(awayFrom(v1, { point: { x: -1, y: 0 }, normal: { x: 1, y: 0 } })).toBe('right');
    expect(awayFrom(v1, { point: { x: 2, y: 0 }, normal: { x: -1, y: 0 } })).toBe('left');
    const [loser, other] = [angled(60, { status: -6 }), beside(35)];
    // Ram, control roll of V1 (lost at XX or by a 1), Crash Table 2.
    const game = testGame({ vehicles: [loser, other] }, [6, 1, 1]);
    resolve(game, travel(game, loser, [advanceLeg(loser.pose, 1)], 'drive'));
    expect(loser.pending?.fishtail?.side).toBe('right');
  });
});

describe('deluxe/IV.7/collision-hazard', () => {
  it.each([
    [0, 1],
    [5, 1],
    [10, 1],
    [15, 2],
    [45, 5],
    [100, 10],
  ])('R-07: a change of %i mph is D%i', (mph, difficulty) => {
    expect(hazardOf(mph)).toBe(difficulty);
  });

  it('is rolled at the speed before the collision', () => {
    const v1 = car('v1', facing(0, 0, 0), 60, { status: -3 });
    const { game } = run(v1, car('v2', facing(0, 1.5, 0), 60 - 5), [1, 6]);
    expect(game.events.find(({ kind }) => kind === 'control')?.text).toContain('60 mph');
  });
});

describe('deluxe/IV.7/ram: both sides', () => {
  it('X-CO1: the Kart takes 14 and gives 9', () => {
    const [kart, piranha] = [struck('front', 40, { dm: dmOf(2, 3) }), struck('back', 0, { dm: dmOf(1) })];
    expect(takenDamage(14, kart, piranha)).toBe(14);
    expect(takenDamage(14, piranha, kart)).toBe(9);
  });

  it('deluxe/VIII.8/ram-plate: works at the front, while there is armor', () => {
    const plain = struck('left', 0);
    expect(takenDamage(9, struck('front', 0, { ramPlate: true }), plain)).toBe(4);
    expect(takenDamage(9, plain, struck('front', 0, { ramPlate: true }))).toBe(18);
    expect(takenDamage(9, struck('back', 0, { ramPlate: true }), plain)).toBe(9);
    const bare = struck('front', 0, { ramPlate: true });
    bare.vehicle.armor.front = 0;
    expect(takenDamage(9, bare, plain)).toBe(9);
  });

  const dms = fc.constantFrom(dmOf(1, 3), dmOf(2, 3), dmOf(1), dmOf(2), dmOf(15));
  const speeds = fc.integer({ min: 0, max: 40 }).map((n) => n * 5);
  const kinds = fc.constantFrom<CollisionKind>('head-on', 'rear-end', 't-bone', 'sideswipe-same', 'sideswipe-opposite');

  it('what one takes is what the other gives, whoever is named first', () => {
    fc.assert(
      fc.property(fc.nat(200), dms, dms, (base, a, b) => {
        const { v1, v2 } = clash('head-on', 50, a, 50, b);
        expect(takenDamage(base, v1, v2)).toBe(Math.floor((base * b.num) / b.den));
        expect(takenDamage(base, v2, v1)).toBe(Math.floor((base * a.num) / a.den));
      }),
    );
  });

  it('new speeds are multiples of 5, and a head-on leaves one at rest', () => {
    fc.assert(
      fc.property(kinds, speeds, dms, speeds, dms, (kind, a, dmA, b, dmB) => {
        const speeds2 = newSpeeds(clash(kind, a, dmA, b, dmB));
        expect(speeds2.every((speed) => speed % 5 === 0 && speed >= 0)).toBe(true);
        if (kind === 'head-on') expect(Math.min(...speeds2)).toBe(0);
        if (kind === 'rear-end') expect(speeds2[0]).toBe(speeds2[1]);
      }),
    );
  });
});

describe('deluxe/IV.1/half-move', () => {
  it.each([
    [40, false, 25, true],
    [35, true, 25, true],
    [35, false, 25, false],
    [35, true, 20, false],
  ])('deluxe/IV.1/half-move: from %i mph, a short move owed: %s, to %i: %s', (from, owed, to, owes) => {
    const slowed = car('v1', facing(0, 0, 0), from, { owesShort: owed });
    changeSpeed(testGame({ vehicles: [slowed] }), slowed, to);
    expect([slowed.speed, slowed.owesShort]).toEqual([to, owes]);
  });
});

describe('deluxe/IV.7/collision', () => {
  it('deluxe/IV.7/collision: a car on its left side is struck on its roof from where that side was', () => {
    const wreck = car('v2', facing(0, 1.3, 270), 0, { down: 'left' });
    run(car('v1', facing(0, 0, 0), 20), wreck, [5]);
    expect([wreck.armor.left, wreck.armor.right]).toEqual([FULL, FULL]);
    expect([wreck.armor.top, wreck.armor.underbody]).toEqual([FULL, FULL - 5]);
  });
});
