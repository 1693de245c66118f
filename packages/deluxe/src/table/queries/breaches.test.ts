import { describe, expect, it } from 'vitest';
import { facing, gun, testGame, testVehicle, testWall } from '../../testing/collision-fixtures.ts';
import { combatCar } from '../../testing/combat-fixtures.ts';
import { openBreach } from '../chapters/openings.ts';
import { builtOf, sectionAt, standingIn, withBreach } from './breaches.ts';
import { isFreeAt } from './contact.ts';
import { placesInSight } from './line-of-fire.ts';

/** Four inches from west to east. */
const wall = { ...testWall('wall', facing(0, 2, 90), 4, 0.25, 6), kind: 'wall' } as const;

describe('deluxe/V.7/breaches', () => {
  it('a section is a quarter inch of the wall, counted from its end', () => {
    expect(sectionAt(wall, { x: 2, y: 2 })).toEqual({ from: -2, to: -1.75 });
    expect(sectionAt(wall, { x: 0.1, y: 1.8 })).toEqual({ from: -0.25, to: 0 });
    expect(sectionAt(wall, { x: -9, y: 2 })).toEqual({ from: 1.75, to: 2 });
  });

  it('breaches that meet are one, and what stands of a stretch is the rest', () => {
    const spans = [{ from: 0, to: 0.25 }].reduce(withBreach, [{ from: 1, to: 2 }]);
    expect(spans).toEqual([
      { from: 0, to: 0.25 },
      { from: 1, to: 2 },
    ]);
    expect(withBreach(spans, { from: 0.25, to: 0.5 })[0]).toEqual({ from: 0, to: 0.5 });
    expect(standingIn(spans, { from: -0.25, to: 0.25 })).toBe(0.25);
  });

  it('a wall stands in pieces between them', () => {
    const game = testGame({ structures: [wall] });
    openBreach(game, wall, { from: -0.5, to: 0.5 });
    const pieces = builtOf(game.setup, game.state).map(({ pose, size }) => [pose.x, pose.y, size.length]);
    expect(pieces).toEqual([
      [1.25, 2, 1.5],
      [-1.25, 2, 1.5],
    ]);
  });

  it('a counter stands in a wall only in a breach that it fits into', () => {
    const car = testVehicle('v1', facing(0, 0, 0), 10);
    const game = testGame({ vehicles: [car], structures: [wall] });
    const isFree = (x: number) => isFreeAt(game.setup, game.state, car, facing(x, 2, 0));
    expect(isFree(0)).toBe(false);
    openBreach(game, wall, { from: -0.25, to: 0 });
    expect(isFree(0)).toBe(false);
    openBreach(game, wall, { from: 0, to: 0.25 });
    expect([isFree(0), isFree(0.2)]).toEqual([true, false]);
  });

  it('deluxe/V.7/cover: one sees and fires through a breach, and past it not', () => {
    const firer = combatCar('v1', facing(0, 0, 0), { weapons: [gun('MG')] });
    const target = combatCar('v2', facing(0, 5, 90));
    const game = testGame({ vehicles: [firer, target], structures: [wall] });
    const seen = () => placesInSight(game.setup, game.state, firer, 'front', target).length;
    expect(seen()).toBe(0);
    openBreach(game, wall, { from: 1.5, to: 1.75 });
    expect(seen()).toBe(0);
    openBreach(game, wall, { from: -0.25, to: 0 });
    expect(seen()).toBeGreaterThan(0);
  });
});
