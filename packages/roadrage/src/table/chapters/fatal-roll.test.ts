import { describe, expect, test } from 'vitest';
import { readyToMove } from '../../testing/movement.ts';
import { at, drive, driven, gameOf, marksOf, play, roadSetup, vehicle } from '../../testing/road.ts';
import { takeMove } from './drive.ts';
import { fatalRoll, slowTumbling } from './fatal-roll.ts';

/** A tank with nobody left to hurt and no component left to check: only the dice of the fatal roll count. */
function wreck(speed: number, dice: readonly number[]) {
  const game = gameOf(roadSetup([{ design: driven('midSized', 1), speed }]), dice);
  const car = vehicle(game);
  const [driver] = game.state.people;
  if (driver !== undefined) driver.hp = 0;
  car.engineHits = 2;
  car.fuelLost = true;
  car.brakesLost = true;
  readyToMove(game);
  return { game, car };
}

describe('roadrage/control/fatal-roll', () => {
  test.each([
    [1, 0, 'fatal/roof'],
    [4, -45, 'fatal/roof-left'],
    [5, 45, 'fatal/roof-right'],
  ])('a %i slides the rest of the move on its roof, %i° off', (die, turn, mark) => {
    const { game, car } = wreck(30, [die]);
    play(game, fatalRoll(game, car, 0));
    const x = Math.sign(turn) * 3;
    expect(car.pose).toMatchObject({ x: x + 0, y: 3 });
    expect([car.down, car.speed, car.left, car.crippled]).toEqual([2, 0, 0, true]);
    expect(car.damage).toBe(45);
    expect(marksOf(game)).toContain(mark);
  });

  test('RR-39: those inside take the points it took to cripple it, saved by belts one by one', () => {
    // The way it turns, the driver's check of the third row, three points of whiplash.
    const game = gameOf(roadSetup([{ design: driven('midSized', 1), speed: 0 }]), [1, 1, 6, 1, 1]);
    const car = vehicle(game);
    car.damage = 42;
    car.rowsChecked = 2;
    car.engineHits = 2;
    car.fuelLost = true;
    car.brakesLost = true;
    readyToMove(game);
    play(game, fatalRoll(game, car, 0));
    expect(game.state.people[0]?.hp).toBe(3);
  });
});

describe('roadrage/control/fireball', () => {
  test('example 11: 30 mph left: onto its side, its roof, its other side, a die each', () => {
    const { game, car } = wreck(30, [6, 1, 1, 1, 1]);
    play(game, fatalRoll(game, car, 0));
    expect(car.pose).toEqual(at(0, 3, -90));
    expect(car.down).toBe(3);
    expect(car.damage).toBe(3);
    slowTumbling(game, car);
    expect([car.speed, car.rolling]).toEqual([0, null]);
    expect(marksOf(game)).toContain('fatal/fireball');
  });

  test('example 11: 60 mph: six squares of three dice, then 30 mph: three squares of one die, then it stops', () => {
    const { game, car } = wreck(60, [6, 4, ...Array.from({ length: 18 }, () => 1)]);
    play(game, fatalRoll(game, car, 0));
    expect(car.pose).toEqual(at(0, 6, 90));
    expect(car.damage).toBe(18);
    slowTumbling(game, car);
    expect(car.speed).toBe(30);
    expect(car.rolling).not.toBeNull();
    game.diceLeft.push(1, 1, 1);
    car.moved = 0;
    play(game, takeMove(game, car, Infinity));
    expect(car.pose.y).toBe(9);
    expect(car.damage).toBe(21);
    slowTumbling(game, car);
    expect([car.speed, car.down, car.rolling]).toEqual([0, 1, null]);
  });

  test('RR-40: what it strikes ends it there; on its wheels it stands for a whole turn all the same', () => {
    const wall = { minX: -5, minY: -5, maxX: 5, maxY: 4 };
    const game = gameOf(
      roadSetup([{ design: driven('midSized', 1), speed: 60 }], { bounds: wall, edge: 'wall' }),
      // Four squares of three dice all the way round, then ten dice and three of speed from the wall.
      [6, 1, ...Array.from({ length: 12 + 13 }, () => 1), ...Array.from({ length: 30 }, () => 6)],
    );
    const car = vehicle(game);
    Object.assign(car, { engineHits: 2, fuelLost: true, brakesLost: true, rowsChecked: 2 });
    readyToMove(game);
    drive(fatalRoll(game, car, 0));
    expect([car.pose.y, car.speed, car.down]).toEqual([4, 0, 0]);
    slowTumbling(game, car);
    expect([car.rolling, car.idle]).toEqual([null, 1]);
  });

  test('RR-40: a crate that gives way stops it too', () => {
    const crate = {
      id: 'crate',
      kind: 'crate',
      pose: at(0, 2),
      size: { length: 1, width: 1 },
      floors: 1,
      label: 'a crate',
    };
    const setup = roadSetup([{ design: driven('midSized', 1), speed: 30 }], {
      obstacles: [{ ...crate, kind: 'crate' }],
    });
    // One square and its die; four dice of 6 break the crate, four of 1 come back.
    const game = gameOf(setup, [6, 1, 1, 6, 6, 6, 6, 1, 1, 1, 1]);
    const car = vehicle(game);
    const [driver] = game.state.people;
    if (driver !== undefined) driver.hp = 0;
    readyToMove(game);
    play(game, fatalRoll(game, car, 0));
    expect([car.pose.y, car.speed, game.state.smashed]).toEqual([1, 0, ['crate']]);
  });

  test('RR-39: on its wheels at the end it stands for a whole turn', () => {
    const { game, car } = wreck(40, []);
    car.rolling = { heading: 0, kind: 'fireball' };
    car.speed = 30;
    slowTumbling(game, car);
    expect([car.down, car.idle]).toEqual([0, 1]);
  });
});
