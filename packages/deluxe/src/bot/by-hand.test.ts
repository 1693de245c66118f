import { describe, expect, test } from 'vitest';
import type { Vehicle } from '../table/state/state.ts';
import { handsWith } from '../testing/armed-fixtures.ts';
import { facing, gun, person } from '../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../testing/combat-fixtures.ts';
import { testCycle } from '../testing/saddle-fixtures.ts';
import { bestHand } from './by-hand.ts';
import { bestLaunch } from './launching.ts';

const TEMPER = { caution: 1.4, patience: 0.75, nerves: 1 } as const;

const viewOf = (vehicles: readonly Vehicle[]) => {
  const { setup, state } = combatGame({ vehicles });
  return { setup, state, seat: 0 };
};

describe('deluxe/V.6/hand-weapons: the bots fire them', () => {
  const guest = () => person('passenger', { hands: handsWith('SMG', { side: 'left' }) });
  const own = (crew = [person(), guest()]) => combatCar('v1', facing(0, 0, 0), { crew });

  test('a passenger at a rider, not at a thick plate', () => {
    const rider = bestHand(viewOf([own(), testCycle('v2', facing(-3, 0, 0))]), 0, [], TEMPER);
    expect(rider?.aim.shot.target).toMatchObject({ at: { kind: 'rider' } });
    expect(rider?.worth).toBeGreaterThan(1);
  });

  test('a driver keeps his turn for the guns that bear', () => {
    const driver = person('driver', { hands: handsWith('LP', { side: 'left' }) });
    const armed = combatCar('v1', facing(0, 0, 0), { crew: [driver], weapons: [gun('RR', 'left')] });
    expect(bestHand(viewOf([armed, combatCar('v2', facing(-3, 0, 0))]), 0, [], TEMPER)).toBeNull();
  });
});

describe('deluxe/V.2/grenade-launcher: the bots use it', () => {
  const launcher = combatCar('v1', facing(0, 0, 0), {
    weapons: [gun('GL', 'front', { grenades: [{ grenade: 'CG', delay: 0 }] })],
  });

  test('at riders, and not before their own nose', () => {
    const far = bestLaunch(viewOf([launcher, testCycle('v2', facing(0, 6, 90))]), 0, []);
    expect(far?.aim.shot.id).toBe('gl-front>v2:road-0');
    expect(bestLaunch(viewOf([launcher, testCycle('v2', facing(0, 1.5, 90))]), 0, [])).toBeNull();
  });
});
