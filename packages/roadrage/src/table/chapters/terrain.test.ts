import { default as fc } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOOTINGS, type Ground } from '../../catalog/terrain.ts';
import type { Patch } from '../../scenarios/setup.ts';
import { at, driven, gameOf, type Lot, marksOf, play, roadSetup, type TestGame, vehicle } from '../../testing/road.ts';
import { speedDifference } from '../queries/control.ts';
import { flightOf, groundAt, roughPoints } from '../queries/ground.ts';
import { moveSquare } from './move.ts';

function patch(minX: number, minY: number, maxX: number, maxY: number, changes: Partial<Patch> = {}): Patch {
  const box = { minX, minY, maxX, maxY };
  return { id: 'p', box, footing: 'offRoad', grounds: [], level: 0, soft: false, label: '', ...changes };
}

const ground = (...grounds: readonly Ground[]) => ({ footing: 'offRoad', grounds, level: 0, soft: false }) as const;

function gameWith(patches: readonly Patch[], speed: number, dice: readonly number[], sprung = false): TestGame {
  const car = sprung ? driven('midSized', 2, 'offRoadSuspension') : driven('midSized', 2);
  const game = gameOf(roadSetup([{ design: car, pose: at(0, 0), speed }], { patches }), dice);
  vehicle(game).left = speed / 10;
  return game;
}

describe('roadrage/terrain/jumps: what takes off', () => {
  it('only what runs on its wheels does', () => {
    const hill = [patch(-5, 1, 5, 9, { level: 2 })];
    const game = gameWith(hill, 70, []);
    vehicle(game).rolling = { heading: 0, kind: 'roof' };
    play(game, moveSquare(game, vehicle(game), 0, 'roof', true));
    expect(vehicle(game).flight).toBeNull();
  });
});

describe('roadrage/terrain/types', () => {
  it('example 33: rough at 60 is 3 points without the springs and none with them', () => {
    expect(roughPoints(ground('rough'), 60, false)).toBe(3);
    expect(roughPoints(ground('rough'), 60, true)).toBe(0);
    expect(roughPoints(ground('rough'), 30, false)).toBe(0);
  });

  it('example 33: punishing ground hurts even the sprung', () => {
    expect(roughPoints(ground('punishing'), 60, true)).toBe(3);
  });

  it('example 33: punishing ground is a crash without springs', () => {
    const woods = [patch(-5, 1, 5, 9, { grounds: ['punishing', 'offRoad'] })];
    const ten = Array.from({ length: 10 + 5 }, (_, i) => (i < 10 ? 1 : 6));
    const game = gameWith(woods, 30, ten);
    expect(play(game, moveSquare(game, vehicle(game), 0, 'drive', true))).toBe(false);
    const sprung = gameWith(woods, 60, [], true);
    expect(play(sprung, moveSquare(sprung, vehicle(sprung), 0, 'drive', true))).toBe(true);
    expect(vehicle(sprung).damage).toBe(3);
    expect(marksOf(sprung)).toEqual(expect.arrayContaining(['ground/punishing', 'ground/offRoad', 'footing/offRoad']));
  });

  it('example 32: safe speeds are halved wherever open country is set: by a patch, by its footing alone, by the map, under oil', () => {
    const turn = { safe: 50, voluntary: true, reason: 'turn', rule: 'roadrage/maneuver/turn-45' } as const;
    const difference = (lot: Lot, oily = false): number => {
      const game = gameOf(roadSetup([{ design: driven('midSized', 2), pose: at(0, 0), speed: 60 }], lot));
      if (oily) game.state.counters.push({ id: 'c1', kind: 'oil', pose: at(0, 0), by: 0 });
      return speedDifference(game, vehicle(game), turn);
    };
    const footing = [patch(-5, -5, 5, 5)];
    expect(difference({})).toBe(1);
    expect(difference({ patches: [patch(-5, -5, 5, 5, { footing: 'road', grounds: ['offRoad'] })] })).toBe(4);
    expect(difference({ patches: footing })).toBe(4);
    expect(difference({ footing: 'offRoad' })).toBe(4);
    expect(difference({ patches: footing }, true)).toBe(4);
  });

  it('rough ground costs once a turn', () => {
    const game = gameWith([patch(-5, 1, 5, 9, { grounds: ['rough'] })], 60, []);
    play(game, moveSquare(game, vehicle(game), 0, 'drive', true));
    play(game, moveSquare(game, vehicle(game), 0, 'drive', true));
    expect(vehicle(game).damage).toBe(3);
  });

  it('part of a turn counts: who leaves rough ground has been on it', () => {
    const game = gameWith([patch(-5, -5, 5, 0, { grounds: ['rough'] })], 60, []);
    play(game, moveSquare(game, vehicle(game), 0, 'drive', true));
    expect(vehicle(game).damage).toBe(3);
  });

  it('roadrage/setup/terrain: the last patch over a place holds, and oil lies on top of all', () => {
    const game = gameWith([patch(-5, -5, 5, 5, { footing: 'wet' }), patch(0, 0, 0, 0, { footing: 'ice' })], 0, []);
    expect(groundAt(game, at(0, 0)).footing).toBe('ice');
    expect(groundAt(game, at(1, 0)).footing).toBe('wet');
    expect(groundAt(game, at(9, 0)).footing).toBe('road');
    game.state.counters.push({ id: 'c1', kind: 'oil', pose: at(0, 0), by: 0 });
    expect(groundAt(game, at(0, 0)).footing).toBe('oil');
    expect(groundAt(game, at(1, 0)).footing).toBe('wet');
  });

  it('the index answers as a look through all patches would', () => {
    const side = fc.integer({ min: -8, max: 8 });
    const anyPatch = fc
      .tuple(side, side, side, side, fc.constantFrom(...FOOTINGS))
      .map(([a, b, c, d, footing]) =>
        patch(Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d), { footing }),
      );
    const half = fc.integer({ min: -20, max: 20 }).map((x) => x / 2);
    fc.assert(
      fc.property(fc.array(anyPatch, { maxLength: 6 }), half, half, (patches, x, y) => {
        const bounds = { minX: -10, minY: -10, maxX: 10, maxY: 10 };
        const game = gameOf(roadSetup([], { patches, bounds }));
        const holds = patches.findLast(({ box }) => x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY);
        expect(groundAt(game, at(x, y)).footing).toBe(holds?.footing ?? 'road');
      }),
    );
  });
});

