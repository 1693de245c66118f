import type { Piece } from '@hardtop/board';
import type { MotionRecord, PiecePose } from '@hardtop/kernel';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'preact/compat';
import type { Beat } from './beats.ts';
import { type Face, frameAt, pushedAt, rollFace } from './motion.ts';
import { runReel } from './reel.ts';
import { poseTransform, translate } from './units.ts';

/** Attributes by which the drawing says which elements go with a piece. */
export const MOVES = 'data-moves';
export const FOLLOWS = 'data-follows';
/** What is drawn where it lies on the map, and moves from there. */
export const GLIDES = 'data-glides';

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
  /** Where each stood when it was drawn. */
  readonly starts: Map<string, PiecePose>;
}

/**
 * Plays a show by moving the counters' elements directly: React draws the board as it stood before, and draws it anew when
 * the show is over. A show that has begun is played to its end whatever else changes.
 */
export function useShow(props: ShowProps): Faces {
  const [faces, setFaces] = useState<Faces>(NO_FACES);
  const latest = useRef(props);
  const moved = useRef<Moved>(nothingMoved());
  const { show, pieces } = props;
  useLayoutEffect(() => {
    latest.current = props;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved by hand is drawn by React from here on.
  useLayoutEffect(() => {
    const { poses, faces: turned, starts } = moved.current;
    for (const [id] of poses) {
      const piece = pieces.find((each) => each.id === id);
      if (piece !== undefined) movePiece(latest.current.svg.current, id, piece.pose, 1, 0);
    }
    for (const [id] of starts) glide(latest.current.svg.current, id, '');
    if (turned.size > 0) setFaces(NO_FACES);
    moved.current = nothingMoved();
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
  moved: Moved,
  setFaces: (faces: Faces) => void,
  onShown: (skipped: boolean) => void,
): () => void {
  const { poses, faces } = moved;
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
      moveBy(latest.current, moved, motion, pose, scale, lift);
      for (const one of beat.pushed ?? []) moveBy(latest.current, moved, one, pushedAt(one, motion, share));
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

/** Moves what a motion is about, and all that rides on it. */
function moveBy(
  { svg, pieces, come }: ShowProps,
  { poses, starts }: Moved,
  { piece, path: [from] }: MotionRecord,
  pose: PiecePose,
  scale = 1,
  lift = 0,
): void {
  for (const { id, on } of [...pieces, ...come]) {
    if (id !== piece && on !== piece) continue;
    poses.set(id, pose);
    movePiece(svg.current, id, pose, scale, lift);
  }
  const start = starts.get(piece) ?? from ?? pose;
  starts.set(piece, start);
  // Whatever is pushed along keeps its heading.
  glide(svg.current, piece, translate({ x: pose.x - start.x, y: pose.y - start.y }));
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

const nothingMoved = (): Moved => ({ poses: new Map(), faces: new Map(), starts: new Map() });

/** Shifts what is drawn in its place on the map; by nothing it is back. */
function glide(svg: SVGSVGElement | null, id: string, transform: string): void {
  for (const element of svg?.querySelectorAll(`[${GLIDES}="${CSS.escape(id)}"]`) ?? [])
    element.setAttribute('transform', transform);
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
