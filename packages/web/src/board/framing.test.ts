import { describe, expect, test } from 'vitest';
import { BOARD, KESTREL, MANEUVERS, TOLLBOOTH } from '../drawing-board/board-fixtures.ts';
import { toScreen } from './camera.ts';
import { frameOf, reframe, sceneOf } from './framing.ts';

const PHONE = { width: 390, height: 350 };
const DESK = { width: 934, height: 455 };

const inside = (camera: ReturnType<typeof frameOf>, size: typeof PHONE, x: number, y: number) => {
  if (camera === null) return false;
  const at = toScreen(camera, size, { x, y });
  return at.x > 20 && at.x < size.width - 20 && at.y > 20 && at.y < size.height - 20;
};

describe('what a question is about', () => {
  test.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('%s shows the car, its maneuvers and the foe near by, large enough', (_, size) => {
    const camera = frameOf(sceneOf(BOARD.pieces, KESTREL, MANEUVERS), size);
    expect(camera?.k).toBeGreaterThan(size === PHONE ? 30 : 44);
    expect(inside(camera, size, KESTREL.pose.x, KESTREL.pose.y)).toBe(true);
    for (const { at } of MANEUVERS) if ('pose' in at) expect(inside(camera, size, at.pose.x, at.pose.y)).toBe(true);
  });

  test('a foe far off is left out, the car stays large, and the view leans that way', () => {
    const far = { ...TOLLBOOTH, pose: { x: 24, y: 10, h: 0 } };
    const camera = frameOf(sceneOf([KESTREL, far], KESTREL, []), PHONE);
    expect(camera?.k).toBe(60);
    expect(inside(camera, PHONE, KESTREL.pose.x, KESTREL.pose.y)).toBe(true);
    expect(camera?.x).toBeGreaterThan(KESTREL.pose.x + 1);
  });

  test('a view that shows it about as well stays where it is', () => {
    const scene = sceneOf(BOARD.pieces, KESTREL, []);
    const best = frameOf(scene, DESK);
    if (best === null) throw new Error('no frame');
    const near = { ...best, k: best.k * 0.9 };
    expect(reframe(near, scene, DESK)).toBe(near);
    expect(reframe({ ...best, x: best.x + 30 }, scene, DESK)).toEqual(best);
  });
});
