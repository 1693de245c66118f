import { advanceLeg, slideLeg } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { type CarChanges, facing, resolve, testGame, testVehicle, textsOf } from '../../testing/collision-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import type { Walker } from '../state/setup.ts';
import { travel } from './travel.ts';

const THIRD = { num: 1, den: 3 };
const ARMOR = { front: 20, right: 20, left: 20, back: 20, top: 20, underbody: 20 };

/** A car drives an inch north from the origin. */
function drive(walkers: readonly Walker[], dice: readonly number[], changes: CarChanges = {}) {
  const car = testVehicle('v1', facing(0, 0, 0), 40, { armor: { ...ARMOR }, fullArmor: ARMOR, status: 40, ...changes });
  const game = testGame({ vehicles: [car], walkers }, dice);
  const on = () => resolve(game, travel(game, car, [advanceLeg(car.pose, 1)], 'drive'));
  on();
  const people = game.state.pedestrians.map(({ person }) => person);
  return { car, game, people, on };
}

describe('deluxe/IV.7/pedestrian-collision', () => {
  it('R-12: the ram by the vehicle’s modifier to him, a fifth of it to the front, and the speed stays', () => {
    const { car, game, people } = drive([walker(0.1, 1.1)], [5, 4, 3]);
    expect(people).toMatchObject([{ hits: 3 }]);
    expect([car.armor.front, car.speed, car.pose]).toEqual([18, 40, facing(0, 1, 0)]);
    expect(textsOf(game, 'collision')).toEqual(['V1 runs down Ann with its front at 40 mph.']);
    expect(textsOf(game, 'ram')).toEqual(['Ram damage 12: 12 to Ann (× 1); 2 to V1 (× 1/5).']);
    expect(textsOf(game, 'injury')).toEqual(['Ann: dead.']);
  });

  it('deluxe/XIV.5/brushcutter: in front it adds two hits, as long as the armor holds it', () => {
    const country = { brushcutter: true };
    expect(textsOf(drive([walker(0.1, 1.1)], [1, 1, 1], { country }).game, 'ram')[0]).toContain('5 to Ann');
    const bare = { country, armor: { ...ARMOR, front: 0 } };
    expect(textsOf(drive([walker(0.1, 1.1)], [1, 1, 1], bare).game, 'ram')[0]).toContain('3 to Ann');
  });

  it('deluxe/IV.6/pedestrian: it is a D3 hazard', () => {
    const { car, game } = drive([walker(0.1, 1.1)], [1, 1, 1]);
    expect(car.status).toBe(37);
    const handling = game.events.find(({ kind }) => kind === 'handling');
    expect(handling?.modifiers).toMatchObject([{ value: 3, rule: 'deluxe/IV.6/pedestrian' }]);
  });

  it('a light cycle does a third; body armor is no help', () => {
    const { people } = drive([walker(0.1, 1.1, { armor: 3 })], [1, 2, 3], { dm: THIRD });
    expect(people).toMatchObject([{ hits: 2, armor: 3 }]);
  });

  it('deluxe/VIII.8/ram-plate: a plated front doubles what he takes and halves what comes back', () => {
    const { game, car } = drive([walker(0.1, 1.1)], [5, 4, 3], { ramPlate: true });
    expect(textsOf(game, 'ram')).toEqual(['Ram damage 12: 24 to Ann (× 1); 1 to V1 (× 1/5).']);
    expect(car.armor.front).toBe(19);
  });

  it('who survives under the car is not struck again before it has left him; the dead are no more in the way', () => {
    const { people, on, car } = drive([walker(0, 1.3)], [3], { speed: 10 });
    expect([people[0]?.hits, car.over]).toEqual([1, ['p1']]);
    on();
    expect([people[0]?.hits, car.over]).toEqual([1, []]);
    drive([walker(0, 1.3, { hits: 3 })], []);
  });

  it('several are struck in the order in which they are met, each for himself', () => {
    const two = [walker(0, 1.4, { id: 'p2', name: 'Bob' }), walker(0, 0.9)];
    const { game, car } = drive(two, [1, 1, 1, 6, 6, 6]);
    expect(textsOf(game, 'injury')).toEqual(['Ann: dead.', 'Bob: dead.']);
    expect(car.status).toBe(34);
  });

  it('a car that skids sideways strikes with its flank', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 20, { armor: { ...ARMOR }, fullArmor: ARMOR });
    const game = testGame({ vehicles: [car], walkers: [walker(0.6, 0)] }, [6]);
    resolve(game, travel(game, car, [slideLeg(2700, 0.5)], 'skid'));
    expect(textsOf(game, 'collision')).toEqual(['V1 runs down Ann with its right at 20 mph.']);
    expect([car.armor.right, car.armor.front]).toEqual([19, 20]);
  });
});
