import { makePose, rectangle } from '@hardtop/geometry';
import { expect, test } from 'vitest';
import { DIE_COLORS, type DiceCounts, FACE_RESULTS, FACES, type Results } from '../../catalog/dice.ts';
import { arenaSetup, at, build, car, gameOf } from '../../testing/arena.ts';
import { arcsHolding, sidesOf } from './arcs.ts';
import { chanceOf, damageSpread, expectedPoints } from './attack-odds.ts';
import { attacksOf } from './attacks.ts';
import { shieldsOf } from './cover.ts';
import { mostRerolls } from './defense.ts';
import { spreadWithRerolls } from './reroll-odds.ts';
import { rangeRerolls } from './targets.ts';

const gun = build({ front: ['antiTankGun'] });

const sidesAt = (...poses: readonly ReturnType<typeof at>[]) => {
  const game = gameOf(arenaSetup([gun, ...poses.slice(1).map(() => build())], { poses }));
  return attacksOf(game, car(game))
    .filter(({ weapon }) => weapon === 0)
    .map(({ target, side }) => `${target.kind === 'car' ? target.car.tag : ''}${side}`);
};

test('sixth/attack/targets: whatever is partly in the arc of a weapon, and nothing else', () => {
  expect(sidesAt(at(5, 5), at(5, 8), at(6.2, 7), at(8, 5))).toEqual(['2back', '3back', '3left']);
});

test('sixth/attack/targets: the attacker chooses among the sides whose arcs it is in', () => {
  // The target looks south-west, past the attacker.
  expect(sidesAt(at(5, 5), at(5.4, 8, 213))).toEqual(['2front', '2left']);
});

test('sixth/build/sidearms, sixth/build/side-arc-fire: the hand cannon fires to the left and to the right', () => {
  const game = gameOf(arenaSetup([build(), build()], { poses: [at(5, 5), at(8, 5)] }));
  expect(attacksOf(game, car(game)).map(({ id }) => id)).toEqual(['driver:2>c2:left']);
  car(game, 2).pose = at(5, 8);
  expect(attacksOf(game, car(game))).toEqual([]);
});

test('sixth/build/range: within so many car lengths of the nearest points', () => {
  const at2 = (gap: number) => {
    const game = gameOf(
      arenaSetup([build({ front: ['flamethrower'] }), build()], { poses: [at(5, 3), at(5, 4 + gap)] }),
    );
    return attacksOf(game, car(game)).length;
  };
  expect([at2(2), at2(2.1)]).toEqual([1, 0]);
});

test('sixth/components/firing-arcs: the diagonals part the arcs; what lies on one is in both', () => {
  const post = (x: number, y: number) => rectangle(at(x, y), { length: 0.1, width: 0.1 });
  const arcs = (x: number, y: number) => sidesOf(arcsHolding(at(5, 5), post(x, y)));
  // One to the right for two ahead: the diagonal of the rectangle.
  expect([arcs(5, 9), arcs(7, 9), arcs(7, 8), arcs(5, 2), arcs(2, 5)]).toEqual([
    ['front'],
    ['front', 'right'],
    ['right'],
    ['back'],
    ['left'],
  ]);
});

test('sixth/reference/snapshot: where a length is in doubt the defender has it', () => {
  expect([1.9995, 1.998].map(rangeRerolls)).toEqual([1, 0]);
});

test('sixth/attack/range: 1.9, 2.0 and 4.1 car lengths give 0, 1 and 2 re-rolls', () => {
  expect([1.9, 2, 4.1].map(rangeRerolls)).toEqual([0, 1, 2]);
});

const walled = (
  walls: readonly (readonly [number, number, number])[],
  others: readonly ReturnType<typeof at>[] = [],
) => {
  const poses = [at(6, 2), at(6, 9), ...others];
  const game = gameOf(
    arenaSetup([gun, ...poses.slice(1).map(() => build())], {
      poses,
      walls: walls.map(([x, y, width], i) => ({ id: `w${i}`, pose: makePose(x, y, 0), size: { length: 0.2, width } })),
    }),
  );
  const [attack] = attacksOf(game, car(game)).filter(({ target }) => target.kind === 'car' && target.car.id === 'c2');
  return attack === undefined ? null : shieldsOf(attack.cover);
};

test('sixth/attack/partial-cover: a shield for each car that a line can cross', () => {
  expect(walled([])).toBe(0);
  expect(walled([], [at(6, 5)])).toBe(1);
  expect(walled([], [at(6.2, 5), at(5.8, 6.5)])).toBe(2);
  expect(walled([], [at(8, 5)])).toBe(0);
});

