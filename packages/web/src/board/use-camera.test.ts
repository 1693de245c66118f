import { afterEach, expect, test } from 'vitest';
import { BOARD, KESTREL, TOLLBOOTH } from '../drawing-board/board-fixtures.ts';
import { act, cleanup, renderHook } from '../testing/render.tsx';
import { panBy } from './camera.ts';
import { sceneOf } from './framing.ts';
import { useAttention } from './use-attention.ts';
import { useCamera } from './use-camera.ts';

afterEach(cleanup);

const SIZE = { width: 600, height: 400 };
const NO_ACTIONS: readonly never[] = [];
const far = { ...TOLLBOOTH, pose: { x: 3, y: 3, h: 0 } };
const pieces = [KESTREL, far];
const board = { ...BOARD, pieces };

/** A board on which a question about a piece is open. */
function openBoard() {
  const use = ({ key, own }: { key: string; own: typeof KESTREL }) => {
    const view = useCamera(board, SIZE, true);
    const follow = useAttention({
      attention: { key, piece: own.id },
      own,
      pieces,
      actions: NO_ACTIONS,
      size: SIZE,
      idle: true,
      view,
    });
    return { view, follow };
  };
  return renderHook(use, { key: '1', own: KESTREL });
}

test('each question turns the camera, until a hand takes it; then no question undoes what the hand did', () => {
  const { result, rerender } = openBoard();
  const first = result.current.view.camera;
  rerender({ key: '2', own: far });
  const second = result.current.view.camera;
  expect(second).not.toEqual(first);
  act(() => result.current.view.move((camera) => panBy({ ...camera, k: 77 }, 30, 0)));
  const mine = result.current.view.camera;
  expect(mine.k).toBe(77);
  expect(result.current.view.following).toBe(false);
  rerender({ key: '3', own: KESTREL });
  rerender({ key: '4', own: far });
  expect(result.current.view.camera).toEqual(mine);
});

test('the key that follows gives it back', () => {
  const { result, rerender } = openBoard();
  act(() => result.current.view.showAll());
  const all = result.current.view.camera;
  rerender({ key: '2', own: KESTREL });
  expect(result.current.view.camera).toEqual(all);
  act(() => result.current.follow());
  expect(result.current.view.following).toBe(true);
  expect(result.current.view.camera).not.toEqual(all);
  rerender({ key: '3', own: far });
  const { camera } = result.current.view;
  expect(Math.hypot(camera.x - far.pose.x, camera.y - far.pose.y)).toBeLessThan(8);
});

test('what is watched is framed as it begins, in the same way', () => {
  const { result } = renderHook(() => {
    const view = useCamera(board, SIZE, true);
    const scene = sceneOf([far], far, NO_ACTIONS);
    const attention = { key: 'step', piece: null, scene };
    useAttention({ attention, own: KESTREL, pieces, actions: NO_ACTIONS, size: SIZE, idle: false, view });
    return view;
  });
  expect(result.current.camera.x).toBeLessThan(8);
});