describe('roadrage/terrain/jumps', () => {
  it.each([
    ['moderate', 60, 0],
    ['moderate', 70, 4],
    ['moderate', 100, 5],
    ['sharp', 30, 0],
    ['sharp', 40, 4],
  ] as const)('example 34: a %s slope at %i flies %i squares', (slope, speed, squares) => {
    expect(flightOf(slope, speed)).toBe(squares);
  });

  it('example 34: a moderate slope at 70: four squares on, down at 60, a roll at safe speed 50', () => {
    const game = gameWith([patch(-5, 1, 5, 20, { level: 1 })], 70, [1, 1]);
    const car = vehicle(game);
    play(game, moveSquare(game, car, 0, 'drive', true));
    expect([car.pose.y, car.speed, car.flight, car.maneuvers]).toEqual([5, 60, null, 1]);
    // Seven squares, five used, one lost with the speed.
    expect(car.left).toBe(1);
    expect(marksOf(game)).toContain('slope/moderate');
  });

  it('a flight goes on next turn, over other vehicles', () => {
    const cars = [
      { design: driven('midSized', 2), pose: at(0, 0), speed: 70 },
      { design: driven('midSized', 2), pose: at(0, 3), speed: 0 },
    ];
    const game = gameOf(roadSetup(cars, { patches: [patch(-5, 1, 5, 20, { level: 2 })] }));
    const car = vehicle(game);
    car.left = 3;
    play(game, moveSquare(game, car, 0, 'drive', true));
    expect([car.pose.y, car.left, car.flight?.units]).toEqual([3, 0, 5]);
  });
});

describe('roadrage/terrain/falls', () => {
  it('one level lower is a square further', () => {
    // From level 1 down to 0 at the start: four squares, and a fifth to sink.
    const game = gameWith([patch(-5, -5, 5, 0, { level: 1 })], 70, [1, 1]);
    const car = vehicle(game);
    play(game, moveSquare(game, car, 0, 'drive', true));
    expect([car.pose.y, car.speed, car.damage]).toEqual([6, 60, 0]);
  });

  it('after two levels it drops: 10 dice and those of its speed, and a roll at safe speed 20', () => {
    const fall = [...Array.from({ length: 11 }, () => 1), ...Array.from({ length: 6 }, () => 6)];
    const game = gameWith([patch(-5, -5, 5, 0, { level: 5 })], 40, fall);
    const car = vehicle(game);
    car.left = 9;
    car.damage = -50;
    play(game, moveSquare(game, car, 0, 'drive', true));
    // Four squares of flight and two of sinking; 20 mph are lost, and 20 are safe.
    expect([car.pose.y, car.speed, car.damage]).toEqual([7, 20, -39]);
  });
});
