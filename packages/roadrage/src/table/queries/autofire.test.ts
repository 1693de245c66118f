import { describe, expect, test } from 'vitest';
import { at, character, design, gameOf, gun, type Lot, roadSetup, type TestGame } from '../../testing/road.ts';
import { connecting } from './area.ts';
import { type Firer, firerOf, NOTHING_TAKEN } from './arms.ts';
import { splitDice, splitRockets, targetsInZones } from './autofire.ts';
import { markId } from './marks.ts';
import { legalShots } from './shots.ts';
import { type Sighting, sightingsOf } from './sightings.ts';
import { paramsOf, roundsOf, type Shoot } from './volley.ts';

describe('roadrage/weapons/autofire: example 19', () => {
  test('four dice over three zones: one each and the fourth where the firer likes', () => {
    expect(splitDice(4, 3, 0)).toEqual([2, 1, 1]);
    expect(splitDice(4, 3, 2)).toEqual([1, 1, 2]);
  });

  test.each([
    { dice: 3, zones: 3, first: 0, split: [1, 1, 1] },
    { dice: 3, zones: 2, first: 0, split: [2, 1] },
    { dice: 3, zones: 2, first: 1, split: [1, 2] },
    { dice: 2, zones: 2, first: 0, split: [1, 1] },
    { dice: 5, zones: 3, first: 2, split: [2, 1, 2] },
  ])('$dice dice over $zones zones from $first', ({ dice, zones, first, split }) => {
    expect(splitDice(dice, zones, first)).toEqual(split);
  });
});

test('roadrage/weapons/ripple-fire: a rocket for each zone, the others as the firer likes', () => {
  expect(splitRockets(6, 3, 2, [3])).toEqual([4, 1, 1]);
  expect(splitRockets(6, 3, 2, [1])).toEqual([2, 3, 1]);
  expect(splitRockets(3, 3, 2, [3])).toEqual([1, 1, 1]);
  expect(splitRockets(6, 3, 3, [1, 2])).toEqual([2, 3, 1]);
  expect(splitRockets(6, 3, 3, [0, 0])).toEqual([1, 1, 4]);
});

describe('the smallest area over given squares', () => {
  const indifferent = (): number => 0;
  const square = (x: number, y: number) => ({ x, y });

  test.each([
    { squares: [square(0, 0), square(1, 1)], between: 0 },
    { squares: [square(0, 0), square(3, 1)], between: 2 },
    { squares: [square(0, 0), square(2, 0), square(1, 2)], between: 1 },
    { squares: [square(0, 0), square(2, 0), square(0, 2), square(2, 2)], between: 1 },
    { squares: [square(0, 0), square(1, 0), square(2, 1), square(3, 1)], between: 0 },
    { squares: [square(0, 0), square(4, 0), square(2, 2)], between: 2 },
  ])('$squares need $between more', ({ squares, between }) => {
    expect(connecting(squares, indifferent)).toHaveLength(between);
  });

  test('of equally small ones the one that is liked best', () => {
    const dislikes = ({ y }: { readonly y: number }): number => (y === 0 ? 20 : 0);
    expect(connecting([square(0, 0), square(2, 0)], dislikes)).not.toContainEqual(square(1, 0));
    const likes = ({ x, y }: { readonly x: number; readonly y: number }): number => (x === 1 && y === -1 ? -1 : 0);
    expect(connecting([square(0, 0), square(2, 0)], likes)).toEqual([square(1, -1)]);
  });
});

type Weapon = 'machineGun' | 'autocannon' | 'rocketPod' | 'laser';

/** A gun in a turret at the origin, and targets; those of `friends` are on its own side. */
function range(weapon: Weapon, targets: readonly (readonly [number, number])[], lot: Lot = {}, friends = 0): TestGame {
  const firer = design('midSized', { weapons: [gun(weapon, { mount: 'turret360' })], crew: [character('Ann')] });
  const cars = targets.map(([x, y], i) => ({
    design: design('midSized', { crew: [] }),
    pose: at(x, y),
    seat: i < friends ? 0 : 1,
  }));
  return gameOf(roadSetup([{ design: firer, pose: at(0, 0), seat: 0 }, ...cars], lot));
}

function gunner(game: TestGame): Firer {
  const [person] = game.state.people;
  if (person === undefined) throw new Error('nobody');
  return firerOf(game, person);
}

const seen = (game: TestGame): readonly Sighting[] => sightingsOf(game, gunner(game));
const shots = (game: TestGame): readonly Shoot[] => legalShots(game, gunner(game), () => seen(game), NOTHING_TAKEN);

const spreads = (game: TestGame): readonly Shoot[] => shots(game).filter(({ spread }) => spread !== null);
function spread(game: TestGame): Shoot {
  const [first] = spreads(game);
  if (first === undefined) throw new Error('nothing is spread');
  return first;
}

const rounds = (game: TestGame, shoot: Shoot, params: Readonly<Record<string, number>>): readonly string[] =>
  roundsOf(game, shoot, params).map(({ attack, dice, shot }) => `${markId(attack.sighting.mark)} ${dice}d -${shot}`);

