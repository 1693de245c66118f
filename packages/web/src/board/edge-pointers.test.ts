import { describe, expect, it } from 'vitest';
import { KESTREL, TOLLBOOTH } from '../drawing-board/board-fixtures.ts';
import { edgePointers } from './edge-pointers.tsx';

const VIEW = { width: 400, height: 600 };
const CAMERA = { x: KESTREL.pose.x, y: KESTREL.pose.y, k: 40 };
const away = (dx: number, dy: number) => ({
  ...TOLLBOOTH,
  pose: { ...KESTREL.pose, x: KESTREL.pose.x + dx, y: KESTREL.pose.y + dy },
});

describe('a piece outside the view', () => {
  it('has a tag on the rim that points to it', () => {
    const [pointer, ...others] = edgePointers([KESTREL, away(30, 0)], CAMERA, VIEW);
    expect(others).toEqual([]);
    expect(pointer).toMatchObject({ piece: { id: TOLLBOOTH.id }, x: 380, y: 300, turn: 90 });
  });

  it('keeps clear of the controls in the corner', () => {
    const [pointer] = edgePointers([away(30, -30)], CAMERA, VIEW);
    expect(pointer).toMatchObject({ x: 336, y: 580 });
  });

  it('keeps clear of the goal above and of the scale below', () => {
    const [above] = edgePointers([away(0, 30)], CAMERA, VIEW);
    const [below] = edgePointers([away(-30, -30)], CAMERA, VIEW);
    expect(above).toMatchObject({ x: 200, y: 58 });
    expect(below).toMatchObject({ x: 20, y: 508 });
  });

  it('is pointed to whether it drives or walks, and beside another in the same direction', () => {
    const walker = { ...away(60, 0), id: 'walker', kind: 'pedestrian', body: 'pedestrian' };
    const pointers = edgePointers([away(30, 0), walker], CAMERA, VIEW);
    expect(pointers.map(({ piece, x, y }) => [piece.id, x, y])).toEqual([
      [TOLLBOOTH.id, 380, 300],
      ['walker', 380, 270],
    ]);
  });

  it('has none where it is seen, or is a wreck', () => {
    expect(edgePointers([KESTREL, away(1, 1)], CAMERA, VIEW)).toEqual([]);
    expect(edgePointers([{ ...away(0, -30), state: 'wreck' }], CAMERA, VIEW)).toEqual([]);
  });
});
