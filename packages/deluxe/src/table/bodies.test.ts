import { advanceLeg } from '@hardtop/geometry';
import { describe, expect, it, test } from 'vitest';
import {
  facing,
  gun,
  person,
  resolve,
  testGame,
  testVehicle,
  testWall,
  textsOf,
} from '../testing/collision-fixtures.ts';
import { damageTarget } from './chapters/damage.ts';
import { moveCounters } from './chapters/moving-counters.ts';
import { travel } from './chapters/travel.ts';
import { firstContact, isFreeAt } from './queries/contact.ts';
import { allGunsOf } from './queries/guns.ts';
import { isInSight, placesInSight } from './queries/line-of-fire.ts';
import { cornersLeft, cornersLost } from './queries/tires.ts';
import { toHit } from './queries/to-hit.ts';
import type { Counter } from './state/counters.ts';
import type { TireState } from './state/state.ts';
import type { FireTarget, Shot } from './state/target.ts';

const GUN = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 } as const;

const wheels = (...corners: TireState['corner'][]): TireState[] =>
  corners.map((corner) => ({ corner, dp: 4, wheelLost: false }));

describe('vehicles of any number of wheels', () => {
  it('a cycle has two corners, a trike three', () => {
    const cycle = testVehicle('v1', facing(0, 0, 0), 0, { counter: 'cycle', tires: wheels('front', 'back') });
    expect([cornersLeft(cycle), cornersLost(cycle)]).toEqual([2, 0]);
    const trike = testVehicle('v1', facing(0, 0, 0), 0, { tires: wheels('front', 'back-left', 'back-right') });
    const [front] = trike.tires;
    if (front !== undefined) front.dp = 0;
    expect([cornersLeft(trike), cornersLost(trike)]).toEqual([2, 1]);
  });

  it('the wheels of a cycle are seen from either flank, and its counter is the smaller', () => {
    const weapons = [gun('MG')];
    const firer = testVehicle('v1', facing(0, 0, 0), 0, { weapons });
    const cycle = testVehicle('v2', facing(0, 4, 90), 0, { counter: 'cycle', tires: wheels('front', 'back') });
    const { setup, state } = testGame({ vehicles: [firer, cycle] });
    const places = placesInSight(setup, state, firer, 'front', cycle).map(({ place }) => place);
    expect(places).toEqual([
      { kind: 'side', side: 'left' },
      { kind: 'tire', corner: 'front', index: 0 },
      { kind: 'tire', corner: 'back', index: 0 },
    ]);
  });
});

describe('levels and joints', () => {
  it('what is on another level is not run into, and a low wall is passed over', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 20);
    const above = testVehicle('v2', facing(0, 2, 0), 0, { level: 1 });
    const low = { ...testWall('low', facing(0, 2, 0), 1, 1), height: 1 };
    const game = testGame({ vehicles: [car, above], structures: [low] });
    expect(firstContact(game, car, [advanceLeg(car.pose, 2)])?.id).toBe('low');
    expect(isFreeAt(game.setup, game.state, above, above.pose)).toBe(true);
    car.level = 1;
    expect(firstContact(game, car, [advanceLeg(car.pose, 2)])?.id).toBe('v2');
  });

  it('joined vehicles do not run into each other', () => {
    const [car, trailer] = [testVehicle('v1', facing(0, 0, 0), 20), testVehicle('v2', facing(0, 1.5, 0), 0)];
    const game = testGame({ vehicles: [car, trailer] });
    expect(firstContact(game, car, [advanceLeg(car.pose, 1)])?.id).toBe('v2');
    game.state.joints.push({ kind: 'tow', one: 'v2', other: 'v1' });
    expect(firstContact(game, car, [advanceLeg(car.pose, 1)])).toBeNull();
    resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
    expect(car.pose.y).toBe(1);
  });
});

test('deluxe/IV.1/movement-chart: a counter with a course moves by the chart, one without lies still', () => {
  const size = { length: 0.25, width: 0.25 };
  const still: Counter = { id: 'a', kind: 'debris', pose: facing(0, 0, 0), size, course: null, laid: null };
  const moving: Counter = { ...still, id: 'b', course: { heading: 0, speed: 100 } };
  const game = testGame({ vehicles: [], counters: [still, moving] });
  moveCounters(game);
  expect(game.state.counters.map(({ pose }) => pose.y)).toEqual([0, 1]);
  expect(textsOf(game, 'move')).toEqual(['The debris moves 1 in.']);
});

