import { arcFaces, clip, makePose, rectangle } from '@hardtop/geometry';
import { streamOf } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { SIDES } from '../../catalog/dashboard.ts';
import { CAR } from '../../catalog/turning-key.ts';
import { arcsHolding, sidesOf } from './arcs.ts';
import { rectangleOf } from './outline.ts';

test('sixth/attack/targets: arcs found by the corners are those found by cutting, near and far', () => {
  const random = streamOf('arcs', 'poses');
  let several = 0;
  for (let i = 0; i < 2000; i++) {
    const spread = i % 3 === 0 ? 100 : 900;
    const place = () => 6 + random.int(-spread, spread) / 300;
    const from = makePose(6, 6, 50 * random.int(0, 71));
    const to = makePose(place(), place(), 50 * random.int(0, 71));
    const shape = i % 2 === 0 ? rectangleOf(to) : rectangle(to, { length: 2.5, width: 0.1 });
    const cut = SIDES.filter((side) => clip(shape, arcFaces(from, CAR, side)) !== null);
    expect(sidesOf(arcsHolding(from, shape))).toEqual(cut);
    if (cut.length > 1) several++;
  }
  expect(several).toBeGreaterThan(200);
});

test('sixth/attack/targets: on a dividing line both arcs hold', () => {
  // The diagonal of a car that looks north, one to two: a car whose corner lies on it.
  const corner = makePose(6 + 1 + CAR.width / 2, 6 + 2 + CAR.length / 2, 0);
  expect(sidesOf(arcsHolding(makePose(6, 6, 0), rectangleOf(corner)))).toEqual(['front', 'right']);
});
