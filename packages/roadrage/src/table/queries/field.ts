import type { Heading, Pose } from '@hardtop/geometry';
import type { Body } from '../../catalog/bodies.ts';

/** A vehicle, an object or a person as the field sees it. */
export interface Thing {
  readonly pose: Pose;
  /** The model, for play without a grid; a grid knows only squares. */
  readonly body: Body | null;
}

/**
 * The ground as movement sees it: squares and eight facings, or free millimetres. Lengths are squares of 50 mm in
 * both, headings tenths of a degree counter-clockwise from north. The rules ask; the two fields answer.
 */
export interface Field {
  readonly kind: 'grid' | 'open';
  /** The finer maneuvers of p. 33 are played, with their facings and their narrow fixed mounts. */
  readonly alternate: boolean;
  /** The pose one square on along a heading; the facing stays. */
  step(pose: Pose, heading: Heading): Pose;
  /** Moved to the side by a number of squares; `left` as seen from the facing. */
  shift(pose: Pose, side: 'left' | 'right', squares: number): Pose;
  /** Turned by tenths of a degree, left positive: on the spot, or about the wheel inside the turn. */
  turn(pose: Pose, body: Body, byTenths: number): Pose;
  /** Whether two things would lie in the same place. */
  touches(a: Thing, b: Thing): boolean;
  /** Squares between two things: 0 in contact. */
  range(a: Thing, b: Thing): number;
  /** The bearing from one thing to another off a heading, -1799 to 1800, left positive. */
  bearing(from: Thing, heading: Heading, to: Thing): number;
}
