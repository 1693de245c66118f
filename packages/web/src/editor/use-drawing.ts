import type { TargetedPointerEvent } from 'preact';
import { type RefObject, useRef, useState } from 'preact/compat';
import type { Camera, Size } from '../board/camera.ts';
import type { XY } from '../board/units.ts';
import type { useGestures } from '../board/use-gestures.ts';
import { type Editor, fileOf, useEditorStore } from './editor-store.ts';
import { changed, whyNot } from './model/edits.ts';
import { drawnThing, handlesOnMap, movedThing, stretchedThing } from './model/hand.ts';
import type { Handle } from './model/placing.ts';
import { type Thing, thingAt, thingsOf } from './model/things.ts';

/** Pixels a pointer may wander and still be a click. */
const SLACK = 5;

/** What the hand is doing. */
type Doing =
  | { readonly kind: 'look' }
  | { readonly kind: 'lay' }
  | { readonly kind: 'move'; readonly thing: Thing }
  | { readonly kind: 'stretch'; readonly thing: Thing; readonly handle: Handle };

interface Hand {
  doing: Doing;
  readonly pointers: Set<number>;
  from: XY;
  startPixel: XY;
  hasMoved: boolean;
}

interface DrawingProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly camera: Camera;
  readonly size: Size;
  readonly gestures: ReturnType<typeof useGestures>;
}

const LOOK: Doing = { kind: 'look' };

const at = (target: EventTarget | null, name: string): string | null =>
  target instanceof Element ? (target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null) : null;

/** What a press means: a handle is pulled, a tool lays, a thing in hand moves, and all else turns the view. */
function doingOf(editor: Editor, target: EventTarget | null): Doing {
  const all = thingsOf(editor.rules.editing, fileOf(editor));
  const chosen = thingAt(all, editor.chosen ?? undefined);
  const pulled = at(target, 'handle');
  if (pulled !== null && chosen !== undefined) {
    const handle = handlesOnMap(chosen).find(({ id }) => String(id) === pulled);
    if (handle !== undefined) return { kind: 'stretch', thing: chosen, handle };
  }
  if (editor.tool !== null) return { kind: 'lay' };
  const thing = thingAt(all, at(target, 'thing') ?? undefined);
  // A large area under the hand is not dragged along by who only wants to look elsewhere.
  const isMoved = thing !== undefined && (thing.path === editor.chosen || thing.layable.shape.kind === 'point');
  return isMoved ? { kind: 'move', thing } : LOOK;
}

/** The thing as it would be if the hand let go now. */
function draftOf(editor: Editor, { doing, from }: Hand, to: XY): Thing | null {
  const { editing } = editor.rules;
  const file = fileOf(editor);
  switch (doing.kind) {
    case 'look':
      return null;
    case 'lay': {
      const { tool } = editor;
      return tool === null || whyNot(tool, file) !== null ? null : drawnThing(editing, file, tool, from, to);
    }
    case 'move':
      return movedThing(editing, file, doing.thing, { x: to.x - from.x, y: to.y - from.y }, to);
    case 'stretch':
      return stretchedThing(editing, file, doing.thing, doing.handle, to);
  }
}

/** Where an event is, in pixels of the frame and on the map. */
function placesOf({ frame, camera, size }: DrawingProps) {
  const pixelOf = (event: PointerEvent): XY => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const mapOf = (pixel: XY): XY => ({
    x: camera.x + (pixel.x - size.width / 2) / camera.k,
    y: camera.y - (pixel.y - size.height / 2) / camera.k,
  });
  return { pixelOf, mapOf };
}

/** What was drawn, moved or stretched is so now; a press alone chooses. */
function letGo(editor: Editor, hand: Hand, to: XY, target: EventTarget | null): void {
  const { doing, from, hasMoved } = hand;
  if (doing.kind === 'lay') editor.lay(from, hasMoved ? to : from);
  else if (!hasMoved) editor.choose(at(target, 'thing'));
  else {
    const thing = draftOf(editor, hand, to);
    if (thing !== null) editor.edit(changed(fileOf(editor), thing, thing.value));
  }
}

const NOWHERE: XY = { x: 0, y: 0 };

/** Draws, moves and stretches by mouse, pen and finger; two fingers always turn the view. */
export function useDrawing(props: DrawingProps) {
  const { frame, gestures } = props;
  const store = useEditorStore();
  const [draft, setDraft] = useState<Thing | null>(null);
  const hand = useRef<Hand>({ doing: LOOK, pointers: new Set(), from: NOWHERE, startPixel: NOWHERE, hasMoved: false });
  const { pixelOf, mapOf } = placesOf(props);
  const end = (event: TargetedPointerEvent<HTMLElement>, isKept: boolean): void => {
    const { current } = hand;
    const isLast = current.pointers.delete(event.pointerId) && current.pointers.size === 0;
    if (isLast && isKept) letGo(store.getState(), current, mapOf(pixelOf(event)), event.target);
    if (isLast) current.doing = LOOK;
    setDraft(null);
    gestures.onPointerUp(event);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('button') !== null) return;
    gestures.onPointerDown(event);
    const { current } = hand;
    current.pointers.add(event.pointerId);
    const isFirst = current.pointers.size === 1 && event.button === 0;
    current.doing = isFirst ? doingOf(store.getState(), event.target) : LOOK;
    current.hasMoved = !isFirst;
    current.startPixel = pixelOf(event);
    current.from = mapOf(current.startPixel);
    if (!isFirst) setDraft(null);
    if (current.doing.kind === 'move') store.getState().choose(current.doing.thing.path);
    frame.current?.focus({ preventScroll: true });
  };
  const onPointerMove = (event: TargetedPointerEvent<HTMLElement>) => {
    const { current } = hand;
    if (!current.pointers.has(event.pointerId)) return;
    const pixel = pixelOf(event);
    const { startPixel } = current;
    current.hasMoved ||= Math.hypot(pixel.x - startPixel.x, pixel.y - startPixel.y) > SLACK;
    if (current.doing.kind === 'look') return gestures.onPointerMove(event);
    if (!current.hasMoved) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDraft(draftOf(store.getState(), current, mapOf(pixel)));
  };
  const onPointerUp = (event: TargetedPointerEvent<HTMLElement>) => end(event, true);
  const onPointerCancel = (event: TargetedPointerEvent<HTMLElement>) => end(event, false);
  return { draft, handlers: { ...gestures, onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
