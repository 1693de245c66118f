import type { Board } from '@hardtop/board';
import type { Preview } from '@hardtop/kernel';
import { type CSSProperties, memo, type ReactNode, useCallback, useId, useRef, useState } from 'preact/compat';
import type { SeatStyle } from '../base/seat-style.ts';
import { ActionMarkers, usePlacedActions } from './action-markers.tsx';
import type { Beat } from './beats.ts';
import { BesideMap } from './beside-map.tsx';
import type { BoardAction } from './board-action.ts';
import { BoardDrawing } from './board-drawing.tsx';
import { BoardRim } from './board-rim.tsx';
import type { Camera, Size } from './camera.ts';
import { LateSky } from './late-weather.tsx';
import { Strip } from './strip.tsx';
import { type Attention, useAttention } from './use-attention.ts';
import { useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import type { Show } from './use-show.ts';
import { useSize } from './use-size.ts';
import { useStage } from './use-stage.ts';
import { useStillBoard } from './use-still-board.ts';
import './board.css';
import './counter.css';

export type { BoardAction } from './board-action.ts';

export interface BoardViewProps {
  readonly board: Board;
  readonly selected: string | null;
  onSelect(piece: string | null): void;
  readonly preview: Preview | null;
  readonly actions: readonly BoardAction[];
  onAction(optionId: string): void;
  onActionHover(optionId: string | null): void;
  /** What is to be seen next; the board is drawn as it stands before it. */
  readonly show: Show | null;
  onShown(skipped: boolean): void;
  /** For the ear. */
  onBeat?(beat: Beat): void;
  /** What the viewer has to answer; each new one turns the camera to it. */
  readonly attention?: Attention | null;
  /** The piece whose arcs are shown. */
  readonly arcsOf: string | null;
  seatStyle(seat: number | null): SeatStyle;
  readonly reducedMotion?: boolean;
  readonly ariaLabel?: string;
  /** Lines over a corner of it that covers nobody. */
  readonly strip?: ReactNode;
}

export const BoardView = memo(function BoardView(props: BoardViewProps) {
  const { board, selected, actions, show, attention = null, onSelect, onAction, onShown, seatStyle } = props;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const defs = useId().replace(/[^\w-]/g, '');
  const systemReduced = useReducedMotion();
  const reduced = props.reducedMotion ?? systemReduced;
  const size = useSize(frame);
  const view = useCamera(board, size, reduced);
  const { camera } = view;
  const gestures = useGestures({ ref: frame, size, move: view.move, showAll: view.showAll });
  const still = useStillBoard(board);
  const { pieces, things } = still;
  const asked = attention?.piece ?? selected;
  const mover = pieces.find(({ id }) => id === asked) ?? pieces[0];
  const isNight = board.air?.includes('night') === true;
  const placed = usePlacedActions(actions, things, mover?.length ?? 1, camera.k);
  const [focused, setFocused] = useState<string | null>(null);
  const { hovered, hover } = useHovered(props.onActionHover);
  const onBeat = props.onBeat ?? NOTHING;
  const stage = useStage({ svg, show, pieces: things, mover, reduced, view, onBeat, onShown });
  const idle = show === null;
  const onFollow = useAttention({ attention, own: mover, pieces, actions, size, idle, view });
  const drawn = { still, camera, size, defs, mover, actions, placed, stage, seatStyle };
  const marked = { isNight, selected, focused, hovered, preview: props.preview, arcsOf: props.arcsOf };
  return (
    <>
      <div
        ref={frame}
        className={isNight ? 'bd-board by-night' : 'bd-board'}
        data-air={board.air?.join(' ')}
        role="application"
        aria-roledescription="board"
        aria-label={props.ariaLabel ?? 'The board'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys pan it.
        tabIndex={0}
        {...gestures}
      >
        <BoardDrawing svg={svg} goal={board.goal} {...drawn} {...marked} onAction={onAction} onSelect={onSelect} />
        {still.air !== undefined && <LateSky air={still.air} />}
        <div className="bd-markers" style={originShift(camera, size)}>
          <ActionMarkers placed={placed} onAction={onAction} onHover={hover} />
        </div>
        <BoardRim
          still={still}
          view={view}
          size={size}
          selected={selected}
          seatStyle={seatStyle}
          onSelect={onSelect}
          onFollow={onFollow}
          onFocus={setFocused}
        />
        <BesideMap {...besideOf(board)} />
      </div>
      <Strip pieces={pieces} own={mover?.id} placed={placed} camera={camera} view={size} lines={props.strip} />
    </>
  );
});

const NOTHING = (): void => undefined;

const besideOf = ({ hands = [], zones = [] }: Board) => ({ hands, zones });

function useHovered(onHover: (optionId: string | null) => void) {
  const [hovered, setHovered] = useState<string | null>(null);
  const hover = useCallback(
    (optionId: string | null) => {
      setHovered(optionId);
      onHover(optionId);
    },
    [onHover],
  );
  return { hovered, hover };
}

function originShift(camera: Camera, size: Size): CSSProperties {
  return {
    transform: `translate(${size.width / 2 - camera.x * camera.k}px, ${size.height / 2 + camera.y * camera.k}px)`,
  };
}
