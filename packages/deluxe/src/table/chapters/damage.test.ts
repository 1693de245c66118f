import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIDES } from '../../catalog/units.ts';
import {
  type CarChanges,
  cargoLeft,
  carTires,
  facing,
  gun,
  gunsOn,
  person,
  plantLeft,
  textsOf,
  tirePoints,
  weaponModelFor,
} from '../../testing/collision-fixtures.ts';
import { ARMOR, combatCar, combatGame, run, sequence } from '../../testing/combat-fixtures.ts';
import { weaponWorks } from '../queries/parts.ts';
import type { Vehicle } from '../state/state.ts';
import type { AimPoint } from '../state/target.ts';
import { collisionDamage, everywhereDamage, weaponDamage } from './damage.ts';
import type { DamageSource } from './strike.ts';

const GUN: DamageSource = { kind: 'gun', rule: 'deluxe/V.3/damage', by: null };
const LASER: DamageSource = { ...GUN, kind: 'laser' };
const RULE = 'deluxe/V.3/collision-damage';
const BARE = { front: 0, right: 0, left: 0, back: 0, top: 0, underbody: 0 } as const;

const at = (side: (typeof SIDES)[number]): AimPoint => ({ kind: 'side', side });

function struck(changes: CarChanges, dice: readonly number[] = []) {
  const vehicle = combatCar('v1', facing(0, 0, 0), changes);
  return { vehicle, game: combatGame({ vehicles: [vehicle] }, dice) };
}

describe('deluxe/V.3/recording-damage', () => {
  test('X-CB9: 12 armor takes 7 and has 5', () => {
    const { game, vehicle } = struck({ armor: { ...ARMOR, front: 12 } });
    expect(run(game, weaponDamage(game, vehicle, at('front'), 7, GUN))).toBe(7);
    expect(vehicle.armor.front).toBe(5);
    expect(textsOf(game, 'damage')).toEqual(['V1: front armor 12 → 5.']);
  });

  test('X-CB9: a machine gun works with 2 hits and dies with the third', () => {
    const mg = gun('MG');
    const { game, vehicle } = struck({ armor: { ...BARE }, weapons: [mg] });
    run(game, weaponDamage(game, vehicle, at('front'), 2, GUN));
    expect(weaponWorks(vehicle, mg, weaponModelFor(mg))).toBe(true);
    run(game, weaponDamage(game, vehicle, at('front'), 1, GUN));
    expect(weaponWorks(vehicle, mg, weaponModelFor(mg))).toBe(false);
    expect(textsOf(game, 'damage').at(-1)).toBe('V1: MG front 1 → 0, destroyed.');
  });
});