describe('spreading fire over the grid', () => {
  test('an autocannon over one empty square: a die each, one wasted', () => {
    const game = range('autocannon', [
      [-1, 4],
      [1, 4],
    ]);
    expect(rounds(game, spread(game), {})).toEqual(['v2 1d -0', 'v3 1d -0']);
    expect(paramsOf(game, spread(game))).toEqual([]);
  });

  test('over two squares the odd die is for the firer to place', () => {
    const game = range('autocannon', [
      [0, 4],
      [1, 4],
    ]);
    expect(paramsOf(game, spread(game)).map(({ name, max }) => `${name} ${max}`)).toEqual(['extra 2']);
    expect(rounds(game, spread(game), { extra: 1 })).toEqual(['v2 2d -0', 'v3 1d -0']);
    expect(rounds(game, spread(game), { extra: 2 })).toEqual(['v2 1d -0', 'v3 2d -0']);
  });

  test('roadrage/weapons/autofire: adjacent squares in any shape, round a friend between them', () => {
    const game = range(
      'autocannon',
      [
        [0, 4],
        [-1, 4],
        [1, 4],
      ],
      {},
      1,
    );
    expect(spreads(game)).toHaveLength(1);
    expect(rounds(game, spread(game), {})).toEqual(['v3 1d -0', 'v4 1d -0']);
  });

  test('friends who cannot be got round are in it too', () => {
    const game = range(
      'autocannon',
      [
        [0, 3],
        [0, 4],
        [0, 5],
        [-1, 4],
        [1, 4],
      ],
      {},
      3,
    );
    expect(rounds(game, spread(game), {}).map((round) => round.slice(0, 2))).toHaveLength(3);
  });

  test('roadrage/weapons/autofire: three targets round a corner, each with a die', () => {
    const game = range('autocannon', [
      [0, 4],
      [1, 4],
      [2, 3],
    ]);
    const all = spreads(game).find(({ spread: area }) => area?.targets.length === 3);
    if (all === undefined) throw new Error('no spread over three');
    expect(rounds(game, all, {})).toEqual(['v2 1d -0', 'v3 1d -0', 'v4 1d -0']);
    // Over the first two, over the last two, over all; from the first to the last lies the second.
    expect(spreads(game)).toHaveLength(3);
  });

  test('roadrage/weapons/ripple-fire: rockets over a triangle, those to spare where the firer likes', () => {
    const game = range('rocketPod', [
      [0, 4],
      [2, 4],
      [1, 6],
    ]);
    const all = spreads(game).find(({ spread: area }) => area?.targets.length === 3);
    if (all === undefined) throw new Error('no spread over three');
    expect(all.spread?.zones).toBe(4);
    expect(paramsOf(game, all).map(({ name, min, max }) => `${name} ${min}-${max}`)).toEqual([
      'rockets 4-6',
      'more1 0-2',
      'more2 0-2',
    ]);
    const fired = rounds(game, all, { rockets: 6, more1: 0, more2: 1 }).map((round) => round.slice(0, 2));
    expect(fired).toEqual(['v2', 'v3', 'v3', 'v4', 'v4']);
  });

  test.each([
    { weapon: 'machineGun', apart: 1, ways: 1 },
    { weapon: 'machineGun', apart: 2, ways: 0 },
    { weapon: 'autocannon', apart: 2, ways: 1 },
    { weapon: 'autocannon', apart: 3, ways: 0 },
    { weapon: 'rocketPod', apart: 5, ways: 1 },
    { weapon: 'rocketPod', apart: 6, ways: 0 },
    { weapon: 'laser', apart: 1, ways: 0 },
  ] as const)('$weapon over targets $apart apart: $ways way', ({ weapon, apart, ways }) => {
    const game = range(weapon, [
      [0, 4],
      [apart, 4],
    ]);
    expect(spreads(game)).toHaveLength(ways);
  });
});

test('rockets of a ripple count on from zone to zone', () => {
  const game = range('rocketPod', [
    [-1, 4],
    [1, 4],
  ]);
  const shoot = spread(game);
  expect(paramsOf(game, shoot).map(({ name, min, max }) => `${name} ${min}-${max}`)).toEqual([
    'rockets 3-6',
    'more1 0-3',
  ]);
  // Two at the first, one at the second, one into the empty square between.
  expect(rounds(game, shoot, { rockets: 4, more1: 1 })).toEqual(['v2 6d -0', 'v2 6d -1', 'v3 6d -2']);
});

describe('without a grid', () => {
  const open: Lot = { variants: { movement: 'open' } };

  test('zones are counted from edge to edge', () => {
    const game = range(
      'autocannon',
      [
        [0, 4],
        [1.5, 4],
      ],
      open,
    );
    // 75 mm from middle to middle less a width of 28 mm: 47 mm, one zone between.
    expect(spread(game).spread?.zones).toBe(3);
  });

  test('what the line between them goes through is in the middle', () => {
    const game = range(
      'rocketPod',
      [
        [-1.2, 4],
        [0, 4],
        [1.2, 4],
      ],
      open,
    );
    const wide = spreads(game).find(
      ({ spread: area }) => area?.targets.map(({ mark }) => markId(mark)).join(' ') === 'v2 v4',
    );
    if (wide?.spread === undefined || wide.spread === null) throw new Error('no wide spread');
    const zones = targetsInZones(game, wide.attack, wide.spread).map((row) => row.map(({ mark }) => markId(mark)));
    expect(zones.slice(0, 2)).toEqual([['v2'], ['v4']]);
    expect(zones.flat()).toEqual(['v2', 'v4', 'v3']);
  });

  test('three targets that stand at an angle are joined by the shortest rows', () => {
    const game = range(
      'rocketPod',
      [
        [0, 4],
        [1.5, 4],
        [1.5, 6.5],
      ],
      open,
    );
    const all = spreads(game).find(({ spread: area }) => area?.targets.length === 3);
    // 47 mm to the second, 63 mm from there to the third: one zone and two between.
    expect(all?.spread?.zones).toBe(6);
  });
});
