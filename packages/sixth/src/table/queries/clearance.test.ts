import { gapBetween, type Leg, makePose, type Pose, poseInLeg } from '@hardtop/geometry';
import { streamOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { arenaSetup, at, build, car, gameOf } from '../../testing/arena.ts';
import { firstContact, SLACK } from './clearance.ts';
import { type Layout, layoutAround } from './layout.ts';
import { legsOf, spinOf } from './moves.ts';
import { baseOf } from './outline.ts';

const setup = arenaSetup([build(), build()], {
  poses: [at(6, 6), at(4, 4, 30)],
  walls: [{ id: 'wall-1', pose: at(7, 7, 20), size: { length: 2, width: 0.3 } }],
  tokens: [
    { id: 'barrel-1', kind: 'barrel', pose: at(5, 7), breaks: true },
    { id: 'barrier-1', kind: 'barrier', pose: at(8, 5, 45), breaks: true },
  ],
});
const game = gameOf(setup);

/** Every step is tried. */
function firstByTrying({ bodies, walls }: Layout, from: Pose, leg: Leg, steps: number): number {
  for (let k = 1; k <= steps; k++) {
    const base = baseOf(poseInLeg(from, leg, k / steps));
    const shapes = [...walls.map(({ shape }) => shape), ...bodies.map((body) => body.shapeAt(body.pose))];
    if (shapes.some((shape) => gapBetween(base, shape) < -SLACK)) return k;
  }
  return steps + 1;
}

test('a way that leaps over free steps meets things where a way of single steps does', () => {
  const layout = layoutAround(setup, game.state, car(game));
  const random = streamOf('clearance', 'ways');
  const found = { met: 0, free: 0 };
  for (let i = 0; i < 400; i++) {
    const pose = makePose(random.int(5, 115) / 10, random.int(5, 115) / 10, random.int(0, 3599));
    const driven = { pose, reverse: i % 5 === 0 };
    const way = i % 2 === 0 ? 'left' : 'right';
    const legs = [legsOf(driven, { kind: 'slide', way })[0], spinOf(driven, way, random.int(1, 4))];
    for (const leg of legs) {
      if (leg === undefined) throw new Error('a slide has a leg');
      const steps = leg.kind === 'slide' ? 50 : Math.abs(leg.by) / 5;
      const first = firstByTrying(layout, pose, leg, steps);
      expect(firstContact(layout, pose, leg, steps, () => false)).toBe(first);
      const unwalled = firstByTrying({ ...layout, walls: [] }, pose, leg, steps);
      expect(firstContact(layout, pose, leg, steps, () => true)).toBe(unwalled);
      found[first > steps ? 'free' : 'met']++;
    }
  }
  // Both happen often, or nothing was tried.
  expect(Math.min(found.met, found.free)).toBeGreaterThan(100);
});
