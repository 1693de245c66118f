import { describe, expect, test } from 'vitest';
import { facing, gun, testGame, testVehicle } from '../../testing/collision-fixtures.ts';
import { testCombination, testCycle, testTrike } from '../../testing/saddle-fixtures.ts';
import type { Vehicle } from '../state/state.ts';
import type { AimPoint } from '../state/target.ts';
import { arcsFacing } from './facing.ts';
import { originOf, placesInSight } from './line-of-fire.ts';
import { legalShots } from './shots.ts';
import { placeId } from './target-names.ts';
import { placeModifiers } from './targeting.ts';

function placesOf(firer: Vehicle, target: Vehicle): readonly string[] {
  const { setup, state } = testGame({ vehicles: [firer, target] });
  return placesInSight(setup, state, firer, 'front', target).map(({ place }) => placeId(place));
}

function modifiersAt(firer: Vehicle, target: Vehicle, place: AimPoint): readonly number[] {
  const { setup } = testGame({ vehicles: [firer, target] });
  const arcs = arcsFacing(target, originOf(firer, 'front'));
  return placeModifiers(setup, target, arcs, place).map(({ value }) => value);
}

const from = (x: number, y: number, heading: number): Vehicle =>
  testVehicle('v1', facing(x, y, heading), 0, { weapons: [gun('MG')] });

describe('deluxe/V.1/cycle-targeting: what of a cycle can be aimed at', () => {
  test('from the side the side, both wheels and the rider', () => {
    expect(placesOf(from(-5, 0, 270), testCycle('v2', facing(0, 0, 0)))).toEqual([
      'left',
      'tire-front',
      'tire-back',
      'rider',
    ]);
  });

  test('from the front no rider', () => {
    expect(placesOf(from(0, 5, 180), testCycle('v2', facing(0, 0, 0)))).toEqual(['front', 'tire-front']);
  });

  test('deluxe/V.2/specific-target: the wheel of a cycle from the front is -6, the rider from the side -5', () => {
    const cycle = testCycle('v2', facing(0, 0, 0));
    expect(modifiersAt(from(0, 5, 180), cycle, { kind: 'tire', corner: 'front', index: 0 })).toEqual([-2, -3, -1]);
    expect(modifiersAt(from(-5, 0, 270), cycle, { kind: 'rider', index: 0 })).toEqual([-2, -3]);
    expect(modifiersAt(from(0, 5, 180), cycle, { kind: 'side', side: 'front' })).toEqual([-2, -1]);
    expect(modifiersAt(from(-5, 0, 270), cycle, { kind: 'side', side: 'left' })).toEqual([-2]);
  });
});

describe('deluxe/V.1/sidecar-targeting', () => {
  test('a sidecar is aimed at from its own side of the middle line, or from the line', () => {
    const pair = testCombination('v2', facing(0, 0, 0));
    expect(placesOf(from(5, 0, 90), pair)).toContain('sidecar-right');
    expect(placesOf(from(0, 5, 180), pair)).toContain('sidecar-front');
    expect(placesOf(from(-5, 0, 270), pair).filter((id) => id.includes('sidecar'))).toEqual([]);
  });

  test('-2 in place of the cycle’s (H-132)', () => {
    const pair = testCombination('v2', facing(0, 0, 0));
    expect(modifiersAt(from(5, 0, 90), pair, { kind: 'sidecar', side: 'right' })).toEqual([-2]);
    expect(modifiersAt(from(5, 0, 90), pair, { kind: 'tire', corner: 'sidecar-right', index: 0 })).toEqual([-2, -3]);
  });
});

describe('deluxe/IX.3/targeting', () => {
  test('from the front arc only the front, its wheel and the top', () => {
    // Off the nose by 20 degrees: a car would show its side as well.
    expect(placesOf(from(1.7, 4.7, 160), testTrike('v2', facing(0, 0, 0)))).toEqual(['front', 'tire-front', 'top']);
  });

  test('from the side the side, the top and what else shows; from behind no top', () => {
    const trike = testTrike('v2', facing(0, 0, 0));
    expect(placesOf(from(5, 0, 90), trike)).toEqual(['right', 'tire-front', 'tire-back-right', 'top']);
    expect(placesOf(from(0, -5, 0), trike)).toEqual(['back', 'tire-back-left', 'tire-back-right']);
  });

  test('X-CB13: the top of a light trike from the front is -5', () => {
    const trike = testTrike('v2', facing(0, 0, 0));
    expect(modifiersAt(from(0, 5, 180), trike, { kind: 'side', side: 'top' })).toEqual([-3, -2]);
  });

  test.each([
    ['lighttrike', [-3], [-2]],
    ['mediumtrike', [-2], [-1]],
    ['heavytrike', [-1], [-1]],
    ['xheavytrike', [-1], []],
  ] as const)('%s: %j from front or back, %j from the side', (body, end, side) => {
    const trike = testTrike('v2', facing(0, 0, 0), { body });
    expect(modifiersAt(from(0, 5, 180), trike, { kind: 'side', side: 'front' })).toEqual(end);
    expect(modifiersAt(from(0, -5, 0), trike, { kind: 'side', side: 'back' })).toEqual(end);
    expect(modifiersAt(from(5, 0, 90), trike, { kind: 'side', side: 'right' })).toEqual(side);
  });

  test('a reversed trike is the same the other way round, but its top is never seen from behind', () => {
    const trike = testTrike('v2', facing(0, 0, 0), {}, 'back');
    expect(placesOf(from(1.7, -4.7, 20), trike)).toEqual(['back', 'tire-back']);
    expect(placesOf(from(1.7, 4.7, 160), trike)).toEqual([
      'front',
      'right',
      'tire-front-left',
      'tire-front-right',
      'tire-back',
      'top',
    ]);
  });
});

describe('deluxe/IX.3/arcs-of-fire', () => {
  const armed = (end: 'front' | 'back' = 'front'): Vehicle =>
    testTrike(
      'v1',
      facing(0, 0, 0),
      { weapons: [gun('HR', 'right', { link: 'A' }), gun('HR', 'left', { link: 'A' })] },
      end,
    );
  const shotsAt = (firer: Vehicle, x: number, y: number): readonly string[] => {
    const { setup, state } = testGame({ vehicles: [firer, testVehicle('v2', facing(x, y, 0), 0)] });
    return [...new Set(legalShots(setup, state, firer).map(({ id }) => id.replace(/>.*/, '')))];
  };

  test('the guns of both sides bear ahead, each on its own and together by their link', () => {
    expect(shotsAt(armed(), 0, 5)).toEqual(['hr-right+hr-left', 'hr-right', 'hr-left']);
  });

  test('beside it only those of that side, behind it none', () => {
    expect(shotsAt(armed(), 5, 0)).toEqual(['hr-right']);
    expect(shotsAt(armed(), 0, -5)).toEqual([]);
  });

  test('on a reversed trike they bear behind', () => {
    expect(shotsAt(armed('back'), 0, -5)).toEqual(['hr-right+hr-left', 'hr-right', 'hr-left']);
    expect(shotsAt(armed('back'), 0, 5)).toEqual([]);
  });
});
