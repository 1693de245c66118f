import { sumOf } from '@hardtop/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CarChanges, facing, gun, person, weaponModelFor } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import type { Person, Vehicle, WeaponState } from '../state/state.ts';
import type { AimPoint, FireTarget, Shot } from '../state/target.ts';
import { legalShots } from './shots.ts';
import { expectedDamage, hitChance, rangeModifier, speedModifiers } from './targeting.ts';
import { toHit } from './to-hit.ts';

const LEFT: AimPoint = { kind: 'side', side: 'left' };
const at = (vehicle: string, place: AimPoint = LEFT): FireTarget => ({ kind: 'vehicle', vehicle, at: place });

interface Scene extends Omit<CombatBoard, 'vehicles'> {
  readonly firer?: CarChanges;
  readonly target?: Vehicle;
  readonly weapon?: WeaponState;
  readonly crew?: Person;
  readonly place?: AimPoint;
}

/** MG at the left side of a midsize car that drives past 5.75 inches ahead. */
function aim(scene: Scene) {
  const weapon = scene.weapon ?? gun('MG');
  const crew = scene.crew ?? person();
  const firer = combatCar('v1', facing(0, 0, 0), { speed: 20, weapons: [weapon], crew: [crew], ...scene.firer });
  const target = scene.target ?? combatCar('v2', facing(0, 3, 90), { speed: 20 });
  const { setup, state } = combatGame({ ...scene, vehicles: [firer, target] });
  const shot: Shot = { id: 'x', firer: 'v1', weapons: [weapon.id], target: at('v2', scene.place), beside: [] };
  return toHit(setup, state, shot, { state: weapon, model: weaponModelFor(weapon) }, crew);
}

function reasons(scene: Scene): Record<string, number> {
  const target = aim(scene);
  if (target.kind !== 'need') throw new Error(target.because);
  expect(target.need).toBe(target.base - sumOf(target.modifiers));
  return Object.fromEntries(target.modifiers.map(({ label, value }) => [label, value]));
}

describe('deluxe/V.2/to-hit, deluxe/V.2/targeting-modifiers', () => {
  test('X-CB1 on a car: computer, point blank, tire, compact, night', () => {
    const target = combatCar('v2', facing(0, 1.5, 90), { speed: 20, body: 'compact' });
    const place: AimPoint = { kind: 'tire', corner: 'front-left', index: 0 };
    const scene: Scene = { target, place, crew: person('driver', { computer: 'computer' }), visibility: ['night'] };
    expect(reasons(scene)).toEqual({
      'Point blank': 4,
      'Compact or subcompact': -1,
      Night: -3,
      Tire: -3,
      'Targeting computer': 1,
    });
    expect(aim(scene)).toMatchObject({ base: 7, need: 9 });
  });

  test('X-CB2 on a car: tire from the front, in rain, at 10 inches', () => {
    const target = combatCar('v2', facing(0, 11, 180), { speed: 20 });
    const place: AimPoint = { kind: 'tire', corner: 'front-left', index: 0 };
    expect(reasons({ target, place, visibility: ['rain'] })).toEqual({
      'Range 10 inches': -2,
      Rain: -2,
      Tire: -3,
      'Front or rear of a car or cycle': -1,
    });
  });

  test('X-CB5: a laser at a side at 6 inches needs 7', () => {
    const target = combatCar('v2', facing(0, 6.75, 90), { speed: 20 });
    expect(aim({ target, weapon: gun('L') })).toMatchObject({ base: 6, need: 7 });
  });

  test('without any modifier the weapon needs its own number', () => {
    expect(aim({})).toMatchObject({ base: 7, modifiers: [], need: 7 });
  });

  test('after a severe skid nothing can be aimed', () => {
    expect(aim({ firer: { aimedFire: 'none' } }).kind).toBe('impossible');
  });
});

describe('deluxe/V.2/range', () => {
  test.each([
    [0, 4],
    [0.99, 4],
    [1, 0],
    [3.99, 0],
    [4, -1],
    [7.99, -1],
    [8, -2],
    [12, -3],
    [40, -10],
  ])('X-CB17, X-CB18: at %s inches %s', (inches, value) => {
    expect(rangeModifier(inches)?.value ?? 0).toBe(value);
  });
});

