import { type KeptDocument, laidOver } from '@hardtop/keep';
import { type BoundStore, create } from '../base/store.ts';
import { createDisk, type DiskKind } from './disk.ts';

interface OnShelf<Kept> {
  /** Youngest change first; deleted ones too. */
  readonly all: readonly Kept[];
  /** The browser refused to store what was changed last. */
  readonly isFull: boolean;
  /** Each over whatever has its id. */
  keepAll(changed: readonly Kept[]): void;
}

/** All that this browser keeps of one kind of document. */
export interface Shelf<Kept> {
  readonly useShelf: BoundStore<OnShelf<Kept>>;
  /** Before anything of one's own can be shown. */
  load(): Promise<void>;
  find(id: string): Kept | undefined;
  setDeleted(ids: readonly string[], deleted: boolean): void;
}

/** Other windows of this browser show the same; without a database they do not share one. */
function channelOf(name: string): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis && 'indexedDB' in globalThis ? new BroadcastChannel(name) : null;
}

export function createShelf<Kept extends KeptDocument>(kind: DiskKind<Kept>): Shelf<Kept> {
  const disk = createDisk(kind);
  const channel = channelOf(kind.plain);
  const useShelf = create<OnShelf<Kept>>((set, get) => ({
    all: [],
    isFull: false,
    keepAll: (changed) => {
      if (changed.length === 0) return;
      const all = laidOver(get().all, changed);
      set({ all });
      channel?.postMessage(changed);
      void disk.save(changed, all).then((isSafe) => isSafe === get().isFull && set({ isFull: !isSafe }));
    },
  }));
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    const heard = data.filter(kind.isKept);
    useShelf.setState(({ all }) => ({ all: laidOver(all, heard) }));
  });
  let loading: Promise<void> | null = null;
  const load = (): Promise<void> => {
    loading ??= disk.load().then((kept) =>
      // What was changed while it loaded is younger.
      useShelf.setState(({ all }) => ({ all: laidOver(kept, all) })),
    );
    return loading;
  };
  const find = (id: string): Kept | undefined => useShelf.getState().all.find((kept) => kept.id === id);
  const setDeleted = (ids: readonly string[], deleted: boolean) => {
    const { all, keepAll } = useShelf.getState();
    const asked = new Set(ids);
    keepAll(all.filter(({ id }) => asked.has(id)).map((kept) => ({ ...kept, deleted, updated: Date.now() })));
  };
  return { useShelf, load, find, setDeleted };
}
