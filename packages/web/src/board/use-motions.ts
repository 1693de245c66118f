import type { Piece } from '@hardtop/board';
import type { MotionRecord, PiecePose } from '@hardtop/kernel';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { durationsOf, type Frame, frameAt, rollFace } from './motion.ts';
import { poseTransform, translate } from './units.ts';

/** Attributes by which the drawing says which elements go with a piece. */
export const MOVES = 'data-moves';
export const FOLLOWS = 'data-follows';

interface MotionsProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly motions: readonly MotionRecord[];
  readonly pieces: readonly Piece[];
  readonly reduced: boolean;
  onStart(motion: MotionRecord, duration: number): void;
  onDone(): void;
}

export interface Rolling {
  readonly piece: string;
  readonly face: Piece['face'];
}

/**
 * Plays a queue of motions by moving the counters' elements directly: React draws the board as it stands at the end,
 * and each frame puts the pieces that have yet to arrive where they are.
 */
export function useMotions(props: MotionsProps): Rolling | null {
  const [rolling, setRolling] = useState<Rolling | null>(null);
  const latest = useRef(props);
  const before = useRef<readonly MotionRecord[]>([]);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const { motions } = props;
  useLayoutEffect(() => {
    // A queue that was added to goes on; what has been played of it is not played again.
    const queue = motions.filter((motion) => !before.current.includes(motion));
    if (queue.length === 0) {
      if (motions.length === 0) before.current = [];
      return;
    }
    return play(queue, latest, setRolling, () => {
      before.current = motions;
      latest.current.onDone();
    });
  }, [motions]);
  useEffect(() => () => setRolling(null), []);
  return rolling;
}

function play(
  queue: readonly MotionRecord[],
  latest: RefObject<MotionsProps>,
  setRolling: (rolling: Rolling | null) => void,
  whenDone: () => void,
): () => void {
  const svg = latest.current.svg.current;
  const durations = durationsOf(queue);
  const total = durations.reduce((sum, ms) => sum + ms, 0);
  const started = performance.now();
  let current = -1;
  let handle = 0;
  let face: Piece['face'] | null = null;

  const place = (id: string, frame: Frame | null): void => {
    const pose = frame?.pose ?? latest.current.pieces.find((piece) => piece.id === id)?.pose;
    if (svg !== null && pose !== undefined) movePiece(svg, id, pose, frame?.scale ?? 1, frame?.lift ?? 0);
  };
  const settle = (): void => {
    cancelAnimationFrame(handle);
    clearTimeout(guard);
    stopListening();
    for (const id of new Set(queue.map(({ piece }) => piece))) place(id, null);
    if (face !== null) setRolling(null);
  };
  const finish = (): void => {
    settle();
    whenDone();
  };
  const showFace = (motion: MotionRecord, t: number): void => {
    const last = latest.current.pieces.find(({ id }) => id === motion.piece)?.face ?? 'up';
    const next = motion.style === 'roll' ? rollFace(motion, t, last) : null;
    if (next === face) return;
    face = next;
    setRolling(next === null ? null : { piece: motion.piece, face: next });
  };
  const tick = (): void => {
    const { index, t } = positionAt(durations, performance.now() - started);
    const motion = queue[index];
    if (motion === undefined) {
      finish();
      return;
    }
    if (index !== current) latest.current.onStart(motion, durations[index] ?? 0);
    current = index;
    for (const [id, frame] of framesAt(queue, index, t)) place(id, frame);
    showFace(motion, t);
    handle = requestAnimationFrame(tick);
  };
  // Frames stop in a hidden tab; the game must not.
  const guard = setTimeout(finish, latest.current.reduced || document.hidden ? 0 : total + 500);
  const stopListening = listenForSkip(finish);
  if (!latest.current.reduced) tick();
  return settle;
}

function listenForSkip(skip: () => void): () => void {
  window.addEventListener('pointerdown', skip, true);
  window.addEventListener('keydown', skip, true);
  return () => {
    window.removeEventListener('pointerdown', skip, true);
    window.removeEventListener('keydown', skip, true);
  };
}

function positionAt(durations: readonly number[], elapsed: number): { index: number; t: number } {
  let rest = elapsed;
  for (const [index, duration] of durations.entries()) {
    if (rest < duration) return { index, t: rest / duration };
    rest -= duration;
  }
  return { index: durations.length, t: 0 };
}

/** Where each piece of the queue is: at its start, under way, or at the end of its last finished motion. */
function framesAt(queue: readonly MotionRecord[], index: number, t: number): Map<string, Frame> {
  const frames = new Map<string, Frame>();
  queue.forEach((motion, i) => {
    if (i < index) frames.set(motion.piece, frameAt(motion, 1));
    else if (i === index) frames.set(motion.piece, frameAt(motion, t));
    else if (!frames.has(motion.piece)) frames.set(motion.piece, frameAt(motion, 0));
  });
  return frames;
}

function movePiece(svg: SVGSVGElement, id: string, pose: PiecePose, scale: number, lift: number): void {
  const name = CSS.escape(id);
  for (const element of svg.querySelectorAll<SVGElement>(`[${MOVES}="${name}"]`)) {
    element.setAttribute('transform', poseTransform(pose, scale));
    element.style.setProperty('--bd-lift', String(lift));
  }
  for (const element of svg.querySelectorAll(`[${FOLLOWS}="${name}"]`))
    element.setAttribute('transform', translate(pose));
}