describe('whatever can be a target', () => {
  const firer = () => testVehicle('v1', facing(0, 0, 0), 0, { weapons: [gun('MG')] });
  const shotAt = (target: FireTarget): Shot => ({ id: 'x', firer: 'v1', weapons: ['mg-front'], target, beside: [] });

  it('deluxe/IV.7/fixed-objects: a pillar loses points to fire and breaks', () => {
    const game = testGame({ vehicles: [firer()], structures: [testWall('tree', facing(0, 5, 0), 1, 1, 6)] });
    const target: FireTarget = { kind: 'structure', structure: 'tree' };
    expect(resolve(game, damageTarget(game, target, 4, GUN))).toBe(4);
    expect(resolve(game, damageTarget(game, target, 4, GUN))).toBe(2);
    expect([game.state.structures.tree, textsOf(game, 'damage')]).toEqual([
      0,
      ['Damage to the tree: 6 → 2.', 'Damage to the tree: breaks.'],
    ]);
  });

  it('deluxe/V.7/breaches: X-CB23, a wall is breached at one blow of its points, and lesser hits do nothing', () => {
    const hut = { ...testWall('hut', facing(0, 5, 90), 2, 0.25, 10), kind: 'wall', label: 'the hut' } as const;
    const game = testGame({ vehicles: [firer()], structures: [hut] });
    const target: FireTarget = { kind: 'structure', structure: 'hut', spot: { x: -0.3, y: 4.9 } };
    const taken = [9, 10, 9].map((hits) => resolve(game, damageTarget(game, target, hits, GUN)));
    expect([taken, game.state.structures.hut]).toEqual([[0, 10, 0], undefined]);
    expect(game.state.breaches).toEqual({ hut: [{ from: 0.25, to: 0.5 }] });
    expect(textsOf(game, 'breach')).toEqual([
      '9 hits do the hut no harm: it takes 10 at a blow.',
      'A breach in the hut.',
      '9 hits do the hut no harm: it takes 10 at a blow.',
    ]);
  });

  it('all can be seen or hidden, and all have a number', () => {
    const [car, tower] = [firer(), testWall('tower', facing(0, 5, 0), 1, 1, 6)];
    const game = testGame({ vehicles: [car], structures: [tower] });
    game.state.pedestrians.push({ person: { ...person(), id: 'v9.1' }, pose: facing(0.8, 3, 0), level: 0, corner: 0 });
    const [mg] = allGunsOf(game.setup, car, ['mg-front']);
    const [driver] = car.crew;
    if (mg === undefined || driver === undefined) throw new Error('unarmed');
    const targets: readonly FireTarget[] = [
      { kind: 'structure', structure: 'tower' },
      { kind: 'person', person: 'v9.1' },
      { kind: 'ground', point: { x: 0, y: 9 } },
    ];
    expect(targets.map((target) => isInSight(game.setup, game.state, car, 'front', target))).toEqual([
      true,
      true,
      false,
    ]);
    const needs = targets.map((target) => toHit(game.setup, game.state, shotAt(target), mg, driver).kind);
    expect(needs).toEqual(['need', 'need', 'need']);
  });

  it('a person on foot has body armor first and wounds then; the ground takes no harm', () => {
    const game = testGame({ vehicles: [firer()] });
    const victim = { ...person('driver', { armor: 3 }), id: 'v9.1' };
    game.state.pedestrians.push({ person: victim, pose: facing(0, 3, 0), level: 0, corner: 0 });
    expect(resolve(game, damageTarget(game, { kind: 'person', person: 'v9.1' }, 5, GUN))).toBe(5);
    expect([victim.armor, victim.hits]).toEqual([0, 2]);
    expect(textsOf(game, 'injury')).toEqual(['Driver on foot: unconscious, body armor 0 left.']);
    expect(resolve(game, damageTarget(game, { kind: 'ground', point: { x: 0, y: 3 } }, 5, GUN))).toBe(0);
  });
});