describe('deluxe/V.3/damage-location', () => {
  test('X-CB6, with the points of the gun counted: 11 and then 17 laser hits on 20 points of left armor', () => {
    const mg = gun('MG', 'left');
    const { game, vehicle } = struck({ armor: { ...ARMOR, left: 20, right: 0 }, weapons: [mg] }, [1]);
    const first = weaponDamage(game, vehicle, at('left'), 11, LASER);
    // 9 to the armor, 3 to the gun, and of driver and plant the driver is hit: 2 hits leave by the bare right side.
    expect(run(game, sequence(first, weaponDamage(game, vehicle, at('left'), 17, LASER)))).toBe(15);
    expect(textsOf(game, 'damage').slice(0, 2)).toEqual(['V1: left armor 20 → 9.', 'V1: left armor 9 → 0.']);
    expect([vehicle.armor.left, mg.dp, vehicle.crew[0]?.hits, plantLeft(vehicle)]).toEqual([0, 0, 3, 10]);
    expect(textsOf(game, 'damage').at(-1)).toBe('2 hits pass right through V1.');
    expect(vehicle.flameHits).toBe(26);
  });

  test('from the front: gun, plant, driver, cargo, back armor', () => {
    const mg = gun('MG');
    const { game, vehicle } = struck({ armor: { ...ARMOR, front: 2 }, weapons: [mg], plant: 4, cargo: 5 });
    run(game, weaponDamage(game, vehicle, at('front'), 2 + 3 + 4 + 3 + 5 + 7, GUN));
    expect([vehicle.armor.front, mg.dp, plantLeft(vehicle), vehicle.crew[0]?.hits, cargoLeft(vehicle)]).toEqual([
      0, 0, 0, 3, 0,
    ]);
    expect(vehicle.armor.back).toBe(13);
  });

  test('body armor takes its share of what comes in', () => {
    const { game, vehicle } = struck({ armor: { ...BARE }, crew: [person('driver', { armor: 3 })], plantAt: 'back' });
    run(game, weaponDamage(game, vehicle, at('front'), 8, GUN));
    expect([vehicle.crew[0]?.armor, vehicle.crew[0]?.hits, plantLeft(vehicle)]).toEqual([0, 3, 8]);
  });

  test('X-CB10: through the underbody into one thing inside, then the turret, then the top', () => {
    const mg = gun('MG', 'turret');
    const crew = [person(), person('gunner')];
    const { game, vehicle } = struck({ armor: { ...ARMOR, underbody: 1, top: 5 }, weapons: [mg], crew }, [2]);
    run(game, weaponDamage(game, vehicle, at('underbody'), 1 + 3 + 3 + 2, GUN));
    expect([crew[0]?.hits, crew[1]?.hits, plantLeft(vehicle), mg.dp, vehicle.armor.top]).toEqual([0, 3, 10, 0, 3]);
  });

  test('passengers lie with the cargo, not with the crew', () => {
    const passenger = person('passenger');
    const { game, vehicle } = struck({ armor: { ...BARE }, crew: [person(), passenger], plantAt: 'back' });
    run(game, weaponDamage(game, vehicle, at('front'), 4, GUN));
    expect([vehicle.crew[0]?.hits, passenger.hits]).toEqual([3, 1]);
  });

  test.each([
    { place: at('left'), side: 'left' },
    { place: { kind: 'turret' }, side: 'top' },
    { place: { kind: 'tire', corner: 'back-right', index: 0 }, side: 'right' },
  ] as const)('hits count toward debris at the $side', ({ place, side }) => {
    const { game, vehicle } = struck({});
    run(game, weaponDamage(game, vehicle, place, 4, GUN));
    expect([vehicle.phaseHits, vehicle.phaseSide]).toEqual([4, side]);
  });
});

describe('deluxe/IV.6/driver-injured', () => {
  const hurtDriverAndStandIn = (): CarChanges => {
    const crew = [person('driver', { hits: 2 }), person('passenger')];
    return { armor: { ...BARE }, crew, plantAt: 'back', speed: 20 };
  };

  test('deluxe/IV.6/driver-injured: a shot through the driver into the stand-in is one D2', () => {
    const { game, vehicle } = struck(hurtDriverAndStandIn());
    run(game, weaponDamage(game, vehicle, at('front'), 2, GUN));
    expect([vehicle.crew.map(({ hits }) => hits), vehicle.status]).toEqual([[3, 1], 1]);
  });

  test('deluxe/IV.6/driver-injured: a collision that reaches both is one D2', () => {
    const { game, vehicle } = struck(hurtDriverAndStandIn());
    run(game, collisionDamage(game, vehicle, 'front', 2, RULE));
    expect([vehicle.crew.map(({ hits }) => hits), vehicle.status]).toEqual([[3, 1], 1]);
  });
});

