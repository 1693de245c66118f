import { describe, expect, test } from 'vitest';
import { facing, gun, gunsOn, person, plantLeft, textsOf, tirePoints } from '../../testing/collision-fixtures.ts';
import { combatGame, run } from '../../testing/combat-fixtures.ts';
import { testCombination, testCycle, testTrike } from '../../testing/saddle-fixtures.ts';
import type { Vehicle } from '../state/state.ts';
import type { AimPoint } from '../state/target.ts';
import { collisionDamage, weaponDamage } from './damage.ts';
import type { DamageSource } from './strike.ts';

const FIRE: DamageSource = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 };
const at = (side: 'front' | 'back' | 'left' | 'right' | 'top'): AimPoint => ({ kind: 'side', side });

function hit(vehicle: Vehicle, place: AimPoint, hits: number, dice: readonly number[], source = FIRE) {
  const game = combatGame({ vehicles: [vehicle] }, dice);
  const taken = run(game, weaponDamage(game, vehicle, place, hits, source));
  return { game, taken };
}

describe('deluxe/V.1/cycle-targeting', () => {
  test('from the front 2 to 10 is armor, and what the armor lets through goes by the other table', () => {
    const cycle = testCycle('v1', facing(0, 0, 0));
    expect(hit(cycle, at('front'), 8, [5, 5]).taken).toBe(8);
    expect(cycle.armor.front).toBe(2);
    // 2 more points of armor, then 6 on the other table: the plant takes one of the three left… all of them.
    expect(hit(cycle, at('front'), 5, [1, 1, 3, 3]).taken).toBe(5);
    expect([cycle.armor.front, plantLeft(cycle)]).toEqual([0, 2]);
  });

  test('from the front 11 and 12 are the front wheel, from behind the rear one, and the rest is lost', () => {
    const cycle = testCycle('v1', facing(0, 0, 0));
    expect(hit(cycle, at('front'), 4, [6, 5]).taken).toBe(4);
    expect(hit(cycle, at('back'), 3, [6, 6]).taken).toBe(3);
    expect([tirePoints(cycle, 'front'), tirePoints(cycle, 'back')]).toEqual([[5], [6]]);
    expect(cycle.armor).toEqual({ front: 10, back: 10 });
  });

  test.each([
    ['rider', [2, 3]],
    ['plant', [3, 4]],
    ['weapon', [4, 4]],
    ['tire', [5, 6, 2]],
  ] as const)('from the side: %s', (what, dice) => {
    const cycle = testCycle('v1', facing(0, 0, 0), { weapons: [gun('MG')] });
    hit(cycle, at('left'), 1, dice);
    expect({
      rider: cycle.crew[0]?.hits,
      plant: plantLeft(cycle),
      weapon: gunsOn(cycle)[0]?.dp,
      tire: tirePoints(cycle, 'back')[0],
    }).toEqual({
      rider: what === 'rider' ? 1 : 0,
      plant: what === 'plant' ? 4 : 5,
      weapon: what === 'weapon' ? 2 : 3,
      tire: what === 'tire' ? 8 : 9,
    });
  });

  test('a weapon that is not there is rolled for again; only one part is hit, the rest passes through', () => {
    const cycle = testCycle('v1', facing(0, 0, 0));
    const { game, taken } = hit(cycle, at('right'), 9, [4, 5, 3, 3]);
    expect(taken).toBe(5);
    expect(plantLeft(cycle)).toBe(0);
    expect(textsOf(game, 'damage').at(-1)).toBe('4 hits pass right through V1.');
  });

  test('a passenger on the pillion is hit as likely as the rider (H-133)', () => {
    const crew = [person('driver', { place: 'saddle' }), person('passenger', { place: 'saddle' })];
    const cycle = testCycle('v1', facing(0, 0, 0), { crew });
    hit(cycle, at('left'), 1, [1, 1, 2]);
    expect(cycle.crew.map(({ hits }) => hits)).toEqual([0, 1]);
  });

  test('a rider who was aimed at takes the hits himself, body armor first', () => {
    const crew = [person('driver', { place: 'saddle', armor: 3, armorKind: 'bodyarmor' })];
    const cycle = testCycle('v1', facing(0, 0, 0), { crew });
    expect(hit(cycle, { kind: 'rider', index: 0 }, 4, []).taken).toBe(4);
    expect(cycle.crew[0]).toMatchObject({ armor: 0, hits: 1 });
  });
});

