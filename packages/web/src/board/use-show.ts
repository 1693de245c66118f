import type { Piece } from '@hardtop/board';
import type { MotionRecord, PiecePose } from '@hardtop/kernel';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'preact/compat';
import type { Beat } from './beats.ts';
import { type Face, frameAt, rollFace } from './motion.ts';
import { runReel } from './reel.ts';
import { poseTransform, translate } from './units.ts';

/** Attributes by which the drawing says which elements go with a piece. */
export const MOVES = 'data-moves';
export const FOLLOWS = 'data-follows';

/** What is to be seen before the board is drawn as it stands afterwards. Another show is another object. */
export interface Show {
  readonly beats: readonly Beat[];
  /** Who is on the board only after it: drawn as soon as he moves. */
  readonly newcomers?: readonly Piece[];
}

interface ShowProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly show: Show | null;
  /** As they stood before it. */
  readonly pieces: readonly Piece[];
  /** Newcomers who have moved by now. */
  readonly come: readonly Piece[];
  readonly reduced: boolean;
  /** A beat begins, with the pieces where they are at that moment. */
  onBeat(beat: Beat, pieceOf: (id: string) => Piece | undefined): void;
  /** It is over; whoever pressed a key wants to see nothing more of what waits behind it either. */
  onShown(skipped: boolean): void;
}

/** Which way up pieces lie that have rolled since the board was drawn. */
export type Faces = ReadonlyMap<string, Face>;

const NO_FACES: Faces = new Map();

interface Moved {
  readonly poses: Map<string, PiecePose>;
  readonly faces: Map<string, Face>;
}

/**
 * Plays a show by moving the counters' elements directly: React draws the board as it stood before, and draws it anew when
 * the show is over. A show that has begun is played to its end whatever else changes.
 */
export function useShow(props: ShowProps): Faces {
  const [faces, setFaces] = useState<Faces>(NO_FACES);
  const latest = useRef(props);
  const moved = useRef<Moved>({ poses: new Map(), faces: new Map() });
  const { show, pieces } = props;
  useLayoutEffect(() => {
    latest.current = props;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved by hand is drawn by React from here on.
  useLayoutEffect(() => {
    const { poses, faces: turned } = moved.current;
    for (const [id] of poses) {
      const piece = pieces.find((each) => each.id === id);
      if (piece !== undefined) movePiece(latest.current.svg.current, id, piece.pose, 1, 0);
    }
    if (turned.size > 0) setFaces(NO_FACES);
    moved.current = { poses: new Map(), faces: new Map() };
  }, [show, pieces]);
  const shown = useCallback((skipped: boolean) => latest.current.onShown(skipped), []);
  useLayoutEffect(() => {
    if (show === null) return;
    return play(show.beats, latest, moved.current, setFaces, shown);
  }, [show, shown]);
  return faces;
}

function play(
  beats: readonly Beat[],
  latest: RefObject<ShowProps>,
  { poses, faces }: Moved,
  setFaces: (faces: Faces) => void,
  onShown: (skipped: boolean) => void,
): () => void {
  // Frames stop in a hidden tab; the game must not.
  if (latest.current.reduced || document.hidden) {
    const soon = setTimeout(onShown, 0, false);
    return () => clearTimeout(soon);
  }
  const pieceOf = (id: string): Piece | undefined => {
    const piece = [...latest.current.pieces, ...latest.current.come].find((each) => each.id === id);
    const pose = poses.get(id);
    return piece === undefined || pose === undefined ? piece : { ...piece, pose };
  };
  const turn = (motion: MotionRecord, share: number, first: Face): void => {
    const face = rollFace(motion, share, first);
    if ((faces.get(motion.piece) ?? first) === face) return;
    faces.set(motion.piece, face);
    setFaces(new Map(faces));
  };
  let first: Face = 'up';
  const watcher = {
    onBeat: (beat: Beat) => {
      if (beat.kind === 'motion') first = faces.get(beat.motion.piece) ?? pieceOf(beat.motion.piece)?.face ?? 'up';
      latest.current.onBeat(beat, pieceOf);
    },
    onFrame: (beat: Beat, share: number) => {
      if (beat.kind !== 'motion') return;
      const { motion } = beat;
      const { pose, scale, lift } = frameAt(motion, share);
      for (const { id, on } of [...latest.current.pieces, ...latest.current.come]) {
        if (id !== motion.piece && on !== motion.piece) continue;
        poses.set(id, pose);
        movePiece(latest.current.svg.current, id, pose, scale, lift);
      }
      if (motion.style === 'roll') turn(motion, share, first);
    },
    onEnd: () => end(false),
  };
  let stop = (): void => undefined;
  const quit = (): void => {
    stop();
    stopListening();
    document.removeEventListener('visibilitychange', whenHidden);
  };
  const end = (skipped: boolean): void => {
    quit();
    onShown(skipped);
  };
  const whenHidden = (): void => {
    if (document.hidden) end(false);
  };
  const stopListening = listenForSkip(() => end(true));
  document.addEventListener('visibilitychange', whenHidden);
  stop = runReel(beats, BROWSER, watcher);
  return quit;
}

const BROWSER = {
  now: () => performance.now(),
  nextFrame: (draw: () => void) => {
    const handle = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(handle);
  },
};

function listenForSkip(skip: () => void): () => void {
  window.addEventListener('pointerdown', skip, true);
  window.addEventListener('keydown', skip, true);
  return () => {
    window.removeEventListener('pointerdown', skip, true);
    window.removeEventListener('keydown', skip, true);
  };
}

function movePiece(svg: SVGSVGElement | null, id: string, pose: PiecePose, scale: number, lift: number): void {
  const name = CSS.escape(id);
  for (const element of svg?.querySelectorAll<SVGElement>(`[${MOVES}="${name}"]`) ?? []) {
    element.setAttribute('transform', poseTransform(pose, scale));
    element.style.setProperty('--bd-lift', String(lift));
  }
  for (const element of svg?.querySelectorAll(`[${FOLLOWS}="${name}"]`) ?? [])
    element.setAttribute('transform', translate(pose));
}
