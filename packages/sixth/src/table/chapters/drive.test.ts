import { cornerOf } from '@hardtop/geometry';
import { expect, test } from 'vitest';
import { CAR } from '../../catalog/turning-key.ts';
import { arenaSetup, at, build, car, gameOf, play, type TestGame, textsOf } from '../../testing/arena.ts';
import { attacksOf } from '../queries/attacks.ts';
import { defenseDice } from '../queries/defense.ts';
import { baseOf } from '../queries/outline.ts';
import { driveOne } from './drive.ts';
import { manageFires } from './fires.ts';

type Lot = Parameters<typeof arenaSetup>[1];

interface Drive extends NonNullable<Lot> {
  readonly dice?: readonly number[];
  readonly speed?: number;
  readonly control?: number;
  readonly cars?: number;
  readonly crew?: NonNullable<Parameters<typeof build>[0]>['crew'];
}

/** A car in the middle that looks north, unless told. */
function driving({
  dice = [],
  speed = 2,
  control = 6,
  cars = 1,
  crew,
  poses = [at(6, 6)],
  ...lot
}: Drive = {}): TestGame {
  const own = build(crew === undefined ? {} : { crew });
  const game = gameOf(arenaSetup([own, ...Array.from({ length: cars - 1 }, () => build())], { poses, ...lot }), dice);
  for (const one of game.state.cars) Object.assign(one, { control: 3, speed: 1, points: 0 });
  Object.assign(car(game), { control, speed, points: speed });
  return game;
}

/** Angles are given in half degrees. */
const drive = (game: TestGame, ...script: Parameters<typeof play>[2][]) =>
  play(game, driveOne(game, car(game)), ...script);

test('sixth/move/straight: one car length ahead, no dice, no ace', () => {
  const game = driving();
  drive(game, 'straight');
  expect(car(game)).toMatchObject({ pose: at(6, 7), points: 1, ace: 0, control: 6 });
});

test('sixth/move/slight-turn: ahead and a pivot within the first zone, no dice, no ace', () => {
  const game = driving();
  drive(game, ['slight-left', { angle: 15 }]);
  expect(car(game).pose.h).toBe(75);
  expect(car(game)).toMatchObject({ ace: 0, control: 6 });
});

test('sixth/maneuver/turn: a car length ahead, then a pivot about the inner rear corner', () => {
  const game = driving({ dice: [3, 3, 3, 4, 5, 5] });
  drive(game, ['turn-right-D4', { angle: 180 }]);
  expect(car(game)).toMatchObject({ pose: { h: 2700 }, ace: 1, control: 6 });
  // Where the right rear corner was after the straight leg.
  const corner = cornerOf(car(game).pose, CAR, 'backRight');
  expect([corner.x, corner.y]).toEqual([expect.closeTo(6.25, 2), expect.closeTo(6.5, 2)]);
});

test('sixth/maneuver/slide: the heading is kept, one car length at 30 degrees, an ace and dice for the speed', () => {
  const game = driving({ dice: [3, 3] });
  drive(game, 'slide-left');
  const { pose, ace } = car(game);
  expect([pose.x, pose.y, pose.h]).toEqual([expect.closeTo(5.5, 2), expect.closeTo(6.866, 2), 0]);
  expect(ace).toBe(1);
});

test('sixth/maneuver/results: a control token for each skid, a tire for each wrench', () => {
  const game = driving({ dice: [1, 3, 2] });
  drive(game, ['turn-left-D1', { angle: 20 }]);
  expect(car(game)).toMatchObject({ control: 5, tires: 9 });
});

test('sixth/maneuver/results: tires of 0 take no more', () => {
  const game = driving({ dice: [3, 3, 2] });
  car(game).tires = 0;
  drive(game, ['turn-left-D1', { angle: 20 }]);
  expect(car(game)).toMatchObject({ tires: 0, control: 6, out: null });
});

test('sixth/control/out-of-control: nobody is asked, it drives straight on', () => {
  const game = driving({ control: 0 });
  drive(game);
  expect(car(game).pose).toEqual(at(6, 7));
});

test.each([
  [1, 225],
  [2, 450],
  [3, 675],
  [4, 900],
])(
  'sixth/control/spinning-out: %i unpaid skids swing the back on by %i tenths of a degree and cost as many tires',
  (unpaid, by) => {
    const speed = unpaid + 1;
    const game = driving({ dice: Array.from({ length: speed }, () => 1), speed, control: 1 });
    drive(game, 'slide-left');
    expect(car(game)).toMatchObject({ control: 0, tires: 10 - unpaid, pose: { h: by } });
  },
);

