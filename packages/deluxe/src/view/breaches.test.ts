import { expect, it } from 'vitest';
import { facing, testGame, testWall } from '../testing/collision-fixtures.ts';
import { breachedAreas } from './breaches.ts';

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
