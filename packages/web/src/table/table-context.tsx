import { createContext, useContext } from 'preact/compat';
import { useStore } from '../base/store.ts';
import type { TableState } from './table-state.ts';
import type { TableActions, TableStore } from './table-store.ts';

const TableContext = createContext<TableStore | null>(null);

export const TableProvider = TableContext.Provider;

function useTableStore(): TableStore {
  const store = useContext(TableContext);
  if (store === null) throw new Error('no table around this component');
  return store;
}

export function useTable<T>(pick: (state: TableState & TableActions) => T): T {
  return useStore(useTableStore(), pick);
}

/** The actions never change, so taking them all redraws nothing. */
export function useTableActions(): TableActions {
  return useTableStore().getState();
}
