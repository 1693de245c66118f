import { describe, expect, it } from 'vitest';
import type { ObjectKind } from '../../catalog/rams.ts';
import type { Obstacle, Setup } from '../../scenarios/setup.ts';
import {
  at,
  driven,
  gameOf,
  type Lot,
  marksOf,
  play,
  roadSetup,
  type TestGame,
  textsOf,
  vehicle,
} from '../../testing/road.ts';
import type { Variants } from '../../variants.ts';
import { contactsAt } from '../queries/contacts.ts';
import { moveSquare } from './move.ts';
import { skid } from './skid.ts';
import { goStraight } from './straight.ts';

const dice = (count: number, value: number): readonly number[] => Array.from({ length: count }, () => value);

function thing(kind: ObjectKind, x: number, y: number, length = 1, width = 1): Obstacle {
  return { id: `${kind}-${x}-${y}`, kind, pose: at(x, y), size: { length, width }, floors: 3, label: `the ${kind}` };
}

function lot(
  obstacles: readonly Obstacle[],
  speed: number,
  changes: Lot = {},
  variants: Partial<Variants> = {},
): Setup {
  return roadSetup([{ design: driven('midSized', 2), pose: at(0, 0), speed }], { obstacles, variants, ...changes });
}

function driveOn(game: TestGame): boolean {
  const car = vehicle(game);
  car.left = car.speed / 10;
  return play(game, moveSquare(game, car, 0, 'drive', true));
}

describe('roadrage/ram/objects', () => {
  it('example 31: a lamppost at 50 gives way to more than 12 points, at the price of 40 mph', () => {
    // 6 dice given make 13; 10 dice taken; 5 points of whiplash, all saved; the roll at 5.
    const script = [...dice(5, 2), 3, ...dice(10, 1), ...dice(5, 6), 1, 1];
    const game = gameOf(lot([thing('lamppost', 0, 1)], 50), script);
    expect(driveOn(game)).toBe(true);
    const car = vehicle(game);
    expect([car.speed, car.damage, car.pose.y]).toEqual([10, 10, 1]);
    expect(game.state.smashed).toEqual(['lamppost-0-1']);
    expect(textsOf(game, 'control')[0]).toContain('through the lamppost');
    expect(marksOf(game)).toContain('ram/object');
  });

  it('example 31: 12 points do not break it, and the car stops where it is', () => {
    const game = gameOf(lot([thing('lamppost', 0, 1)], 50), [...dice(6, 2), ...dice(10, 1), ...dice(5, 6)]);
    expect(driveOn(game)).toBe(false);
    expect([vehicle(game).speed, vehicle(game).left, vehicle(game).pose.y]).toEqual([0, 0, 0]);
    expect(game.state.smashed).toEqual([]);
  });

  it('a smashed object is in nobody’s way', () => {
    const game = gameOf(lot([thing('crate', 0, 1)], 30));
    expect(contactsAt(game, vehicle(game), at(0, 1), 'drive')).toHaveLength(1);
    game.state.smashed.push('crate-0-1');
    expect(contactsAt(game, vehicle(game), at(0, 1), 'drive')).toEqual([]);
  });

  it('what is smashed on the way shortens the ordered move: 40 mph are four squares, two of them driven before', () => {
    // 7 dice each way at 60; 4 points of whiplash, all saved; a 2 keeps control.
    const game = gameOf(lot([thing('crate', 0, 3)], 60), [...dice(7, 3), ...dice(7, 1), ...dice(4, 6), 1, 1]);
    const car = vehicle(game);
    car.left = 6;
    play(game, goStraight(game, car, 6));
    expect([car.speed, car.moved, car.left, car.pose.y]).toEqual([40, 4, 0, 4]);
  });

  it('roadrage/control/skid: what is smashed in a skid slows it, and what no longer fits into the turn is carried over', () => {
    const game = gameOf(lot([thing('crate', 0, 2)], 40), [...dice(5, 3), ...dice(5, 1), ...dice(3, 6), 1, 1]);
    const car = vehicle(game);
    car.left = 4;
    const skidding = { squares: 3, heading: 0, sd: 2, charged: true, inFull: false };
    expect(play(game, skid(game, car, skidding))).toBe('carried');
    expect([car.speed, car.moved, car.left, car.pose.y]).toEqual([20, 2, 0, 2]);
    expect(car.carriedSkid).toMatchObject({ units: 1, heading: 0, sd: 2 });
  });

  it('RR-68: things of size 0 still give the dice of speed, unless the variant makes them soft', () => {
    const hard = gameOf(lot([thing('cone', 0, 1)], 50), [...dice(6, 1), 1, 1, 6, 1, 1]);
    expect(driveOn(hard)).toBe(true);
    expect(vehicle(hard).damage).toBe(2);
    const soft = gameOf(lot([thing('cone', 0, 1)], 50, {}, { softSizeZero: true }));
    expect(driveOn(soft)).toBe(true);
    expect([vehicle(soft).damage, vehicle(soft).speed]).toEqual([0, 50]);
  });

  it('impassable ground and the wall around the map are of size 5 and hold for ever', () => {
    const box = { minX: -5, maxX: 5, minY: 1, maxY: 1 };
    const cliff = {
      id: 'c',
      box,
      footing: 'offRoad',
      level: 0,
      soft: false,
      label: '',
      grounds: ['impassable'],
    } as const;
    const script = [...dice(10, 1), ...dice(5, 6)];
    const game = gameOf(lot([], 30, { patches: [cliff] }), script);
    expect(driveOn(game)).toBe(false);
    expect([vehicle(game).damage, vehicle(game).speed]).toEqual([10, 0]);
    const bounds = { minX: -3, minY: -3, maxX: 3, maxY: 0 };
    const walled = gameOf(lot([], 30, { bounds, edge: 'wall' }), script);
    expect(driveOn(walled)).toBe(false);
    expect([vehicle(walled).damage, vehicle(walled).speed]).toEqual([10, 0]);
  });

  it('who leaves an open map is gone', () => {
    const game = gameOf(lot([], 30, { bounds: { minX: -3, minY: -3, maxX: 3, maxY: 0 }, edge: 'open' }));
    expect(driveOn(game)).toBe(false);
    expect(vehicle(game).gone).toBe(true);
  });
});

