import { expect, test } from 'vitest';
import { arenaSetup, at, build, car, gameOf } from '../../testing/arena.ts';
import { acesFor, drivingRoll, zoneDice } from './driving-dice.ts';
import { difficultyOf, zoneOf } from './moves.ts';

const square = (level: number, x: number) => ({
  id: `t${level}`,
  level,
  label: '',
  points: [
    { x, y: 2 },
    { x: x + 2, y: 2 },
    { x: x + 2, y: 4 },
    { x, y: 4 },
  ],
});

const rolling = (
  changes: Parameters<typeof arenaSetup>[1],
  speed = 3,
  reached: Parameters<typeof drivingRoll>[3] = null,
) => {
  const setup = arenaSetup([build()], changes);
  const game = gameOf(setup);
  car(game).speed = speed;
  return drivingRoll(game, car(game), at(3, 3), reached);
};

test('sixth/maneuver/turn: D3 at speed 3 on clear ground is four yellow, a green and a red die', () => {
  expect(rolling({}, 3, 'D3').dice).toEqual({ yellow: 4, green: 1, red: 1 });
  expect(zoneDice('D4')).toEqual({ green: 1, yellow: 1, red: 1, white: 1 });
});

test('sixth/maneuver/slide: at speed 4 four yellow dice', () => {
  expect(rolling({}, 4, 'slide').dice).toEqual({ yellow: 4 });
});

test('sixth/move/low-risk: no dice of their own', () => {
  expect(rolling({})).toEqual({ dice: {}, adds: { skid: 0, wrench: 0 }, level: 0, hazards: [] });
});

test('sixth/arena/terrain: of levels 1 and 2 the higher counts, two blue dice', () => {
  expect(rolling({ terrain: [square(1, 2), square(2, 3)] }).dice).toEqual({ blue: 2 });
});

test('sixth/arena/hazards: clay adds two blue dice, mud a skid, and terrain counts besides', () => {
  const hazards = (kind: 'clay' | 'mud') => [{ id: 'h1', kind, pose: at(3, 3) }];
  expect(rolling({ hazards: hazards('clay') }).dice).toEqual({ blue: 2 });
  expect(rolling({ hazards: hazards('mud') })).toEqual({
    dice: {},
    adds: { skid: 1, wrench: 0 },
    level: 0,
    hazards: ['mud'],
  });
  expect(rolling({ hazards: hazards('mud'), terrain: [square(2, 2)] })).toEqual({
    dice: { blue: 2 },
    adds: { skid: 1, wrench: 0 },
    level: 2,
    hazards: ['mud'],
  });
  const oil = [{ id: 'h1', kind: 'oil', pose: at(3, 3) }] as const;
  expect([rolling({ hazards: oil }).adds.skid, rolling({ hazards: oil }, 2, 'slide').adds.skid]).toEqual([0, 2]);
});

test('sixth/arena/turning-key: zones by the angle, a border counts as the lower one', () => {
  expect([0, 75, 80, 225, 230, 450, 675, 680, 900].map(zoneOf)).toEqual([
    ...[null, 'SLIGHT', 'D1', 'D1', 'D2', 'D2', 'D3', 'D4', 'D4'],
  ]);
  const turn = { kind: 'turn', way: 'left', angle: 900 } as const;
  expect([0, 60, 100, 900].map((turned) => difficultyOf(turn, { travel: 1, turned }))).toEqual([
    null,
    null,
    'D1',
    'D4',
  ]);
});

test('sixth/cards/chassis-brace: an ace more for a maneuver at speed 4 or 5', () => {
  const game = gameOf(arenaSetup([build({ crew: ['rookieDriver', 'rookieGunner', 'chassisBrace'] })]));
  const at4 = [3, 4, 5].map((speed) => acesFor(Object.assign(car(game), { speed })));
  expect(at4).toEqual([1, 2, 2]);
});

test('sixth/cards/armored-cool-box: a blue die with every maneuver, none without', () => {
  const setup = arenaSetup([build({ back: ['armoredCoolBox'] })]);
  const game = gameOf(setup);
  expect(drivingRoll(game, car(game), at(3, 3), 'slide').dice).toEqual({ yellow: 2, blue: 1 });
  expect(drivingRoll(game, car(game), at(3, 3), null).dice).toEqual({});
});
