/** A place on the map, or a displacement: inches, x to the east, y to the north. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/**
 * Lengths below this (inches) are arithmetic noise. It is a million times finer than the quantum of poses, so
 * an exact touch is never taken for an overlap and no real overlap is missed.
 */
export const TOLERANCE = 1e-9;

export function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function subtract(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function scale(a: Point, factor: number): Point {
  return { x: a.x * factor, y: a.y * factor };
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Positive when b lies to the left (counter-clockwise) of a. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

// Math.hypot is not correctly rounded and differs between engines; sqrt is.
export function lengthOf(a: Point): number {
  return Math.sqrt(a.x * a.x + a.y * a.y);
}

export function distance(a: Point, b: Point): number {
  return lengthOf(subtract(a, b));
}

/** The point a fraction t of the way from a to b. */
export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function midpoint(a: Point, b: Point): Point {
  return between(a, b, 0.5);
}

/** The vector of length 1 in the same direction, or null when there is no direction. */
export function unit(a: Point): Point | null {
  const length = lengthOf(a);
  return length === 0 ? null : { x: a.x / length, y: a.y / length };
}

/** The vector turned a quarter to the right. */
export function rightNormal(a: Point): Point {
  return { x: a.y, y: 0 - a.x };
}
