import { describe, expect, it } from 'vitest';
import { burstOf } from '../../catalog/burst.ts';
import { facing, gun, testWall, textsOf } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, inTurn, run } from '../../testing/combat-fixtures.ts';
import { laid } from '../../testing/laid.ts';
import type { Structure } from '../state/setup.ts';
import type { Pedestrian } from '../state/state.ts';
import { burstAt } from './burst.ts';
import { lastFireWindow } from './fire-window.ts';
import { springMines } from './mines.ts';

const walker = (id: string, x: number, y: number, armor = 0): Pedestrian => ({
  person: { id, seat: null, post: null, armor, hits: 0, actedTurn: 0, droveTurn: 0 },
  pose: facing(x, y, 0),
  level: 0,
  corner: 0,
});

/** Somebody fires at a car ten inches off, with people about. */
const shelled = (
  weapon: 'RL' | 'MNR' | 'MG',
  people: readonly Pedestrian[],
  dice: readonly number[],
  structures: readonly Structure[] = [],
) => {
  const one = combatCar('v1', facing(0, 0, 0), { weapons: [gun(weapon)] });
  const two = combatCar('v2', facing(0, 8, 180));
  const game = combatGame({ vehicles: [one, two], structures }, dice);
  game.state.pedestrians.push(...people);
  run(game, lastFireWindow(game), (question) => {
    const shot = question.options().find(({ id }) => id.endsWith('>v2:front'));
    return inTurn(shot?.id ?? 'hold')(question);
  });
  return { game, hits: people.map(({ person }) => person.hits), armor: people.map(({ person }) => person.armor) };
};

describe('deluxe/V.3/burst', () => {
  it.each([
    ['AC', 2],
    ['RGM', 2],
    ['MML', 1],
    ['MNR', 0.5],
  ] as const)('%s reaches %d inches', (weapon, radius) => {
    expect(burstOf(weapon)?.radius).toBe(radius);
  });

  it('a die to everybody on foot in reach, body armor first; not beyond, and vehicles take nothing of it', () => {
    const people = [walker('p1', 1, 6, 6), walker('p2', -1.5, 6.5), walker('p3', 4, 7)];
    const { game, hits, armor } = shelled('RL', people, [6, 6, 3, 3, 4, 2]);
    expect([hits, armor]).toEqual([
      [0, 2, 0],
      [2, 0, 0],
    ]);
    expect(game.events.find(({ kind }) => kind === 'burst')?.burst).toEqual({ x: 0, y: 7.5, radius: 2 });
    expect(game.state.vehicles[1]?.armor.front).toBe(14);
  });

  it('whoever is behind a wall that stands or behind a vehicle is not affected', () => {
    const people = [walker('p1', 0, 9), walker('p2', 1.5, 7)];
    const { game, hits } = shelled('RL', people, [6, 6, 3, 3], [testWall('w1', facing(1, 7, 0), 2, 0.25)]);
    expect([hits, textsOf(game, 'burst')]).toEqual([[0, 0], []]);
  });

  it('who is on top of a vehicle is not behind it', () => {
    const rider = { ...walker('p1', 0, 8), riding: 'v2', level: 1 };
    const { hits } = shelled('RL', [rider], [6, 6, 3, 3, 2]);
    expect(hits).toEqual([2]);
  });

  it('D-09: the burst of a mini rocket is half a die, rounded up', () => {
    expect(shelled('MNR', [walker('p1', 0.25, 7.25)], [6, 6, 3, 5]).hits).toEqual([3]);
  });

  it('what sweeps an area does not burst, and a miss bursts nowhere', () => {
    expect(shelled('MG', [walker('p1', 0.5, 7)], [6, 6, 3]).hits).toEqual([0]);
    expect(shelled('RL', [walker('p1', 0.5, 7)], [1, 1]).hits).toEqual([0]);
  });

  it('whoever was struck himself is not struck again', () => {
    const game = combatGame({ vehicles: [] }, [3]);
    game.state.pedestrians.push(walker('p1', 0, 0), walker('p2', 1, 0));
    run(game, burstAt(game, { reach: { radius: 2, half: false }, at: { x: 0, y: 0 }, seat: 0, struck: 'p1' }));
    expect(game.state.pedestrians.map(({ person }) => person.hits)).toEqual([0, 3]);
  });

  it('D-05: mines reach people within an inch of the counter', () => {
    const game = combatGame({ vehicles: [] }, [4]);
    game.state.pedestrians.push(walker('p1', 1, 0), walker('p2', 0, 2));
    const mines = laid('MD', facing(0, 0, 0));
    game.state.counters.push(mines);
    run(game, springMines(game, mines, 0));
    expect(game.state.pedestrians.map(({ person }) => person.hits)).toEqual([3, 0]);
  });
});
