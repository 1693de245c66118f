import { describe, expect, test } from 'vitest';
import { readyToMove } from '../../testing/movement.ts';
import { at, driven, gameOf, play, roadSetup, type TestGame, textsOf, vehicle } from '../../testing/road.ts';
import type { Variants } from '../../variants.ts';
import { vehicleThing } from '../queries/marks.ts';
import { OPEN_FIELD } from '../queries/open-field.ts';
import { moveQuestion } from '../questions/move-question.ts';
import { takeMove } from './drive.ts';
import { finalFacing } from './facing.ts';

const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

/** Two vehicles, the second beside or behind the first. */
function pair(body: 'midSized' | 'busHeavyTruck', x: number, y: number, speed: number, variants: Partial<Variants>) {
  return roadSetup(
    [
      { design: driven(body, 2), pose: at(0, 0), speed },
      { design: driven('midSized', 2), pose: at(x, y) },
    ],
    { variants },
  );
}

function overlap(game: TestGame): boolean {
  const [a, b] = [vehicleThing(game, vehicle(game, 1)), vehicleThing(game, vehicle(game, 2))];
  // Half a millimetre is no contact.
  return OPEN_FIELD.range(a, b) === 0 && OPEN_FIELD.touches({ ...a, pose: { ...a.pose, x: a.pose.x - 0.02 } }, b);
}

describe('roadrage/ram/contact: what turns on the spot', () => {
  test('in the open a donut ends against the neighbor: base dice both ways, and neither is in the other', () => {
    const game = gameOf(pair('midSized', 0.8, 0, 0, { movement: 'open' }), ones(8));
    readyToMove(game);
    play(game, takeMove(game, vehicle(game), Infinity), ['donut', { degrees: 90 }]);
    expect(vehicle(game, 1).pose.h).toBeGreaterThan(at(0, 0, 90).h);
    expect([vehicle(game, 1).damage, vehicle(game, 2).damage]).toEqual([4, 4]);
    expect(overlap(game)).toBe(false);
    expect(textsOf(game, 'ram')[0]).toContain('swings against');
  });

  test('in the open a spin after a skid ends there too, and has its effect on the speed', () => {
    // Facing 6 - 2 + 4 = 8: 90° to the right, and it stands.
    const game = gameOf(pair('midSized', 0.8, 0, 50, { movement: 'open' }), [6, ...ones(8)]);
    readyToMove(game);
    play(game, finalFacing(game, vehicle(game), 4, 0));
    expect(overlap(game)).toBe(false);
    expect(vehicle(game)).toMatchObject({ speed: 0, damage: 4 });
  });

  test('with room enough it comes all the way round', () => {
    const game = gameOf(pair('midSized', 3, 0, 0, { movement: 'open' }), []);
    readyToMove(game);
    play(game, takeMove(game, vehicle(game), Infinity), ['donut', { degrees: 90 }]);
    expect(vehicle(game).pose.h).toBe(at(0, 0, 90).h);
  });

  test('roadrage/maneuver/turn-45: the tail of a long bus does not swing onto another; it goes straight on', () => {
    // Turning left its tail would go to the east of where it was.
    const game = gameOf(pair('busHeavyTruck', 1, 0, 20, { longVehicles: true }), ones(12));
    readyToMove(game);
    const bus = vehicle(game);
    play(game, takeMove(game, bus, Infinity), ['straight', { squares: 1 }], 'turn45-left');
    expect(bus.pose).toEqual(at(0, 2));
    expect([bus.damage, vehicle(game, 2).damage]).toEqual([4, 8]);
    expect([bus.speed, vehicle(game, 2).pose]).toEqual([20, at(1, 0)]);
  });

  test('the preview warns of it', () => {
    const game = gameOf(pair('busHeavyTruck', 1, -1, 0, { longVehicles: true }));
    readyToMove(game);
    const donut = moveQuestion(game, vehicle(game), 0, false)
      ?.options()
      .find(({ id }) => id === 'donut');
    expect(donut?.preview({ degrees: -45 }).warnings).toEqual(['Swings against midSized']);
    expect(donut?.preview({ degrees: 45 }).warnings).toEqual([]);
  });

  test('a bus of one square turns as it likes', () => {
    const game = gameOf(pair('busHeavyTruck', 1, 0, 20, {}), []);
    readyToMove(game);
    const bus = vehicle(game);
    play(game, takeMove(game, bus, Infinity), ['straight', { squares: 1 }], 'turn45-left');
    expect(bus.pose).toEqual(at(-1, 2, -45));
  });
});

describe('roadrage/maneuver/donuts', () => {
  test('RR-32: a donut is the whole move and makes no later roll harder', () => {
    const game = gameOf(roadSetup([{ design: driven('midSized', 2) }]));
    readyToMove(game);
    play(game, takeMove(game, vehicle(game), Infinity), ['donut', { degrees: 90 }]);
    expect(vehicle(game)).toMatchObject({ maneuvers: 0, pose: at(0, 0, 90) });
  });
});
