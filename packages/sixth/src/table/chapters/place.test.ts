import { distanceBetweenShapes, rectangle } from '@hardtop/geometry';
import { expect, test } from 'vitest';
import { TURNING_KEY } from '../../catalog/turning-key.ts';
import { parseSetup } from '../../scenarios/scenario-file.ts';
import { SCENARIOS } from '../../scenarios/scenarios.ts';
import { car, gameOf, play } from '../../testing/arena.ts';
import { baseOf } from '../queries/outline.ts';
import { startSpots } from '../queries/start-spots.ts';
import { placeCar } from './place.ts';

const setups = SCENARIOS.flatMap((file) => {
  const read = parseSetup(file);
  return read.ok ? [read.value] : [];
});

test.each(setups)(
  'sixth/setup/starting-positions: in $id every spot touches the strip at any heading, inside the arena',
  (setup) => {
    const game = gameOf(setup);
    for (const { seat, strip } of setup.starts) {
      const key = rectangle(strip, TURNING_KEY);
      const spots = startSpots(game, car(game, seat + 1));
      expect(spots.length).toBeGreaterThan(3);
      for (const { x, y } of spots)
        for (let h = 0; h < 3600; h += 150) {
          const base = baseOf({ x, y, h });
          expect(distanceBetweenShapes(base, key)).toBe(0);
          expect(base.points.every((point) => Math.min(point.x, point.y) >= 0)).toBe(true);
          expect(base.points.every((point) => Math.max(point.x, point.y) <= setup.bounds.maxX)).toBe(true);
        }
    }
  },
);

test('sixth/setup/starting-positions: the player says where and which way; to the middle is suggested', () => {
  const [setup] = setups;
  if (setup === undefined) throw new Error('no scenario');
  const game = gameOf(setup);
  play(game, placeCar(game, car(game)), ['spot-0', { heading: 45 }]);
  expect(car(game).pose.h).toBe(450);
  play(game, placeCar(game, car(game, 2)));
  expect(car(game, 2).pose.h).toBe(1800);
});