describe('deluxe/V.3/random-component', () => {
  test('X-CB11: 3 weapon hits on two bare guns all strike one', () => {
    const guns = [gun('MG'), gun('MG', 'front', { id: 'mg-front-2' })];
    const { game, vehicle } = struck({ armor: { ...BARE }, weapons: guns }, [2]);
    run(game, weaponDamage(game, vehicle, at('front'), 3, GUN));
    expect(guns.map(({ dp }) => dp)).toEqual([3, 0]);
    expect(textsOf(game, 'location')).toEqual(['V1: of MG front, MG front 2 the MG front 2 is hit.']);
  });

  test('left-over hits go inward, not sideways', () => {
    const guns = [gun('MG'), gun('MG', 'front', { id: 'mg-front-2' })];
    const { game, vehicle } = struck({ armor: { ...BARE }, weapons: guns }, [1]);
    run(game, weaponDamage(game, vehicle, at('front'), 5, GUN));
    expect([guns.map(({ dp }) => dp), plantLeft(vehicle)]).toEqual([[0, 3], 8]);
  });

  test('deluxe/V.3/random-component: a later attack may strike the place of a part that is gone, past the others', () => {
    const mg = gun('MG', 'turret');
    const crew = [person(), person('gunner')];
    const { game, vehicle } = struck({ armor: { ...ARMOR, underbody: 0 }, weapons: [mg], crew }, [2, 2, 1]);
    const blow = (hits: number) => weaponDamage(game, vehicle, at('underbody'), hits, GUN);
    // The gunner dies; the second attack finds his place and goes on to the turret; the third the driver.
    run(game, sequence(blow(3), blow(2), blow(1)));
    expect([crew.map(({ hits }) => hits), plantLeft(vehicle), mg.dp]).toEqual([[1, 3], 10, 1]);
    expect(textsOf(game, 'location')[1]).toBe(
      'V1: of driver, gunner, power plant the gunner is hit, of which nothing is left.',
    );
  });

  test('deluxe/V.3/random-component: the same with two guns, and a dead plant is not lit again', () => {
    const guns = [gun('MG', 'left', { dp: 0 }), gun('MG', 'left', { id: 'mg-left-2' })];
    const crew = [person('driver')];
    const { game, vehicle } = struck({ armor: { ...BARE }, weapons: guns, crew, plant: 0 }, [1, 2]);
    expect(run(game, weaponDamage(game, vehicle, at('left'), 3, GUN))).toBe(0);
    expect([guns[1]?.dp, crew[0]?.hits, vehicle.fuelHit]).toEqual([3, 0, 'no']);
  });

  test('deluxe/V.3/random-component: nothing is rolled where nothing is left', () => {
    const crew = [person('driver', { hits: 3 }), person('gunner', { hits: 3 })];
    const { game, vehicle } = struck({ armor: { ...BARE }, crew, plant: 0 });
    expect(run(game, weaponDamage(game, vehicle, at('left'), 1, GUN))).toBe(0);
  });
});

describe('deluxe/V.1/target-turret', () => {
  test('X-15: top armor, then the weapons one after another, and the rest flies over', () => {
    const guns = [gun('MG', 'turret'), gun('MG', 'turret', { id: 'mg-turret-2' })];
    const { game, vehicle } = struck({ weapons: guns }, [2]);
    expect(run(game, weaponDamage(game, vehicle, { kind: 'turret' }, 5 + 3 + 3 + 4, GUN))).toBe(11);
    expect([vehicle.armor.top, ...guns.map(({ dp }) => dp)]).toEqual([0, 0, 0]);
    expect(textsOf(game, 'damage').at(-1)).toBe('4 hits pass over V1.');
  });
});

test('deluxe/V.1/target-tire: the tire alone, and the wheel with it', () => {
  const { game, vehicle } = struck({ tires: carTires(4) });
  const place: AimPoint = { kind: 'tire', corner: 'front-left', index: 0 };
  expect(run(game, weaponDamage(game, vehicle, place, 9, GUN))).toBe(4);
  expect([vehicle.tires[0], vehicle.armor]).toEqual([{ corner: 'front-left', dp: 0, wheelLost: true }, ARMOR]);
});