test('sixth/control/spinning-out: skids beyond the last token', () => {
  // Slide left at speed 3: three skids against one token.
  const game = driving({ dice: [1, 1, 1], speed: 3, control: 1 });
  drive(game, 'slide-left');
  expect(car(game)).toMatchObject({ control: 0, tires: 8, pose: { h: 450 } });
  // A slide to the left spins about the right front corner.
  const corner = cornerOf(car(game).pose, CAR, 'frontRight');
  expect([corner.x, corner.y]).toEqual([expect.closeTo(5.75, 2), expect.closeTo(7.366, 2)]);
});

test('sixth/control/spinning-out: a right turn spins on to the right, about the left front corner', () => {
  const game = driving({ dice: [1, 1, 1], speed: 2, control: 1 });
  drive(game, ['turn-right-D1', { angle: 40 }]);
  expect(car(game)).toMatchObject({ control: 0, tires: 8, pose: { h: 3600 - 200 - 450 } });
});

test('sixth/control/flip: five unpaid skids, and the crew is lost', () => {
  const game = driving({ dice: [1, 1, 1, 1, 1, 1], speed: 5, control: 1 });
  drive(game, ['turn-left-D1', { angle: 40 }]);
  expect(car(game).out).toEqual({ round: 1, how: 'flip' });
  // It is seen to roll over, after the spin and where that ended.
  expect(game.events.map(({ kind, motion }) => [kind, motion?.style, motion?.path.at(-1)?.h])).toContainEqual([
    'flip',
    'roll',
    200 + 900,
  ]);
  expect(car(game).pose.h).toBe(200 + 900);
});

test('sixth/control/unpaid: skids of the ground cost tires but spin nobody who drives straight', () => {
  const game = driving({
    control: 1,
    hazards: [1, 2].map((n) => ({ id: `h${n}`, kind: 'mud', pose: at(6, 7) }) as const),
  });
  drive(game, 'straight');
  expect(car(game)).toMatchObject({ control: 0, tires: 9, pose: at(6, 7) });
});

test('sixth/collision/heavy: both pay, the dice of the speed hurt the mover first, then the other; then the driving roll', () => {
  const game = driving({ cars: 2, poses: [at(6, 6), at(6, 7.6)], dice: [3, 6], speed: 2 });
  drive(game, 'straight');
  expect(car(game).pose.y).toBeCloseTo(6 + 0.6 - 2 * CAR.nose, 1);
  expect(car(game)).toMatchObject({ control: 5, armor: { front: 1 }, points: 1 });
  expect(car(game, 2)).toMatchObject({ control: 2, armor: { back: 1 } });
  expect(textsOf(game, 'collision')).toEqual(['Car 1 runs into Car 2 with its front.']);
});

test('sixth/collision/heavy: what is cut short before the first zone is no maneuver, the ace is kept', () => {
  const game = driving({ cars: 2, poses: [at(6, 6), at(6, 7.6)], dice: [1, 1], speed: 2 });
  drive(game, ['turn-left-D2', { angle: 90 }]);
  expect(car(game)).toMatchObject({ ace: 1, control: 5, pose: { h: 0 } });
});

test('sixth/collision/walls: only the car is hurt', () => {
  const game = driving({ poses: [at(6, 11)], dice: [3, 3], speed: 2 });
  drive(game, 'straight');
  expect(car(game)).toMatchObject({ control: 5, armor: { front: 2 } });
});

test('sixth/control/unpaid: a token that is lacking in a collision costs a tire', () => {
  const game = driving({ poses: [at(6, 11)], dice: [1, 1], speed: 2, control: 0 });
  drive(game);
  expect(car(game)).toMatchObject({ control: 0, tires: 9 });
});

const barrel = (y: number, x = 6) => ({ id: `b${y}`, kind: 'barrel', pose: at(x, y), breaks: true }) as const;

test('sixth/collision/light, sixth/push/light: pushed along, then the hits of one roll', () => {
  const game = driving({ tokens: [barrel(7)], dice: [3, 1] });
  drive(game, 'straight');
  expect(car(game).pose).toEqual(at(6, 7));
  expect(game.state.tokens[0]).toMatchObject({ damage: 1, gone: false });
  expect(game.state.tokens[0]?.pose.y).toBeGreaterThan(7.6);
  // The dice are told, as all are.
  expect(game.events.find(({ kind }) => kind === 'push-roll')?.roll?.faces).toHaveLength(2);
});

test('sixth/push/light: pushed into anything it bursts, and the movement goes on', () => {
  const game = driving({ tokens: [barrel(7), barrel(7.9)] });
  drive(game, 'straight');
  expect(car(game).pose).toEqual(at(6, 7));
  expect(game.state.tokens[0]?.gone).toBe(true);
});

