import { useCallback } from 'preact/compat';
import { useKeyDown } from '../base/use-key-down.ts';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** N is the next period, wherever nobody is writing. */
export function useNextKey(onNext: () => void): void {
  const listen = useCallback(
    (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      onNext();
    },
    [onNext],
  );
  useKeyDown(listen);
}