describe('deluxe/V.4/fire', () => {
  test.each([
    { source: GUN, fuel: 'hit' },
    { source: LASER, fuel: 'flame' },
    { source: { ...GUN, kind: 'blast' } as const, fuel: 'no' },
  ])('a plant hit by $source.kind', ({ source, fuel }) => {
    const { game, vehicle } = struck({ armor: { ...BARE } });
    run(game, weaponDamage(game, vehicle, at('front'), 1, source));
    expect(vehicle.fuelHit).toBe(fuel);
  });

  test('a gun does not take back what a laser did', () => {
    const { game, vehicle } = struck({ armor: { ...BARE } });
    run(game, weaponDamage(game, vehicle, at('front'), 1, LASER));
    run(game, weaponDamage(game, vehicle, at('front'), 1, GUN));
    expect([vehicle.fuelHit, vehicle.flameHits]).toEqual(['flame', 1]);
  });

  test('armor in front of the plant keeps it from being hit', () => {
    const { game, vehicle } = struck({});
    run(game, weaponDamage(game, vehicle, at('front'), 20, LASER));
    expect([vehicle.fuelHit, vehicle.flameHits]).toEqual(['no', 20]);
  });
});

test('deluxe/VIII.4/plant-loss: lasers, computers and the extinguisher die with the plant', () => {
  const laser = gun('L', 'turret');
  const crew = [person('driver', { computer: 'computer' })];
  const { game, vehicle } = struck({ armor: { ...BARE }, weapons: [laser], crew, extinguisher: 'fireextinguisher' });
  run(game, weaponDamage(game, vehicle, at('front'), 10, GUN));
  expect(weaponWorks(vehicle, laser, weaponModelFor(laser))).toBe(false);
  expect(textsOf(game, 'damage')).toEqual([
    'V1: power plant 10 → 0, destroyed and with it lasers, computers, fire extinguisher.',
  ]);
});

describe('deluxe/V.3/collision-damage', () => {
  test('X-CB11: 3 points on two bare guns are 2 and 1', () => {
    const guns = [gun('MG'), gun('MG', 'front', { id: 'mg-front-2' })];
    const { game, vehicle } = struck({ armor: { ...BARE }, weapons: guns }, [2]);
    run(game, collisionDamage(game, vehicle, 'front', 3, RULE));
    expect(guns.map(({ dp }) => dp)).toEqual([2, 1]);
  });

  test('K-15: nothing inside is reached before the whole layer is gone', () => {
    const guns = [gun('MG', 'front', { dp: 1 }), gun('AT', 'front')];
    const { game, vehicle } = struck({ armor: { ...BARE, front: 2 }, weapons: guns });
    run(game, collisionDamage(game, vehicle, 'front', 2 + 6 + 3, RULE));
    expect([vehicle.armor.front, ...guns.map(({ dp }) => dp), plantLeft(vehicle)]).toEqual([0, 0, 0, 7]);
  });

  test('everyone inside takes a share, and body armor is no help', () => {
    const crew = [person('driver', { armor: 3 }), person('gunner', { armor: 3 })];
    const { game, vehicle } = struck({ armor: { ...BARE }, crew });
    run(game, collisionDamage(game, vehicle, 'left', 6, RULE));
    expect([crew.map(({ hits, armor }) => [hits, armor]), plantLeft(vehicle)]).toEqual([
      [
        [2, 3],
        [2, 3],
      ],
      8,
    ]);
  });

  test('collisions are no weapon hits: no fire comes of them', () => {
    const { game, vehicle } = struck({ armor: { ...BARE } });
    run(game, collisionDamage(game, vehicle, 'front', 8, RULE));
    expect([vehicle.fuelHit, plantLeft(vehicle)]).toEqual(['no', 2]);
  });

  test('deluxe/IV.8/debris-made: what they break counts toward debris at the side that was struck', () => {
    const { game, vehicle } = struck({ armor: { ...BARE, back: 4 }, plant: 5 });
    run(game, collisionDamage(game, vehicle, 'back', 99, RULE));
    // Armor 4, driver 3, plant 5; the rest found nothing.
    expect([vehicle.phaseHits, vehicle.phaseSide]).toEqual([12, 'back']);
  });
});

