import { describe, expect, test } from 'vitest';
import type { ArmId } from '../../garage/fielded/fielded-arms.ts';
import { handsWith } from '../../testing/armed-fixtures.ts';
import { type CarChanges, facing, gun, person } from '../../testing/collision-fixtures.ts';
import { type CombatBoard, combatCar, combatGame } from '../../testing/combat-fixtures.ts';
import { testCombination, testCycle, testTrike } from '../../testing/saddle-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import type { HandsModel } from '../state/model.ts';
import type { Person, Vehicle } from '../state/state.ts';
import { handAimsFor, handToHit } from './hand-shots.ts';

const shooter = (weapon: ArmId, changes: Partial<HandsModel> & { readonly scope?: boolean } = {}): Person =>
  person('driver', { hands: handsWith(weapon, { side: 'left', ...changes }) });

/** A car at the origin that looks north, its driver armed on the left. */
const firer = (crew: readonly Person[], changes: CarChanges = {}): Vehicle =>
  combatCar('v1', facing(0, 0, 0), { crew, ...changes });

/** Another, some inches to the left or right, side on. */
const beside = (x: number, changes: CarChanges = {}): Vehicle => combatCar('v2', facing(x, 0, 0), changes);

function aims(vehicles: readonly Vehicle[], board: CombatBoard = {}): readonly string[] {
  const game = combatGame({ ...board, vehicles });
  return handAimsFor(game, 0, [])
    .map(({ shot }) => shot.id)
    .sort();
}

/** The reasons of the number that the first shot at a tire needs. */
function reasons(vehicles: readonly Vehicle[]): readonly (readonly [string, number])[] {
  const game = combatGame({ vehicles });
  const aim = handAimsFor(game, 0, []).find(
    ({ shot }) => shot.target.kind === 'vehicle' && shot.target.at.kind === 'tire',
  );
  if (aim === undefined) throw new Error('no shot at a tire');
  const target = handToHit(game, aim.shot, aim.person);
  if (target.kind !== 'need') throw new Error(target.kind);
  expect(aim.need).toBe(target.need);
  return target.modifiers.map(({ label, value }) => [label, value]);
}

const LEFT_TIRES = ['v1.1:rifle>v2:tire-back-right', 'v1.1:rifle>v2:tire-front-right'];

describe('deluxe/V.1/hand-weapon-arc', () => {
  test('out of a car to the side one sits on', () => {
    expect(aims([firer([shooter('rifle')]), beside(-4)])).toEqual(LEFT_TIRES);
    expect(aims([firer([shooter('rifle')]), beside(4)])).toEqual([]);
    expect(aims([firer([shooter('rifle', { side: 'right' })]), beside(4)])).not.toEqual([]);
    expect(aims([firer([shooter('rifle')]), combatCar('v2', facing(0, 4, 0))])).toEqual([]);
  });

  test('from a saddle all round, from a sidecar outward', () => {
    const rider = person('driver', { place: 'saddle', hands: handsWith('rifle') });
    const guest = person('passenger', { place: 'sidecar', hands: handsWith('rifle', { side: 'right' }) });
    for (const [x, y] of [
      [4, 0],
      [-4, 0],
      [0, 4],
      [0, -4],
    ] as const)
      expect(aims([testCycle('v1', facing(0, 0, 0), { crew: [rider] }), combatCar('v2', facing(x, y, 0))])).not.toEqual(
        [],
      );
    const combination = (x: number) =>
      aims([
        testCombination('v1', facing(0, 0, 0), { crew: [person('driver', { place: 'saddle' }), guest] }),
        beside(x),
      ]);
    expect(combination(4)).not.toEqual([]);
    expect(combination(-4)).toEqual([]);
  });
});

describe('deluxe/V.6/hand-weapons', () => {
  test('one firing action per character and turn, and none for who stands in at the wheel and has driven', () => {
    const driver = shooter('rifle');
    driver.actedTurn = 2;
    expect(aims([firer([driver]), beside(-4)])).toEqual([]);
    const standIn = person('passenger', { hands: handsWith('rifle', { side: 'left' }), droveTurn: 2 });
    expect(aims([firer([person('driver', { hits: 3 }), standIn]), beside(-4)])).toEqual([]);
    standIn.droveTurn = 1;
    expect(aims([firer([person('driver', { hits: 3 }), standIn]), beside(-4)])).toHaveLength(2);
  });

  test('deluxe/VIII.9/passengers: a passenger fires by hand though no gun of the vehicle is his', () => {
    const guest = person('passenger', { hands: handsWith('SMG', { side: 'left' }) });
    const car = firer([person('driver', { hits: 3, actedTurn: 2 }), person('gunner'), guest], { weapons: [gun('MG')] });
    expect(aims([car, beside(-4)]).every((id) => id.startsWith('v1.3:SMG'))).toBe(true);
  });

  test('deluxe/VIII.9/passengers: so does whoever rides behind a cycle’s rider', () => {
    const pillion = person('passenger', { place: 'saddle', hands: handsWith('SMG') });
    const cycle = testCycle('v1', facing(0, 0, 0), { crew: [person('driver', { place: 'saddle' }), pillion] });
    expect(aims([cycle, combatCar('v2', facing(0, -4, 0))])).toContain('v1.2:SMG>v2:front');
  });

  test('empty weapons, sleepers and a vehicle on its side fire nothing', () => {
    const empty = shooter('rifle');
    for (const arm of empty.arms ?? []) arm.shots = 0;
    expect(aims([firer([empty]), beside(-4)])).toEqual([]);
    const asleep = shooter('rifle');
    asleep.hits = 2;
    expect(aims([firer([asleep]), beside(-4)])).toEqual([]);
    expect(aims([firer([shooter('rifle')], { down: 'left' }), beside(-4)])).toEqual([]);
  });
});

