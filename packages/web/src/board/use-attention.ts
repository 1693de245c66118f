import type { Piece } from '@hardtop/board';
import { useCallback, useEffect, useRef } from 'react';
import type { BoardAction } from './board-action.ts';
import type { Size } from './camera.ts';
import { sceneOf } from './framing.ts';
import type { CameraHandle } from './use-camera.ts';

/** The question the viewer has to answer: a new key asks for the eye anew. */
export interface Attention {
  readonly key: string;
  readonly piece: string | null;
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

/** Turns the camera to what each new question is about; returns the same for a key that asks for it. */
export function useAttention({ attention, own, pieces, actions, size, idle, view }: AttentionProps): () => void {
  const { frame, attend, following } = view;
  const key = attention?.key ?? null;
  const done = useRef<{ key: string | null; size: Size }>({ key: null, size });
  const look = useCallback(() => {
    if (own !== undefined) frame(sceneOf(pieces, own, actions));
  }, [own, pieces, actions, frame]);
  useEffect(() => {
    if (key === null || !idle || size.width === 0) return;
    const { key: oldKey, size: oldSize } = done.current;
    // The hand that moved the camera keeps it until the next question; also when the window changes.
    if (oldKey === key && (oldSize === size || !following)) return;
    done.current = { key, size };
    look();
  }, [key, idle, size, following, look]);
  // Between questions the eye stays on the car.
  const pose = own?.pose;
  useEffect(() => {
    if (key === null && idle && pose !== undefined) attend([pose]);
  }, [key, idle, pose, attend]);
  return look;
}
