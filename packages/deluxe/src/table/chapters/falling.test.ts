import { endOf } from '@hardtop/geometry';
import { describe, expect, test } from 'vitest';
import { TURNS_TO_RIGHT_A_CYCLE } from '../../catalog/cycle-hits.ts';
import { facing, gun, person, testGame, textsOf } from '../../testing/collision-fixtures.ts';
import { combatGame, run } from '../../testing/combat-fixtures.ts';
import { testCombination, testCycle, testTrike } from '../../testing/saddle-fixtures.ts';
import { canSteer, difficultyExtras, driverOf, firersOf } from '../queries/crew.ts';
import { forcedDeceleration, legalSpeeds } from '../queries/legal-speeds.ts';
import { motionOf } from '../queries/maneuver-shape.ts';
import { isMobile } from '../queries/out.ts';
import { sizeOf, type Vehicle } from '../state/state.ts';
import { rightCycle } from './crew.ts';
import { weaponDamage } from './damage.ts';
import { beginRoll, endRollIfStopped } from './roll-over.ts';
import { damageTire } from './tires.ts';

const FIRE = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 } as const;
const SHOT_OFF = { label: 'Enemy fire', rule: 'deluxe/V.3/damage', wheels: 'lost' } as const;

function lose(vehicle: Vehicle, index: number, dice: readonly number[]) {
  const game = combatGame({ vehicles: [vehicle] }, dice);
  const tire = vehicle.tires[index];
  if (tire === undefined) throw new Error('no such wheel');
  run(game, damageTire(game, vehicle, tire, 9, SHOT_OFF));
  return game;
}

describe('deluxe/V.4/uncontrolled', () => {
  test('a lone rider out: Crash Table 1 at once, 4 added', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 40, weapons: [gun('MG')] });
    const game = combatGame({ vehicles: [cycle] }, [2]);
    run(game, weaponDamage(game, cycle, { kind: 'rider', index: 0 }, 2, FIRE));
    expect(game.events.find(({ kind }) => kind === 'crash')?.modifiers?.map(({ value }) => value)).toEqual([0, 4]);
    expect(cycle.pending?.crash).toMatchObject({ kind: 'roll', burnsFrom: 4 });
  });

  test('wounded only, it is the hazard of a wounded driver', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 40 });
    const game = combatGame({ vehicles: [cycle] });
    run(game, weaponDamage(game, cycle, { kind: 'rider', index: 0 }, 1, FIRE));
    expect([cycle.pending, cycle.status]).toEqual([null, 38]);
  });

  test('with a sidecar it runs straight on, 5 mph slower each turn', () => {
    const crew = [person('driver', { place: 'saddle', hits: 3 })];
    const pair = testCombination('v1', facing(0, 0, 0), { speed: 40, crew });
    expect(forcedDeceleration(pair)).toMatchObject({ mph: 5, braking: 'exactly', rule: 'deluxe/V.4/uncontrolled' });
    expect(canSteer(pair, 1)).toBe(false);
  });
});

describe('deluxe/V.4/substitute-driver: in a sidecar', () => {
  const crew = () => [person('driver', { place: 'saddle', hits: 3 }), person('passenger', { place: 'sidecar' })];

  test('he steers, no harder than anybody, but neither brakes nor accelerates', () => {
    const pair = testCombination('v1', facing(0, 0, 0), { speed: 40, crew: crew() });
    const { setup } = testGame({ vehicles: [pair] });
    expect(driverOf(pair)).toBe(pair.crew[1]);
    expect(canSteer(pair, 1)).toBe(true);
    expect(difficultyExtras(pair)).toEqual([]);
    expect(legalSpeeds(setup, pair)).toEqual([35]);
  });

  test('he fires, or he steers', () => {
    const pair = testCombination('v1', facing(0, 0, 0), { crew: crew() });
    const [, other] = pair.crew;
    if (other === undefined) throw new Error('nobody beside');
    expect(firersOf(pair, 1)).toEqual([other]);
    other.droveTurn = 1;
    expect(firersOf(pair, 1)).toEqual([]);
  });

  test('a passenger on the pillion reaches nothing', () => {
    const riders = [person('driver', { place: 'saddle', hits: 3 }), person('passenger', { place: 'saddle' })];
    expect(driverOf(testCycle('v1', facing(0, 0, 0), { crew: riders }))).toBeNull();
  });
});

