import { describe, expect, test } from 'vitest';
import { BOARD } from '../drawing-board/board-fixtures.ts';
import { clampCamera, firstLook, fitBox, keepInView, keepOnMap, MAX_SCALE, panBy, toScreen, zoomAt } from './camera.ts';

const PHONE = { width: 390, height: 500 };
const DESK = { width: 1200, height: 1200 };

describe('camera', () => {
  test('a phone first sees the pieces, not the whole arena', () => {
    const camera = firstLook(BOARD, PHONE);
    expect(camera.k).toBeGreaterThan(fitBox(BOARD.bounds, PHONE).k);
    for (const { pose } of BOARD.pieces) {
      const { x, y } = toScreen(camera, PHONE, pose);
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(PHONE.width - 20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(PHONE.height - 20);
    }
  });

  test('a view that shows the whole arena large enough shows it whole', () => {
    expect(firstLook(BOARD, DESK)).toEqual(fitBox(BOARD.bounds, DESK, 0.4));
  });

  test('zooming keeps the point under the pointer, panning moves it with the hand', () => {
    const camera = { x: 10, y: 10, k: 40 };
    const zoomed = zoomAt(camera, PHONE, { x: 100, y: 80 }, 2);
    const under = { x: 10 + (100 - 195) / 40, y: 10 - (80 - 250) / 40 };
    expect(toScreen(zoomed, PHONE, under)).toEqual({ x: 100, y: 80 });
    expect(toScreen(panBy(camera, 30, -20), PHONE, { x: 10, y: 10 })).toEqual({ x: 225, y: 230 });
  });

  test('the zoom stays in range and the middle on the map', () => {
    const camera = clampCamera({ x: 99, y: -5, k: 9999 }, BOARD.bounds);
    expect(camera).toEqual({ x: 24, y: 0, k: MAX_SCALE });
  });

  test('what is in view stays put; what is not is brought in by the smallest move', () => {
    const camera = { x: 10, y: 10, k: 40 };
    expect(keepInView(camera, PHONE, [{ x: 10, y: 10 }])).toEqual(camera);
    const moved = keepInView(camera, PHONE, [{ x: 16, y: 10 }]);
    expect(moved.k).toBe(40);
    expect(moved.x).toBeGreaterThan(10);
    expect(toScreen(moved, PHONE, { x: 16, y: 10 }).x).toBeLessThan(PHONE.width);
    expect(
      keepInView(camera, PHONE, [
        { x: 0, y: 0 },
        { x: 24, y: 24 },
      ]).k,
    ).toBeLessThan(40);
  });

  test('a view at the rim of the map shows the map, not what lies beside it', () => {
    const map = { minX: 0, minY: 0, maxX: 90, maxY: 90 };
    const view = { width: 400, height: 400 };
    expect(keepOnMap({ x: 1, y: 45, k: 20 }, view, map)).toEqual({ x: 7.5, y: 45, k: 20 });
    expect(keepOnMap({ x: 45, y: 89, k: 20 }, view, map)).toEqual({ x: 45, y: 82.5, k: 20 });
    expect(keepOnMap({ x: 3, y: 3, k: 4 }, view, map)).toEqual({ x: 45, y: 45, k: 4 });
  });
});
