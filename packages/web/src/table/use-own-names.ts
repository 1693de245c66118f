import { type Board, boardFor, sayingYou } from '@hardtop/board';
import { useMemo } from 'preact/compat';
import { useTable } from './table-context.tsx';

/** The board that is shown, with "you" added to one's own. */
export function useShownBoard(): Board | null {
  const board = useTable((table) => table.shown?.board ?? null);
  const seats = useTable((table) => table.seats);
  return useMemo(() => (board === null ? null : boardFor(board, seats)), [board, seats]);
}

const NOBODY: Board['pieces'] = [];

/** Adds "you" to one's own name in what is told; the same function for as long as the names are the same. */
export function useSayingYou(): (text: string) => string {
  const pieces = useTable((table) => table.snapshot?.board.pieces ?? NOBODY);
  const seats = useTable((table) => table.seats);
  const card = useTable((table) => table.card);
  const names = pieces.map(({ seat, name }) => `${seat} ${name}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: of all that changes on a board, only the names matter.
  return useMemo(() => sayingYou({ pieces }, card?.seats ?? [], seats), [names, card, seats]);
}