describe('deluxe/IV.5/two-wheels-lost: a cycle', () => {
  test('goes to Crash Table 1 with its first wheel and loses 30 mph a turn', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 40 });
    lose(cycle, 1, [1]);
    expect(cycle.pending?.crash).toMatchObject({ kind: 'skid', name: 'trivial' });
    expect(forcedDeceleration(cycle)).toMatchObject({ mph: 30, braking: 'exactly' });
    expect([canSteer(cycle, 1), isMobile(cycle)]).toEqual([false, false]);
  });

  test('drives on without the wheel of its sidecar, as a car without one corner', () => {
    const pair = testCombination('v1', facing(0, 0, 0), { speed: 40 });
    lose(pair, 2, [6]);
    expect([pair.pending, pair.status, pair.classLoss]).toEqual([null, -6, -3]);
    expect(canSteer(pair, 1)).toBe(true);
  });
});

describe('deluxe/IX.3/wheel-loss', () => {
  test('the single wheel counts as a cycle’s: Crash Table 1', () => {
    const trike = testTrike('v1', facing(0, 0, 0), { speed: 40 });
    lose(trike, 0, [1]);
    expect(trike.pending?.crash).toMatchObject({ kind: 'skid' });
    expect(forcedDeceleration(trike)).toMatchObject({ mph: 30, rule: 'deluxe/IX.3/wheel-loss' });
  });

  test('one of the pair counts as a car’s, and still the trike drives no more (R-06)', () => {
    const trike = testTrike('v1', facing(0, 0, 0), { speed: 40 });
    const game = lose(trike, 1, [6]);
    expect([trike.pending, trike.status]).toEqual([null, -6]);
    expect(textsOf(game, 'wheel')).toContain('V1 cannot drive on without it, and rolls to a stop.');
    expect([canSteer(trike, 1), isMobile(trike)]).toEqual([false, false]);
    lose(trike, 2, [1]);
    expect(trike.pending?.crash).toMatchObject({ kind: 'skid' });
  });
});

describe('deluxe/IV.7/roll: a cycle', () => {
  const pending = {
    fishtail: null,
    crash: { kind: 'roll', burnsFrom: null, aimedFire: 'none' },
    heading: 0,
    maneuver: null,
    side: 'left',
  } as const;

  test('comes to lie an inch beyond where its nose was', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 20 });
    const game = combatGame({ vehicles: [cycle] }, [1, 2]);
    run(game, beginRoll(game, cycle, pending));
    expect(cycle.pose).toMatchObject({ x: 0, y: 1.5 });
    expect(cycle.down).toBe('right');
  });

  test('lies on its side when it stops, whatever was below', () => {
    const cycle = testCycle('v1', facing(0, 0, 0), { down: 'underbody' });
    cycle.rolling = { heading: 0, quarter: 0, endOverEnd: false, leading: 'left' };
    endRollIfStopped(combatGame({ vehicles: [cycle] }), cycle);
    expect([cycle.down, cycle.rolling]).toEqual(['left', null]);
  });
});

test('deluxe/VI.3/fallen-cycle: whoever is awake has it up and running after 30 turns', () => {
  const cycle = testCycle('v1', facing(0, 0, 0), { down: 'left' });
  const game = combatGame({ vehicles: [cycle] });
  for (let turn = 1; turn < TURNS_TO_RIGHT_A_CYCLE; turn++) rightCycle(game, cycle);
  expect([cycle.down, cycle.righting]).toEqual(['left', 29]);
  rightCycle(game, cycle);
  expect([cycle.down, cycle.righting]).toEqual(['underbody', 0]);
  expect(textsOf(game, 'righting')).toEqual([
    'V1: the driver begins to pick it up, 29 more turns.',
    'V1: the driver has it up and running.',
  ]);
});

test('deluxe/IV.4/reverse: a cycle does not go backward', () => {
  const cycle = testCycle('v1', facing(0, 0, 0), { rested: true, acceleration: 10 });
  const { setup } = testGame({ vehicles: [cycle] });
  expect(legalSpeeds(setup, cycle)).toEqual([0, 5, 10]);
});

test('deluxe/IV.4/bend: a cycle goes where the front half of a car would', () => {
  const cycle = testCycle('v1', facing(0, 0.25, 0));
  const choice = { maneuver: 'bend', side: 'right', amount: 0, distance: 1, straightFirst: false } as const;
  const there = endOf(cycle.pose, motionOf(cycle.pose, choice, 1, sizeOf(cycle)));
  const car = endOf(facing(0, 0, 0), motionOf(facing(0, 0, 0), choice, 1, { length: 1, width: 0.5 }));
  // The middle of the car's front half lies a quarter inch before its centre.
  expect(there.h).toBe(car.h);
  expect(there.x).toBeCloseTo(car.x + 0.25 * Math.SQRT1_2, 3);
  expect(there.y).toBeCloseTo(car.y + 0.25 * Math.SQRT1_2, 3);
});
