import { useSyncExternalStore } from 'preact/compat';
import { mediaList } from '../base/media.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const list = mediaList(QUERY);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** What the system says about motion. */
export const isMotionReduced = (): boolean => mediaList(QUERY)?.matches ?? false;

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced);
}
