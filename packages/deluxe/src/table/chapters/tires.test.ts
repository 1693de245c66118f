import { describe, expect, test } from 'vitest';
import { type CarChanges, carTires, facing, setTires, textsOf, tirePoints } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run, sequence } from '../../testing/combat-fixtures.ts';
import { cornersLost, tiresAt, tiresLeft } from '../queries/tires.ts';
import type { TireState, Vehicle } from '../state/state.ts';
import type { WheelCorner } from '../state/wheels.ts';
import { damageEachTire, damageTire } from './tires.ts';

const GUNFIRE = { label: 'Enemy fire', rule: 'deluxe/IV.5/tire-damage', wheels: 'lost' } as const;
const DEBRIS = { label: 'Debris', rule: 'deluxe/IV.8/debris', wheels: 'kept' } as const;

function tire(vehicle: Vehicle, corner: WheelCorner, index: number): TireState {
  const found = tiresAt(vehicle, corner)[index];
  if (found === undefined) throw new Error('no such tire');
  return found;
}

function onRoad(changes: CarChanges, dice: readonly number[] = []) {
  const vehicle = combatCar('v1', facing(0, 0, 0), { tires: carTires(4), ...changes });
  return { vehicle, game: combatGame({ vehicles: [vehicle] }, dice) };
}

describe('deluxe/IV.5/tire-damage', () => {
  test('points come off the tire, and the rest is lost', () => {
    const { game, vehicle } = onRoad({});
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 3, GUNFIRE));
    expect(tirePoints(vehicle, 'front-left')).toEqual([1]);
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 9, GUNFIRE));
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 9, GUNFIRE));
    expect(tirePoints(vehicle, 'front-left')).toEqual([0]);
    expect([tiresLeft(vehicle), cornersLost(vehicle), vehicle.wheelsShed]).toEqual([3, 1, 1]);
    expect(textsOf(game, 'tire')).toEqual([
      'V1: front left tire 4 → 1 (enemy fire).',
      'V1: front left tire 1 → 0 (enemy fire).',
    ]);
  });

  test('every tire rolls for itself, and never heals', () => {
    const { game, vehicle } = onRoad({}, [1, 3, 4, 6]);
    run(game, damageEachTire(game, vehicle, '1d-3', DEBRIS));
    expect(vehicle.tires.map(({ dp }) => dp)).toEqual([4, 4, 3, 1]);
  });

  test('a tire that is gone rolls no more', () => {
    const { game, vehicle } = onRoad({}, [6, 6, 6]);
    setTires(vehicle, 'back-right', [0]);
    run(game, damageEachTire(game, vehicle, '1d-3', DEBRIS));
    expect(tiresLeft(vehicle)).toBe(3);
  });
});

describe('deluxe/IV.5/wheel-loss', () => {
  test.each([
    { harm: DEBRIS, loss: -2, wheelLost: false, shed: 0 },
    { harm: GUNFIRE, loss: -3, wheelLost: true, shed: 1 },
  ])('$harm.label: status to -6 at once, handling class $loss from next turn', ({ harm, loss, wheelLost, shed }) => {
    // At 30 mph -6 is held on 3 or more.
    const { game, vehicle } = onRoad({ speed: 30, status: 3 }, [6]);
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 4, harm));
    expect([vehicle.status, vehicle.classLoss, vehicle.handlingClass]).toEqual([-6, loss, 3]);
    expect([vehicle.tires[0]?.wheelLost, vehicle.wheelsShed]).toEqual([wheelLost, shed]);
    expect(vehicle.pending).toBeNull();
  });

  test('a lost control roll goes to Crash Table 2, as for a hazard', () => {
    const { game, vehicle } = onRoad({ speed: 30 }, [1, 1, 1]);
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 4, DEBRIS));
    expect(vehicle.pending?.fishtail?.side).toBe('left');
  });

  test('R-14: at rest there is nothing to roll for', () => {
    const { game, vehicle } = onRoad({});
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 4, DEBRIS));
    expect([vehicle.status, vehicle.pending]).toEqual([-6, null]);
  });

  test('a six-wheeler loses the corner with its second tire', () => {
    const { game, vehicle } = onRoad({});
    setTires(vehicle, 'back-left', [4, 4]);
    run(game, damageTire(game, vehicle, tire(vehicle, 'back-left', 1), 4, GUNFIRE));
    expect([vehicle.classLoss, vehicle.wheelsShed, cornersLost(vehicle)]).toEqual([0, 1, 0]);
    run(game, damageTire(game, vehicle, tire(vehicle, 'back-left', 0), 4, DEBRIS));
    expect([vehicle.classLoss, vehicle.wheelsShed, cornersLost(vehicle)]).toEqual([-2, 1, 1]);
  });
});

describe('deluxe/IV.5/two-wheels-lost', () => {
  test('the second corner leads to Crash Table 1 without a control roll', () => {
    const { game, vehicle } = onRoad({ speed: 30 }, [6, 5]);
    const first = damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 4, DEBRIS);
    run(game, sequence(first, damageTire(game, vehicle, tire(vehicle, 'front-right', 0), 4, GUNFIRE)));
    expect(vehicle.pending?.crash?.kind).toBe('skid');
    expect([vehicle.classLoss, cornersLost(vehicle)]).toEqual([-5, 2]);
  });

  test('R-14: not at rest', () => {
    const { game, vehicle } = onRoad({});
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 4, DEBRIS));
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-right', 0), 4, DEBRIS));
    expect([vehicle.pending, vehicle.status]).toEqual([null, -6]);
  });
});

describe('deluxe/IV.5/wheel-loss', () => {
  test('deluxe/IV.5/wheel-loss: in a roll the status falls too, without a control roll', () => {
    const rolling = { heading: 0, quarter: 1, endOverEnd: false, leading: 'left' } as const;
    const { game, vehicle } = onRoad({ speed: 60, status: 2, rolling: { ...rolling } });
    run(game, damageTire(game, vehicle, tire(vehicle, 'front-left', 0), 9, DEBRIS));
    expect([vehicle.status, vehicle.pending]).toEqual([-6, null]);
  });
});
