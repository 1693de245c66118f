import { type Area, type AreaArt, areaArt, type Board, type Mount } from '@hardtop/board';
import type { PiecePose } from '@hardtop/kernel';
import { isInside } from './area-shapes.ts';
import { toMap, toRadians, type XY } from './units.ts';

/** A stretch of wall that ends a line of sight. */
type Wall = readonly [XY, XY];

const BLOCKING: readonly AreaArt[] = ['wall', 'building'];
/** Rays to the degree. */
const STEP = toRadians(15);
/** Rays just beside a corner see past it. */
const BESIDE = 1e-4;

/** The walls and buildings on a map, as far as somebody at `eye` is not inside them. */
export function wallsAbout(areas: readonly Area[], eye: XY): readonly Wall[] {
  return areas
    .filter((area) => BLOCKING.includes(areaArt(area)) && !isInside(eye, area.points))
    .flatMap(({ points }) =>
      points.length < 3
        ? points.slice(1).map((b, i): Wall => [points[i] ?? b, b])
        : points.map((a, i): Wall => [a, points[(i + 1) % points.length] ?? a]),
    );
}

/** The rim of a map, beyond which there is nothing to shoot at; none for somebody who is outside. */
export function rimAbout({ minX, minY, maxX, maxY }: Board['bounds'], eye: XY): readonly Wall[] {
  const isWithin = eye.x >= minX && eye.x <= maxX && eye.y >= minY && eye.y <= maxY;
  if (!isWithin) return [];
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return corners.map((a, i): Wall => [a, corners[(i + 1) % corners.length] ?? a]);
}

/** How far a ray (radians counter-clockwise from north) runs before it meets a wall. */
export function rayLength(eye: XY, angle: number, far: number, walls: readonly Wall[]): number {
  const [dx, dy] = [-Math.sin(angle), Math.cos(angle)];
  let reach = far;
  for (const [a, b] of walls) {
    const [wx, wy] = [b.x - a.x, b.y - a.y];
    const cross = dx * wy - dy * wx;
    if (Math.abs(cross) < 1e-12) continue;
    const [ax, ay] = [a.x - eye.x, a.y - eye.y];
    const along = (ax * wy - ay * wx) / cross;
    const share = (ax * dy - ay * dx) / cross;
    if (along >= 0 && along < reach && share >= 0 && share <= 1) reach = along;
  }
  return reach;
}

/** One ray of an arc: its angle in the piece's own frame (radians counter-clockwise from the nose), and how far it runs. */
export interface Ray {
  readonly angle: number;
  readonly far: number;
}

/** What a gun covers up to the walls that stand in its way: rays from one side of its arc to the other. */
export function arcRays(mount: Mount, pose: PiecePose, far: number, walls: readonly Wall[]): readonly Ray[] {
  const eye = toMap(pose, mount.vertex);
  const nose = toRadians(pose.h);
  const sweep = toRadians(Math.min(3600, mount.sweep));
  const start = toRadians(mount.centre) - sweep / 2;
  const steps = Math.max(1, Math.ceil(sweep / STEP));
  const even = Array.from({ length: steps + 1 }, (_, i) => (sweep * i) / steps);
  const corners = walls.flat().flatMap(({ x, y }) => {
    const turn = Math.atan2(eye.x - x, y - eye.y) - nose - start;
    const within = ((turn % TURN) + TURN) % TURN;
    return within > sweep ? [] : [within - BESIDE, within, within + BESIDE].filter((each) => each > 0 && each < sweep);
  });
  return [...even, ...corners]
    .sort((a, b) => a - b)
    .map((turn) => ({ angle: start + turn, far: rayLength(eye, nose + start + turn, far, walls) }));
}

const TURN = 2 * Math.PI;
