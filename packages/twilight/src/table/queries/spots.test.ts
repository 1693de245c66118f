import { expect, test } from 'vitest';
import type { Level } from '../../scenarios/world.ts';
import { drawnLength, headingOf, layoutOf, poseAt, spotOf } from './spots.ts';

const level = (id: string, site: string, more: Partial<Level> = {}): Level => ({
  ...{ id, name: id, site, grid: 2, width: 10, height: 8, originX: 0, originY: 0, elevation: 0 },
  ...{ light: 'full', darkSight: 2, mist: false, ricochets: false, ground: 'open' },
  ...more,
});

test('levels of one site lie side by side, another site below; squares are drawn alike', () => {
  const setup = { levels: [level('a', 'house'), level('b', 'house'), level('c', 'yard', { grid: 8 })] };
  const { frames, bounds } = layoutOf(setup);
  expect(frames).toEqual([
    { x: 0, top: 0, width: 5, height: 4 },
    { x: 6.5, top: 0, width: 5, height: 4 },
    { x: 0, top: -5.5, width: 5, height: 4 },
  ]);
  expect(bounds).toEqual({ minX: 0, minY: -9.5, maxX: 11.5, maxY: 0 });
  expect(spotOf(setup, { l: 1, x: 0, y: 0 })).toEqual({ x: 6.75, y: -0.25 });
  expect([drawnLength(setup, 0, 4), drawnLength(setup, 2, 4)]).toEqual([1, 0.25]);
  expect([headingOf(0), headingOf(1), headingOf(6)]).toEqual([0, 3150, 900]);
  expect(poseAt(setup, { l: 0, x: 1, y: 1 }, 2)).toEqual({ x: 0.75, y: -0.75, h: 2700 });
});
