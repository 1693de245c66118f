import { boxShape, overlaps, rectangle } from '@hardtop/geometry';
import { type Random, streamOf } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import type { Obstacle, Patch, Setup } from '../../scenarios/setup.ts';
import { at, roadSetup } from '../../testing/road.ts';
import { obstaclesInSquare, patchAt } from './map-index.ts';

const SIDE = 500;

function patch(index: number, minX: number, minY: number, width: number, height: number): Patch {
  const box = { minX, minY, maxX: minX + width, maxY: minY + height };
  return { id: `patch-${index}`, box, footing: 'ice', grounds: [], level: index, soft: false, label: '' };
}

function bigMap(patches: readonly Patch[], obstacles: readonly Obstacle[] = []): Setup {
  const bounds = { minX: -0.5, minY: -0.5, maxX: SIDE - 0.5, maxY: SIDE - 0.5 };
  return roadSetup([], { bounds, patches, obstacles });
}

/** Tenths of a square, so that edges fall on squares, on blocks and between them. */
const tenths = (random: Random, low: number, high: number): number => random.int(low * 10, high * 10) / 10;

const anyPatch = (random: Random, i: number): Patch =>
  patch(i, tenths(random, -20, 90) - 0.5, tenths(random, -20, 90) - 0.5, tenths(random, 1, 60), tenths(random, 1, 60));

function anyObstacle(random: Random, i: number): Obstacle {
  const size = { length: tenths(random, 1, 40), width: tenths(random, 1, 4) };
  const pose = at(tenths(random, 0, 100), tenths(random, 0, 100));
  return { id: `obstacle-${i}`, kind: 'brickWall', pose, size, floors: 1, label: 'wall' };
}

it('finds the last patch over a point and the obstacles of its square as a look at all of them does', () => {
  const random = streamOf('map', 'index');
  const patches = Array.from({ length: 60 }, (_, i) => anyPatch(random, i));
  const obstacles = Array.from({ length: 30 }, (_, i) => anyObstacle(random, i));
  const setup = bigMap(patches, obstacles);
  for (let i = 0; i < 3000; i++) {
    const [x, y] = [tenths(random, 0, 110), tenths(random, 0, 110)];
    const over = patches.findLast(({ box }) => x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY);
    expect(patchAt(setup, x, y).level).toBe(over?.level ?? 0);
    const [column, row] = [Math.round(x), Math.round(y)];
    const square = boxShape({ minX: column - 0.5, maxX: column + 0.5, minY: row - 0.5, maxY: row + 0.5 });
    const standing = obstacles.filter(({ pose, size }) => overlaps(rectangle(pose, size), square, 0.1));
    expect(obstaclesInSquare(setup, at(x, y))).toEqual(standing);
  }
});

it('answers nothing off the map', () => {
  const setup = bigMap([patch(1, -50, -50, 1000, 1000)]);
  expect(patchAt(setup, 3, 3).level).toBe(1);
  expect(patchAt(setup, -3, 3).level).toBe(0);
  expect(patchAt(setup, 3, SIDE + 3).level).toBe(0);
});

/** A set-up that counts how often the box of a patch is looked at. */
function counted(patches: readonly Patch[]): { readonly setup: Setup; looks(): number } {
  let looks = 0;
  const watched = patches.map((one) => ({
    ...one,
    get box() {
      looks++;
      return one.box;
    },
  }));
  return { setup: bigMap(watched), looks: () => looks };
}

it('costs by the number of patches and of places asked for, not by the squares they cover', () => {
  const one = counted([patch(0, -0.5, -0.5, SIDE, SIDE)]);
  for (let i = 0; i < 100; i++) patchAt(one.setup, i, 2 * i);
  expect(one.looks()).toBeLessThan(100 * 10);

  const many = counted(Array.from({ length: 400 }, (_, i) => patch(i, i / 10, i / 10, SIDE, SIDE)));
  for (let i = 0; i < 100; i++) patchAt(many.setup, 4 * i, 4 * i);
  // Two looks at each patch for a new block, some for its squares: a look for each square covered would be 100 million.
  expect(many.looks()).toBeLessThan(400 * 100 * 4);
});
