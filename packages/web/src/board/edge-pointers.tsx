import { type Piece, pieceArt } from '@hardtop/board';
import { memo } from 'preact/compat';
import type { SeatStyle } from '../base/seat-style.ts';
import { type Camera, type Size, toScreen } from './camera.ts';
import { isOutOfView } from './out-of-view.ts';
import { seatVars } from './pieces.tsx';
import './edge-pointers.css';

/** Pixels between a pointer and the rim of the view. */
const INSET = 20;

interface EdgePointer {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from straight up. */
  readonly turn: number;
}

/** What the view's controls and its scale with the signs cover of their corners. */
const CONTROLS = { width: 64, height: 180 } as const;
const SCALE = { width: 124, height: 92 } as const;
/** The goal has a line of its own above, or two where the view is narrow. */
const GOAL = { wide: 46, narrow: 58, below: 700 } as const;

/** Moves a spot on the rim out of what covers its corner. */
function clearOfCorners(x: number, y: number, { width, height }: Size): { readonly x: number; readonly y: number } {
  if (y > height - CONTROLS.height && x > width - CONTROLS.width) return { x: width - CONTROLS.width, y };
  if (y > height - SCALE.height && x < SCALE.width)
    return x <= INSET ? { x, y: height - SCALE.height } : { x: SCALE.width, y };
  return { x, y: Math.max(y, width < GOAL.below ? GOAL.narrow : GOAL.wide) };
}

/** Where on the rim the pieces lie that the view does not show. */
export function edgePointers(pieces: readonly Piece[], camera: Camera, size: Size): readonly EdgePointer[] {
  const clamp = (value: number, most: number) => Math.min(most - INSET, Math.max(INSET, value));
  const pointers = pieces.flatMap((piece) => {
    if (!isOutOfView(piece, camera, size)) return [];
    const { x, y } = toScreen(camera, size, piece.pose);
    const turn = (Math.atan2(x - size.width / 2, size.height / 2 - y) * 180) / Math.PI;
    return [{ piece, ...clearOfCorners(clamp(x, size.width), clamp(y, size.height), size), turn }];
  });
  const placed: EdgePointer[] = [];
  for (const pointer of pointers) placed.push(besides(pointer, placed, size));
  return placed;
}

/** Pixels that two pointers keep between their middles. */
const APART = 30;

/** Two that lie in one direction stand side by side along the rim. */
function besides(pointer: EdgePointer, placed: readonly EdgePointer[], { width, height }: Size): EdgePointer {
  const isTaken = ({ x, y }: EdgePointer) => placed.some((old) => Math.hypot(old.x - x, old.y - y) < APART);
  const isOnSide = pointer.x <= INSET || pointer.x >= width - INSET;
  const moved = [...placed.keys()].flatMap((i) => {
    const step = (i + 1) * APART;
    return [-step, step].map((by) =>
      isOnSide ? { ...pointer, y: pointer.y + by } : { ...pointer, x: pointer.x + by },
    );
  });
  const onRim = moved.filter(({ x, y }) => x >= INSET && y >= INSET && x <= width - INSET && y <= height - INSET);
  return [pointer, ...onRim].find((each) => !isTaken(each)) ?? pointer;
}

export interface EdgePointersProps {
  readonly pieces: readonly Piece[];
  readonly camera: Camera;
  readonly size: Size;
  seatStyle(seat: number | null): SeatStyle;
  onLook(piece: Piece): void;
}

/** Tags on the rim of the view that say where the others are; for the eye, since the list of pieces says it in words. */
export const EdgePointers = memo(function EdgePointers(props: EdgePointersProps) {
  return edgePointers(props.pieces, props.camera, props.size).map(({ piece, x, y, turn }) => (
    <button
      key={piece.id}
      type="button"
      className="bd-pointer"
      title={piece.name}
      aria-hidden="true"
      tabIndex={-1}
      style={{ ...seatVars(props.seatStyle(piece.seat)), left: x, top: y }}
      onClick={() => props.onLook(piece)}
    >
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <path transform={`rotate(${turn})`} d="M0-13 5-7H-5Z" />
        <circle r="8" />
        {pieceArt(piece) === 'pedestrian' ? (
          <path className="bd-pointer-person" d="M0-6A2.2 2.2 0 0 1 0-1.6 2.2 2.2 0 0 1 0-6M-4 5.5Q-4-.8 0-.8T4 5.5Z" />
        ) : (
          <text y="3.6">{piece.tag}</text>
        )}
      </svg>
    </button>
  ));
});
