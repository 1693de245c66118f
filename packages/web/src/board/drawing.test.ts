import { describe, expect, test } from 'vitest';
import { seatStyleOf } from '../base/seat-style.ts';
import { BOARD, KESTREL, MANEUVERS, TARGETS, TOLLBOOTH } from '../drawing-board/board-fixtures.ts';
import { arcGroups, ringPath, wedgePath } from './arcs.tsx';
import { anchorOf } from './board-action.ts';
import { carShape } from './car-shapes.ts';
import { BODY_NAMES } from './car-specs.ts';
import { compass, describePiece } from './describe.ts';
import { placeMarkers } from './place-markers.ts';
import { poseTransform, toMap } from './units.ts';

describe('frames', () => {
  test('y is flipped and a left turn is counter-clockwise', () => {
    expect(poseTransform({ x: 2, y: 3, h: 450 })).toBe('translate(200 -300) rotate(-45)');
    const ahead = toMap({ x: 0, y: 0, h: 900 }, { x: 0, y: 1 });
    expect(ahead.x).toBeCloseTo(-1);
    expect(ahead.y).toBeCloseTo(0);
  });

  test.each([
    [0, 'north'],
    [450, 'northwest'],
    [900, 'west'],
    [2700, 'east'],
    [3590, 'north'],
  ] as const)('heading %i is %s', (h, name) => {
    expect(compass(h)).toBe(name);
  });

  test('a piece in words', () => {
    expect(describePiece(KESTREL, BOARD.unit)).toBe(
      '1, Kestrel, midsize, 9.5 inches east, 10 north, heading north, 45 mph, handling +2',
    );
    expect(describePiece({ ...TOLLBOOTH, face: 'top', burning: true }, BOARD.unit)).toContain(
      'on its roof, hurt, burning',
    );
  });
});

describe('arcs', () => {
  test('guns that share an arc are drawn once', () => {
    const groups = arcGroups(KESTREL.mounts);
    expect(groups.map(({ labels }) => labels)).toEqual([['MG', 'RL'], ['Mines']]);
    expect(groups.map(({ ready }) => ready)).toEqual([true, false]);
  });

  test('a turret covers a full circle, a front gun a wedge from the vertex', () => {
    const [front] = KESTREL.mounts;
    const [turret] = TOLLBOOTH.mounts;
    if (front === undefined || turret === undefined) throw new Error('no guns');
    const far = (angle: number) => ({ angle, far: 4 });
    expect(wedgePath(front, [far(-0.5), far(0.5)])).toMatch(/^M0\.0 -?0\.0L191\.\d -351\.\dL-191\.\d -351\.\dZ$/);
    expect(
      wedgePath(
        turret,
        [0, 1, 2, 3].map((i) => far((i * Math.PI) / 2)),
      ),
    ).toMatch(/^M[^M]*L[^M]*L[^M]*L[^M]*Z$/);
  });

  test('a ring is broken where a wall hides it', () => {
    const [front] = KESTREL.mounts;
    if (front === undefined) throw new Error('no gun');
    const rays = [6, 6, 3, 6, 6].map((far, i) => ({ angle: i / 10, far }));
    expect(ringPath(front, rays, 5).match(/[ML]/g)?.join('')).toBe('MLML');
    expect(ringPath(front, rays, 2).match(/[ML]/g)?.join('')).toBe('MLLLL');
  });
});

describe('markers', () => {
  const wishes = MANEUVERS.flatMap((action) => anchorOf(action, [KESTREL], 1) ?? []).map(({ at, away }) => ({
    at: { x: at.x * 40, y: -at.y * 40 },
    away: { x: away.x, y: -away.y },
  }));

  test('no two are nearer than a thumb allows', () => {
    const places = placeMarkers(wishes, 30, 44);
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(42);
    }
  });

  test('the firm one stays where it wished to be', () => {
    const [first, ...rest] = wishes;
    if (first === undefined) throw new Error('no wish');
    const [place] = placeMarkers([{ ...first, firm: true }, ...rest], 30, 44);
    expect(place).toEqual({
      x: Math.round(first.at.x + first.away.x * 30),
      y: Math.round(first.at.y + first.away.y * 30),
    });
  });

  test('a spot is found on the piece, by the end of its name', () => {
    const tire = TARGETS.find(({ optionId }) => optionId === 'mg-tire');
    const upright = { ...TOLLBOOTH, pose: { x: 0, y: 0, h: 0 } };
    expect(tire && anchorOf(tire, [upright], 1)?.at).toEqual({ x: -0.25, y: 0.3 });
    expect(tire && anchorOf(tire, [], 1)).toBeNull();
  });
});

test('each body has a silhouette of its own inside the counter; an unknown one looks mid-sized', () => {
  expect(new Set(BODY_NAMES.map((name) => carShape(name).body)).size).toBe(BODY_NAMES.length);
  for (const name of BODY_NAMES) expect(Math.max(-carShape(name).front, carShape(name).back)).toBeLessThanOrEqual(50);
  expect(carShape('hovercraft').body).toBe(carShape('midsize').body);
  expect(carShape('Station wagon')).toBe(carShape('stationwagon'));
});

test('seats differ by hue and by pattern, and lettering on the paint can be read', () => {
  const styles = [0, 1, 2, 3, 4, 5, 6, 7, null].map(seatStyleOf);
  expect(new Set(styles.map(({ hue }) => hue)).size).toBe(9);
  expect(new Set(styles.map(({ pattern }) => pattern)).size).toBe(9);
  for (const { hue, ink } of styles) expect(contrast(hue, ink)).toBeGreaterThan(4.5);
});

function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, bl = 0] = [1, 3, 5].map((i) => {
      const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