describe('deluxe/V.6/range', () => {
  test.each([
    [20, 2],
    [20.25, 0],
  ])('at %f inches: %i shots', (inches, shots) => {
    expect(aims([firer([shooter('rifle', { skill: 6 })]), beside(-0.5 - inches)])).toHaveLength(shots);
  });
});

describe('deluxe/V.6/effect-on-vehicles', () => {
  test('a rifle is aimed at tires, riders and what may hit them; a submachine gun at everything', () => {
    expect(aims([firer([shooter('rifle')]), beside(-4)])).toEqual(LEFT_TIRES);
    expect(aims([firer([shooter('SMG')]), beside(-4)])).toContain('v1.1:SMG>v2:right');
    const cycle = testCycle('v2', facing(-4, 0, 0));
    expect(aims([firer([shooter('rifle', { skill: 4 })]), cycle])).toEqual([
      'v1.1:rifle>v2:rider',
      'v1.1:rifle>v2:right',
      'v1.1:rifle>v2:tire-back',
      'v1.1:rifle>v2:tire-front',
    ]);
    const trike = testTrike('v2', facing(-4, 0, 270));
    expect(aims([firer([shooter('rifle', { skill: 4 })]), trike])).toEqual([
      'v1.1:rifle>v2:front',
      'v1.1:rifle>v2:tire-front',
    ]);
  });

  test('through a side that is shot away anybody may be hit', () => {
    const bare = beside(-4, { armor: { front: 5, right: 0, left: 5, back: 5, top: 5, underbody: 5 } });
    expect(aims([firer([shooter('rifle')]), bare])).toContain('v1.1:rifle>v2:right');
    expect(aims([firer([shooter('rifle')]), bare], { hidden: true })).toEqual(LEFT_TIRES);
  });

  test('deluxe/V.3/critical: where lucky shots are played they may be fired at anything', () => {
    expect(aims([firer([shooter('rifle')]), beside(-4)], { variants: { criticalHits: true } })).toContain(
      'v1.1:rifle>v2:right',
    );
  });
});

describe('deluxe/V.2/specific-target: people on foot', () => {
  const onFoot = (seat: number | null) =>
    combatGame({ vehicles: [firer([shooter('rifle')]), beside(9)], walkers: [walker(-3, 0, { seat })] });

  test('a foe is a target, a bystander is one that nobody is asked for', () => {
    const [foe] = handAimsFor(onFoot(1), 0, []);
    expect([foe?.shot.id, foe?.aside]).toEqual(['v1.1:rifle>p1', undefined]);
    const [bystander] = handAimsFor(onFoot(null), 0, []);
    expect([bystander?.expected, bystander?.aside]).toEqual([0, 'bystander']);
    expect(handAimsFor(onFoot(0), 0, [])).toEqual([]);
  });

  test('at -3, with all that counts for the hand', () => {
    const game = onFoot(1);
    const [aim] = handAimsFor(game, 0, []);
    const need = aim === undefined ? null : handToHit(game, aim.shot, aim.person);
    expect(need?.kind === 'need' && need.modifiers.map(({ label, value }) => [label, value])).toEqual([
      ['Pedestrian', -3],
      ['Firer not moving', 1],
      ['Target not moving', 1],
      ['Braced in a vehicle at rest', 1],
    ]);
  });
});

describe('deluxe/V.6/firing-modifiers', () => {
  const place = [['Tire', -3]] as const;

  test('a moving driver -3, anybody else aboard -1, at rest it is a brace', () => {
    expect(reasons([firer([shooter('rifle')], { speed: 20 }), beside(-3)])).toEqual([
      ['Target not moving', 1],
      ...place,
      ['Hand weapon of a moving driver', -3],
    ]);
    const guest = person('passenger', { hands: handsWith('rifle', { side: 'left' }) });
    expect(reasons([firer([person(), guest], { speed: 20 }), beside(-3)])).toEqual([
      ['Target not moving', 1],
      ...place,
      ['Hand weapon of a moving gunner or passenger', -1],
    ]);
    expect(reasons([firer([shooter('rifle')]), beside(-3)])).toEqual([
      ['Firer not moving', 1],
      ['Target not moving', 1],
      ...place,
      ['Braced in a vehicle at rest', 1],
    ]);
  });

  test('deluxe/VII.1/handgunner, deluxe/VIII.8/laser-scope: skill and scope count, a computer does not', () => {
    const driver = person('driver', {
      computer: 'hirescomputer',
      gunnerSkill: 3,
      hands: handsWith('rifle', { side: 'left', skill: 2, scope: true }),
    });
    expect(reasons([firer([driver], { speed: 20 }), beside(-3)])).toEqual([
      ['Target not moving', 1],
      ...place,
      ['Hand weapon of a moving driver', -3],
      ['Handgunner skill', 2],
      ['Laser scope', 1],
    ]);
    expect(reasons([firer([shooter('SMG', { skill: null })]), beside(-3)])).toContainEqual(['No Handgunner skill', -2]);
  });

  test('deluxe/V.2/sustained-fire: the second shot of the same weapon at the same target', () => {
    const driver = shooter('rifle');
    const target = beside(-3);
    for (const arm of driver.arms ?? [])
      Object.assign(arm, {
        firedTurn: 1,
        row: 1,
        lastTarget: { kind: 'vehicle', vehicle: 'v2', at: { kind: 'side', side: 'left' } },
      });
    expect(reasons([firer([driver]), target])).toContainEqual(['Sustained fire, second shot', 1]);
  });
});
