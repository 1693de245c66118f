import { describe, expect, test } from 'vitest';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { readyToMove } from '../../testing/movement.ts';
import {
  at,
  character,
  design,
  driven,
  gameOf,
  marksOf,
  play,
  roadSetup,
  type TestGame,
  vehicle,
} from '../../testing/road.ts';
import { chanceOf } from '../queries/control.ts';
import { furthestPush, mayPush, pushTest } from '../queries/push.ts';
import { speedPush } from './push.ts';

/** Skill 2 and handling 3, its move over. */
function pusher(dice: readonly number[] = []): TestGame {
  const chase = { objective: { kind: 'capture', runners: [0] } } as const;
  const game = gameOf(roadSetup([{ design: driven('midSized', 2, 'improvedShocks'), speed: 60 }], chase), dice);
  readyToMove(game);
  vehicle(game).left = 0;
  vehicle(game).done = true;
  return game;
}

describe('roadrage/move/speed-push', () => {
  test('example 9: 20 mph more is a speed difference of 6 and a chance of 3, 10 mph more of 3 and 6', () => {
    const game = pusher();
    expect(chanceOf(game, vehicle(game), pushTest(2))).toMatchObject({ sd: 6, chance: 3 });
    expect(chanceOf(game, vehicle(game), pushTest(1))).toMatchObject({ sd: 3, chance: 6 });
  });

  test('a success goes straight on, and the speed stays', () => {
    const game = pusher([1, 2]);
    play(game, speedPush(game, vehicle(game)), ['push', { squares: 2 }]);
    expect(vehicle(game).pose).toEqual(at(0, 2));
    expect(vehicle(game)).toMatchObject({ speed: 60, left: 0, pushed: true });
    expect(marksOf(game)).toContain('push');
  });

  test('RR-44: a failure skids only as far as was announced, and carries the rest', () => {
    // A 10 against 6 fails by 4: two squares, one of them now.
    const game = pusher([5, 5]);
    play(game, speedPush(game, vehicle(game)), 'push');
    expect(vehicle(game).pose).toEqual(at(0, 1));
    expect(vehicle(game).carriedSkid).toEqual({ units: 1, heading: 0, sd: 3 });
  });

  test('a failure by little only turns', () => {
    const game = pusher([4, 3, 6]);
    play(game, speedPush(game, vehicle(game)), 'push');
    // Facing 6 - 2 + 3 = 7: 90° to the left and stopped.
    expect(vehicle(game).pose).toEqual(at(0, 0, -90));
    expect(vehicle(game).speed).toBe(0);
  });

  test('any extra may be announced up to the speed itself, also one that two dice cannot make', () => {
    // 60 mph more: speed difference 18, chance 4 + 2 + 3 - 18 = -9; a 3 fails by 12: six squares. Facing 1 - 2 + 18: backwards.
    const game = pusher([1, 2, 1]);
    expect(furthestPush(vehicle(game))).toBe(6);
    play(game, speedPush(game, vehicle(game)), ['push', { squares: 6 }]);
    expect(vehicle(game)).toMatchObject({ pose: at(0, 6, 180), speed: 0 });
  });

  describe('is asked for only where there is something to gain', () => {
    const foe = (y: number, ...weapons: readonly WeaponId[]) => ({
      design: design('midSized', { crew: [character('Foe', {}, weapons)] }),
      pose: at(0, y),
    });
    const asked = (objective: Setup['objective'], y: number, ...weapons: readonly WeaponId[]): boolean => {
      const own = { design: driven('midSized', 2), speed: 60 };
      const game = gameOf(roadSetup([own, foe(y, ...weapons)], { objective }));
      return mayPush(game, vehicle(game));
    };

    test('in races and chases always', () => {
      expect(asked({ kind: 'capture', runners: [0] }, 80)).toBe(true);
      expect(asked({ kind: 'laps', laps: 1, gates: [] }, 80)).toBe(true);
    });

    test('in a fight with a foe whom it may bring under a bumper or a gun, or away from one', () => {
      // Chance 8: up to two squares can be hoped for.
      expect([2, 3].map((y) => asked({ kind: 'duel' }, y))).toEqual([true, false]);
      expect([12, 13].map((y) => asked({ kind: 'duel' }, y, 'handWeapon'))).toEqual([true, false]);
    });

    test('not where not even a square can be hoped for', () => {
      const game = pusher();
      vehicle(game).maneuvers = 5;
      expect(mayPush(game, vehicle(game))).toBe(false);
    });

    test('not right before a wall that nothing breaks', () => {
      const game = pusher();
      const walled = { ...game.setup, bounds: { minX: -3, minY: -3, maxX: 3, maxY: 0 }, edge: 'wall' } as const;
      expect(mayPush({ ...game, setup: walled }, vehicle(game))).toBe(false);
    });
  });

  test('a push is not a maneuver, but those of the turn make it harder', () => {
    const game = pusher();
    vehicle(game).maneuvers = 3;
    expect(chanceOf(game, vehicle(game), pushTest(1)).chance).toBe(3);
    expect(pushTest(1).voluntary).toBe(false);
  });

  test.each([
    ['crippled', { crippled: true }],
    ['skidding', { carriedSkid: { units: 1, heading: 0, sd: 1 } }],
    ['tumbling', { rolling: { heading: 0, kind: 'fireball' } }],
    ['standing', { speed: 0 }],
    ['in reverse', { reverse: true }],
    ['one that has pushed already', { pushed: true }],
  ] as const)('not %s', (_, changes) => {
    const game = pusher();
    Object.assign(vehicle(game), changes);
    expect(mayPush(game, vehicle(game))).toBe(false);
  });
});