describe('deluxe/V.2/target-speed', () => {
  test.each([
    [0, 1],
    [25, 0],
    [30, -1],
    [35, -1],
    [40, -2],
    [50, -3],
    [60, -4],
    [70, -5],
    [80, -6],
    [150, -6],
    [-20, 0],
  ])('a target at %s mph: %s', (speed, value) => {
    const firer = combatCar('v1', facing(0, 0, 0), { speed: 20 });
    const target = combatCar('v2', facing(0, 5, 90), { speed });
    expect(sumOf(speedModifiers(firer, target, 'difference-within-15'))).toBe(value);
  });

  test('deluxe/V.2/firer-stationary: both at rest are +1 each', () => {
    expect(reasons({ firer: { speed: 0 }, target: combatCar('v2', facing(0, 3, 90)) })).toEqual({
      'Firer not moving': 1,
      'Target not moving': 1,
    });
  });

  test.each([
    { angle: 15, own: 60, other: 100, value: -2, label: 'Side by side, 40 mph apart' },
    { angle: 16, own: 60, other: 100, value: -6, label: 'Target at 100 mph' },
    { angle: 0, own: 100, other: 100, value: 0, label: undefined },
    { angle: 0, own: 0, other: 100, value: -6, label: 'Target at 100 mph' },
    { angle: 180, own: 60, other: 100, value: -6, label: 'Target at 100 mph' },
  ])(
    'deluxe/V.2/relative-speed: $own and $other mph at $angle degrees: $value',
    ({ angle, own, other, value, label }) => {
      const firer = combatCar('v1', facing(0, 0, 0), { speed: own });
      const target = combatCar('v2', facing(3, 0, angle), { speed: other });
      const found = speedModifiers(firer, target, 'difference-within-15');
      const speed = found.find((modifier) => modifier.label !== 'Firer not moving');
      expect([speed?.value ?? 0, speed?.label]).toEqual([value, label]);
    },
  );
});

describe('deluxe/V.1/target-side', () => {
  // Ahead and to the right, facing away: the firer stands in its back arc and sees its left side as well.
  const target = combatCar('v2', facing(1, 4, 0), { speed: 20 });

  test('a side whose arc one is not in costs 2', () => {
    expect(reasons({ target, place: LEFT })).toEqual({ 'Not in the arc of the side aimed at': -2 });
  });

  test('deluxe/V.2/vehicle-target: front or rear of a car costs 1', () => {
    expect(reasons({ target, place: { kind: 'side', side: 'back' } })).toEqual({
      'Front or rear of a car or cycle': -1,
    });
  });

  test('on the dividing line either side is free', () => {
    // The muzzle at (0, 0.5) lies exactly on the diagonal of a car at (2, 4.5).
    const dividing = combatCar('v2', facing(2, 4.5, 0), { speed: 20 });
    expect(reasons({ target: dividing, place: LEFT })).toEqual({});
    expect(reasons({ target: dividing, place: { kind: 'side', side: 'back' } })).toEqual({
      'Front or rear of a car or cycle': -1,
    });
  });
});

test('deluxe/V.1/target-turret: -2, and -1 more from front or rear', () => {
  const ahead = combatCar('v2', facing(0, 4, 0), { speed: 20 });
  expect(reasons({ place: { kind: 'turret' } })).toEqual({ Turret: -2 });
  expect(
    sumOf(
      Object.values(reasons({ target: ahead, place: { kind: 'turret' } })).map((value) => ({
        value,
        label: '',
        rule: 'deluxe/V.2/to-hit',
      })),
    ),
  ).toBe(-3);
});

describe('deluxe/V.2/computers', () => {
  test.each([
    ['computer', 10, 1],
    ['hirescomputer', 10, 2],
    ['hirescomputer', 0, 0],
    ['none', 10, 0],
  ] as const)('deluxe/VIII.8/computer: %s with a plant of %s: %s', (computer, plant, value) => {
    const target = aim({ crew: person('gunner', { computer }), firer: { plant } });
    expect(target).toMatchObject({ need: 7 - value });
  });

  test('deluxe/V.2/gunner-skill adds to it', () => {
    expect(aim({ crew: person('gunner', { computer: 'computer', gunnerSkill: 2 }) })).toMatchObject({ need: 4 });
  });
});

