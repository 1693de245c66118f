import { between, makePose, type Shape, sightLine } from '@hardtop/geometry';
import { streamOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { arenaSetup, at, build } from '../../testing/arena.ts';
import { hasFreeLine } from './cover.ts';
import { rectangleOf, wallsOf } from './outline.ts';

/** Points all along the edge of a shape. */
const rimOf = ({ points }: Shape) =>
  points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    return Array.from({ length: 12 }, (_, k) => between(point, next, k / 12));
  });

test('sixth/attack/full-cover: where many lines from rim to rim find a way past the walls, there is one; where a wall bars all of them, none', () => {
  const found = { free: 0, barred: 0 };
  const random = streamOf('cover', 'pairs');
  for (let i = 0; i < 300; i++) {
    const wall = (id: string) => ({
      id,
      pose: makePose(6 + random.int(-8, 8) / 10, 6 + random.int(-8, 8) / 10, random.int(0, 3599)),
      size: { length: random.int(5, 40) / 10, width: 0.3 },
    });
    const setup = arenaSetup([build(), build()], { walls: i % 2 === 0 ? [wall('a')] : [wall('a'), wall('b')] });
    const from = rectangleOf(at(random.int(40, 80) / 10, 3, random.int(0, 359)));
    const to = rectangleOf(at(random.int(40, 80) / 10, 9, random.int(0, 359)));
    const walls = wallsOf(setup).slice(4);
    const isSeen = rimOf(from).some((a) => rimOf(to).some((b) => sightLine(a, b, walls) === null));
    const isFree = hasFreeLine(setup, from, to);
    // A gap may be narrower than the lines are apart, but what one of them finds is there.
    if (isSeen) expect(isFree).toBe(true);
    found[isFree ? 'free' : 'barred']++;
  }
  expect(Math.min(found.free, found.barred)).toBeGreaterThan(50);
});
