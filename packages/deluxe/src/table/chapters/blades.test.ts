import { advanceLeg } from '@hardtop/geometry';
import { describe, expect, it, test } from 'vitest';
import { type CarChanges, facing, resolve, testGame, testVehicle, textsOf } from '../../testing/collision-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import { bladeHits, hasBlades } from '../queries/blades.ts';
import type { Walker } from '../state/setup.ts';
import { breakBlades } from './blades.ts';
import { travel } from './travel.ts';

const ARMOR = { front: 20, right: 20, left: 20, back: 20, top: 20, underbody: 20 };
const BLADES = { at: 'front', welded: false, lost: false } as const;

/** A car drives an inch north from the origin. */
function drive(walkers: readonly Walker[], dice: readonly number[], changes: CarChanges) {
  const car = testVehicle('v1', facing(0, 0, 0), 40, { armor: { ...ARMOR }, fullArmor: ARMOR, ...changes });
  const game = testGame({ vehicles: [car], walkers }, dice);
  const on = () => resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
  on();
  return { car, game, people: game.state.pedestrians.map(({ person }) => person), on };
}

// The car is half an inch wide: he stands a hair beside its way.
const beside = walker(0.45, 1.1);

describe('deluxe/VIII.8/blades', () => {
  it('who is run down takes two more', () => {
    const { game } = drive([walker(0.1, 1.1)], [1, 2, 3], { blades: { ...BLADES } });
    expect(textsOf(game, 'ram')).toEqual(['Ram damage 6: 8 to Ann (× 1); 1 to V1 (× 1/5).']);
  });

  it('who is only passed is caught three times in six, by the speed, and that is a D2 hazard', () => {
    const { car, game, people, on } = drive([beside], [3], { blades: { ...BLADES } });
    expect(people).toMatchObject([{ hits: 3 }]);
    expect(car.status).toBe(38);
    expect(textsOf(game, 'blades')).toEqual(['V1 passes close by: its blades catch Ann for 3, 3 in 6, rolled 3.']);
    // The dead are not passed again, nor anybody twice.
    on();
    expect(textsOf(game, 'blades')).toHaveLength(1);
  });

  it('a miss is no hazard, and he is missed once only', () => {
    const { car, people, on } = drive([beside], [4], { blades: { ...BLADES } });
    on();
    expect([car.status, people[0]?.hits]).toEqual([40, 0]);
  });

  test.each([
    [5, 1],
    [20, 1],
    [25, 2],
    [30, 2],
    [35, 3],
    [40, 3],
    [60, 5],
  ])('at %i mph %i hits', (mph, hits) => expect(bladeHits(mph)).toBe(hits));

  it('those on armor go with the last of it, those on the frame when it rolls; fake ones cut nobody', () => {
    const { car } = drive([], [], { blades: { ...BLADES } });
    breakBlades(car);
    expect(hasBlades(car)).toBe(true);
    car.armor.front = 0;
    expect(hasBlades(car)).toBe(false);
    car.blades = { at: 'front', welded: true, lost: false };
    expect(hasBlades(car)).toBe(true);
    breakBlades(car);
    expect(hasBlades(car)).toBe(false);
    expect(drive([beside], [], { blades: { ...BLADES, fake: true } }).people).toMatchObject([{ hits: 0 }]);
  });
});
