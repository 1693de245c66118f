import { useCallback } from 'preact/compat';
import { useKeyDown } from '../base/use-key-down.ts';
import { useBench } from './bench-store.ts';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range' && target.type !== 'checkbox';
  return target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT';
}

/** What lies over the bench has the keys to itself. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/** z takes back, shift-z and y do again, with Ctrl or without; Esc lets go, / searches the shelves. */
export function useBenchKeys(): void {
  const undo = useBench((bench) => bench.undo);
  const redo = useBench((bench) => bench.redo);
  const take = useBench((bench) => bench.take);
  const listen = useCallback(
    (event: KeyboardEvent) => {
      if (event.altKey || isTyping(event.target) || isInDialog(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'z' || key === 'y') {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      } else if (event.key === 'Escape') take(null);
      else if (event.key === '/' && !event.ctrlKey && !event.metaKey) {
        const search = document.querySelector<HTMLInputElement>('.part-filter input[type="search"]');
        if (search === null) return;
        event.preventDefault();
        search.focus();
      }
    },
    [undo, redo, take],
  );
  useKeyDown(listen);
}
