import { areaArt, type Board, type Piece } from '@hardtop/board';
import { useMemo } from 'preact/compat';
import { useStable, useStableList } from '../base/use-stable.ts';
import { asPiece, isLying } from './lying-things.ts';

/** What of a board keeps its identity while its content is the same, so that no layer is drawn anew without need. */
export type StillBoard = Pick<Board, 'areas' | 'pieces' | 'bounds' | 'unit'> & {
  readonly grid: Board['grid'] | undefined;
  readonly air: Board['air'] | undefined;
  readonly endless: boolean;
  readonly floors: Board['areas'];
  /** Pieces, and what lies about: either can be hit, aimed at and pushed. */
  readonly things: readonly Piece[];
};

export function useStillBoard(board: Board): StillBoard {
  const areas = useStable(board.areas);
  const pieces = useStableList(board.pieces);
  const bounds = useStable(board.bounds);
  const grid = useStable(board.grid);
  const air = useStable(board.air);
  const unit = useStable(board.unit);
  const floors = useMemo(() => areas.filter((area) => areaArt(area) === 'floor'), [areas]);
  const things = useMemo(() => [...pieces, ...areas.filter(isLying).map(asPiece)], [areas, pieces]);
  return { areas, pieces, bounds, grid, air, unit, endless: board.endless === true, floors, things };
}
