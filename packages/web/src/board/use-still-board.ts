import { areaArt, type Board } from '@hardtop/board';
import { useMemo } from 'preact/compat';
import { useStable, useStableList } from '../base/use-stable.ts';

/** What of a board keeps its identity while its content is the same, so that no layer is drawn anew without need. */
export type StillBoard = Pick<Board, 'areas' | 'pieces' | 'bounds' | 'unit'> & {
  readonly grid: Board['grid'] | undefined;
  readonly floors: Board['areas'];
};

export function useStillBoard(board: Board): StillBoard {
  const areas = useStable(board.areas);
  const pieces = useStableList(board.pieces);
  const bounds = useStable(board.bounds);
  const grid = useStable(board.grid);
  const unit = useStable(board.unit);
  const floors = useMemo(() => areas.filter((area) => areaArt(area) === 'floor'), [areas]);
  return { areas, pieces, bounds, grid, unit, floors };
}
