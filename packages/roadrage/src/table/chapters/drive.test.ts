import { type Ask, startingParams } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import { readyToMove } from '../../testing/movement.ts';
import {
  at,
  design,
  drive,
  driven,
  gameOf,
  inTurn,
  marksOf,
  play,
  roadSetup,
  type Script,
  type TestGame,
  vehicle,
} from '../../testing/road.ts';
import { moveQuestion } from '../questions/move-question.ts';
import { takeMove } from './drive.ts';
import { finishSkid } from './skid.ts';

const one = ['straight', { squares: 1 }] as const;
const TURNS = ['turn45-left', 'turn45-right', 'turn90-left', 'turn90-right'];

function gameAt(speed: number, dice: readonly number[] = [], body = driven('midSized', 2)): TestGame {
  const game = gameOf(roadSetup([{ design: body, speed }]), dice);
  readyToMove(game);
  return game;
}

/** All that is offered at each question of a move. */
function questions(game: TestGame, ...script: readonly Script[]): readonly (readonly string[])[] {
  const seen: string[][] = [];
  const answering = inTurn(...script);
  drive(takeMove(game, vehicle(game), Infinity), (question: Ask) => {
    seen.push(question.options().map(({ id }) => id));
    return answering(question);
  });
  return seen;
}

describe('roadrage/move/movement', () => {
  test('a square for each 10 mph, straight on unless told otherwise', () => {
    const game = gameAt(60);
    play(game, takeMove(game, vehicle(game), Infinity));
    expect(vehicle(game).pose).toEqual(at(0, 6));
    expect(vehicle(game)).toMatchObject({ left: 0, moved: 6 });
  });

  test('RR-33: the first square is straight: before it there is only the brake', () => {
    expect(questions(gameAt(40), one)[0]).toEqual(['straight', 'straight-then', 'emergencyStop']);
  });

  test('RR-43: in reverse it backs away from where it faces, and does not drift', () => {
    const game = gameAt(20);
    vehicle(game).reverse = true;
    const seen = questions(game, one, 'turn45-left');
    expect(vehicle(game).pose).toEqual({ ...at(0, 0, -45), x: 1, y: -2 });
    expect(seen[1]).toEqual(['straight', 'straight-then', ...TURNS]);
  });

  test('roadrage/hardtop/driverless: nobody is asked, and it goes straight on', () => {
    const game = gameAt(40, [], design('midSized', { crew: [] }));
    expect(questions(game)).toEqual([]);
    expect(vehicle(game).pose).toEqual(at(0, 4));
  });

  test('roadrage/damage/crippled: it goes straight on', () => {
    const game = gameAt(30);
    vehicle(game).crippled = true;
    expect(questions(game)).toEqual([]);
    expect(vehicle(game).pose).toEqual(at(0, 3));
  });
});

describe('roadrage/maneuver/when', () => {
  test('one after each square, none right after another, and a last one at the end', () => {
    const seen = questions(gameAt(20), one, 'turn45-left', 'turn45-right');
    expect(seen).toEqual([
      ['straight', 'straight-then', 'emergencyStop'],
      ['straight', 'straight-then', ...TURNS],
      ['end', ...TURNS],
    ]);
  });

  test('whoever drives straight on to the end is not asked for a last maneuver; who wants one says so before', () => {
    const straight = gameAt(50);
    expect(questions(straight, ['straight', { squares: 5 }])).toHaveLength(1);
    expect(vehicle(straight).pose).toEqual(at(0, 5));
    const turned = gameAt(50);
    expect(questions(turned, 'straight-then', 'turn45-right')).toHaveLength(2);
    expect(vehicle(turned).pose).toEqual(at(0, 5, 45));
  });

  test('a move that something has shortened asks for the last maneuver', () => {
    const crate = { id: 'crate', pose: at(0, 3), size: { length: 1, width: 1 }, floors: 1, label: 'a crate' };
    const setup = roadSetup([{ design: driven('midSized', 2), speed: 60 }], {
      obstacles: [{ ...crate, kind: 'crate' }],
    });
    const sixes = Array.from({ length: 14 }, (_, i) => (i < 7 ? 3 : 1));
    const game = gameOf(setup, [...sixes, 6, 6, 6, 6, 1, 1]);
    readyToMove(game);
    const seen = questions(game, ['straight', { squares: 6 }], 'turn45-left');
    expect(seen).toHaveLength(2);
    expect(vehicle(game).pose).toEqual(at(0, 4, -45));
  });

  test('roadrage/maneuver/turn-45: turns and goes on the new way', () => {
    const game = gameAt(30);
    play(game, takeMove(game, vehicle(game), Infinity), one, 'turn45-right', one, 'turn45-right');
    expect(vehicle(game).pose).toEqual(at(2, 2, 90));
    expect(marksOf(game).filter((mark) => mark === 'maneuver/turn45')).toHaveLength(2);
  });

  test('roadrage/maneuver/turn-90: at 20 mph without a roll', () => {
    const game = gameAt(20);
    play(game, takeMove(game, vehicle(game), Infinity), one, 'turn90-left');
    expect(vehicle(game).pose).toEqual(at(-1, 1, -90));
  });

  test('a lost turn does not happen: it skids on the old way, then faces where the die says', () => {
    // 60 mph: speed difference 4, chance 4 + 2 + 2 - 4 = 4. A 9 fails by 5: two squares; the facing 1 - 2 + 4 = 3.
    const game = gameAt(60, [4, 5, 1]);
    play(game, takeMove(game, vehicle(game), Infinity), one, 'turn90-left', ['straight', { squares: 3 }]);
    expect(vehicle(game).pose).toEqual(at(0, 6));
  });
});

