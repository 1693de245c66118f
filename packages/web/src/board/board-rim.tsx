import type { Piece } from '@hardtop/board';
import { type ComponentType, useCallback } from 'preact/compat';
import { late } from '../base/late.tsx';
import type { SeatStyle } from '../base/seat-style.ts';
import { BoardControls, PieceList, ScaleBar } from './board-chrome.tsx';
import { type Size, zoomAt } from './camera.ts';
import type { EdgePointersProps } from './edge-pointers.tsx';
import { LateLegend } from './late-shapes.tsx';
import { isLying } from './lying-things.ts';
import { isOutOfView } from './out-of-view.ts';
import type { CameraHandle } from './use-camera.ts';
import type { StillBoard } from './use-still-board.ts';

const EdgePointers: ComponentType<EdgePointersProps> = late(
  async () => (await import('./edge-pointers.tsx')).EdgePointers,
);

interface BoardRimProps {
  readonly still: StillBoard;
  readonly view: CameraHandle;
  readonly size: Size;
  readonly selected: string | null;
  seatStyle(seat: number | null): SeatStyle;
  onSelect(piece: string | null): void;
  onFollow(): void;
  onFocus(piece: string | null): void;
}

/** What stands over the drawing: tags of pieces out of view, the scale, the view's keys, and the board in words. */
export function BoardRim({ still, view, size, selected, seatStyle, onSelect, onFollow, onFocus }: BoardRimProps) {
  const { areas, pieces, unit } = still;
  const { camera, following, move, showAll, lookAt } = view;
  const onLook = useCallback(
    ({ id, pose }: Piece) => {
      onSelect(id);
      lookAt(pose);
    },
    [onSelect, lookAt],
  );
  const onZoom = useCallback(
    (factor: number) => move((old) => zoomAt(old, size, middleOf(size), factor)),
    [move, size],
  );
  return (
    <>
      {pieces.some((piece) => isOutOfView(piece, camera, size)) && (
        <EdgePointers pieces={pieces} camera={camera} size={size} seatStyle={seatStyle} onLook={onLook} />
      )}
      {areas.some(isLying) && <LateLegend areas={areas} />}
      <ScaleBar k={camera.k} unit={unit} />
      <BoardControls following={following} onZoom={onZoom} onFit={showAll} onFollow={onFollow} />
      <PieceList pieces={pieces} unit={unit} selected={selected} onSelect={onSelect} onFocus={onFocus} />
    </>
  );
}

const middleOf = ({ width, height }: Size) => ({ x: width / 2, y: height / 2 });
