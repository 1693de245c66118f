import { useMemo } from 'react';
import { type TableKeys, useTableKeys } from './use-table-keys.ts';

interface IdleKeysProps {
  onUndo(): void;
  onOpen(): void;
  onHelp(): void;
}

/** The keys that work while no list of options is open. Draws nothing. */
export function IdleKeys({ onUndo, onOpen, onHelp }: IdleKeysProps) {
  const keys = useMemo<TableKeys>(
    () => ({
      option: () => false,
      step: () => undefined,
      turn: () => false,
      confirm: () => undefined,
      suggested: () => undefined,
      coast: () => undefined,
      why: () => undefined,
      typeOrder: () => undefined,
      leave: () => undefined,
      undo: onUndo,
      open: onOpen,
      help: onHelp,
    }),
    [onUndo, onOpen, onHelp],
  );
  useTableKeys(keys);
  return null;
}
