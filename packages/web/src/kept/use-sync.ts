import type { KeptDocument } from '@hardtop/keep';
import { useEffect } from 'preact/compat';
import type { Sync, SyncState } from './sync.ts';

/** Keeps the documents on the server too, whenever they have rested for so long; says where they live. */
export function useSync<Kept extends KeptDocument, Entry extends { readonly id: string }, Taken>(
  sync: Sync<Kept, Entry, Taken>,
  restMillis: number,
): { readonly state: SyncState; readonly isFull: boolean } {
  const { shelf, isDirty } = sync.kind;
  const state = sync.useState((found) => found.state);
  const isFull = shelf.useShelf((found) => found.isFull);
  const dirty = shelf.useShelf(({ all }) =>
    all
      .filter((kept) => isDirty(kept))
      .map(({ id, updated }) => `${id} ${updated}`)
      .join(),
  );
  useEffect(() => {
    const again = () => void sync.run();
    const timer = setTimeout(again, dirty === '' ? 0 : restMillis);
    // Back from a tunnel, or from the other device.
    for (const event of ['online', 'focus']) window.addEventListener(event, again);
    return () => {
      clearTimeout(timer);
      for (const event of ['online', 'focus']) window.removeEventListener(event, again);
    };
  }, [sync, restMillis, dirty]);
  // What has just changed is on its way.
  return { state: state === 'synced' && dirty !== '' ? 'working' : state, isFull };
}
