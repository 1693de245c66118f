import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, makePose, QUANTUM, quantize, slideAlong, toLocal, toWorld, turnAbout } from './pose.ts';
import { localCorner } from './shape.ts';
import { distance } from './vector.ts';

const CAR = { length: 1, width: 0.5 };
const inches = fc.integer({ min: -8192, max: 8192 }).map((n) => n * QUANTUM);
const heading = fc.integer({ min: 0, max: 3599 });
const pose = fc.record({ x: inches, y: inches, h: heading });
const point = fc.record({ x: inches, y: inches });
const turn = fc.integer({ min: -1800, max: 1800 });

// The rounding of a centre can move any point of the counter by half a diagonal of the quantum.
const ROUNDING = 0.708 * QUANTUM;

describe('a car of 1 by 1/2 inch that advances 1 inch from the origin', () => {
  const advanced = advance(makePose(0, 0, 0), 1);
  const pivot = localCorner(CAR, 'backRight');

  test('stands an inch further north', () => {
    expect(advanced).toEqual({ x: 0, y: 1, h: 0 });
  });

  test('turning 45 degrees right about its rear right corner, comes to (0.427, 1.030)', () => {
    const turned = turnAbout(advanced, pivot, -450);
    expect(turned.h).toBe(3150);
    expect(turned.x).toBeCloseTo(0.427, 3);
    expect(turned.y).toBeCloseTo(1.03, 3);
  });

  test('turning 90 degrees right about it, comes to (0.75, 0.75)', () => {
    expect(turnAbout(advanced, pivot, -900)).toEqual({ x: 0.75, y: 0.75, h: 2700 });
  });
});

test('quantize rounds to 1/1024 and has no negative zero', () => {
  expect(quantize(0.1)).toBe(102 / 1024);
  expect(Object.is(quantize(-0.0001), 0)).toBe(true);
});

test('makePose rounds and normalises', () => {
  expect(makePose(0.1, -0.1, -450)).toEqual({ x: 102 / 1024, y: -102 / 1024, h: 3150 });
});

test('advance goes forward and to the right, slideAlong along any heading', () => {
  expect(advance(makePose(1, 1, 900), 2, 0.5)).toEqual({ x: -1, y: 1.5, h: 900 });
  expect(slideAlong(makePose(1, 1, 900), 2700, 2)).toEqual({ x: 3, y: 1, h: 900 });
});

test('toLocal undoes toWorld', () => {
  fc.assert(fc.property(pose, point, (p, q) => distance(toLocal(p, toWorld(p, q)), q) < 1e-12));
});

test('the frame of a counter keeps distances', () => {
  fc.assert(
    fc.property(pose, point, point, (p, a, b) => {
      expect(distance(toWorld(p, a), toWorld(p, b))).toBeCloseTo(distance(a, b), 10);
    }),
  );
});

test('turnAbout keeps its pivot within the rounding', () => {
  fc.assert(
    fc.property(pose, point, turn, (p, pivot, by) => {
      const turned = turnAbout(p, pivot, by);
      expect(distance(toWorld(turned, pivot), toWorld(p, pivot))).toBeLessThanOrEqual(ROUNDING);
    }),
  );
});

test('a turn and its opposite lead back within the rounding', () => {
  fc.assert(
    fc.property(pose, point, turn, (p, pivot, by) => {
      const back = turnAbout(turnAbout(p, pivot, by), pivot, -by);
      expect(back.h).toBe(p.h);
      expect(distance(back, p)).toBeLessThanOrEqual(2 * ROUNDING);
    }),
  );
});

test('poses always lie on the quantum', () => {
  fc.assert(
    fc.property(pose, point, turn, (p, pivot, by) => {
      const { x, y } = turnAbout(p, pivot, by);
      expect(Number.isInteger(x / QUANTUM) && Number.isInteger(y / QUANTUM)).toBe(true);
    }),
  );
});
