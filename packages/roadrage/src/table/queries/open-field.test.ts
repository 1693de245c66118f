import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODIES } from '../../catalog/bodies.ts';
import { readyToMove } from '../../testing/movement.ts';
import { at, drive, driven, gameOf, marksOf, play, roadSetup, vehicle } from '../../testing/road.ts';
import { takeMove } from '../chapters/drive.ts';
import { OPEN_FIELD } from './open-field.ts';

const { midSized } = BODIES;
const open = { variants: { movement: 'open' } } as const;

describe('roadrage/move/movement: without a grid', () => {
  test('a turn swings about the rear wheel inside it', () => {
    // Rear axle 0.3 lengths behind the middle, wheels at the sides: 62 by 28 mm.
    const turned = OPEN_FIELD.turn(at(0, 0), midSized, 900);
    const wheel = { x: -14 / 50, y: (-0.3 * 62) / 50 };
    expect(turned.h).toBe(900);
    expect(turned.x).toBeCloseTo(wheel.x + wheel.y, 2);
    expect(turned.y).toBeCloseTo(wheel.y - wheel.x, 2);
  });

  test('models touch when their outlines overlap', () => {
    const car = (x: number, y: number) => ({ pose: at(x, y), body: midSized });
    expect(OPEN_FIELD.touches(car(0, 0), car(0.55, 0))).toBe(true);
    expect(OPEN_FIELD.touches(car(0, 0), car(0.57, 0))).toBe(false);
    expect(OPEN_FIELD.range(car(0, 0), car(0, 2.24))).toBeCloseTo(1, 2);
  });

  test('a ram is met at first touch, to half a millimetre', () => {
    const setup = roadSetup(
      [
        { design: driven('midSized', 2), speed: 10 },
        { design: driven('midSized', 2), pose: at(0, 1.8, 180), speed: 0 },
      ],
      open,
    );
    const game = gameOf(
      setup,
      Array.from({ length: 60 }, () => 1),
    );
    const car = vehicle(game);
    readyToMove(game);
    drive(takeMove(game, car, Infinity));
    expect(Math.abs(car.pose.y - (1.8 - 1.24))).toBeLessThanOrEqual(0.01);
  });
});

describe('roadrage/open/maneuvers', () => {
  test('steps of 15° have safe speeds of their own, and any angle in them may be set', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 2), speed: 60 }], open));
    readyToMove(game);
    const five = ['straight', { squares: 5 }] as const;
    play(game, takeMove(game, vehicle(game), Infinity), five, ['turn30-left', { degrees: 23 }]);
    expect(vehicle(game).pose.h).toBe(230);
    expect(marksOf(game)).toContain('open-maneuver/turn30');
  });

  test('drifts are a quarter or half a square, as often as one likes', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 2), speed: 40 }], open));
    readyToMove(game);
    const one = ['straight', { squares: 1 }] as const;
    play(game, takeMove(game, vehicle(game), Infinity), one, 'drift-left', one, 'steepDrift-left', one, 'drift-right');
    expect(vehicle(game).pose.x).toBe(-0.5);
  });

  test('turning left and back right by the same angle keeps the heading', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3599 }), fc.integer({ min: 1, max: 90 }), (h, degrees) => {
        const there = OPEN_FIELD.turn({ x: 0, y: 0, h }, midSized, degrees * 10);
        expect(OPEN_FIELD.turn(there, midSized, -degrees * 10).h).toBe(h);
      }),
    );
  });
});
