import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODIES } from '../../catalog/bodies.ts';
import { at } from '../../testing/road.ts';
import { GRID_FIELD, LONG_GRID_FIELD } from './grid-field.ts';

const thing = (x: number, y: number, compass = 0) => ({ pose: at(x, y, compass), body: BODIES.midSized });
const facings = fc.integer({ min: 0, max: 7 }).map((facing) => facing * 450);
const squares = fc.integer({ min: -50, max: 50 });

describe('roadrage/setup/scale: squares and eight facings', () => {
  test.each([
    [0, 0, 1],
    [45, 1, 1],
    [90, 1, 0],
    [135, 1, -1],
    [180, 0, -1],
    [225, -1, -1],
    [270, -1, 0],
    [315, -1, 1],
  ])('a step towards %i° goes %i, %i', (compass, x, y) => {
    const pose = at(0, 0, compass);
    expect(GRID_FIELD.step(pose, pose.h)).toEqual({ x, y, h: pose.h });
  });

  test('left of a car that faces east is north', () => {
    expect(GRID_FIELD.shift(at(3, 3, 90), 'left', 1)).toMatchObject({ x: 3, y: 4 });
    expect(GRID_FIELD.shift(at(3, 3, 90), 'right', 1)).toMatchObject({ x: 3, y: 2 });
  });

  test('a turn to the left is made on the spot', () => {
    expect(GRID_FIELD.turn(at(1, 2, 90), BODIES.compact, 450)).toEqual(at(1, 2, 45));
  });

  test('ranges count diagonals as one, and 0 is the same square', () => {
    expect(GRID_FIELD.range(thing(0, 0), thing(3, -2))).toBe(3);
    expect(GRID_FIELD.range(thing(1, 1), thing(1, 1))).toBe(0);
    expect(GRID_FIELD.touches(thing(1, 1), thing(1, 1, 90))).toBe(true);
    expect(GRID_FIELD.touches(thing(1, 1), thing(1, 2))).toBe(false);
  });

  test('bearings are left positive', () => {
    expect(GRID_FIELD.bearing(thing(0, 0), 0, thing(-2, 2))).toBe(450);
    expect(GRID_FIELD.bearing(thing(0, 0), 0, thing(2, 0))).toBe(-900);
    expect(GRID_FIELD.bearing(thing(0, 0), 0, thing(0, -1))).toBe(1800);
  });

  test('a long vehicle also fills the square behind it', () => {
    const bus = { pose: at(0, 0), body: BODIES.busHeavyTruck };
    expect(LONG_GRID_FIELD.touches(bus, thing(0, -1))).toBe(true);
    expect(LONG_GRID_FIELD.touches(bus, thing(0, 1))).toBe(false);
    expect(LONG_GRID_FIELD.range(bus, thing(0, -3))).toBe(2);
    expect(GRID_FIELD.touches(bus, thing(0, -1))).toBe(false);
  });

  test('steps, shifts and turns stay on squares and facings, and come back', () => {
    fc.assert(
      fc.property(squares, squares, facings, facings, (x, y, h, heading) => {
        const pose = { x, y, h };
        const there = GRID_FIELD.step(pose, heading);
        expect(Number.isInteger(there.x) && Number.isInteger(there.y)).toBe(true);
        expect(GRID_FIELD.step(there, (heading + 1800) % 3600)).toEqual(pose);
        expect(GRID_FIELD.shift(GRID_FIELD.shift(pose, 'left', 1), 'right', 1)).toEqual(pose);
        expect(GRID_FIELD.turn(pose, BODIES.compact, heading).h % 450).toBe(0);
      }),
    );
  });
});
