import type { Board } from '@hardtop/board';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat';
import { type Camera, clampCamera, firstLook, fitBox, keepInView, keepOnMap, mixCameras, type Size } from './camera.ts';
import { reframe, type Scene } from './framing.ts';
import type { XY } from './units.ts';

const GLIDE = 320;
/** Below this a car is too small to follow. */
const SMALL_SCALE = 30;

export interface CameraHandle {
  readonly camera: Camera;
  /** Whether the camera goes where the action is; a move by hand ends it, until it is asked to follow again. */
  readonly following: boolean;
  /** A change by the user's hand. */
  move(change: (camera: Camera) => Camera): void;
  showAll(): void;
  /** Takes the camera back and turns it to a scene. */
  frame(scene: Scene): void;
  /** Turns it to a scene unless the user has taken it. */
  turnTo(scene: Scene): void;
  /** Brings a point into view because the user asked for it. */
  lookAt(point: XY): void;
  /** Brings points into view, softly, unless the user has taken the camera; with them the rest, if it stays readable. */
  attend(points: readonly XY[], rest?: readonly XY[]): void;
}

/** What the camera's ways look at when they are called, not when they were made. */
interface Now {
  readonly camera: Camera;
  readonly bounds: Board['bounds'];
  readonly size: Size;
  readonly reduced: boolean;
  readonly following: boolean;
  readonly board: Board;
}

export function useCamera(board: Board, size: Size, reduced: boolean): CameraHandle {
  const { bounds } = board;
  const [camera, setCamera] = useState(() => firstLook(board, size));
  const [following, setFollowing] = useState(true);
  const now = useRef<Now>({ camera, bounds, size, reduced, following, board });
  useLayoutEffect(() => {
    now.current = { camera, bounds, size, reduced, following, board };
  });
  const set = useCallback((next: Camera) => setCamera(clampCamera(next, now.current.bounds)), []);
  const { stop, glide } = useGlide(now, set);
  useFreshLook(now, mapKey(board), size, set, setFollowing);
  const move = useCallback(
    (change: (camera: Camera) => Camera) => {
      stop();
      setFollowing(false);
      setCamera((old) => clampCamera(change(old), now.current.bounds));
    },
    [stop],
  );
  const showAll = useCallback(() => {
    setFollowing(false);
    glide(fitBox(now.current.bounds, now.current.size, 0.4));
  }, [glide]);
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
  const turnTo = useCallback(
    (scene: Scene) => {
      if (now.current.following) goTo(reframe(now.current.camera, scene, now.current.size));
    },
    [goTo],
  );
  const lookAt = useCallback((point: XY) => goTo(seeing(now.current, [point], [])), [goTo]);
  const attend = useCallback(
    (points: readonly XY[], rest: readonly XY[] = []) => {
      if (now.current.following) goTo(seeing(now.current, points, rest));
    },
    [goTo],
  );
  return { camera, following, move, showAll, frame, turnTo, lookAt, attend };
}

function seeing({ camera, size }: Now, points: readonly XY[], rest: readonly XY[]): Camera {
  const wide = keepInView(camera, size, [...points, ...rest]);
  return wide.k >= Math.min(camera.k, SMALL_SCALE) ? wide : keepInView(camera, size, points);
}

function useGlide(now: RefObject<Now>, set: (camera: Camera) => void) {
  const handle = useRef(0);
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
    [now, set, stop],
  );
  useEffect(() => stop, [stop]);
  return { stop, glide };
}

/** A road that goes on is the same map all the way. */
function mapKey({ bounds, endless }: Board): string {
  return endless === true ? 'endless' : `${bounds.minX},${bounds.minY},${bounds.maxX},${bounds.maxY}`;
}

/** Another map, or a view of another size, is looked at afresh; a camera in the user's hand stays. */
function useFreshLook(
  now: RefObject<Now>,
  key: string,
  size: Size,
  set: (camera: Camera) => void,
  setFollowing: (following: boolean) => void,
): void {
  const look = useRef({ key, size });
  useLayoutEffect(() => {
    const { key: oldKey, size: oldSize } = look.current;
    look.current = { key, size };
    if (oldKey === key && (oldSize === size || !now.current.following)) return;
    set(firstLook(now.current.board, size));
    if (oldKey !== key) setFollowing(true);
  }, [now, key, size, set, setFollowing]);
}
