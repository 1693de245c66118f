import type { Area, Mount } from '@hardtop/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ringSpot } from './arcs.tsx';
import { arcRays, rayLength, rimAbout, wallsAbout } from './sight-reach.ts';

const block = (minX: number, minY: number, maxX: number, maxY: number, kind = 'wall'): Area => ({
  id: `${minX},${minY}`,
  kind,
  points: [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ],
});

const ORIGIN = { x: 0, y: 0 };
const NORTH = { ...ORIGIN, h: 0 };
const ahead = (sweep: number, centre = 0): Mount => ({
  id: 'mg',
  label: 'MG',
  apex: { x: 0, y: 0.5 },
  vertex: ORIGIN,
  centre,
  sweep,
  ready: true,
});

describe('what a gun covers', () => {
  const bounds = { minX: -9, minY: -9, maxX: 9, maxY: 3 };

  test('ends with the map, unless one stands outside of it', () => {
    expect(rayLength(ORIGIN, 0, 16, rimAbout(bounds, ORIGIN))).toBeCloseTo(3);
    expect(rimAbout(bounds, { x: 0, y: 5 })).toEqual([]);
  });

  test('a ring says how far it is where it is seen, and else nowhere', () => {
    const mount = ahead(900);
    const rays = arcRays(mount, NORTH, 16, rimAbout(bounds, ORIGIN));
    expect(ringSpot([{ mount, rays }], 2)?.y).toBeCloseTo(Math.SQRT2);
    expect(ringSpot([{ mount, rays }], 5)).toBe(null);
  });

  test('ends at a wall, and runs on beside it', () => {
    const walls = wallsAbout([block(-1, 4, 1, 5)], ORIGIN);
    expect(rayLength(ORIGIN, 0, 16, walls)).toBeCloseTo(4);
    expect(rayLength(ORIGIN, Math.PI / 2, 16, walls)).toBe(16);
    const rays = arcRays(ahead(900), NORTH, 16, walls);
    expect(rays.find(({ angle }) => Math.abs(angle) < 1e-9)?.far).toBeCloseTo(4);
    expect(rays[0]?.far).toBe(16);
    expect(rays.at(-1)?.far).toBe(16);
    // Just past the wall's corner the sight is free again.
    const corner = Math.atan2(1, 4);
    expect(rays.some(({ angle, far }) => Math.abs(angle - corner) < 0.001 && far === 16)).toBe(true);
  });

  test('turns with the car', () => {
    const walls = wallsAbout([block(-5, -1, -4, 1, 'building')], ORIGIN);
    const west = arcRays(ahead(400), { ...ORIGIN, h: 900 }, 16, walls);
    expect(west.every(({ far }) => far < 5)).toBe(false);
    expect(Math.min(...west.map(({ far }) => far))).toBeCloseTo(4, 1);
    expect(arcRays(ahead(400), NORTH, 16, walls).every(({ far }) => far === 16)).toBe(true);
  });

  test('is not shut in by the building one stands in, nor by what lies flat', () => {
    expect(wallsAbout([block(-3, -3, 3, 3, 'building')], ORIGIN)).toEqual([]);
    expect(wallsAbout([block(1, 1, 3, 3, 'oil'), block(5, 5, 6, 6, 'debris')], ORIGIN)).toEqual([]);
  });

  test('never reaches into a wall, all round', () => {
    const side = fc.integer({ min: -12, max: 10 });
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { maxLength: 5 }), fc.integer({ min: 0, max: 3599 }), (spots, h) => {
        const blocks = spots.map(([x, y]) => block(x + 0.25, y + 0.25, x + 1.75, y + 1.5));
        const pose = { x: 0.1, y: 0.1, h };
        const walls = wallsAbout(blocks, pose);
        for (const { angle, far } of arcRays(ahead(3600), pose, 16, walls))
          for (const share of [0.25, 0.5, 0.75, 0.999]) {
            const turn = angle + (h * Math.PI) / 1800;
            const [x, y] = [pose.x - Math.sin(turn) * far * share, pose.y + Math.cos(turn) * far * share];
            const inWall = blocks.some(({ points: [low, , high] }) => {
              if (low === undefined || high === undefined) return false;
              if (pose.x > low.x && pose.x < high.x && pose.y > low.y && pose.y < high.y) return false;
              const eps = 1e-6;
              return x > low.x + eps && x < high.x - eps && y > low.y + eps && y < high.y - eps;
            });
            expect(inWall).toBe(false);
          }
      }),
      { numRuns: 15 },
    );
  });
});