describe('roadrage/ram/buildings', () => {
  it('a skin of size 5, then a wall of size 3 for each square, and the hole stays', () => {
    const house = thing('building', 0, 2, 3, 3);
    const options = ['airfoils', 'computerAssistedSuspension', 'improvedShocks', 'slickTires'] as const;
    const racer = { design: driven('midSized', 2, ...options), pose: at(0, 0), speed: 100 };
    // Skin: 11 dice at 100 make 22 > 15; 17 taken. Inner wall: 6 dice at 50 make 12 > 9; 8 taken.
    const skin = [...dice(11, 2), ...dice(17, 1), ...dice(9, 6), 1, 1];
    const inner = [...dice(6, 2), ...dice(8, 1), ...dice(4, 6), 1, 1];
    const game = gameOf(roadSetup([racer], { obstacles: [house], footing: 'clean' }), skin);
    const car = vehicle(game);
    car.left = 10;
    // So far from a full row that no component is checked.
    car.damage = -100;
    expect(play(game, moveSquare(game, car, 0, 'drive', true))).toBe(true);
    expect([car.speed, car.pose.y]).toEqual([50, 1]);
    game.diceLeft.push(...inner);
    expect(play(game, moveSquare(game, car, 0, 'drive', true))).toBe(true);
    expect([car.speed, car.pose.y]).toEqual([20, 2]);
    expect(game.state.smashed).toEqual([]);
    expect(game.state.breaches).toEqual([
      { building: 'building-0-2', x: 0, y: 1 },
      { building: 'building-0-2', x: 0, y: 2 },
    ]);
    expect(marksOf(game)).toContain('ram/building');
  });

  describe('without a grid', () => {
    const house = thing('building', 0, 2, 3, 3);
    const options = ['airfoils', 'computerAssistedSuspension', 'improvedShocks', 'slickTires'] as const;
    const skin = [...dice(11, 2), ...dice(17, 1), ...dice(9, 6)];
    const inner = [...dice(6, 2), ...dice(8, 1), ...dice(4, 6), 1, 1];

    function racer(x: number, y: number, script: readonly number[]): TestGame {
      const car = { design: driven('midSized', 2, ...options), pose: at(x, y), speed: 100 };
      const lot = { obstacles: [house], footing: 'clean', variants: { movement: 'open' } } as const;
      const game = gameOf(roadSetup([car], lot), script);
      Object.assign(vehicle(game), { left: 10, damage: -100 });
      return game;
    }

    const step = (game: TestGame) => play(game, moveSquare(game, vehicle(game), 0, 'drive', true));
    const hits = (game: TestGame) => textsOf(game, 'crash').map((text) => text.replace(/ at .*/, ''));

    it.each([0, 0.4])('from x %d: the skin, then one inner wall for each square of way', (x) => {
      const game = racer(x, -0.25, [...skin, 1, 1]);
      expect(step(game)).toBe(true);
      expect([vehicle(game).speed, vehicle(game).pose.y]).toEqual([50, 0.75]);
      game.diceLeft.push(...inner);
      expect(step(game)).toBe(true);
      expect([vehicle(game).speed, vehicle(game).pose.y]).toEqual([20, 1.75]);
      expect(hits(game)).toEqual(['midSized hits the building', 'midSized hits an inner wall of the building']);
    });

    it('who loses control right behind the skin and starts again before it finds the hole, not the skin', () => {
      // Chance 4 + 2 + 7 - 10 = 3; a 4 fails by 1. Facing 1 - 2 + 10 = 9: it is turned 135° and stands.
      const game = racer(0, -0.25, [...skin, 2, 2, 1]);
      expect(step(game)).toBe(false);
      const car = vehicle(game);
      Object.assign(car, { pose: { ...car.pose, h: 0 }, speed: 30, left: 3, moved: 0 });
      expect(step(game)).toBe(true);
      expect(car.speed).toBe(30);
      expect(hits(game)).toEqual(['midSized hits the building']);
    });
  });
});
