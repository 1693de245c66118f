import { render, type VNode } from 'preact';
import { useEffect, useRef } from 'preact/compat';
import { UNIT, type XY } from '../board/units.ts';

/** The board's own elements: what is drawn, what it is drawn in, and the frame that takes keys. */
interface BoardParts {
  readonly frame: HTMLElement;
  readonly svg: SVGSVGElement;
  readonly drawing: SVGGElement;
}

function boardParts(): BoardParts | null {
  const frame = document.querySelector<HTMLElement>('.board-pane .bd-board');
  const svg = frame?.querySelector<SVGSVGElement>('.bd-svg') ?? null;
  const drawing = svg?.querySelector<SVGGElement>(':scope > g') ?? null;
  return frame === null || svg === null || drawing === null ? null : { frame, svg, drawing };
}

interface Tap {
  readonly point: XY;
  /** Map units to the pixel. */
  readonly pixel: number;
}

function tapAt({ drawing }: BoardParts, { clientX, clientY }: MouseEvent): Tap | null {
  const matrix = drawing.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { point: { x: x / UNIT, y: -y / UNIT }, pixel: 1 / (matrix.a * UNIT) };
}

/** What a key of the board's does to its camera. */
const PAN = 64;
const MARGIN = 40;

/** Turns the board until a point of the map can be seen on it. */
export function bringIntoView({ x, y }: XY): void {
  const parts = boardParts();
  const matrix = parts?.drawing.getScreenCTM();
  if (parts === null || matrix === null || matrix === undefined) return;
  const at = new DOMPoint(x * UNIT, -y * UNIT).matrixTransform(matrix);
  const box = parts.frame.getBoundingClientRect();
  const press = (key: string, far: number) => {
    for (let i = 0; i < Math.ceil(far / PAN); i++)
      parts.frame.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  };
  press('ArrowLeft', box.left + MARGIN - at.x);
  press('ArrowRight', at.x - (box.right - MARGIN));
  press('ArrowUp', box.top + MARGIN - at.y);
  press('ArrowDown', at.y - (box.bottom - MARGIN));
}

export const focusBoard = (): void => boardParts()?.frame.focus();

interface Hand {
  /** What lies over the drawing, in its own units. */
  readonly over: VNode;
  onTap(tap: Tap): void;
  /** True if the key was ours. */
  onKey(event: KeyboardEvent): boolean;
}

/** While it is there, taps and keys on the board are the hand's, and no answer to any question. */
export function useBoardHand(hand: Hand | null): void {
  const now = useRef(hand);
  now.current = hand;
  const isThere = hand !== null;
  const layer = useRef<SVGGElement | null>(null);
  useEffect(() => {
    const parts = isThere ? boardParts() : null;
    if (parts === null) return;
    const g = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    g.setAttribute('class', 'bd-preview');
    parts.drawing.append(g);
    layer.current = g;
    parts.frame.dataset.hand = '';
    const onClick = (event: MouseEvent) => {
      const tap = tapAt(parts, event);
      event.stopImmediatePropagation();
      if (tap !== null) now.current?.onTap(tap);
    };
    const onKey = (event: KeyboardEvent) => {
      // What is not the hand's to press: a key of the board's own, and what bringIntoView sends.
      if (!event.isTrusted || event.target !== parts.frame || now.current?.onKey(event) !== true) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    parts.svg.addEventListener('click', onClick, true);
    parts.frame.addEventListener('keydown', onKey, true);
    return () => {
      parts.svg.removeEventListener('click', onClick, true);
      parts.frame.removeEventListener('keydown', onKey, true);
      delete parts.frame.dataset.hand;
      render(null, g);
      g.remove();
      layer.current = null;
    };
  }, [isThere]);
  useEffect(() => {
    if (layer.current !== null && hand !== null) render(hand.over, layer.current);
  });
}
