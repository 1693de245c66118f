import { create } from 'zustand';
import { isRecord, readStored, writeStored } from '../app/storage.ts';

/** A design of one's own. What is in it only its ruleset knows. */
export interface KeptDesign {
  readonly id: string;
  readonly ruleset: string;
  readonly design: unknown;
  readonly tags: readonly string[];
  /** Milliseconds; the younger of two copies wins. */
  readonly updated: number;
  /** Thrown away, and kept for a change of mind. */
  readonly deleted?: boolean;
  /** The server's count when it last had this; absent: it never had. */
  readonly version?: number;
  /** What `updated` was then; another now means that there is something to send. */
  readonly synced?: number;
}

interface Library {
  readonly designs: readonly KeptDesign[];
  keep(design: KeptDesign): void;
  remove(id: string): void;
  restore(id: string): void;
  /** Notes what the server has, without touching the design. */
  note(id: string, version: number, synced: number): void;
  /** Takes over what is new or younger. */
  merge(designs: readonly KeptDesign[]): number;
}

const KEY = 'hardtop.library';

export function isKept(value: unknown): value is KeptDesign {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.ruleset === 'string' &&
    typeof value.updated === 'number' &&
    Array.isArray(value.tags) &&
    value.tags.every((tag) => typeof tag === 'string') &&
    isRecord(value.design)
  );
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export const useLibrary = create<Library>((set, get) => {
  const save = (designs: readonly KeptDesign[]) => {
    set({ designs });
    writeStored(KEY, designs);
  };
  const mark = (id: string, deleted: boolean) =>
    save(get().designs.map((kept) => (kept.id === id ? { ...kept, deleted, updated: Date.now() } : kept)));
  return {
    designs: (readStored(KEY, isList) ?? []).filter(isKept),
    keep: (design) => save([design, ...get().designs.filter((kept) => kept.id !== design.id)]),
    remove: (id) => mark(id, true),
    restore: (id) => mark(id, false),
    note: (id, version, synced) =>
      save(get().designs.map((kept) => (kept.id === id ? { ...kept, version, synced } : kept))),
    merge: (designs) => {
      const byId = new Map(get().designs.map((kept) => [kept.id, kept]));
      let taken = 0;
      for (const design of designs) {
        const old = byId.get(design.id);
        if (old !== undefined && old.updated >= design.updated) continue;
        byId.set(design.id, design);
        taken += 1;
      }
      if (taken > 0) save([...byId.values()].sort((a, b) => b.updated - a.updated));
      return taken;
    },
  };
});

export const keptDesign = (id: string): KeptDesign | undefined =>
  useLibrary.getState().designs.find((kept) => kept.id === id && kept.deleted !== true);

/** Puts a design into the library under a new name of its own. */
export function keepNew(ruleset: string, design: unknown, tags: readonly string[] = []): string {
  const id = newId();
  useLibrary.getState().keep({ id, ruleset, design, tags, updated: Date.now() });
  return id;
}
