import type { Piece } from '@hardtop/board';
import type { MotionRecord } from '@hardtop/kernel';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { type SkidTrack, tracksOf } from './skid-tracks.tsx';
import type { CameraHandle } from './use-camera.ts';
import { type Rolling, useMotions } from './use-motions.ts';

interface RollingProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly motions: readonly MotionRecord[];
  readonly pieces: readonly Piece[];
  /** Whom the viewer is asked about: he stays in view. */
  readonly mover: Piece | undefined;
  readonly reduced: boolean;
  readonly view: CameraHandle;
  onDone(): void;
}

export interface OnTheMove {
  readonly rolling: Rolling | null;
  readonly tracks: readonly SkidTrack[];
  dropTrack(id: number): void;
}

/** Plays the motions, with the eye on them and rubber behind them. */
export function useRolling({ svg, motions, pieces, mover, reduced, view, onDone }: RollingProps): OnTheMove {
  const { tracks, lay, drop } = useSkidTracks();
  const onStart = (motion: MotionRecord, duration: number) => {
    view.attend(motion.path, mover === undefined ? [] : [mover.pose]);
    const piece = pieces.find(({ id }) => id === motion.piece);
    if (piece !== undefined) lay(tracksOf(motion, piece), duration);
  };
  const rolling = useMotions({ svg, motions, pieces, reduced, onStart, onDone });
  return { rolling, tracks, dropTrack: drop };
}

/** Rubber on the road, until it has faded. */
function useSkidTracks() {
  const [tracks, setTracks] = useState<readonly SkidTrack[]>([]);
  const serial = useRef(0);
  const lay = useCallback((d: string, duration: number) => {
    if (d === '') return;
    serial.current += 1;
    const track = { id: serial.current, d, duration };
    setTracks((old) => [...old.slice(-11), track]);
  }, []);
  const drop = useCallback((id: number) => setTracks((old) => old.filter((track) => track.id !== id)), []);
  return { tracks, lay, drop };
}
