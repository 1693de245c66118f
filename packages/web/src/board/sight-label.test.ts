import type { Piece } from '@hardtop/board';
import { expect, test } from 'vitest';
import { sightSpot } from './sight-label.ts';

const car = (id: string, x: number, y: number, name = id): Piece => ({
  ...{ id, tag: id, name, seat: 0, kind: 'car', body: 'midsize', pose: { x, y, h: 900 }, face: 'up' },
  ...{ length: 1, width: 0.5, mounts: [], state: 'fit', burning: false, notes: [] },
});
const line = { from: { x: 0, y: 0 }, to: { x: 6, y: 0 }, label: 'left side' };
const around = { pieces: [car('1', 0, 0), car('2', 6, 0)], markers: [], k: 60 };

test('the word on a line of fire stands above its middle', () => {
  expect(sightSpot(line, around)).toEqual({ x: 180, y: -12 });
});

test('it gives way to a car and to a marker', () => {
  const between = { ...around, pieces: [...around.pieces, car('3', 3, 0)] };
  expect(sightSpot(line, between)?.x).not.toBe(180);
  expect(sightSpot(line, { ...around, markers: [{ x: 180, y: -12 }] })).not.toEqual({ x: 180, y: -12 });
});

test('it is left out between cars that stand side by side, and where the target bears that name', () => {
  const near = { from: { x: 0, y: 0 }, to: { x: 0.4, y: 0 }, label: 'left side' };
  expect(sightSpot(near, { ...around, pieces: [car('1', 0, 0), car('2', 0.7, 0)] })).toBe(null);
  expect(sightSpot({ ...line, label: 'Road Reaver' }, { ...around, pieces: [car('2', 9, 9, 'Road Reaver')] })).toBe(
    null,
  );
});