test('sixth/attack/full-cover: three shields with a free line, no attack without one, and all bonuses add', () => {
  expect(walled([[6.3, 5, 0.4]])).toBe(3);
  expect(walled([[6, 5, 3]])).toBeNull();
  expect(walled([[6.3, 5, 0.4]], [at(5.9, 6.5)])).toBe(4);
  expect(walled([[6.3, 5, 0.4]], [at(5.9, 6.5), at(5.9, 7.8)])).toBe(5);
  // Two walls that leave a gap of a tenth between them, and two that overlap in the line of sight.
  expect(
    walled([
      [4.9, 5, 2.1],
      [7.1, 5, 2.1],
    ]),
  ).toBe(6);
  expect(
    walled([
      [4.9, 5, 2.3],
      [7.1, 5.4, 2.3],
    ]),
  ).toBeNull();
});

test('sixth/attack/no-cover, sixth/attack/cover, sixth/arena/obstacles: a barrel between gives nothing, a barrier does', () => {
  const behind = (kind: 'barrel' | 'barrier') => {
    const tokens = [{ id: 't1', kind, pose: at(6, 5, 90), breaks: false }];
    const game = gameOf(arenaSetup([gun, build()], { poses: [at(6, 2), at(6, 9)], tokens }));
    return attacksOf(game, car(game))
      .filter(({ target }) => target.kind === 'car')
      .map(({ cover }) => shieldsOf(cover));
  };
  expect([behind('barrel'), behind('barrier')]).toEqual([[0], [1]]);
});

/** Every face of every die, one by one. */
function* everyRoll(dice: DiceCounts): Generator<readonly Results[]> {
  const colors = DIE_COLORS.flatMap((color) => Array.from({ length: dice[color] ?? 0 }, () => color));
  const total = 6 ** colors.length;
  for (let n = 0; n < total; n++)
    yield colors.map((color, i) => FACE_RESULTS[FACES[color][Math.floor(n / 6 ** i) % 6] ?? 'hit']);
}

test('sixth/attack/shoot: the spread of a roll is that of all its faces', () => {
  const dice = { yellow: 2, red: 1, white: 1 };
  const spread = spreadWithRerolls(dice, 0, ({ hit, wrench }) => hit + wrench, 'hits and wrenches');
  const found = new Map<string, number>();
  for (const roll of everyRoll(dice)) {
    const key = `${roll.reduce((sum, one) => sum + one.hit, 0)}.${roll.reduce((sum, one) => sum + one.wrench, 0)}`;
    found.set(key, (found.get(key) ?? 0) + 1 / 6 ** 4);
  }
  for (const [key, chance] of found) {
    const same = spread.filter(({ hit, wrench }) => `${hit}.${wrench}` === key);
    expect(same.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(chance, 12);
  }
});

test('sixth/attack/defending: re-rolls go to dice without a shield, to the most promising color first', () => {
  // A yellow die without a shield, thrown twice more: 1 - (4/6)^3; of a blue and a yellow one the blue is thrown again.
  const shields = ({ skid }: Results) => skid;
  const chance = (dice: DiceCounts, rerolls: number, least: number) =>
    spreadWithRerolls(dice, rerolls, shields, 'shields').reduce(
      (sum, one) => sum + (one.skid >= least ? one.chance : 0),
      0,
    );
  expect(chance({ yellow: 1 }, 2, 1)).toBeCloseTo(1 - (4 / 6) ** 3, 12);
  // Both idle (1/2 · 2/3): blue again, then yellow or blue again; enumerated by hand.
  expect(chance({ blue: 1, yellow: 1 }, 1, 2)).toBeCloseTo(
    1 / 6 + (1 / 2) * (1 / 3) * (1 / 2) + (1 / 2) * (2 / 3) * (1 / 3),
    12,
  );
});

test('sixth/attack/defending: the chance and the spread of an attack agree with every roll of both', () => {
  const game = gameOf(arenaSetup([gun, build({ back: ['steelPlate'] })], { poses: [at(6, 2), at(6, 4)] }));
  for (const one of game.state.cars) Object.assign(one, { control: 3, speed: 2 });
  const [attack] = attacksOf(game, car(game));
  if (attack === undefined) throw new Error('no attack');
  expect(mostRerolls(attack)).toBe(0);
  let [points, none, rolls] = [0, 0, 0];
  for (const attackRoll of everyRoll({ yellow: 2 }))
    for (const defenseRoll of everyRoll({ yellow: 3 })) {
      const hits = attackRoll.reduce((sum, one) => sum + one.hit, 2);
      const through = Math.max(0, hits - defenseRoll.reduce((sum, one) => sum + one.skid, 0));
      points += through;
      none += through === 0 ? 1 : 0;
      rolls++;
    }
  const spread = damageSpread(attack, false);
  expect(expectedPoints(spread)).toBeCloseTo(points / rolls, 10);
  expect(chanceOf(spread, ({ basic }) => basic === 0)).toBeCloseTo(none / rolls, 10);
});
