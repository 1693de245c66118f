import { rectangle } from '@hardtop/geometry';
import { expect, test } from 'vitest';
import { arenaSetup, at, build, car, gameOf } from '../../testing/arena.ts';
import { metCalled, obstacleOf, sideTouched } from './contact.ts';
import { layoutAround } from './layout.ts';

const post = (x: number, y: number) => rectangle(at(x, y), { length: 0.2, width: 0.2 });

test('sixth/collision/collisions: before the rectangle is the front, behind it the back, beside it a side', () => {
  const touched = [post(5, 5.68), post(5, 4.32), post(4.65, 5.3), post(5.35, 4.8)];
  expect(touched.map((shape) => sideTouched(at(5, 5), shape))).toEqual(['front', 'back', 'left', 'right']);
});

test('sixth/components/weight: barrels are light, cars, wrecks and barriers heavy, edges and walls are walls', () => {
  const tokens = (['barrel', 'barrier', 'wreck'] as const).map((kind, i) => {
    return { id: kind, kind, pose: at(2 + 2 * i, 9), breaks: false };
  });
  const walls = [{ id: 'wall-1', pose: at(6, 6), size: { length: 0.2, width: 2 } }];
  const game = gameOf(arenaSetup([build(), build()], { tokens, walls }));
  const layout = layoutAround(game.setup, game.state, car(game));
  expect(layout.bodies.map(({ id, weight }) => `${id} ${weight}`)).toEqual([
    'c2 heavy',
    'barrel light',
    'barrier heavy',
    'wreck heavy',
  ]);
  const kinds = layout.walls.map(({ id }) => obstacleOf(metCalled(game.setup, game.state, id)));
  expect(kinds).toEqual(['arenaEdge', 'arenaEdge', 'arenaEdge', 'arenaEdge', 'innerWall']);
});