test('deluxe/V.4/burning: a hit to all armor, all parts and all tires, and no wheel goes with it', () => {
  const mg = gun('MG', 'front', { dp: 1 });
  const { game, vehicle } = struck({ weapons: [mg, gun('RL', 'back')], cargo: 3, tires: carTires(4) });
  run(game, everywhereDamage(game, vehicle, 1, { label: 'Fire', rule: 'deluxe/V.4/burning' }));
  expect(vehicle.armor).toEqual({ front: 19, right: 9, left: 9, back: 19, top: 4, underbody: 4 });
  expect([gunsOn(vehicle).map(({ dp }) => dp), plantLeft(vehicle), cargoLeft(vehicle)]).toEqual([[0, 1], 9, 2]);
  expect(tirePoints(vehicle, 'back-left')).toEqual([3]);
  expect(textsOf(game, 'damage')).toEqual(['V1: MG front 1 → 0, destroyed.']);
});

describe('damage is conserved', () => {
  const points = (vehicle: Vehicle): number => {
    let sum = plantLeft(vehicle) + cargoLeft(vehicle);
    for (const side of SIDES) sum += vehicle.armor[side] ?? 0;
    for (const weapon of gunsOn(vehicle)) sum += weapon.dp;
    for (const crew of vehicle.crew) sum += crew.armor + 3 - crew.hits;
    return sum;
  };
  const anyCar = fc.record({
    armor: fc.record({
      front: fc.nat(6),
      right: fc.nat(6),
      left: fc.nat(6),
      back: fc.nat(6),
      top: fc.nat(6),
      underbody: fc.nat(6),
    }),
    guns: fc.array(fc.constantFrom('front', 'front', 'back', 'left', 'turret', 'turret'), { maxLength: 5 }),
    gunner: fc.boolean(),
    plant: fc.nat(10),
    plantAt: fc.constantFrom('front', 'back'),
    cargo: fc.nat(4),
    bodyArmor: fc.nat(3),
  });
  const build = (spec: typeof anyCar extends fc.Arbitrary<infer S> ? S : never): Vehicle => {
    const crew = [person('driver', { armor: spec.bodyArmor }), ...(spec.gunner ? [person('gunner')] : [])];
    const weapons = spec.guns.map((mount, i) => gun('MG', mount, { id: `mg-${mount}-${i + 2}` }));
    const { plant, plantAt, cargo } = spec;
    return combatCar('v1', facing(0, 0, 0), { armor: { ...spec.armor }, weapons, crew, plant, plantAt, cargo });
  };
  // A die of any number of sides that always shows its first face, so that no script can run out.
  const endless = (vehicle: Vehicle) => ({
    ...combatGame({ vehicles: [vehicle] }),
    dice: { take: (n: number) => Array<number>(n).fill(1) },
  });

  test('weapon hits: what is taken is what is missing afterwards, the rest passed through', () => {
    fc.assert(
      fc.property(anyCar, fc.constantFrom(...SIDES), fc.nat(40), (spec, side, hits) => {
        const vehicle = build(spec);
        const before = points(vehicle);
        const game = endless(vehicle);
        const taken = run(game, weaponDamage(game, vehicle, at(side), hits, GUN));
        expect(before - points(vehicle)).toBe(taken);
        expect(taken).toBeLessThanOrEqual(hits);
        for (const weapon of gunsOn(vehicle)) expect(weapon.dp).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });

  test('collision points: all of them, or all there is on the way', () => {
    fc.assert(
      fc.property(anyCar, fc.constantFrom(...SIDES), fc.nat(40), (spec, side, hits) => {
        const vehicle = build({ ...spec, bodyArmor: 0 });
        const before = points(vehicle);
        const game = endless(vehicle);
        run(game, collisionDamage(game, vehicle, side, hits, RULE));
        const gone = before - points(vehicle);
        const opposite =
          vehicle.armor[
            (
              {
                front: 'back',
                back: 'front',
                left: 'right',
                right: 'left',
                top: 'underbody',
                underbody: 'top',
              } as const
            )[side]
          ];
        if (gone < hits) expect(opposite).toBe(0);
        else expect(gone).toBe(hits);
      }),
      { numRuns: 300 },
    );
  });
});
