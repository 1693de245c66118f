import { cosOf, FULL_TURN, type Point, type Pose, polygon, rectangle, type Shape, sinOf } from '@hardtop/geometry';
import { OBSTACLES } from '../../catalog/obstacles.ts';
import type { TokenState } from '../state/state.ts';
import { BASE_REACH, rectangleOf } from './outline.ts';

/** Corners of what is round. */
const ROUND = 16;

function roundOf(diameter: number): readonly Point[] {
  return Array.from({ length: ROUND }, (_, i) => {
    const angle = (i * FULL_TURN) / ROUND;
    return { x: (cosOf(angle) * diameter) / 2, y: (sinOf(angle) * diameter) / 2 };
  });
}

const rounds = new Map<number, readonly Point[]>();

function circleAt(at: Point, diameter: number): Shape {
  const round = rounds.get(diameter) ?? roundOf(diameter);
  rounds.set(diameter, round);
  return polygon(round.map(({ x, y }) => ({ x: at.x + x, y: at.y + y })));
}

/** What a thing in the arena hides and how it is aimed at; a wreck is as large as the car was. */
export const tokenShape = ({ kind, pose }: TokenState): Shape => tokenShapeAt(kind, pose);

export function tokenShapeAt(kind: TokenState['kind'], pose: Pose): Shape {
  const { shape } = OBSTACLES[kind];
  if (shape === undefined) return rectangleOf(pose);
  return shape.kind === 'circle' ? circleAt(pose, shape.diameter) : rectangle(pose, shape);
}

/** No part of it is farther from its middle, with something for rounding. */
export function tokenReach(kind: TokenState['kind']): number {
  const { shape } = OBSTACLES[kind];
  if (shape === undefined) return BASE_REACH;
  return shape.kind === 'circle' ? shape.diameter / 2 + 0.005 : (shape.length + shape.width) / 2;
}
