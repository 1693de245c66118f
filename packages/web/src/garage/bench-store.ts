import type { Garage } from '@hardtop/workshop';
import { createContext, useContext } from 'preact/compat';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useStore } from '../base/store.ts';

/** A change somebody is looking at and has not made. */
interface Trial {
  readonly label: string;
  readonly edit: unknown;
}

/** What is held over the outline: a part on offer, or one to move. */
export type Hand = { readonly kind: 'offer' | 'fitted'; readonly id: string } | null;

/** A part on its way, where the pointer is, and the slot below it that would take it. */
interface Dragged {
  readonly hand: NonNullable<Hand>;
  readonly label: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly over: string | null;
}

interface Bench {
  readonly design: unknown;
  /** The finished vehicle that a refit is reckoned from. */
  readonly paid: unknown;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
  readonly section: string;
  readonly trial: Trial | null;
  readonly hand: Hand;
  readonly dragged: Dragged | null;
  /** Changes under the same key are one step of undo. */
  readonly merging: string | null;
  apply(edit: unknown, mergeKey?: string): void;
  replace(design: unknown): void;
  undo(): void;
  redo(): void;
  look(trial: Trial | null): void;
  take(hand: Hand): void;
  drag(dragged: Dragged | null): void;
  visit(section: string): void;
  /** From now on a refit is reckoned from the design as it is. */
  pay(): void;
}

export type BenchStore = StoreApi<Bench>;

const STEPS_KEPT = 200;

export function createBench(garage: Garage, first: unknown): BenchStore {
  return createStore<Bench>((set, get) => {
    const step = (design: unknown, mergeKey: string | null) => {
      const { design: old, past, merging } = get();
      const isSameStep = mergeKey !== null && mergeKey === merging;
      set({
        design,
        past: isSameStep ? past : [...past, old].slice(-STEPS_KEPT),
        future: [],
        trial: null,
        merging: mergeKey,
      });
    };
    return {
      design: first,
      paid: first,
      past: [],
      future: [],
      section: '',
      trial: null,
      hand: null,
      dragged: null,
      merging: null,
      apply: (edit, mergeKey) => step(garage.apply(get().design, edit), mergeKey ?? null),
      replace: (design) => step(design, null),
      undo: () => {
        const { past, design, future } = get();
        if (past.length === 0) return;
        set({ design: past.at(-1), past: past.slice(0, -1), future: [design, ...future], merging: null, trial: null });
      },
      redo: () => {
        const { past, design, future } = get();
        if (future.length === 0) return;
        set({ design: future[0], past: [...past, design], future: future.slice(1), merging: null, trial: null });
      },
      look: (trial) => set({ trial }),
      take: (hand) => set({ hand }),
      drag: (dragged) => set({ dragged }),
      visit: (section) => set({ section, hand: null, trial: null }),
      pay: () => set(({ design }) => ({ paid: design })),
    };
  });
}

export const BenchContext = createContext<BenchStore | null>(null);

export function useBench<T>(pick: (bench: Bench) => T): T {
  const store = useContext(BenchContext);
  if (store === null) throw new Error('away from the bench');
  return useStore(store, pick);
}
