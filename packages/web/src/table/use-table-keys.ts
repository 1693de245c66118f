import { useCallback } from 'preact/compat';
import { useKeyDown } from '../base/use-key-down.ts';

export interface TableKeys {
  /** A digit or letter of an option; false if no option has it. */
  option(key: string): boolean;
  step(by: 1 | -1): void;
  /** Left and right set the marked option's number; false if it has none. */
  turn(by: 1 | -1): boolean;
  /** Enter: what is marked, or the option that has the focus. */
  confirm(focused: string | null): void;
  suggested(): void;
  /** What would you do, and why? */
  why(): void;
  /** Shift and Space: suggested answers until the turn ends or something happens. */
  coast(): void;
  undo(): void;
  /** Back to the latest question that a standing order answered. */
  open(): void;
  help(): void;
  typeOrder(): void;
  leave(): void;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'range' && target.type !== 'checkbox';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Enter and Space on a button, a link or a summary are that thing's own. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary, input') !== null;
}

/** The option of the panel that has the focus. */
function focusedOption(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLElement)) return null;
  return target.closest('[data-answer]')?.getAttribute('data-answer') ?? null;
}

/** What a key does; true if it was ours. */
function dispatch(event: KeyboardEvent, keys: TableKeys): boolean {
  const slider = event.target instanceof HTMLInputElement && event.target.type === 'range';
  const focused = focusedOption(event.target);
  const busyElsewhere = focused === null && isPressable(event.target);
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (slider || busyElsewhere) return false;
      keys.step(event.key === 'ArrowDown' ? 1 : -1);
      return true;
    case 'ArrowRight':
    case 'ArrowLeft': {
      if (slider || busyElsewhere) return false;
      const by = event.key === 'ArrowRight' ? 1 : -1;
      if (!keys.turn(by)) keys.step(by);
      return true;
    }
    case 'Enter':
      if (busyElsewhere && !slider) return false;
      keys.confirm(focused);
      return true;
    case ' ':
      if (isPressable(event.target) && !slider) return false;
      if (event.shiftKey) keys.coast();
      else keys.suggested();
      return true;
    case '?':
      keys.help();
      return true;
    case '/':
      keys.typeOrder();
      return true;
    case 'Escape':
      keys.leave();
      return false;
    case 'w':
      keys.why();
      return true;
    case 'u':
      keys.undo();
      return true;
    case 'o':
      keys.open();
      return true;
    default:
      return event.key.length === 1 && keys.option(event.key.toLowerCase());
  }
}

/** Keys work anywhere on the table, except while something is typed. */
export function useTableKeys(keys: TableKeys): void {
  const listen = useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) && event.key !== 'Escape') return;
      // An open dialog has the keys to itself.
      if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return;
      if (dispatch(event, keys)) event.preventDefault();
    },
    [keys],
  );
  useKeyDown(listen);
}