describe('deluxe/V.1/sidecar-targeting', () => {
  const from = { x: 5, y: 0 };

  test('from its own side a shot at the cycle finds the sidecar on 5 and 6', () => {
    const pair = testCombination('v1', facing(0, 0, 0));
    hit(pair, at('right'), 3, [5], { ...FIRE, from });
    expect(pair.armor.sidecarRight).toBe(1);
    hit(pair, at('right'), 1, [4, 3, 3], { ...FIRE, from });
    expect([pair.armor.sidecarRight, plantLeft(pair)]).toEqual([1, 4]);
  });

  test('from the other side it is never found', () => {
    const pair = testCombination('v1', facing(0, 0, 0));
    hit(pair, at('left'), 1, [3, 3], { ...FIRE, from: { x: -5, y: 0 } });
    expect(plantLeft(pair)).toBe(4);
  });

  test('through its armor one of what is inside is hit, each as likely', () => {
    const weapons = [gun('RL', 'front', { id: 'rl-sidecar-front', sidecar: true })];
    const pair = testCombination('v1', facing(0, 0, 0), { weapons });
    hit(pair, { kind: 'sidecar', side: 'right' }, 5, [2]);
    expect([pair.armor.sidecarRight, pair.crew[1]?.hits, gunsOn(pair)[0]?.dp]).toEqual([0, 1, 2]);
    hit(pair, { kind: 'sidecar', side: 'right' }, 1, [1]);
    expect(gunsOn(pair)[0]?.dp).toBe(1);
  });
});

describe('deluxe/IX.3/damage', () => {
  test('fire at the front of a trike strikes the wheel on 11 and 12, and the rest is lost', () => {
    const trike = testTrike('v1', facing(0, 0, 0));
    expect(hit(trike, at('front'), 4, [5, 6]).taken).toBe(4);
    expect([tirePoints(trike, 'front'), trike.armor.front]).toEqual([[5], 10]);
    expect(hit(trike, at('front'), 4, [5, 5]).taken).toBe(4);
    expect(trike.armor.front).toBe(6);
  });

  test('other sides are those of a car; on a reversed trike it is the back', () => {
    const trike = testTrike('v1', facing(0, 0, 0), {}, 'back');
    hit(trike, at('front'), 4, []);
    hit(trike, at('left'), 4, []);
    hit(trike, at('back'), 4, [6, 6]);
    expect([trike.armor.front, trike.armor.left, trike.armor.back]).toEqual([6, 6, 10]);
    expect(tirePoints(trike, 'back')).toEqual([5]);
  });
});

describe('deluxe/VIII.8/cycle-wheelguards', () => {
  test('on 1 to 5 the guard takes the hits first; what is left goes to the tire (X-14)', () => {
    const cycle = testCycle('v1', facing(0, 0, 0));
    const [front] = cycle.tires;
    if (front === undefined) throw new Error('no wheel');
    front.guard = 4;
    const wheel: AimPoint = { kind: 'tire', corner: 'front', index: 0 };
    expect(hit(cycle, wheel, 6, [5]).taken).toBe(6);
    expect(front).toMatchObject({ guard: 0, dp: 7 });
    front.guard = 4;
    hit(cycle, wheel, 2, [6]);
    expect(front).toMatchObject({ guard: 4, dp: 5 });
  });

  test('deluxe/VIII.8/wheelguards: before a wheel of a pair it is hit on 1 to 4', () => {
    const trike = testTrike('v1', facing(0, 0, 0));
    const left = trike.tires[1];
    if (left === undefined) throw new Error('no wheel');
    left.guard = 4;
    hit(trike, { kind: 'tire', corner: 'back-left', index: 0 }, 2, [5]);
    expect(left).toMatchObject({ guard: 4, dp: 7 });
    hit(trike, { kind: 'tire', corner: 'back-left', index: 0 }, 2, [4]);
    expect(left).toMatchObject({ guard: 2, dp: 7 });
  });
});

