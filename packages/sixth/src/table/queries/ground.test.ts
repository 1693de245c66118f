import { boxOf, gapBetween } from '@hardtop/geometry';
import { expect, test } from 'vitest';
import { CAR } from '../../catalog/turning-key.ts';
import { arenaSetup, at, build } from '../../testing/arena.ts';
import { hazardsAt, terrainLevelAt } from './ground.ts';
import { baseOf, rectangleOf, wallsOf } from './outline.ts';

const square = (id: string, level: number, x: number, y: number) => ({
  id,
  level,
  label: '',
  points: [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ],
});

test('sixth/arena/terrain: the highest level below the rectangle counts', () => {
  const setup = arenaSetup([build()], { terrain: [square('a', 1, 2, 2), square('b', 2, 3, 2)] });
  expect([at(2.5, 2.5), at(3, 2.5), at(2.5, 3.6)].map((pose) => terrainLevelAt(setup, pose))).toEqual([1, 2, 0]);
});

test('sixth/arena/hazards: every card that the rectangle overlaps', () => {
  const hazards = [
    { id: 'h1', kind: 'clay', pose: at(3, 3) },
    { id: 'h2', kind: 'mud', pose: at(3, 4) },
    { id: 'h3', kind: 'oil', pose: at(8, 8) },
  ] as const;
  const setup = arenaSetup([build()], { hazards });
  expect(hazardsAt({ setup, state: { laid: [] } }, at(3, 3.5)).map(({ kind }) => kind)).toEqual(['clay', 'mud']);
});

test('sixth/components/car: the base is longer than the rectangle by nose and rear', () => {
  const box = boxOf(baseOf(at(0, 0)));
  expect([box.maxY, box.minY]).toEqual([CAR.length / 2 + CAR.nose, -CAR.length / 2 - CAR.rear]);
  expect(boxOf(rectangleOf(at(0, 0)))).toEqual({ minX: -0.25, maxX: 0.25, minY: -0.5, maxY: 0.5 });
});

test('sixth/arena/edges: the edges of the arena are walls, and so are those within', () => {
  const wall = { id: 'w1', pose: at(6, 6), size: { length: 2, width: 0.2 } };
  const walls = wallsOf(arenaSetup([build()], { walls: [wall] }));
  const near = (x: number, y: number) => walls.filter((one) => gapBetween(rectangleOf(at(x, y)), one) < 0.1).length;
  expect([near(0.3, 5), near(11.7, 11.45), near(6.4, 6), near(4, 4)]).toEqual([1, 2, 1, 0]);
});
