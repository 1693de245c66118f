import { OpenQuestion } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { nextFireQuestion } from '../table/chapters/fire-window.ts';
import { carryRiders } from '../table/chapters/riders.ts';
import { type CarChanges, facing, person } from '../testing/collision-fixtures.ts';
import { combatCar, combatGame } from '../testing/combat-fixtures.ts';
import { testCycle } from '../testing/saddle-fixtures.ts';
import { actor } from '../testing/walkers.ts';
import { ORDERS } from './orders.ts';

const FOE = combatCar('v2', facing(15, 15, 180));
const AFAR = actor(-18.125, -18.125, { id: 'p9' });

type Scene = ReturnType<typeof combatGame>;

/** A car of the first seat, as a turn ends. */
function inside(changes: CarChanges, turn = 3, phase = 10): Scene {
  const game = combatGame({ vehicles: [combatCar('v1', facing(0, 0, 0), changes), FOE], walkers: [AFAR] });
  Object.assign(game.state, { turn, phase });
  return game;
}

/** Whether the orders that people begin with leave the question to them. */
function isLeftToThem(game: Scene): boolean {
  const question = OpenQuestion.from(nextFireQuestion(game, 0, []), { topic: 'fire', seat: 0 }, '1');
  return ORDERS.every(
    ({ usual, answer }) => usual === undefined || answer({ ...game, seat: 0 }, question, usual) === null,
  );
}

describe('orders about people', () => {
  it('deluxe/VI.3/mounting: nobody is kept in what burns or rolls', () => {
    const rolling = { heading: 0, quarter: 1, endOverEnd: false, leading: 'left' } as const;
    const cars = [{ burning: true }, { speed: 30, rolling, down: 'left' as const }, {}];
    expect(cars.map((changes) => isLeftToThem(inside(changes, 2, 4)))).toEqual([true, true, false]);
  });

  it('deluxe/VI.3/mounting: out of what will not drive again they are asked every third turn, as it ends', () => {
    const stuck = (turn: number, phase: number) => isLeftToThem(inside({ plant: 0 }, turn, phase));
    expect([stuck(3, 10), stuck(4, 10), stuck(3, 9)]).toEqual([true, false, false]);
  });

  it('deluxe/V.4/uncontrolled: nor behind a rider who is out', () => {
    const crew = [person('driver', { place: 'saddle', hits: 2 }), person('passenger', { place: 'saddle' })];
    const cycle = testCycle('v1', facing(0, 0, 0), { speed: 30, crew });
    expect(isLeftToThem(combatGame({ vehicles: [cycle, FOE], walkers: [AFAR] }))).toBe(true);
  });

  it('deluxe/VI.3/boarding, deluxe/VI.3/getting-off: an enemy within reach, and the way down again', () => {
    const beside = (x: number) => {
      const cars = [combatCar('v1', facing(-9, 0, 0)), FOE];
      return combatGame({ vehicles: cars, walkers: [actor(x, 15.125)] });
    };
    expect([isLeftToThem(beside(14.625)), isLeftToThem(beside(9.125))]).toEqual([true, false]);
    const up = beside(14.625);
    const [man] = up.state.pedestrians;
    if (man !== undefined) Object.assign(man, { riding: 'v2', level: 1 });
    carryRiders(up, FOE);
    expect(isLeftToThem(up)).toBe(true);
  });
});
