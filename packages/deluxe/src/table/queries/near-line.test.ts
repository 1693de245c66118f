import { streamOf } from '@hardtop/kernel';
import { expect, inject, it } from 'vitest';
import { facing, testGame, testWall } from '../../testing/collision-fixtures.ts';
import { builtOf } from './breaches.ts';
import { builtNear } from './near-line.ts';
import { comesNear } from './passing.ts';

const random = streamOf(String(inject('seed')), 'near-line');
const anywhere = (): number => random.int(-6_000, 6_000) / 100;

const game = testGame({
  structures: Array.from({ length: 150 }, (_, i) =>
    testWall(
      `wall-${i}`,
      facing(anywhere(), anywhere(), random.int(0, 359)),
      random.int(1, 120) / 4,
      random.int(1, 16) / 4,
      6,
    ),
  ),
});

it('on a crowded map nothing is left out that a line comes near, be it within the map, beyond it or along an edge', () => {
  const all = builtOf(game.setup, game.state);
  let sought = 0;
  for (let i = 0; i < 2_000; i++) {
    const [from, to] = [
      { x: anywhere() * 2, y: anywhere() * 2 },
      { x: i % 7 === 0 ? 0 : anywhere(), y: i % 5 === 0 ? 0 : anywhere() },
    ];
    const reach = random.int(0, 30) / 10;
    const near = builtNear(game.setup, game.state, from, i % 11 === 0 ? from : to, reach);
    sought += near.length;
    const wanted = all.filter(({ pose, size }) => comesNear(pose, size, from, i % 11 === 0 ? from : to, reach));
    expect(near.filter(({ pose, size }) => comesNear(pose, size, from, i % 11 === 0 ? from : to, reach))).toEqual(
      wanted,
    );
  }
  expect(sought / 2_000).toBeLessThan(all.length / 4);
});
