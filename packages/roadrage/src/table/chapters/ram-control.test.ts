import { describe, expect, test } from 'vitest';
import { at, driven, gameOf, play, roadSetup, type TestGame, textsOf, vehicle } from '../../testing/road.ts';
import { settleContact } from './contact.ts';

const dice = (count: number, value: number): readonly number[] => Array.from({ length: count }, () => value);

/** The first vehicle, two squares into its move, shunts the second. */
function shunt(rolls: readonly number[], facing = 0): TestGame {
  const cars = [
    { design: driven('midSized', 2), pose: at(0, 0), speed: 80 },
    { design: driven('midSized', 2), pose: at(0, 1, facing), speed: 40 },
  ];
  const game = gameOf(roadSetup(cars), rolls);
  const [rammer, target] = [vehicle(game, 1), vehicle(game, 2)];
  Object.assign(rammer, { moved: 2, left: 6 });
  target.left = 4;
  play(game, settleContact(game, rammer, { kind: 'vehicle', vehicle: target }, 0, 'drive'));
  return game;
}

// Five dice to the target, three to the rammer, whiplash of 3 and 2, all saved.
const SHUNT = [...dice(5, 1), ...dice(3, 1), ...dice(3, 6), ...dice(2, 6)];

describe('roadrage/ram/control', () => {
  test('RR-57: a target that has yet to move skids in full and keeps its whole move', () => {
    // Fails by 5: two squares ahead; facing 1 - 2 + 4 = 3: straight on.
    const game = shunt([...SHUNT, 4, 5, 1, 1, 1]);
    const target = vehicle(game, 2);
    expect(target.pose).toEqual(at(0, 3));
    expect([target.speed, target.left, target.moved]).toEqual([60, 6, 0]);
  });

  test('RR-57: the rammer pays for its skid with the movement it has left', () => {
    // The target skids two squares out of the way; the rammer fails by 3, one square, and its facing is straight on.
    const game = shunt([...SHUNT, 4, 5, 1, 3, 4, 1]);
    const rammer = vehicle(game, 1);
    expect(rammer.pose).toEqual(at(0, 1));
    expect([rammer.speed, rammer.left, rammer.frozenBehind]).toEqual([60, 3, 'v2']);
    expect(textsOf(game, 'facing')).toHaveLength(2);
  });
});

describe('roadrage/control/skid', () => {
  test('a new loss of control takes the place of a skid that was still to come', () => {
    const cars = [
      { design: driven('midSized', 2), pose: at(0, 0), speed: 40 },
      { design: driven('midSized', 2), pose: at(0, 1, 90), speed: 40 },
    ];
    // Side-on: 5 and 3 dice, whiplash 3 and 2; the target fails by 1 and its facing is straight on.
    const game = gameOf(roadSetup(cars), [...SHUNT, 2, 3, 1, 1, 1]);
    const target = vehicle(game, 2);
    target.carriedSkid = { units: 3, heading: 2700, sd: 4 };
    play(game, settleContact(game, vehicle(game, 1), { kind: 'vehicle', vehicle: target }, 0, 'drive'));
    expect(target.carriedSkid).toBeNull();
    expect(target.speed).toBe(20);
  });

  test('whoever is hit in the air comes down', () => {
    const cars = [
      { design: driven('midSized', 2), pose: at(0, 0), speed: 40 },
      { design: driven('midSized', 2), pose: at(0, 1, 180), speed: 70 },
    ];
    const game = gameOf(roadSetup(cars), [
      ...dice(12, 1),
      ...dice(12, 1),
      ...dice(6, 6),
      ...dice(6, 6),
      1,
      1,
      1,
      1,
      1,
      1,
    ]);
    const target = vehicle(game, 2);
    target.flight = { units: 3, flown: 1, slope: 'moderate', heading: 1800, level: 1, sunk: 0 };
    play(game, settleContact(game, vehicle(game, 1), { kind: 'vehicle', vehicle: target }, 0, 'drive'));
    expect([target.flight, target.speed]).toEqual([null, 0]);
  });
});
