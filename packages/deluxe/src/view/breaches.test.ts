import { expect, it } from 'vitest';
import { facing, testGame, testWall } from '../testing/collision-fixtures.ts';
import { breachedAreas, withPoints } from './breaches.ts';

it('deluxe/V.7/breaches: a wall is drawn in pieces, with the gap between them', () => {
  const wall = { ...testWall('wall', facing(0, 0, 0), 4, 0.25, 6), kind: 'wall' } as const;
  const { state } = testGame({ structures: [wall] });
  const areas = breachedAreas({ ...state, breaches: { wall: [{ from: 0, to: 0.5 }] } }, wall);
  const heights = areas.map(({ id, kind, points }) => [id, kind, Math.max(...points.map(({ y }) => y))]);
  expect(heights).toEqual([
    ['wall/1', 'wall', 0],
    ['wall/2', 'wall', 2],
    ['wall/gap-1', 'breach', 0.5],
  ]);
});

it('deluxe/IV.7/fixed-objects: what can be broken says how much it takes, and what cannot keeps its name', () => {
  const wall = { ...testWall('wall', facing(0, 0, 0), 4, 0.25, 6), kind: 'wall', label: 'the fence' } as const;
  const [tree, tower] = [testWall('tree', facing(3, 0, 0), 1, 1, 20), testWall('tower', facing(6, 0, 0), 1, 1)];
  const { state } = testGame({ structures: [wall, tree, tower] });
  state.structures.tree = 12;
  const labels = [wall, tree, tower].map(
    (one) => withPoints(state, one, { id: one.id, kind: 'building', points: [] }).label,
  );
  expect(labels).toEqual(['fence, 6 a breach', 'tree, 12 of 20', undefined]);
});
