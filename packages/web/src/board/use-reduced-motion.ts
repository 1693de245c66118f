import { useSyncExternalStore } from 'preact/compat';

const QUERY = '(prefers-reduced-motion: reduce)';

const query = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null);

function subscribe(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** What the system says about motion. */
export const isMotionReduced = (): boolean => query()?.matches ?? false;

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced);
}
