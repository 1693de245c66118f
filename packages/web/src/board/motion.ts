import type { Piece } from '@hardtop/board';
import type { MotionRecord, PiecePose } from '@hardtop/kernel';
import { forward } from './units.ts';

/** No motion lasts as long as this, in milliseconds. */
const LONGEST = 380;
const SHORTEST = 150;

/** The shorter turn between two headings, in tenths; left is positive. */
function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % 3600) + 3600) % 3600;
  return turn > 1800 ? turn - 3600 : turn;
}

// An inch and a turn of 20 degrees look equally long.
function stepLength(a: PiecePose, b: PiecePose): number {
  return Math.hypot(b.x - a.x, b.y - a.y) + Math.abs(turnBetween(a.h, b.h)) / 200;
}

function lengthsOf(path: readonly PiecePose[]): number[] {
  return path.slice(1).map((pose, i) => stepLength(path[i] ?? pose, pose));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function durationOf(motion: MotionRecord): number {
  if (motion.path.length < 2) return 0;
  const steps = motion.style === 'roll' ? (motion.path.length - 1) * 70 : 0;
  return Math.min(LONGEST, Math.max(SHORTEST, 110 + 80 * sum(lengthsOf(motion.path)), steps));
}

/** The pose at a share (0..1) of the way. */
export function alongPath(path: readonly PiecePose[], share: number): PiecePose {
  const last = path.at(-1) ?? { x: 0, y: 0, h: 0 };
  const lengths = lengthsOf(path);
  let rest = sum(lengths) * share;
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [path[i] ?? last, path[i + 1] ?? last];
    if (rest <= length && length > 0) {
      const t = rest / length;
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, h: a.h + turnBetween(a.h, b.h) * t };
    }
    rest -= length;
  }
  return last;
}

const EASE: Record<MotionRecord['style'], (t: number) => number> = {
  drive: (t) => t * t * (3 - 2 * t),
  skid: (t) => 1 - (1 - t) ** 3,
  fishtail: (t) => 1 - (1 - t) ** 2,
  roll: (t) => t,
  vault: (t) => t,
  shove: (t) => 1 - (1 - t) ** 4,
};

interface Frame {
  readonly pose: PiecePose;
  /** Size on the page: what is in the air is nearer. */
  readonly scale: number;
  /** Height above the ground, 0..1, for the shadow. */
  readonly lift: number;
}

export function frameAt(motion: MotionRecord, t: number): Frame {
  const pose = alongPath(motion.path, EASE[motion.style](t));
  const hop = Math.sin(Math.PI * t);
  switch (motion.style) {
    case 'vault':
      return { pose, scale: 1 + 0.35 * hop, lift: hop };
    case 'roll': {
      const tumble = Math.abs(Math.sin(Math.PI * t * (motion.path.length - 1)));
      return { pose, scale: 1 + 0.1 * tumble, lift: 0.35 * tumble };
    }
    case 'fishtail':
      // The tail swings past and back before it settles.
      return { pose: { ...pose, h: pose.h + Math.sin(t * 3 * Math.PI) * (1 - t) * 90 }, scale: 1, lift: 0 };
    default:
      return { pose, scale: 1, lift: 0 };
  }
}

/** Where something is that another pushes before it: it stands until it is met, for as long as it is shoved the less. */
export function pushedAt({ path }: MotionRecord, by: MotionRecord, t: number): PiecePose {
  const [own, whole] = [sum(lengthsOf(path)), sum(lengthsOf(by.path))];
  const part = Math.min(1, own / whole) || 1;
  return alongPath(path, Math.max(0, 1 - (1 - EASE[by.style](t)) / part));
}

export type Face = Piece['face'];

const RIGHTWARD: readonly Face[] = ['up', 'right', 'top', 'left'];
const LEFTWARD: readonly Face[] = ['up', 'left', 'top', 'right'];
const OVER_NOSE: readonly Face[] = ['up', 'nose', 'top', 'tail'];
const OVER_TAIL: readonly Face[] = ['up', 'tail', 'top', 'nose'];

/** The faces in the order they come down: what moves across itself rolls that way, what moves lengthwise goes end over end. */
function fallingOrder(from: PiecePose, to: PiecePose, first: Face): readonly Face[] {
  // As it lies at the end: it may have swung round on the way.
  const ahead = forward(to.h);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const across = dx * ahead.y - dy * ahead.x;
  const along = dx * ahead.x + dy * ahead.y;
  if (Math.abs(across) >= Math.abs(along)) return across >= 0 ? RIGHTWARD : LEFTWARD;
  // On its roof after half a flip the nose points back.
  return along > 0 === (first !== 'top') ? OVER_NOSE : OVER_TAIL;
}

/** Which way up a rolling piece lies at a share of the way: one face for each leg of the path, from its first on. */
export function rollFace(motion: MotionRecord, t: number, first: Face): Face {
  const legs = motion.path.length - 1;
  const [from, to] = [motion.path[0], motion.path.at(-1)];
  if (legs < 1 || from === undefined || to === undefined) return first;
  const order = fallingOrder(from, to, first);
  const start = order.indexOf(first);
  return start < 0 ? first : (order[(start + Math.round(t * legs)) % 4] ?? first);
}
