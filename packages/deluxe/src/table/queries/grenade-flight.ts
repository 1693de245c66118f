import { add, distance, dot, facesOf, type Point, type Shape, scale, sightLine, subtract } from '@hardtop/geometry';
import { SQUARE } from '../../catalog/units.ts';
import { shapeOf, type Vehicle, type World } from '../state/state.ts';
import { standingPieces } from './structures.ts';

/** How far a grenade has gone astray, in squares to the right and beyond the mark. */
export interface Astray {
  readonly right: number;
  readonly beyond: number;
}

function directionOf(from: Point, to: Point): Point {
  const length = distance(from, to);
  return length === 0 ? { x: 0, y: 1 } : scale(subtract(to, from), 1 / length);
}

/** Where it comes down if nothing is in the way; never behind whoever sent it (deluxe/V.6/grenade-deviation). */
export function landingOf(from: Point, mark: Point, { right, beyond }: Astray): Point {
  const way = directionOf(from, mark);
  const aside = { x: way.y, y: -way.x };
  const along = distance(from, mark) + beyond * SQUARE;
  if (along <= 0) return from;
  return add(add(from, scale(way, along)), scale(aside, right * SQUARE));
}

/** Something solid in its flight, and the way it bounces off. */
interface Bounce {
  readonly point: Point;
  readonly way: Point;
}

/** What it meets on the way: it bounces off at the angle it came at (deluxe/V.6/grenade-bounce). */
export function bounceOf({ setup, state }: World, firer: Vehicle | null, from: Point, to: Point): Bounce | null {
  const others = state.vehicles.filter((vehicle) => vehicle !== firer && !vehicle.gone);
  const shapes: Shape[] = [...others.map(shapeOf), ...standingPieces(setup, state).map(({ shape }) => shape)];
  const met = sightLine(from, to, shapes);
  const shape = met === null ? undefined : shapes[met.index];
  if (met === null || shape === undefined) return null;
  const way = directionOf(from, to);
  const normal = faceAt(shape, met.point, way);
  return { point: met.point, way: subtract(way, scale(normal, 2 * dot(way, normal))) };
}

/** The outward normal of the face that was met: the nearest of those turned to the flight. */
function faceAt(shape: Shape, point: Point, way: Point): Point {
  let best: Point = scale(way, -1);
  let least = Number.POSITIVE_INFINITY;
  for (const { normal, offset } of facesOf(shape)) {
    const away = Math.abs(dot(normal, point) - offset);
    if (dot(normal, way) < 0 && away < least) [best, least] = [normal, away];
  }
  return best;
}