describe('roadrage/maneuver/drift', () => {
  test('RR-35: a square to the side for every two ahead: the first after two squares, again after two more', () => {
    const game = gameAt(50);
    const seen = questions(game, one, one, 'drift-right', one, one, 'drift-right');
    expect(vehicle(game).pose).toEqual(at(2, 5));
    expect(seen.map((ids) => ids.includes('drift-right'))).toEqual([false, false, true, false, false, true, false]);
  });

  test('RR-35: squares ahead count in whatever turn they were driven, and none twice', () => {
    const game = gameAt(30);
    questions(game, one, one, 'drift-right', 'end');
    readyToMove(game);
    Object.assign(vehicle(game), { moved: 0, maneuvers: 0, sinceManeuver: 0 });
    const seen = questions(game, one, 'drift-right', one);
    expect(seen.map((ids) => ids.includes('drift-right'))).toEqual([false, true, false, false]);
  });

  test('not below 30 mph', () => {
    expect(questions(gameAt(20), one, one)[2] ?? []).not.toContain('drift-left');
    expect(questions(gameAt(30), one, one)[2]).toContain('drift-left');
  });
});

describe('roadrage/maneuver/donuts', () => {
  test('RR-42: a standing vehicle spins to any facing without a roll, and that is its move', () => {
    const game = gameAt(0);
    const seen = questions(game, ['donut', { degrees: -135 }]);
    expect(vehicle(game).pose).toEqual(at(0, 0, -135));
    expect(seen).toEqual([['stay', 'donut']]);
    expect(marksOf(game)).toEqual(['maneuver/donut']);
  });

  test('not with a dead engine', () => {
    const game = gameAt(0);
    vehicle(game).engineHits = 2;
    expect(questions(game)).toEqual([]);
  });
});

