import { useSyncExternalStore } from 'preact/compat';
import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

/** A store that is a hook as well: called in a component it gives what was picked, and draws it anew when that changes. */
export interface BoundStore<State> extends StoreApi<State> {
  (): State;
  <Picked>(pick: (state: State) => Picked): Picked;
}

export function useStore<State, Picked>(store: StoreApi<State>, pick: (state: State) => Picked): Picked {
  return useSyncExternalStore(store.subscribe, () => pick(store.getState()));
}

// zustand's own binding asks for React by name.
export function create<State>(begin: StateCreator<State>): BoundStore<State> {
  const store = createStore<State>()(begin);
  function useBound(): State;
  function useBound<Picked>(pick: (state: State) => Picked): Picked;
  function useBound<Picked>(pick?: (state: State) => Picked): State | Picked {
    return useStore<State, State | Picked>(store, pick ?? ((state) => state));
  }
  return Object.assign(useBound, store);
}
