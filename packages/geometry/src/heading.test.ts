import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cosOf,
  degrees,
  forwardOf,
  headingDifference,
  headingOf,
  normalizeHeading,
  rightOf,
  signedTurn,
  sinOf,
} from './heading.ts';

const heading = fc.integer({ min: 0, max: 3599 });

describe('the sine table', () => {
  test('agrees with Math.sin and Math.cos', () => {
    for (let h = 0; h < 3600; h++) {
      const radians = (h * Math.PI) / 1800;
      expect(Math.abs(sinOf(h) - Math.sin(radians))).toBeLessThan(1e-12);
      expect(Math.abs(cosOf(h) - Math.cos(radians))).toBeLessThan(1e-12);
    }
  });

  test.each([
    [0, 0, 1],
    [300, 0.5, Math.sqrt(0.75)],
    [450, Math.SQRT1_2, Math.SQRT1_2],
    [600, Math.sqrt(0.75), 0.5],
    [900, 1, 0],
    [1500, 0.5, -Math.sqrt(0.75)],
    [1800, 0, -1],
    [2100, -0.5, -Math.sqrt(0.75)],
    [2700, -1, 0],
    [3300, -0.5, Math.sqrt(0.75)],
  ])('is exact at %d', (h, sin, cos) => {
    expect(sinOf(h)).toBe(sin);
    expect(cosOf(h)).toBe(cos);
  });

  test('has the symmetries of the circle to the last bit', () => {
    for (let h = 0; h < 3600; h++) {
      expect(sinOf(h)).toBe(cosOf(h - 900));
      expect(sinOf(-h) + sinOf(h)).toBe(0);
      expect(cosOf(-h)).toBe(cosOf(h));
    }
  });
});

test.each([
  [0, 0],
  [3600, 0],
  [-1, 3599],
  [-3600, 0],
  [7201, 1],
  [12.4, 12],
])('normalizeHeading(%d) is %d', (tenths, expected) => {
  expect(normalizeHeading(tenths)).toBe(expected);
});

test('degrees keeps the sign and rounds to tenths', () => {
  expect(degrees(45)).toBe(450);
  expect(degrees(-26.57)).toBe(-266);
  expect(degrees(-0.001)).toBe(0);
});

test('north, west, south and east', () => {
  expect(forwardOf(0)).toEqual({ x: 0, y: 1 });
  expect(forwardOf(900)).toEqual({ x: -1, y: 0 });
  expect(forwardOf(1800)).toEqual({ x: 0, y: -1 });
  expect(forwardOf(2700)).toEqual({ x: 1, y: 0 });
  expect(rightOf(0)).toEqual({ x: 1, y: 0 });
  expect(rightOf(900)).toEqual({ x: 0, y: 1 });
});

test.each([
  [0, 1800, 1800],
  [1800, 0, 1800],
  [0, 3599, -1],
  [3599, 0, 1],
  [10, 1811, -1799],
])('signedTurn(%d, %d) is %d', (from, to, expected) => {
  expect(signedTurn(from, to)).toBe(expected);
  expect(headingDifference(from, to)).toBe(Math.abs(expected));
});

test('a signed turn leads to the heading', () => {
  fc.assert(fc.property(heading, heading, (a, b) => normalizeHeading(a + signedTurn(a, b)) === b));
});

test('headingOf undoes forwardOf, whatever the length', () => {
  const length = fc.double({ min: 0.001, max: 1000, noNaN: true });
  fc.assert(
    fc.property(heading, length, (h, r) => {
      const { x, y } = forwardOf(h);
      expect(headingOf({ x: x * r, y: y * r })).toBe(h);
    }),
  );
});

test('headingOf gives the nearest tenth', () => {
  const part = fc.double({ min: -10, max: 10, noNaN: true });
  fc.assert(
    fc.property(part, part, (x, y) => {
      fc.pre(x * x + y * y > 1e-6);
      const exact = ((Math.atan2(-x, y) * 1800) / Math.PI + 3600) % 3600;
      const off = Math.abs(headingOf({ x, y }) - exact);
      expect(Math.min(off, 3600 - off)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
  expect(headingOf({ x: 0, y: 0 })).toBe(0);
});