test('sixth/push/pushing, sixth/push/heavy: what it touches it pushes along, unharmed', () => {
  const game = driving({ cars: 2, poses: [at(6, 5), at(6, 5 + 1 + 2 * CAR.nose)] });
  drive(game, 'straight');
  expect(car(game).pose).toEqual(at(6, 6));
  expect(car(game, 2)).toMatchObject({ control: 3, armor: { back: 4 } });
  expect(car(game, 2).pose.y).toBeCloseTo(7 + 2 * CAR.nose, 1);
});

test('sixth/push/pile-ups: what is pushed into a wall: mover and it are hurt', () => {
  const y = 12 - 0.5 - CAR.nose - 0.3;
  const game = driving({ cars: 2, poses: [at(6, y - 1 - 2 * CAR.nose), at(6, y)], dice: [3, 3] });
  drive(game, 'straight');
  expect(textsOf(game, 'pile-up')).toEqual(['Car 1 pushes Car 2 into a wall.']);
  expect(car(game)).toMatchObject({ control: 5, armor: { front: 2 } });
  expect(car(game, 2)).toMatchObject({ control: 2, armor: { front: 2, back: 4 } });
});

test('sixth/push/walls: who touches a wall and drives into it loses a point and a token and turns a quarter away', () => {
  const game = driving({ poses: [at(6, 12 - 0.5 - CAR.nose)], speed: 3 });
  drive(game, 'straight', 'left');
  expect(car(game)).toMatchObject({ points: 2, control: 5, pose: { h: 900 } });
});

test('sixth/push/walls: at an angle it turns about the corner that is farther from the wall', () => {
  const game = driving({ poses: [at(6, 11.3, 45)], dice: [1], speed: 1 });
  drive(game, 'straight');
  car(game).points = 1;
  drive(game, 'straight');
  // It looked north-east: the right rear corner is the far one.
  expect(car(game).pose.h).toBe(3600 - 450 - 900);
});

test('sixth/push/stuck: no room to turn: it stands without control, two lengths back', () => {
  const game = driving({
    poses: [at(6, 12 - 0.5 - CAR.nose)],
    walls: [
      { id: 'w1', pose: at(5.5, 11.3), size: { length: 1.2, width: 0.2 } },
      { id: 'w2', pose: at(6.5, 11.3), size: { length: 1.2, width: 0.2 } },
    ],
    speed: 3,
  });
  drive(game, 'straight', 'left');
  expect(car(game)).toMatchObject({ points: 0, control: 0, speed: 0 });
  // As far round as there was room.
  expect(car(game).pose.h).toBeGreaterThan(0);
  expect(car(game).pose.h).toBeLessThan(300);
  expect(car(game).pose.y).toBeCloseTo(12 - 0.5 - CAR.nose - 2, 1);
});

test('sixth/collision/simultaneous: players from the first on, what is nobody’s as the mover says', () => {
  const game = driving({
    tokens: [
      { id: 'k1', kind: 'barrier', pose: at(5.7, 7.5, 90), breaks: false },
      { id: 'k2', kind: 'barrier', pose: at(6.3, 7.5, 90), breaks: false },
    ],
    poses: [at(6, 6)],
    dice: [1, 1, 1, 1],
  });
  car(game).pose = at(6, 6.2);
  drive(game, 'straight', 'k2');
  expect(textsOf(game, 'collision')).toHaveLength(2);
});

test('sixth/cards/safety-cage: three yellow dice against collision damage', () => {
  const game = driving({
    poses: [at(6, 11)],
    dice: [6, 6, 1, 1, 3],
    crew: ['rookieDriver', 'rookieGunner', 'safetyCage'],
  });
  drive(game, 'straight');
  expect(car(game).armor.front).toBe(2);
  expect(game.events.find(({ kind }) => kind === 'cage')?.roll?.faces).toHaveLength(3);
});

test('sixth/cards/strengthened-undercarriage: two aces instead of the token of a collision', () => {
  const crew = ['rookieDriver', 'rookieGunner', 'strengthenedUndercarriage'] as const;
  const game = driving({ poses: [at(6, 11)], dice: [1, 1], crew });
  car(game).ace = 2;
  drive(game, 'straight', 'aces');
  expect(car(game)).toMatchObject({ ace: 0, control: 6 });
});

test('sixth/cards/high-density-radials: two aces for a wrench, again and again', () => {
  const crew = ['rookieDriver', 'rookieGunner', 'highDensityRadials'] as const;
  const game = driving({ dice: [3, 3, 2], crew });
  car(game).ace = 1;
  drive(game, ['turn-left-D1', { angle: 20 }], 'aces');
  expect(car(game)).toMatchObject({ ace: 0, tires: 10 });
});

