import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODIES } from '../../catalog/bodies.ts';
import { readyToMove } from '../../testing/movement.ts';
import { at, drive, driven, gameOf, marksOf, play, roadSetup, vehicle } from '../../testing/road.ts';
import { takeMove } from '../chapters/drive.ts';
import { finalFacing } from '../chapters/facing.ts';
import { maneuver } from '../chapters/maneuver.ts';
import { itemOf } from '../questions/maneuver-menu.ts';
import { moveQuestion } from '../questions/move-question.ts';
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

describe('roadrage/maneuver/when: without a grid and without the alternate maneuvers', () => {
  const plain = { variants: { movement: 'open', alternateManeuvers: false } } as const;
  const one = ['straight', { squares: 1 }] as const;

  test('the maneuvers of the grid, at their safe speeds: a drift of a whole square, turns of 45° and 90°', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 2), speed: 50 }], plain));
    readyToMove(game);
    const car = vehicle(game);
    Object.assign(car, { sinceManeuver: 1, sinceDrift: 2 });
    const offered = moveQuestion(game, car, 5, false)?.options() ?? [];
    const sides = ['drift', 'turn45', 'turn90', 'bootlegger'].flatMap((id) => [`${id}-left`, `${id}-right`]);
    expect(offered.map(({ id }) => id).slice(3)).toEqual(sides);
    play(game, takeMove(game, car, Infinity), one, 'drift-left', one, 'turn45-right', one);
    expect(marksOf(game)).toEqual(['maneuver/drift', 'maneuver/turn45']);
    expect(car.pose.h).toBe(at(0, 0, 45).h);
  });

  test('roadrage/move/movement: turns swing about the rear wheel, and a drift takes two squares ahead', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 2), speed: 30 }], plain));
    readyToMove(game);
    const car = vehicle(game);
    play(game, takeMove(game, car, Infinity), one, one, 'drift-right', 'end');
    expect(car.pose).toEqual(at(1, 3));
    const { x, y } = OPEN_FIELD.turn(car.pose, midSized, 450);
    Object.assign(car, { moved: 0, left: 3, sinceManeuver: 1 });
    play(game, maneuver(game, car, itemOf(game, 'turn45-left').row, 'left', 45));
    expect([car.pose.x, car.pose.y]).toEqual([x, y]);
  });

  test('roadrage/control/final-facing: as on the grid', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 1), speed: 70 }], plain), [1]);
    readyToMove(game);
    // 1 - 1 + 3: straight on, where the alternate table would turn it 30°.
    play(game, finalFacing(game, vehicle(game), 3, 0));
    expect(vehicle(game)).toMatchObject({ pose: at(0, 0), speed: 70, left: 7 });
    expect(marksOf(game)).toEqual(['facing/0']);
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
