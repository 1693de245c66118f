import { type Point, polygon, rectangle, type Shape } from '@hardtop/geometry';
import { OBSTACLES } from '../../catalog/obstacles.ts';
import type { TokenState } from '../state/state.ts';
import { rectangleOf } from './outline.ts';

/** Corners of what is round. */
const ROUND = 16;

function circleAt({ x, y }: Point, diameter: number): Shape {
  const points = Array.from({ length: ROUND }, (_, i) => {
    const angle = (i * 2 * Math.PI) / ROUND;
    return { x: x + (Math.cos(angle) * diameter) / 2, y: y + (Math.sin(angle) * diameter) / 2 };
  });
  return polygon(points);
}

/** What a thing in the arena hides and how it is aimed at; a wreck is as large as the car was. */
export function tokenShape({ kind, pose }: TokenState): Shape {
  const { shape } = OBSTACLES[kind];
  if (shape === undefined) return rectangleOf(pose);
  return shape.kind === 'circle' ? circleAt(pose, shape.diameter) : rectangle(pose, shape);
}