describe('roadrage/maneuver/emergency-stop', () => {
  test.each([
    [60, 3, 3],
    [70, 4, 4],
  ])('example 12: at %i mph: %i squares, speed difference %i, then it stands', (speed, squares, sd) => {
    const game = gameAt(speed, [1, 1]);
    play(game, takeMove(game, vehicle(game), Infinity), 'emergencyStop');
    expect(vehicle(game).pose).toEqual(at(0, squares));
    expect(vehicle(game)).toMatchObject({ speed: 0, left: 0 });
    const control = game.events.find(({ kind }) => kind === 'control');
    expect(control?.modifiers).toContainEqual({
      value: -sd,
      label: 'Speed difference',
      rule: 'roadrage/control/speed-difference',
    });
  });

  test('a lost one skids within the move, turns, and stands all the same', () => {
    // Chance 4 + 2 + 2 - 3 = 5; an 11 fails by 6: three squares. Facing 3 - 2 + 3 = 4: straight on.
    const game = gameAt(60, [5, 6, 3]);
    play(game, takeMove(game, vehicle(game), Infinity), 'emergencyStop');
    expect(vehicle(game).pose).toEqual(at(0, 6));
    expect(vehicle(game).speed).toBe(0);
    expect(vehicle(game).carriedSkid).toBeNull();
  });

  test('a skid longer than the move goes on next turn, all of it, and then it stands', () => {
    // Chance 4 + 0 + 2 - 3 = 3; an 11 fails by 8: four squares, three of them now. Facing 1 - 0 + 3 = 4: straight on.
    const game = gameAt(60, [5, 6], driven('midSized', 0));
    const car = vehicle(game);
    play(game, takeMove(game, car, Infinity), 'emergencyStop');
    expect(car).toMatchObject({ pose: at(0, 6), speed: 60, carriedSkid: { units: 1, stops: true } });
    game.diceLeft.push(1);
    readyToMove(game);
    car.moved = 0;
    play(game, takeMove(game, car, Infinity));
    expect(car).toMatchObject({ pose: at(0, 7), speed: 0, left: 0, carriedSkid: null });
  });

  test('RR-34: not without brakes', () => {
    const game = gameAt(40);
    vehicle(game).brakesLost = true;
    expect(questions(game, one)[0]).toEqual(['straight', 'straight-then']);
  });
});

describe('roadrage/control/skid: carried over', () => {
  test('RR-37: comes first in the next turn instead of the straight square, and the facing follows', () => {
    const game = gameAt(60, [1]);
    const car = vehicle(game);
    car.carriedSkid = { units: 2, heading: at(0, 0, 90).h, sd: 2 };
    play(game, finishSkid(game, car));
    // Facing 1 - 2 + 2 = 1: the way it skidded.
    expect(car.pose).toEqual(at(2, 0, 90));
    expect([car.left, car.moved, car.carriedSkid]).toEqual([4, 2, null]);
    expect(
      moveQuestion(game, car, car.left, false)
        ?.options()
        .map(({ id }) => id),
    ).toEqual(['straight', 'straight-then']);
  });

  test('one longer than the turn goes on to the turn after', () => {
    const game = gameAt(20);
    const car = vehicle(game);
    car.carriedSkid = { units: 5, heading: 0, sd: 2 };
    play(game, finishSkid(game, car));
    expect(car.carriedSkid).toEqual({ units: 3, heading: 0, sd: 2 });
  });
});

describe('roadrage/move/movement: previews', () => {
  test('a preview shows the ghost and its way, and warns of what is hit', () => {
    const setup = roadSetup([
      { design: driven('midSized', 1), speed: 50 },
      { design: driven('compact', 1), pose: at(0, 4) },
    ]);
    const game = gameOf(setup);
    readyToMove(game);
    const [straight] = moveQuestion(game, vehicle(game), 5, false)?.options() ?? [];
    const preview = straight?.preview({ squares: 5 });
    expect(preview?.ghosts?.[0]).toMatchObject({ piece: 'v1', pose: { x: 0, y: 5 }, danger: true });
    expect(preview?.warnings).toEqual(['Hits compact in square 4']);
    expect(preview?.facts).toMatchObject({ x: 0, y: 5, squares: 5, contact: 4 });
  });

  test('a maneuver tells its odds, and how a lost roll may end', () => {
    const game = gameAt(60);
    vehicle(game).sinceManeuver = 1;
    const options = moveQuestion(game, vehicle(game), 3, false)?.options() ?? [];
    const turn = options.find(({ id }) => id === 'turn90-left');
    const preview = turn?.preview(turn === undefined ? {} : startingParams(turn));
    // Chance 4: 6 falls in 36.
    expect(preview?.chances).toEqual([{ label: 'keeps control', chance: 6 / 36 }]);
    const share = (label: string): number => preview?.spread?.find((entry) => entry.label === label)?.chance ?? 0;
    expect(share('turns over')).toBeCloseTo(1 / 36);
    expect(share('skids 0 squares')).toBeCloseTo(4 / 36);
    expect(share('skids 1 square') + share('skids 2 squares') + share('skids 3 squares')).toBeCloseTo(25 / 36);
    expect(preview?.target).toMatchObject({ kind: 'need', base: 4, need: 4 });
    expect(preview?.facts).toEqual(turn?.facts?.({}));
  });
});
