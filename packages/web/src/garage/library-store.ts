import { create } from 'zustand';
import { isKept, type KeptDesign, newId } from './kept-design.ts';
import { loadKept, saveKept } from './library-disk.ts';

export type { KeptDesign } from './kept-design.ts';

interface Library {
  /** Youngest change first; deleted ones too. */
  readonly designs: readonly KeptDesign[];
  /** The browser refused to store what was changed last. */
  readonly isFull: boolean;
  /** Each over whatever has its id. */
  keepAll(changed: readonly KeptDesign[]): void;
  keep(design: KeptDesign): void;
  remove(ids: readonly string[]): void;
  restore(ids: readonly string[]): void;
}

/** Other windows of this browser show the same library. */
const channel =
  'BroadcastChannel' in globalThis && 'indexedDB' in globalThis ? new BroadcastChannel('hardtop.library') : null;

function over(designs: readonly KeptDesign[], changed: readonly KeptDesign[]): readonly KeptDesign[] {
  const byId = new Map(designs.map((kept) => [kept.id, kept]));
  for (const kept of changed) byId.set(kept.id, kept);
  return [...byId.values()].sort((a, b) => b.updated - a.updated);
}

export const useLibrary = create<Library>((set, get) => {
  const keepAll = (changed: readonly KeptDesign[]) => {
    if (changed.length === 0) return;
    const designs = over(get().designs, changed);
    set({ designs });
    channel?.postMessage(changed);
    void saveKept(changed, designs).then((isSafe) => isSafe === get().isFull && set({ isFull: !isSafe }));
  };
  const mark = (ids: readonly string[], deleted: boolean) => {
    const asked = new Set(ids);
    const marked = get().designs.filter(({ id }) => asked.has(id));
    keepAll(marked.map((kept) => ({ ...kept, deleted, updated: Date.now() })));
  };
  return {
    designs: [],
    isFull: false,
    keepAll,
    keep: (design) => keepAll([design]),
    remove: (ids) => mark(ids, true),
    restore: (ids) => mark(ids, false),
  };
});

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!Array.isArray(data)) return;
  const heard = data.filter(isKept);
  useLibrary.setState(({ designs }) => ({ designs: over(designs, heard) }));
});

let loading: Promise<void> | null = null;

/** Before anything of one's own can be shown. */
export function loadLibrary(): Promise<void> {
  loading ??= loadKept().then((kept) =>
    // What was changed while it loaded is younger.
    useLibrary.setState(({ designs }) => ({ designs: over(kept, designs) })),
  );
  return loading;
}

export const keptDesign = (id: string): KeptDesign | undefined =>
  useLibrary.getState().designs.find((kept) => kept.id === id && kept.deleted !== true);

const fresh = (ruleset: string, design: unknown, tags: readonly string[]): KeptDesign => ({
  id: newId(),
  ruleset,
  design,
  tags,
  updated: Date.now(),
});

/** Puts a design into the library under an id of its own. */
export function keepNew(ruleset: string, design: unknown, tags: readonly string[] = []): string {
  const kept = fresh(ruleset, design, tags);
  useLibrary.getState().keep(kept);
  return kept.id;
}

export function keepNewOnes(found: readonly Pick<KeptDesign, 'ruleset' | 'design'>[]): void {
  useLibrary.getState().keepAll(found.map(({ ruleset, design }) => fresh(ruleset, design, [])));
}
