import { answerOf } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { GrenadeId } from '../../catalog/grenades.ts';
import { asSuggested, type CarChanges, facing, person, plantLeft, textsOf } from '../../testing/collision-fixtures.ts';
import { ARMOR, combatCar, combatGame, inTurn, run, sequence } from '../../testing/combat-fixtures.ts';
import { actor, walker } from '../../testing/walkers.ts';
import { throwerOf, throwNeed } from '../queries/throwing.ts';
import type { PersonModel } from '../state/model.ts';
import type { Vehicle } from '../state/state.ts';
import { fireWindow, lastFireWindow } from './fire-window.ts';
import { setOffGrenades } from './grenades.ts';
import { throwQuestion } from './throw-question.ts';
import { resolveThrow } from './throwing.ts';

const throws = (grenade: GrenadeId, delay = 0, side: 'left' | null = 'left'): NonNullable<PersonModel['throws']> => ({
  side,
  skill: 0,
  grenades: [{ id: grenade, grenade, delay }],
});

const thrower = (grenade: GrenadeId, changes: CarChanges = {}, delay = 0): Vehicle =>
  combatCar('v1', facing(0, 0, 0), { crew: [person('driver', { throws: throws(grenade, delay) })], ...changes });

const other = (x = -4): Vehicle => combatCar('v2', facing(x, 0, 0));

/** A throw at a point, all its dice scripted. */
function thrown(
  vehicle: Vehicle,
  mark: { x: number; y: number },
  dice: readonly number[],
  grenade: GrenadeId = 'grenade',
) {
  const game = combatGame({ vehicles: [vehicle, other(-30)] }, dice);
  run(game, resolveThrow(game, { id: 'throw:v1.1:grenade', firer: 'v1', grenade, mark }, 'v1.1'));
  return game;
}

const lying = (game: ReturnType<typeof thrown>) => {
  const { pose, grenade, laid } = game.state.counters[0] ?? {};
  return { x: pose?.x, y: pose?.y, grenade, by: laid?.by };
};

describe('deluxe/V.6/grenades: by hand', () => {
  test('X-GR2: a natural 12 lands in the very square, and the grenade is gone from the hand', () => {
    const car = thrower('grenade');
    const game = thrown(car, { x: -2.125, y: 0.125 }, [6, 6]);
    expect(lying(game)).toEqual({
      x: -2.125,
      y: 0.125,
      grenade: { id: 'grenade', goesOff: 2, thrower: 'v1.1' },
      by: 'v1',
    });
    expect(car.crew[0]).toMatchObject({ grenades: [], actedTurn: 2 });
    expect(textsOf(game, 'to-hit')[0]).toContain('throws a grenade to the very square');
  });

  test('X-GR4: its timer leads to the end of the third turn after', () => {
    const game = thrown(thrower('SG', {}, 3), { x: -2.125, y: 0.125 }, [6, 6], 'SG');
    expect(lying(game).grenade).toMatchObject({ id: 'SG', goesOff: 5 });
  });

  test('deluxe/V.6/grenade-deviation: any other roll goes astray', () => {
    const game = thrown(thrower('grenade'), { x: -2.625, y: 0 }, [5, 5, 4, 2]);
    expect(lying(game)).toMatchObject({ x: -2.875, y: 0 });
  });

  test('X-GR3: -1 at four inches, +4 under one, -2 from a moving vehicle and the plusses of Handgunner', () => {
    const need = (speed: number, inches: number, skill = 0): number => {
      const model = { ...throws('grenade', 0, null), skill };
      const car = thrower('grenade', { speed, crew: [person('driver', { throws: model })] });
      const game = combatGame({ vehicles: [car, other()] });
      const who = throwerOf(game, 'v1.1');
      const [held] = model.grenades;
      if (who === null || held === undefined) throw new Error('nobody throws');
      const target = throwNeed(game, who, held, { x: who.from.x - inches, y: who.from.y });
      return target.kind === 'need' ? target.need : Number.NaN;
    };
    expect([need(0, 2), need(0, 4.5), need(0, 0.5)]).toEqual([9, 10, 5]);
    expect([need(30, 2), need(30, 2, 3)]).toEqual([11, 8]);
  });

  test.each([2, 3])('a %i from a moving vehicle drops it under the seat, where it goes off', (sum) => {
    const car = thrower('grenade', { speed: 30 });
    const game = thrown(car, { x: -2.125, y: 0.125 }, [1, sum - 1]);
    expect(lying(game).grenade).toMatchObject({ inside: 'v1' });
    expect(textsOf(game, 'to-hit')[0]).toContain('drops a grenade inside');
  });

  test('H-296: inside it spares nobody aboard, and no armor helps', () => {
    const car = thrower('grenade', { speed: 30 });
    const game = combatGame({ vehicles: [car, other(-30)] }, [1, 1, 2, 4]);
    const drop = { id: '', firer: 'v1', grenade: 'grenade', mark: { x: -2, y: 0 } };
    run(game, sequence(resolveThrow(game, drop, 'v1.1'), setOffGrenades(game)));
    expect(car.crew[0]?.hits).toBe(2);
    expect(plantLeft(car)).toBe(8);
    expect(car.armor).toEqual(ARMOR);
  });

  test('at rest nobody drops it inside', () => {
    expect(lying(thrown(thrower('grenade'), { x: -2.625, y: 0 }, [1, 1, 3, 6, 6, 6])).grenade).not.toHaveProperty(
      'inside',
    );
  });
});

