import type { Pose } from '@hardtop/geometry';
import type { TireState, Vehicle } from '../table/state/state.ts';
import { type CarChanges, person, testVehicle } from './collision-fixtures.ts';

function wheels(...corners: TireState['corner'][]): TireState[] {
  return corners.map((corner) => ({ corner, dp: 9, wheelLost: false }));
}

const rider = () => person('driver', { place: 'saddle' });

/** A medium cycle with a rider and ten points before and behind. */
export function testCycle(id: string, pose: Pose, changes: CarChanges = {}): Vehicle {
  const armor = { front: 10, back: 10 };
  return testVehicle(id, pose, changes.speed ?? 0, {
    counter: 'cycle',
    body: 'mediumcycle',
    tires: wheels('front', 'back'),
    crew: [rider()],
    fullArmor: armor,
    armor: { ...armor },
    plant: 5,
    dm: { num: 1, den: 3 },
    ...changes,
  });
}

/** The same with a sidecar on the right, four points on each of its sides and somebody in it. */
export function testCombination(id: string, pose: Pose, changes: CarChanges = {}): Vehicle {
  const armor = {
    front: 10,
    back: 10,
    sidecarFront: 4,
    sidecarRight: 4,
    sidecarLeft: 4,
    sidecarBack: 4,
    sidecarUnderbody: 4,
  };
  return testCycle(id, pose, {
    sidecar: 'heavysidecar',
    tires: wheels('front', 'back', 'sidecar-right'),
    crew: [rider(), person('passenger', { place: 'sidecar' })],
    fullArmor: armor,
    armor: { ...armor },
    ...changes,
  });
}

/** A light trike with its single wheel in front, or behind. */
export function testTrike(id: string, pose: Pose, changes: CarChanges = {}, end: 'front' | 'back' = 'front'): Vehicle {
  const armor = { front: 10, right: 10, left: 10, back: 10, top: 10, underbody: 10 };
  const tires =
    end === 'front' ? wheels('front', 'back-left', 'back-right') : wheels('front-left', 'front-right', 'back');
  return testVehicle(id, pose, changes.speed ?? 0, {
    counter: 'trike',
    body: 'lighttrike',
    tires,
    fullArmor: armor,
    armor: { ...armor },
    ...changes,
  });
}