test('sixth/round/drive: in reverse front and back change places', () => {
  const game = driving({ speed: 0 });
  Object.assign(car(game), { reverse: true, points: 1 });
  drive(game, ['slight-left', { angle: 10 }]);
  expect(car(game).pose.h).toBe(3550);
  expect(car(game).pose.y).toBeLessThan(5.1);
});

test('sixth/maneuver/maneuvers: D3 at speed 3 is an ace on commitment, then four yellow dice, a red and a green one', () => {
  const game = driving({ dice: [3, 3, 3, 3, 5, 4], speed: 3 });
  drive(game, ['turn-left-D3', { angle: 120 }]);
  expect(car(game)).toMatchObject({ pose: { h: 600 }, ace: 1, control: 6, tires: 10 });
});

test('sixth/control/out-of-control: who spends the last tokens on a fire drives straight on and has no speed in defense', () => {
  const game = driving({ control: 2, cars: 2, poses: [at(6, 6), at(6, 2)] });
  car(game).fire.left = true;
  play(game, manageFires(game, car(game)), 'left');
  drive(game);
  expect(car(game)).toMatchObject({ control: 0, fire: { left: false }, pose: at(6, 7) });
  // Its sidearm bears from the side.
  car(game, 2).pose = at(9, 7);
  const [attack] = attacksOf(game, car(game, 2));
  expect(attack === undefined ? null : defenseDice(attack)).toEqual({});
});

test('sixth/control/spin-collision: a spin stops where it hits something, which is a collision, and the tires are lost all the same', () => {
  const poses = [at(6, 6), at(6.56, 6.6)];
  const game = driving({ cars: 2, poses, dice: [1, 1, 1, 3, 3, 3], speed: 3, control: 1 });
  drive(game, 'slide-left');
  expect(car(game).pose.h).toBeGreaterThan(0);
  expect(car(game).pose.h).toBeLessThan(450);
  // Two for the skids, one for the token that the collision lacks.
  expect(car(game).tires).toBe(7);
  expect(car(game, 2)).toMatchObject({ control: 2, armor: { left: 1 } });
});

test('sixth/collision/heavy: the rest of the point is lost, the next one pushes on', () => {
  const game = driving({ cars: 2, poses: [at(6, 4), at(6, 5.6)], dice: [1, 1], speed: 2 });
  drive(game, 'straight');
  const stopped = car(game).pose.y;
  expect([stopped < 5, car(game).points]).toEqual([true, 1]);
  drive(game, 'straight');
  expect(car(game).pose.y).toBeCloseTo(stopped + 1, 1);
  expect(textsOf(game, 'collision')).toHaveLength(1);
});

test('sixth/collision/drive-through: what lies flat stops nobody', () => {
  const hazards = [{ id: 'h1', kind: 'oil', pose: at(6, 6.8) }] as const;
  const game = driving({ hazards });
  drive(game, 'straight');
  expect(car(game)).toMatchObject({ pose: at(6, 7), control: 6 });
  expect(textsOf(game, 'collision')).toEqual([]);
});

test('sixth/push/pile-ups: of a chain that comes to a wall only the last and the mover are hurt', () => {
  const apart = 1 + 2 * CAR.nose;
  const last = 12 - 0.5 - CAR.nose - 0.3;
  const poses = [3, 2, 1, 0].map((n) => at(6, last - n * apart));
  const game = driving({ cars: 4, poses, dice: [3, 3] });
  drive(game, 'straight');
  expect(textsOf(game, 'pile-up')).toEqual(['Car 1 pushes Car 4 into a wall.']);
  expect(car(game)).toMatchObject({ control: 5, armor: { front: 2 } });
  for (const n of [2, 3]) expect(car(game, n)).toMatchObject({ control: 3, armor: { front: 4, back: 4 } });
  expect(car(game, 4)).toMatchObject({ control: 2, armor: { front: 2, back: 4 } });
});

test('sixth/push/walls: who turns away from a wall pushes nobody into it', () => {
  // The other stands beside it with its nose on the same wall.
  const y = 12 - 0.5 - CAR.nose;
  const game = driving({ cars: 2, poses: [at(6, y), at(5.3, y)], speed: 3 });
  drive(game, 'straight', 'left');
  expect(baseOf(car(game, 2).pose).points.every((point) => point.y <= 12.01)).toBe(true);
  expect(baseOf(car(game).pose).points.every((point) => point.y <= 12.01)).toBe(true);
});