describe('deluxe/V.6/grenades: the questions', () => {
  test('he is asked as the turn ends, and chooses the square on the board', () => {
    const car = thrower('grenade');
    const game = combatGame({ vehicles: [car, other()] }, [6, 6]);
    run(game, lastFireWindow(game), inTurn('throw:v1.1:grenade', 'sq:-11,0'));
    expect(game.state.counters).toMatchObject([{ kind: 'grenade', pose: { x: -2.625, y: 0.125 } }]);
  });

  test('earlier in the turn nobody is asked for its sake alone', () => {
    const game = combatGame({ vehicles: [thrower('grenade'), other()] });
    run(game, fireWindow(game, null), () => {
      throw new Error('asked');
    });
  });

  test('a driver throws to his own side, five inches at most', () => {
    const game = combatGame({ vehicles: [thrower('grenade'), other()] });
    const squares = throwQuestion(game, 0, 'v1.1', 'grenade').options().slice(1);
    const points = squares.map((option) => option.facts?.({}) ?? {});
    expect(points.length).toBeGreaterThan(20);
    expect(points.every(({ x = 0 }) => x < 0)).toBe(true);
    expect(Math.min(...points.map(({ x = 0 }) => x))).toBeGreaterThan(-5.75);
  });

  test('to set another delay is the action of a turn', () => {
    const car = thrower('grenade');
    const game = combatGame({ vehicles: [car, other()] });
    run(game, lastFireWindow(game), (question) => {
      const timer = question.options().find(({ id }) => id.startsWith('timer:'));
      return timer === undefined ? asSuggested(question) : answerOf(timer.id, { delay: 4 });
    });
    expect(car.crew[0]).toMatchObject({ grenades: [{ delay: 4 }], actedTurn: 2 });
  });
});

describe('deluxe/V.6/grenades: on foot', () => {
  const onFoot = { throws: throws('grenade', 0, null) };

  test('he lays it in the next square without a roll, and it goes off there', () => {
    const walkers = [actor(0.125, 0.125, { model: onFoot }), walker(0.625, 0.125, { id: 'p2', seat: 1 })];
    const game = combatGame({ vehicles: [other(-20), combatCar('v3', facing(20, 0, 0))], walkers }, [2, 3]);
    const mark = { x: 0.375, y: 0.125 };
    const laid = { id: '', firer: 'p1', grenade: 'grenade', mark };
    run(game, sequence(resolveThrow(game, laid, 'p1'), setOffGrenades(game)));
    expect(game.state.story.people.p1).toEqual({ onFoot: true });
    expect(game.state.pedestrians.map(({ person: { hits } }) => hits)).toEqual([2, 3]);
  });

  test('deluxe/VI.2/combat: whoever sprints throws nothing', () => {
    const game = combatGame({ vehicles: [other()], walkers: [actor(0.125, 0.125, { model: onFoot })] });
    const [first] = game.state.pedestrians;
    if (first?.acts !== undefined) first.acts.sprints = true;
    expect(throwerOf(game, 'p1')).toBeNull();
  });
});
