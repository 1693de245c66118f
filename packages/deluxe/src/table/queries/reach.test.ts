import { gapBetween, overlaps, rectangle, type Shape } from '@hardtop/geometry';
import { streamOf } from '@hardtop/kernel';
import { expect, inject, it } from 'vitest';
import { facing, testGame, testVehicle, testWall } from '../../testing/collision-fixtures.ts';
import { walker } from '../../testing/walkers.ts';
import { type Pedestrian, shapeOf, type World } from '../state/state.ts';
import { builtOf } from './breaches.ts';
import { squareOf } from './people.ts';
import { firstStep, openWayTo, reachOf } from './reach.ts';
import { blocksNear, isFree, isSquareBeside } from './standing-room.ts';

const MOST = 6;
const SQUARE = 0.25;
const random = streamOf(String(inject('seed')), 'reach');
const about = (): number => random.int(-300, 300) / 100;
const onSquare = (): number => (random.int(-9, 8) + 0.5) * SQUARE;

/** Somebody among cars, walls and people at random, he first. */
function crowd(): World & { readonly he: Pedestrian } {
  const several = <T>(most: number, make: (i: number) => T): T[] =>
    Array.from({ length: random.int(0, most) }, (_, i) => make(i));
  const { setup, state } = testGame({
    vehicles: several(3, (i) => testVehicle(`v${i}`, facing(about(), about(), random.int(0, 359)), 0)),
    structures: several(4, (i) =>
      testWall(
        `w${i}`,
        facing(about(), about(), 15 * random.int(0, 23)),
        random.int(1, 12) / 4,
        random.int(1, 3) / 4,
        6,
      ),
    ),
    walkers: [walker(0.125, 0.125), ...several(3, (i) => walker(onSquare(), onSquare(), { id: `q${i}` }))],
  });
  const [he] = state.pedestrians;
  if (he === undefined) throw new Error('nobody is there');
  return { setup, state, he };
}

it('deluxe/IV.9/pedestrians: a square is free if no outline of what stands there overlaps it', () => {
  let taken = 0;
  for (let i = 0; i < 20; i++) {
    const world = crowd();
    const { setup, state, he } = world;
    const shapes: Shape[] = [
      ...state.vehicles.map(shapeOf),
      ...builtOf(setup, state).map(({ shape }) => shape),
      ...state.pedestrians.filter((other) => other !== he).map(squareOf),
    ];
    const blocks = blocksNear(world, he.pose, MOST * SQUARE, he);
    for (let east = -MOST; east <= MOST; east++)
      for (let north = -MOST; north <= MOST; north++) {
        const at = { x: he.pose.x + east * SQUARE, y: he.pose.y + north * SQUARE, h: 0 };
        const square = rectangle(at, { length: SQUARE, width: SQUARE });
        const free = !shapes.some((shape) => overlaps(square, shape));
        if (!free) taken++;
        expect(isFree(blocks, at.x, at.y)).toBe(free);
      }
  }
  expect(taken).toBeGreaterThan(100);
});

it('deluxe/VI.1/movement: where nothing stands in it the way to a goal is the one that the search finds', () => {
  let open = 0;
  for (let i = 0; i < 20; i++) {
    const world = crowd();
    for (const reached of reachOf(world, world.he, MOST)) {
      const way = openWayTo(world, world.he, MOST, reached);
      if (way === null) continue;
      open++;
      const { east, north } = firstStep(reached);
      expect(way).toEqual({ east, north });
      const towards = reachOf(world, world.he, MOST, reached).at(-1);
      expect(towards).toEqual(reached);
    }
    expect(openWayTo(world, world.he, MOST, { east: MOST + 1, north: 0 })).toBeNull();
  }
  expect(open).toBeGreaterThan(200);
});

it('H-274: what is beside somebody is so however both are turned', () => {
  const size = { length: 1, width: 0.5 };
  let beside = 0;
  for (let i = 0; i < 2_000; i++) {
    const he = { x: about() / 2, y: about() / 2, h: 450 * random.int(0, 7) };
    const pose = { x: 0, y: 0, h: random.int(0, 3599) };
    const isBeside = gapBetween(rectangle(he, { length: SQUARE, width: SQUARE }), rectangle(pose, size)) < SQUARE;
    if (isBeside) beside++;
    expect(isSquareBeside(he, pose, size)).toBe(isBeside);
  }
  expect(beside).toBeGreaterThan(200);
});