describe('deluxe/V.2/sustained-fire', () => {
  test.each([
    { row: 0, lastTarget: null, firedTurn: 0, value: 0 },
    { row: 1, lastTarget: at('v2'), firedTurn: 1, value: 1 },
    { row: 2, lastTarget: at('v2'), firedTurn: 1, value: 2 },
    { row: 7, lastTarget: at('v2'), firedTurn: 1, value: 2 },
    { row: 2, lastTarget: at('v3'), firedTurn: 1, value: 0 },
    { row: 2, lastTarget: at('v2'), firedTurn: 0, value: 0 },
  ])('$row in a row at $lastTarget.vehicle, last in turn $firedTurn of 2: $value', ({ value, ...weapon }) => {
    expect(aim({ weapon: gun('MG', 'front', weapon) })).toMatchObject({ need: 7 - value });
  });
});

test.each([
  { aimedFire: -3, label: 'Trivial skid or minor fishtail this turn' },
  { aimedFire: -6, label: 'Minor or moderate skid, or major fishtail, this turn' },
] as const)('deluxe/V.2/skid-penalty: $aimedFire', ({ aimedFire, label }) => {
  expect(reasons({ firer: { aimedFire } })).toEqual({ [label]: aimedFire });
});

test('deluxe/V.2/bad-footing: gravel costs 1, wet roads nothing', () => {
  expect(reasons({ road: ['gravel'] })).toEqual({ 'Firing on oil, gravel or bad road': -1 });
  expect(reasons({ road: ['heavy-rain'] })).toEqual({});
});

test('deluxe/V.2/bad-footing: H-123, gravel under the wheels and open country cost 1 as well, a road through it nothing', () => {
  const ground = (kind: 'gravel' | 'road', x: number) => [
    { id: 'g1', kind, pose: facing(x, 0, 0), size: { length: 4, width: 4 }, label: kind },
  ];
  const bad = { 'Firing on oil, gravel or bad road': -1 };
  expect([0, 9].map((x) => reasons({ terrain: ground('gravel', x) }))).toEqual([bad, {}]);
  expect(reasons({ ground: 'off-road' })).toEqual(bad);
  expect(reasons({ ground: 'off-road', terrain: ground('road', 0) })).toEqual({});
});

test('deluxe/V.2/visibility: all add up', () => {
  expect(reasons({ visibility: ['fog', 'heavyRain'] })).toEqual({ Fog: -3, 'Heavy rain': -3 });
});

describe('deluxe/V.2/to-hit: chances', () => {
  test.each([
    [13, 0],
    [12, 1 / 36],
    [7, 21 / 36],
    [3, 35 / 36],
    [2, 35 / 36],
    [-4, 35 / 36],
  ])('G-11: need %s', (need, chance) => {
    expect(hitChance(need)).toBeCloseTo(chance, 10);
  });

  test('mean damage; less than nothing is nothing', () => {
    expect([expectedDamage('MG'), expectedDamage('AT'), expectedDamage('MNR')]).toEqual([3.5, 10.5, 2.5]);
  });
});

test('what is needed is the base less the sum of its reasons, for every legal shot anywhere', () => {
  const spot = fc.record({
    x: fc.integer({ min: -9, max: 9 }),
    y: fc.integer({ min: -9, max: 9 }),
    angle: fc.integer({ min: 0, max: 359 }),
    speed: fc.integer({ min: -4, max: 20 }),
  });
  fc.assert(
    fc.property(spot, (at) => {
      const weapons = [gun('MG'), gun('L', 'turret'), gun('HR', 'left')];
      const firer = combatCar('v1', facing(0, 0, 0), { speed: 40, weapons });
      const target = combatCar('v2', facing(at.x, at.y, at.angle), {
        speed: at.speed * 5,
        weapons: [gun('MG', 'turret')],
      });
      const { setup, state } = combatGame({ vehicles: [firer, target] });
      const shots = legalShots(setup, state, firer);
      for (const shot of shots) {
        const weapon = weapons.find(({ id }) => id === shot.weapons[0]);
        const [crew] = firer.crew;
        if (weapon === undefined || crew === undefined) throw new Error('no gun');
        const found = toHit(setup, state, shot, { state: weapon, model: weaponModelFor(weapon) }, crew);
        if (found.kind !== 'need') throw new Error(found.because);
        expect(found.need).toBe(found.base - sumOf(found.modifiers));
        // What cannot hit stands alone.
        if (found.need > 12)
          expect(shots.filter(({ weapons: [id] }) => id === weapon.id && weapon.shots !== 1)).toEqual([shot]);
      }
    }),
    { numRuns: 200 },
  );
});
