import type { TargetedPointerEvent } from 'preact';
import { type RefObject, useEffect, useRef } from 'preact/compat';
import { type Camera, panBy, type Size, zoomAt } from './camera.ts';
import type { XY } from './units.ts';

/** Pixels a pointer may wander and still be a click. */
const SLACK = 5;
const KEY_STEP = 64;
const ZOOM_STEP = 1.35;

type Move = (change: (camera: Camera) => Camera) => void;

interface GesturesProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly size: Size;
  readonly move: Move;
  showAll(): void;
}

interface Hand {
  readonly pointers: Map<number, XY>;
  start: XY;
  dragging: boolean;
}

const middleOf = (a: XY, b: XY): XY => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Drag, pinch, wheel, double click and keys, all on the same camera. */
export function useGestures({ ref, size, move, showAll }: GesturesProps) {
  const hand = useRef<Hand>({ pointers: new Map(), start: { x: 0, y: 0 }, dragging: false });
  useWheel(ref, size, move);

  const place = (event: { clientX: number; clientY: number }): XY => {
    const box = ref.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const letGo = (event: TargetedPointerEvent<HTMLElement>): void => {
    hand.current.pointers.delete(event.pointerId);
    event.currentTarget.removeAttribute('data-panning');
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 && event.button !== 1) return;
      const { pointers } = hand.current;
      pointers.set(event.pointerId, place(event));
      hand.current.start = place(event);
      hand.current.dragging = pointers.size > 1;
    },
    onPointerMove(event: TargetedPointerEvent<HTMLElement>) {
      const { pointers, start } = hand.current;
      const old = pointers.get(event.pointerId);
      if (old === undefined) return;
      const next = place(event);
      if (!hand.current.dragging && Math.hypot(next.x - start.x, next.y - start.y) < SLACK) return;
      if (!hand.current.dragging) event.currentTarget.setPointerCapture?.(event.pointerId);
      hand.current.dragging = true;
      // A pan keeps its picture and only shifts it; a pinch must redraw to stay sharp.
      event.currentTarget.toggleAttribute('data-panning', pointers.size === 1);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, next);
      move((camera) =>
        other === undefined ? panBy(camera, next.x - old.x, next.y - old.y) : pinch(camera, size, other, old, next),
      );
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture(event: MouseEvent) {
      if (hand.current.dragging) event.stopPropagation();
      hand.current.dragging = false;
    },
    onDoubleClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('button, [data-piece]') !== null) return;
      move((camera) => zoomAt(camera, size, place(event), event.shiftKey ? 1 / 1.8 : 1.8));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      if (keyMove(event.key, size, move, showAll)) event.preventDefault();
    },
  };
}

function keyMove(key: string, size: Size, move: Move, showAll: () => void): boolean {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const pans: Record<string, XY> = {
    ArrowLeft: { x: KEY_STEP, y: 0 },
    ArrowRight: { x: -KEY_STEP, y: 0 },
    ArrowUp: { x: 0, y: KEY_STEP },
    ArrowDown: { x: 0, y: -KEY_STEP },
  };
  const pan = pans[key];
  if (pan !== undefined) move((camera) => panBy(camera, pan.x, pan.y));
  else if (key === '+' || key === '=') move((camera) => zoomAt(camera, size, middle, ZOOM_STEP));
  else if (key === '-') move((camera) => zoomAt(camera, size, middle, 1 / ZOOM_STEP));
  else if (key === 'Home') showAll();
  else return false;
  return true;
}

/** One finger stays, the other goes from `old` to `next`. */
function pinch(camera: Camera, size: Size, other: XY, old: XY, next: XY): Camera {
  const before = Math.max(12, Math.hypot(old.x - other.x, old.y - other.y));
  const after = Math.max(12, Math.hypot(next.x - other.x, next.y - other.y));
  const [from, to] = [middleOf(old, other), middleOf(next, other)];
  return zoomAt(panBy(camera, to.x - from.x, to.y - from.y), size, to, after / before);
}

// React's wheel listener is passive, and the page must not scroll under the board.
function useWheel(ref: RefObject<HTMLElement | null>, size: Size, move: Move): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      if (event.shiftKey) return move((camera) => panBy(camera, -(event.deltaX || event.deltaY) * lines, 0));
      const speed = event.ctrlKey ? 0.01 : 0.0016;
      move((camera) => zoomAt(camera, size, at, Math.exp(-event.deltaY * lines * speed)));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, size, move]);
}
