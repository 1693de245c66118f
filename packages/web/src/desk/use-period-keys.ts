import { useCallback } from 'preact/compat';
import { useKeyDown } from '../base/use-key-down.ts';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** N is the next period, O goes on until something happens, wherever nobody is writing. */
export function usePeriodKeys(onNext: () => void, onFar: () => void): void {
  const listen = useCallback(
    (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((key !== 'n' && key !== 'o') || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      if (key === 'n') onNext();
      else onFar();
    },
    [onNext, onFar],
  );
  useKeyDown(listen);
}
