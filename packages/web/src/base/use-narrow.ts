import { useSyncExternalStore } from 'preact/compat';
import { mediaList } from './media.ts';

const NARROW = '(max-width: 899px)';

function subscribe(listener: () => void): () => void {
  const query = mediaList(NARROW);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** A phone or a narrow window: one thing under the other. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => mediaList(NARROW)?.matches ?? false);
}
