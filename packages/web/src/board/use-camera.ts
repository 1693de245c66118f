import type { Board } from '@hardtop/kernel';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Camera, clampCamera, firstLook, fitBox, keepInView, mixCameras, type Size } from './camera.ts';
import type { XY } from './units.ts';

const GLIDE = 320;

export interface CameraHandle {
  readonly camera: Camera;
  /** Whether the camera goes where the action is; a pan by hand ends it. */
  readonly following: boolean;
  /** A change by the user's hand. */
  move(change: (camera: Camera) => Camera): void;
  showAll(): void;
  follow(points: readonly XY[]): void;
  /** Brings points into view, softly, unless the user has taken the camera. */
  attend(points: readonly XY[]): void;
}

export function useCamera(board: Board, size: Size, reduced: boolean): CameraHandle {
  const { bounds } = board;
  const [camera, setCamera] = useState(() => firstLook(board, size));
  const [following, setFollowing] = useState(true);
  const now = useRef({ camera, bounds, size, reduced, following, board });
  const handle = useRef(0);
  useLayoutEffect(() => {
    now.current = { camera, bounds, size, reduced, following, board };
  });

  const set = useCallback((next: Camera) => setCamera(clampCamera(next, now.current.bounds)), []);
  const stop = useCallback(() => cancelAnimationFrame(handle.current), []);
  const glide = useCallback(
    (target: Camera) => {
      stop();
      if (now.current.reduced) return set(target);
      const from = now.current.camera;
      const started = performance.now();
      const step = () => {
        const t = Math.min(1, (performance.now() - started) / GLIDE);
        set(mixCameras(from, target, 1 - (1 - t) ** 3));
        if (t < 1) handle.current = requestAnimationFrame(step);
      };
      handle.current = requestAnimationFrame(step);
    },
    [set, stop],
  );
  useEffect(() => stop, [stop]);

  // Another map, or a view of another size, is looked at afresh; a camera in the user's hand stays.
  const key = `${bounds.minX},${bounds.minY},${bounds.maxX},${bounds.maxY}`;
  const look = useRef({ key, size });
  useLayoutEffect(() => {
    const { key: oldKey, size: oldSize } = look.current;
    look.current = { key, size };
    if (oldKey === key && (oldSize === size || !now.current.following)) return;
    set(firstLook(now.current.board, size));
    if (oldKey !== key) setFollowing(true);
  }, [key, size, set]);

  const move = useCallback(
    (change: (camera: Camera) => Camera) => {
      stop();
      setFollowing(false);
      setCamera((old) => clampCamera(change(old), now.current.bounds));
    },
    [stop],
  );
  const showAll = useCallback(() => glide(fitBox(now.current.bounds, now.current.size, 0.4)), [glide]);
  const follow = useCallback(
    (points: readonly XY[]) => {
      setFollowing(true);
      const { camera: old, size: view, board: current } = now.current;
      const [only] = points;
      if (only !== undefined && points.length === 1)
        return glide({ ...old, x: only.x, y: only.y, k: Math.max(old.k, 48) });
      glide(firstLook(current, view));
    },
    [glide],
  );
  const attend = useCallback(
    (points: readonly XY[]) => {
      if (!now.current.following) return;
      const target = keepInView(now.current.camera, now.current.size, points);
      const { camera: old } = now.current;
      if (target.x !== old.x || target.y !== old.y || target.k !== old.k) glide(target);
    },
    [glide],
  );
  return { camera, following, move, showAll, follow, attend };
}
