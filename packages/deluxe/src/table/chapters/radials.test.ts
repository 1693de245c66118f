import { describe, expect, it } from 'vitest';
import { radialBonusOf } from '../../garage/figures/radials.ts';
import { stockVehicle } from '../../garage/stock/list.ts';
import { facing, setTires, testVehicle, textsOf } from '../../testing/collision-fixtures.ts';
import { combatGame, run } from '../../testing/combat-fixtures.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';
import { offRoadChange } from '../queries/off-road.ts';
import { damageTire } from './tires.ts';

const HARM = { label: 'Enemy fire', rule: 'deluxe/V.3/damage', wheels: 'lost' } as const;

describe('deluxe/VIII.5/pr-radials', () => {
  it('with the first of them goes what all together added, once, from the next turn on', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 0, { radials: 1 });
    const game = combatGame({ vehicles: [car] });
    const [first, second] = car.tires;
    if (first === undefined || second === undefined) throw new Error('no tires');
    run(game, damageTire(game, car, first, 9, HARM));
    // Three for the wheel, one for the radials.
    expect([car.handlingClass, car.classLoss]).toEqual([3, -4]);
    expect(textsOf(game, 'tire').at(-1)).toBe(
      'V1: with one radial gone the others no longer help; handling class 1 lower.',
    );
    run(game, damageTire(game, car, second, 9, HARM));
    expect(car.classLoss).toBe(-7);
  });

  it('off the road, where they never help, it is not taken off twice', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 40, { radials: 1, offRoad: true, country: { offRoadClass: 1 } });
    const game = combatGame({ vehicles: [car] });
    expect(offRoadChange(game.setup, car)).toBe(-2);
    setTires(car, 'front-left', [0]);
    expect(offRoadChange(game.setup, car)).toBe(-1);
  });

  it('what the limit of 3 takes back in the garage cannot be lost at the table', () => {
    const kart = stockVehicle('killer-kart')?.design;
    if (kart?.class !== 'car') throw new Error('no kart');
    const on = (suspension: 'light' | 'heavy', tire: 'prr' | 'hd'): number =>
      radialBonusOf({ ...kart, suspension, tires: [{ tire, count: 4 }] }, 2000, DEFAULT_VARIANTS);
    expect([on('light', 'prr'), on('heavy', 'prr'), on('light', 'hd')]).toEqual([1, 0, 0]);
  });
});
