import { useLayoutEffect } from 'preact/compat';

/** Hears keys wherever the focus is. Before the paint, so that what is seen is what a key meets, however quick it is. */
export function useKeyDown(listen: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [listen]);
}
