import { type RefObject, useCallback } from 'preact/compat';
import type { StoreApi } from 'zustand/vanilla';
import { useKeyDown } from '../base/use-key-down.ts';
import type { XY } from '../board/units.ts';
import { type Editor, fileOf, useEditorStore } from './editor-store.ts';
import { stepOnMap } from './model/hand.ts';
import { toolOf } from './tool-keys.ts';

const ARROWS: Readonly<Record<string, XY>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** With Shift an arrow goes so many steps. */
const STRIDE = 4;

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog') !== null) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio';
  return target.tagName === 'TEXTAREA' || target.tagName === 'SELECT';
}

function arrow(editor: Editor, way: XY, isFar: boolean): void {
  const far = stepOnMap(editor.rules.editing, fileOf(editor)) * (isFar ? STRIDE : 1);
  const by = { x: way.x * far, y: way.y * far };
  if (editor.tool !== null) editor.point({ x: editor.cursor.x + by.x, y: editor.cursor.y + by.y });
  else editor.moveChosen(by);
}

/** Keys of the board itself: true if it was one. After the last thing Tab goes on to the rest of the page. */
function boardKey(editor: Editor, event: KeyboardEvent): boolean {
  const way = ARROWS[event.key];
  if (way !== undefined && (editor.tool !== null || editor.chosen !== null)) {
    arrow(editor, way, event.shiftKey);
    return true;
  }
  if (event.key === 'Tab') return editor.step(event.shiftKey ? -1 : 1) !== null;
  if (event.key === 'Enter' && editor.tool !== null) {
    editor.lay(editor.cursor, editor.cursor);
    return true;
  }
  return false;
}

/** Keys that are heard wherever nobody types: true if it was one. */
function handKey(editor: Editor, event: KeyboardEvent, focusBoard: () => void): boolean {
  const key = event.key.toLowerCase();
  if (key === 'z' || key === 'y') {
    if (key === 'y' || event.shiftKey) editor.redo();
    else editor.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey) return false;
  if (event.key === 'Escape') {
    if (editor.tool !== null) editor.take(null);
    else editor.choose(null);
    return true;
  }
  if (editor.chosen !== null && chosenKey(editor, key, event.shiftKey)) return true;
  const tool = toolOf(editor.rules.editing.palette, key);
  if (tool === undefined) return false;
  editor.take(tool);
  focusBoard();
  return true;
}

function chosenKey(editor: Editor, key: string, isShifted: boolean): boolean {
  if (key === 'r') editor.turnChosen(isShifted ? -1 : 1);
  else if (key === 'c') editor.copyChosen();
  else if (key === 'delete' || key === 'backspace') editor.removeChosen();
  else return false;
  return true;
}

/** Everything a hand can do, by keys. Gives what the board does with its own. */
export function useEditorKeys(
  frame: RefObject<HTMLElement | null>,
  turnView: (event: KeyboardEvent) => void,
): (event: KeyboardEvent) => void {
  const store: StoreApi<Editor> = useEditorStore();
  const listen = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const focusBoard = () => frame.current?.focus({ preventScroll: true });
      if (handKey(store.getState(), event, focusBoard)) event.preventDefault();
    },
    [store, frame],
  );
  useKeyDown(listen);
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return;
    if (boardKey(store.getState(), event)) event.preventDefault();
    else turnView(event);
  };
}
