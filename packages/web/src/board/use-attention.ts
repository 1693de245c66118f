import type { Piece } from '@hardtop/board';
import { useCallback, useLayoutEffect, useRef } from 'preact/compat';
import type { BoardAction } from './board-action.ts';
import type { Size } from './camera.ts';
import { openingScene, type Scene, sceneOf } from './framing.ts';
import type { CameraHandle } from './use-camera.ts';

/** What the viewer has to answer, or what he watches: a new key asks for the eye anew. */
export interface Attention {
  readonly key: string;
  readonly piece: string | null;
  /** What is to be seen of it, where it is no question: framed as it begins, and not when all has come to rest. */
  readonly scene?: Scene;
}

interface AttentionProps {
  readonly attention: Attention | null;
  /** The piece it is about. */
  readonly own: Piece | undefined;
  readonly pieces: readonly Piece[];
  readonly actions: readonly BoardAction[];
  readonly size: Size;
  /** Nothing moves any more. */
  readonly idle: boolean;
  readonly view: CameraHandle;
}

/** Turns the camera to what each new question is about, unless it is in the user's hand; returns what takes it back. */
export function useAttention({ attention, own, pieces, actions, size, idle, view }: AttentionProps): () => void {
  const { frame, turnTo, attend } = view;
  const key = attention?.key ?? null;
  const watched = attention?.scene;
  const done = useRef<{ key: string | null; size: Size }>({ key: null, size });
  const opening = useRef<string | null>(null);
  const latest = useRef({ watched, own, pieces, actions });
  useLayoutEffect(() => {
    latest.current = { watched, own, pieces, actions };
  });
  const look = useCallback(() => {
    const now = latest.current;
    if (now.watched !== undefined) frame(now.watched);
    else if (now.own !== undefined) frame(sceneOf(now.pieces, now.own, now.actions));
  }, [frame]);
  // Before the paint: what is asked is first seen from where it is best seen.
  useLayoutEffect(() => {
    if (key === null || size.width === 0 || (watched === undefined && !idle)) return;
    const { key: oldKey, size: oldSize } = done.current;
    if (oldKey === key && oldSize === size) return;
    done.current = { key, size };
    opening.current ??= key;
    if (watched !== undefined) turnTo(watched);
    else if (own !== undefined)
      turnTo(key === opening.current ? openingScene(pieces, own, actions, size) : sceneOf(pieces, own, actions));
  }, [key, watched, idle, size, own, pieces, actions, turnTo]);
  // Between questions the eye stays on the car.
  const pose = own?.pose;
  useLayoutEffect(() => {
    if (key === null && idle && pose !== undefined) attend([pose]);
  }, [key, idle, pose, attend]);
  return look;
}
