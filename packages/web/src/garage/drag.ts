import type { Workshop } from '@hardtop/workshop';
import { useContext } from 'preact/compat';
import { BenchContext, type BenchStore, type Hand } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import { type SlotTarget, targetOf } from './hand.ts';
import { sectionAsked } from './use-section.ts';

/** A press that moves less than this is a press. */
const SLACK_PIXELS = 6;
/** A finger that rests as long takes the part; one that moves sooner scrolls. */
const REST_MILLIS = 300;
/** So close to the edge of what scrolls, it does. */
const EDGE_PIXELS = 48;
const STEP_PIXELS = 14;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly store: BenchStore;
  readonly workshop: Workshop;
  readonly hand: NonNullable<Hand>;
  readonly label: string;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

function slotUnder({ x, y }: Point): string | null {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]');
  return slot?.dataset.slot ?? null;
}

function scrollNear({ x, y }: Point): void {
  const column = document.querySelector('.car-column');
  if (column === null) return;
  const { top, bottom, left, right } = column.getBoundingClientRect();
  if (x < left || x > right) return;
  const step = y < top + EDGE_PIXELS ? -STEP_PIXELS : y > bottom - EDGE_PIXELS ? STEP_PIXELS : 0;
  if (step !== 0) column.scrollBy(0, step);
}

type Follow = (event: PointerEvent, isDrop: boolean) => void;

/** The part follows the hand from here on; every slot says whether it may be let go there, and what that would do. */
function follow({ store, workshop, hand, label }: Drag, from: Point): Follow {
  let slot: string | null = null;
  let target: SlotTarget | null = null;
  const reach = (next: string | null) => {
    const { design, section, look } = store.getState();
    slot = next;
    target = next === null ? null : targetOf(workshop, design, sectionAsked(workshop, design, section), hand, next);
    look(target);
  };
  const carry = (at: Point) => store.getState().drag({ hand, label, at, over: target === null ? null : slot });
  carry(from);
  return (event, isDrop) => {
    const at = pointOf(event);
    const next = slotUnder(at);
    if (next !== slot) reach(next);
    if (!isDrop) {
      scrollNear(at);
      return carry(at);
    }
    if (target === null) store.getState().look(null);
    else store.getState().apply(target.edit);
  };
}

/** The press that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** From the press on a part until it is let go. */
function watch(first: PointerEvent, drag: Drag): void {
  const { x, y } = pointOf(first);
  const isTouch = first.pointerType === 'touch';
  let moved: Follow | null = null;
  const begin = (at: Point) => {
    moved ??= follow(drag, at);
  };
  const timer = isTouch ? setTimeout(() => begin({ x, y }), REST_MILLIS) : null;
  const move = (event: PointerEvent) => {
    const isFar = Math.hypot(event.clientX - x, event.clientY - y) > SLACK_PIXELS;
    if (moved === null && isFar) {
      if (isTouch) return end();
      begin(pointOf(event));
    }
    moved?.(event, false);
  };
  const up = (event: PointerEvent) => {
    moved?.(event, true);
    if (moved !== null) swallowClick();
    end();
  };
  // A finger that has taken a part neither scrolls nor opens a menu.
  const hold = (event: Event) => {
    if (moved !== null) event.preventDefault();
  };
  const listeners = new AbortController();
  function end(): void {
    if (timer !== null) clearTimeout(timer);
    listeners.abort();
    if (moved === null) return;
    drag.store.getState().drag(null);
    drag.store.getState().look(null);
  }
  const { signal } = listeners;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('touchmove', hold, { signal, passive: false });
  window.addEventListener('contextmenu', hold, { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
}

/** For a part that can be taken with the pointer: what its press begins. */
export function useDrag(hand: NonNullable<Hand>, label: string): (event: PointerEvent) => void {
  const { workshop } = useGarage();
  const store = useContext(BenchContext);
  return (event) => {
    if (store !== null && event.button === 0) watch(event, { store, workshop, hand, label });
  };
}
