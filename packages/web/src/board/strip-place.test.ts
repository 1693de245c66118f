import { describe, expect, it } from 'vitest';
import { KESTREL } from '../drawing-board/board-fixtures.ts';
import { stripPlace } from './strip-place.ts';

const VIEW = { width: 900, height: 400 };
const STRIP = { width: 310, height: 100 };
const CAMERA = { x: 0, y: 0, k: 40 };

/** A car at a pixel of the view. */
const carAt = (x: number, y: number) => ({
  ...KESTREL,
  id: `${x},${y}`,
  pose: { x: (x - VIEW.width / 2) / CAMERA.k, y: (VIEW.height / 2 - y) / CAMERA.k, h: 0 },
});

function placeOf(cars: readonly [number, number][], now: Parameters<typeof stripPlace>[0] = 'top-left') {
  const pieces = cars.map(([x, y]) => carAt(x, y));
  return stripPlace(now, STRIP, { pieces, markers: [], camera: CAMERA, view: VIEW, narrow: false });
}

describe('the lines about what happened', () => {
  it('stay where they are as long as they cover nobody', () => {
    expect(placeOf([[450, 200]])).toBe('top-left');
    expect(placeOf([[450, 200]], 'top-right')).toBe('top-right');
  });

  it('leave a corner in which a car stands', () => {
    expect(placeOf([[60, 60]])).toBe('top-right');
    expect(
      placeOf([
        [60, 60],
        [800, 100],
      ]),
    ).toBe('low-right');
  });

  it('rather stand before some markers than before one’s own car', () => {
    const seen = { camera: { ...CAMERA }, view: { width: 390, height: 300 }, narrow: true };
    const own = { ...KESTREL, id: 'own', pose: { x: 0, y: 1.5, h: 0 } };
    const markers = [-60, 0, 60].map((x) => ({ x, y: 40 }));
    const strip = { width: 310, height: 78 };
    expect(stripPlace('bottom-left', strip, { ...seen, own: 'own', pieces: [own], markers })).toBe('bottom-left');
    expect(stripPlace('bottom-left', strip, { ...seen, pieces: [own], markers })).toMatch(/^top/);
  });

  it('stand between two cars on a phone, where both ends of the view are taken', () => {
    const seen = { camera: CAMERA, view: { width: 390, height: 340 }, narrow: true, markers: [] };
    const ends = [3.2, -2.4].map((y) => ({ ...KESTREL, id: `${y}`, pose: { x: 0, y, h: 0 } }));
    expect(stripPlace('top-left', { width: 310, height: 60 }, { ...seen, pieces: ends })).toBe('middle');
  });

  it('give way to a wreck no more than they must, and to what can be pressed', () => {
    const wreck = { ...carAt(60, 60), state: 'wreck' as const };
    const seen = { camera: CAMERA, view: VIEW, narrow: false };
    expect(stripPlace('top-left', STRIP, { ...seen, pieces: [wreck], markers: [] })).toBe('top-right');
    const elsewhere = [carAt(800, 100), carAt(800, 350), carAt(60, 300)];
    expect(stripPlace('top-left', STRIP, { ...seen, pieces: [wreck, ...elsewhere], markers: [] })).toBe('top-left');
    expect(stripPlace('top-left', STRIP, { ...seen, pieces: [], markers: [{ x: -400, y: -150 }] })).toBe('top-right');
  });

  it('leave a name readable where they can, but no car free for it', () => {
    // Its name reaches into the strip at the foot, it does not.
    const above = carAt(60, 190);
    const seen = { markers: [], camera: CAMERA, view: VIEW, narrow: false };
    expect(stripPlace('bottom-left', STRIP, { ...seen, pieces: [above] })).toBe('top-left');
    const elsewhere = [carAt(200, 40), carAt(800, 40), carAt(800, 350)];
    expect(stripPlace('bottom-left', STRIP, { ...seen, pieces: [above, ...elsewhere] })).toBe('bottom-left');
  });

  it('on a phone stand above or below', () => {
    const pieces = [carAt(60, 290)];
    const seen = { pieces, markers: [], camera: CAMERA, view: VIEW, narrow: true };
    expect(stripPlace('bottom-left', { width: 830, height: 78 }, seen)).toBe('top-left');
  });
});
