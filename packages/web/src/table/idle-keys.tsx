import type { Seat } from '@hardtop/kernel';
import { useMemo } from 'preact/compat';
import { useTableActions } from './table-context.tsx';
import { type TableKeys, useTableKeys } from './use-table-keys.ts';

interface IdleKeysProps {
  readonly seat: Seat;
  onHelp(): void;
  /** Shuts what hides the question. */
  onLeave(): void;
}

/** The keys that work while no list of options is open. Draws nothing. */
export function IdleKeys({ seat, onHelp, onLeave }: IdleKeysProps) {
  const actions = useTableActions();
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
      leave: onLeave,
      undo: () => actions.undo(seat),
      open: () => actions.open(seat),
      help: onHelp,
    }),
    [actions, seat, onHelp, onLeave],
  );
  useTableKeys(keys);
  return null;
}
