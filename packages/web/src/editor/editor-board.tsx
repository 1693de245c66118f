import type { Board } from '@hardtop/board';
import type { Problem } from '@hardtop/kernel';
import { type RefObject, useCallback, useEffect, useId, useRef } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';
import { BoardControls, ScaleBar } from '../board/board-chrome.tsx';
import { BoardDrawing } from '../board/board-drawing.tsx';
import { type Size, zoomAt } from '../board/camera.ts';
import { type CameraHandle, useCamera } from '../board/use-camera.ts';
import { useGestures } from '../board/use-gestures.ts';
import { useReducedMotion } from '../board/use-reduced-motion.ts';
import { useSize } from '../board/use-size.ts';
import { useStage } from '../board/use-stage.ts';
import { type StillBoard, useStillBoard } from '../board/use-still-board.ts';
import { placeOf, useChosen, useEditor, useThings } from './editor-store.ts';
import { isOnMap } from './model/hand.ts';
import { Overlay } from './overlay.tsx';
import { useDrawing } from './use-drawing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import '../board/board.css';
import '../board/counter.css';

interface EditorBoardProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly board: Board;
  readonly problems: readonly Problem[];
  readonly isStale: boolean;
}

const NOTHING = (): void => undefined;
const NONE: readonly never[] = [];

interface PictureProps {
  readonly still: StillBoard;
  readonly view: CameraHandle;
  readonly size: Size;
  readonly reduced: boolean;
}

/** The table's own drawing, while nothing happens on it. */
function Picture({ still, view, size, reduced }: PictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const defs = useId().replace(/[^\w-]/g, '');
  const nobody = { mover: undefined, goal: undefined, preview: null, isNight: false };
  const unmarked = { arcsOf: null, selected: null, focused: null, hovered: null };
  const heard = { onBeat: NOTHING, onShown: NOTHING };
  const stage = useStage({ svg, show: null, pieces: still.pieces, mover: undefined, reduced, view, ...heard });
  return (
    <BoardDrawing
      svg={svg}
      still={still}
      camera={view.camera}
      size={size}
      defs={defs}
      actions={NONE}
      placed={NONE}
      stage={stage}
      {...nobody}
      {...unmarked}
      seatStyle={seatStyleOf}
      onAction={NOTHING}
      onSelect={NOTHING}
    />
  );
}

/** The board as the table draws it, with hands on it. */
export function EditorBoard({ frame, board, problems, isStale }: EditorBoardProps) {
  const reduced = useReducedMotion();
  const size = useSize(frame);
  const view = useCamera(board, size, reduced);
  const { camera } = view;
  const gestures = useGestures({ ref: frame, size, move: view.move, showAll: view.showAll });
  const { draft, handlers } = useDrawing({ frame, camera, size, gestures });
  const onKeyDown = useEditorKeys(frame, gestures.onKeyDown);
  const still = useStillBoard(board);
  const chosen = useChosen();
  const tool = useEditor((editor) => editor.tool);
  const cursor = useEditor((editor) => editor.cursor);
  const onZoom = useZoom(view.move, size);
  useLookAtChosen(view.lookAt);
  useWholeMap(view.showAll, size, board.bounds);
  const ghost = draft === null || draft.path !== '' ? null : draft;
  return (
    <div
      ref={frame}
      className="bd-board ed-board"
      data-tool={tool?.id}
      role="application"
      aria-roledescription="drawing board"
      aria-label="The map. Tab goes from thing to thing, arrows move what is chosen, R turns it."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys draw.
      tabIndex={0}
      {...handlers}
      onKeyDown={onKeyDown}
    >
      <Picture still={still} view={view} size={size} reduced={reduced} />
      <Overlay
        things={useThings()}
        chosen={draft !== null && draft.path !== '' ? draft : chosen}
        ghost={ghost}
        problems={problems}
        camera={camera}
        size={size}
        cursor={tool === null ? null : cursor}
        isStale={isStale}
      />
      <ScaleBar k={camera.k} unit={still.unit} />
      <BoardControls onZoom={onZoom} onFit={view.showAll} />
    </div>
  );
}

function useZoom(move: CameraHandle['move'], size: Size): (factor: number) => void {
  return useCallback(
    (factor: number) => move((old) => zoomAt(old, size, { x: size.width / 2, y: size.height / 2 }, factor)),
    [move, size],
  );
}

/** Who draws wants to see all of it, at first and whenever the window or the map has another size. */
function useWholeMap(showAll: () => void, size: Size, { minX, minY, maxX, maxY }: Board['bounds']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes are what it waits for.
  useEffect(() => showAll(), [showAll, size, minX, minY, maxX, maxY]);
}

/** What was chosen in a list comes into view. */
function useLookAtChosen(lookAt: CameraHandle['lookAt']): void {
  const chosen = useChosen();
  const sought = useEditor((editor) => editor.sought);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it lies is looked at once, when it is sought.
  useEffect(() => {
    if (sought === 0 || chosen === undefined || !isOnMap(chosen)) return;
    lookAt(placeOf(chosen));
  }, [sought]);
}
