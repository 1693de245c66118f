import type { Board } from '@hardtop/board';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Camera, clampCamera, firstLook, fitBox, keepInView, keepOnMap, mixCameras, type Size } from './camera.ts';
import { reframe, type Scene } from './framing.ts';
import type { XY } from './units.ts';

const GLIDE = 320;
/** Below this a car is too small to follow. */
const SMALL_SCALE = 30;

export interface CameraHandle {
  readonly camera: Camera;
  /** Whether the camera goes where the action is; a pan by hand ends it. */
  readonly following: boolean;
  /** A change by the user's hand. */
  move(change: (camera: Camera) => Camera): void;
  showAll(): void;
  /** Takes the camera back and turns it to a scene. */
  frame(scene: Scene): void;
  /** Brings points into view, softly, unless the user has taken the camera; with them the rest, if it stays readable. */
  attend(points: readonly XY[], rest?: readonly XY[]): void;
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
  const goTo = useCallback(
    (wanted: Camera) => {
      const { camera: old, size: view, bounds: map } = now.current;
      const target = keepOnMap(wanted, view, map);
      if (target.x !== old.x || target.y !== old.y || target.k !== old.k) glide(target);
    },
    [glide],
  );
  const frame = useCallback(
    (scene: Scene) => {
      setFollowing(true);
      goTo(reframe(now.current.camera, scene, now.current.size));
    },
    [goTo],
  );
  const attend = useCallback(
    (points: readonly XY[], rest: readonly XY[] = []) => {
      const { camera: old, size: view, following: free } = now.current;
      if (!free) return;
      const wide = keepInView(old, view, [...points, ...rest]);
      goTo(wide.k >= Math.min(old.k, SMALL_SCALE) ? wide : keepInView(old, view, points));
    },
    [goTo],
  );
  return { camera, following, move, showAll, frame, attend };
}