describe('deluxe/V.3/collision-damage', () => {
  test('a cycle struck on the side shares it among all that it is; body armor does not help', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { weapons: [gun('MG')] });
    const game = combatGame({ vehicles: [cycle] });
    run(game, collisionDamage(game, cycle, 'left', 5, 'deluxe/IV.7/t-bone'));
    expect([cycle.crew[0]?.hits, plantLeft(cycle), gunsOn(cycle)[0]?.dp]).toEqual([1, 4, 2]);
    expect([tirePoints(cycle, 'front'), tirePoints(cycle, 'back')]).toEqual([[8], [8]]);
  });

  test('a sidecar stands before the cycle on its own side, and takes its share at the ends', () => {
    const pair = testCombination('v1', facing(0, 0, 0));
    const game = combatGame({ vehicles: [pair] });
    run(game, collisionDamage(game, pair, 'right', 3, 'deluxe/IV.7/t-bone'));
    run(game, collisionDamage(game, pair, 'front', 4, 'deluxe/IV.7/head-on'));
    expect(pair.armor).toMatchObject({ front: 8, sidecarFront: 2, sidecarRight: 1 });
  });
});

describe('deluxe/VIII.7/reflective, deluxe/VIII.7/fireproof: special armor on a cycle', () => {
  const LASER: DamageSource = { kind: 'laser', rule: 'deluxe/V.3/damage', by: 0 };
  const FLAME: DamageSource = { kind: 'flame', rule: 'deluxe/V.3/damage', by: 0 };

  test('a laser is halved by the plate it strikes, not by a wheel, and not from the side', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { armorType: 'LR' });
    expect(hit(cycle, at('front'), 9, [5, 5], LASER).taken).toBe(4);
    expect(cycle.armor.front).toBe(6);
    expect(hit(cycle, at('front'), 5, [6, 5], LASER).taken).toBe(5);
    // A 6: the plant.
    expect(hit(cycle, at('left'), 3, [3, 3], LASER).taken).toBe(3);
  });

  test('what stops in fireproof plates sets nothing alight, what gets past them does', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { armorType: 'FP' });
    hit(cycle, at('front'), 6, [5, 5], FLAME);
    expect([cycle.armor.front, cycle.flameHits]).toEqual([4, 0]);
    hit(cycle, at('front'), 6, [5, 5, 3, 3], FLAME);
    expect([cycle.armor.front, cycle.flameHits]).toEqual([0, 2]);
  });

  test('deluxe/VIII.7/armor: a sidecar has armor of its own kind', () => {
    const beside: AimPoint = { kind: 'sidecar', side: 'right' };
    const plain = testCombination('v1', facing(0, 0, 0), { armorType: 'LR', sidecarArmor: 'normal' });
    expect(hit(plain, beside, 3, [], LASER).taken).toBe(3);
    const shiny = testCombination('v1', facing(0, 0, 0), { sidecarArmor: 'LR' });
    expect(hit(shiny, beside, 3, [], LASER).taken).toBe(1);
  });

  test('deluxe/VIII.8/cycle-wheelguards: a guard is of the armor of its vehicle', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { armorType: 'LRFP', guardArmor: 'LRFP' });
    const [front] = cycle.tires;
    if (front === undefined) throw new Error('no wheel');
    front.guard = 10;
    const place: AimPoint = { kind: 'tire', corner: 'front', index: 0 };
    expect(hit(cycle, place, 7, [1], LASER).taken).toBe(3);
    expect([front.guard, front.dp, cycle.flameHits]).toEqual([7, 9, 0]);
  });
});
