import type { Board, Piece } from '@hardtop/board';
import type { MotionRecord, Preview } from '@hardtop/kernel';
import { type CSSProperties, type MouseEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { SeatStyle } from '../base/seat-style.ts';
import { ActionMarkers, ActionOutlines, usePlacedActions } from './action-markers.tsx';
import { Arcs } from './arcs.tsx';
import { AirAreas, GroundAreas } from './areas.tsx';
import type { BoardAction } from './board-action.ts';
import { BoardControls, PieceList, ScaleBar } from './board-chrome.tsx';
import { type Camera, type Size, zoomAt } from './camera.ts';
import { EdgePointers } from './edge-pointers.tsx';
import { BoardDefs, Ground } from './ground.tsx';
import { PieceLabels, Pieces } from './pieces.tsx';
import { PreviewLayer } from './preview-layer.tsx';
import { SeatPatterns } from './seat-patterns.tsx';
import { type SkidTrack, SkidTracks, tracksOf } from './skid-tracks.tsx';
import { UNIT } from './units.ts';
import { type Attention, useAttention } from './use-attention.ts';
import { useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';
import { useMotions } from './use-motions.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useSize } from './use-size.ts';
import { useStable } from './use-stable.ts';
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
  /** Played in order; the board is drawn as it stands after them. */
  readonly motions: readonly MotionRecord[];
  onMotionsDone(): void;
  /** What the viewer has to answer; each new one turns the camera to it. */
  readonly attention?: Attention | null;
  /** The piece whose arcs are shown. */
  readonly arcsOf: string | null;
  seatStyle(seat: number | null): SeatStyle;
  readonly reducedMotion?: boolean;
  readonly ariaLabel?: string;
}

export function BoardView(props: BoardViewProps) {
  const { board, selected, onSelect, onAction, onActionHover, seatStyle } = props;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const defs = useId().replace(/[^\w-]/g, '');
  const systemReduced = useReducedMotion();
  const reduced = props.reducedMotion ?? systemReduced;
  const size = useSize(frame);
  const view = useCamera(board, size, reduced);
  const { camera } = view;
  const gestures = useGestures({ ref: frame, size, move: view.move, showAll: view.showAll });

  const areas = useStable(board.areas);
  const pieces = useStable(board.pieces);
  const bounds = useStable(board.bounds);
  const grid = useStable(board.grid);
  const unit = useStable(board.unit);
  const floors = useMemo(() => areas.filter(({ kind }) => kind === 'floor'), [areas]);
  const asked = props.attention?.piece ?? selected;
  const mover = pieces.find(({ id }) => id === asked) ?? pieces[0];
  const placed = usePlacedActions(props.actions, pieces, mover?.length ?? 1, camera.k);
  const crowded = useMemo(
    () => new Set(props.actions.flatMap(({ at }) => ('piece' in at ? [at.piece] : []))),
    [props.actions],
  );
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const hover = useCallback(
    (optionId: string | null) => {
      setHovered(optionId);
      onActionHover(optionId);
    },
    [onActionHover],
  );

  const { tracks, lay, drop } = useSkidTracks();
  const onStart = (motion: MotionRecord, duration: number) => {
    view.attend(motion.path, mover === undefined ? [] : [mover.pose]);
    const piece = pieces.find(({ id }) => id === motion.piece);
    if (piece !== undefined) lay(tracksOf(motion, piece), duration);
  };
  const rolling = useMotions({ svg, motions: props.motions, pieces, reduced, onStart, onDone: props.onMotionsDone });

  const { move, attend } = view;
  const onLook = useCallback(
    ({ id, pose }: Piece) => {
      onSelect(id);
      attend([pose]);
    },
    [onSelect, attend],
  );
  const onFollow = useAttention({
    attention: props.attention ?? null,
    own: mover,
    pieces,
    actions: props.actions,
    size,
    idle: props.motions.length === 0,
    view,
  });
  const onZoom = useCallback(
    (factor: number) => move((old) => zoomAt(old, size, middleOf(size), factor)),
    [move, size],
  );
  const onClick = (event: MouseEvent) => {
    const hit = hitOf(event.target);
    if (hit.option !== null) onAction(hit.option);
    else if (event.target instanceof SVGElement) onSelect(hit.piece);
  };

  const arcs = pieces.find(({ id }) => id === props.arcsOf);
  return (
    <div
      ref={frame}
      className="bd-board"
      role="application"
      aria-roledescription="board"
      aria-label={props.ariaLabel ?? 'The board'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys pan it.
      tabIndex={0}
      {...gestures}
    >
      <svg
        ref={svg}
        className="bd-svg"
        aria-hidden="true"
        data-zoom={zoomName(camera.k)}
        style={unitVar(camera)}
        onClick={onClick}
      >
        <defs>
          <BoardDefs defs={defs} />
          <SeatPatterns prefix={defs} />
        </defs>
        <g transform={cameraTransform(camera, size)}>
          <Ground bounds={bounds} grid={grid} floors={floors} defs={defs} />
          <GroundAreas areas={areas} defs={defs} />
          <SkidTracks tracks={tracks} onFaded={drop} />
          {arcs !== undefined && (
            <Arcs piece={arcs} defs={defs} lettered={props.actions.length === 0} mark={unit.mark} />
          )}
          <PieceLabels pieces={pieces} crowded={crowded} seatStyle={seatStyle} />
          <Pieces
            pieces={pieces}
            selected={selected}
            focused={focused}
            rolling={rolling}
            defs={defs}
            seatStyle={seatStyle}
          />
          <AirAreas areas={areas} defs={defs} />
          <ActionOutlines
            placed={placed}
            k={camera.k}
            body={mover?.body ?? ''}
            length={mover?.length ?? 1}
            width={mover?.width ?? 0.5}
            hovered={hovered}
          />
          {props.preview !== null && (
            <PreviewLayer
              preview={props.preview}
              pieces={pieces}
              roomFrom={camera.x - (size.width / 2 - LABEL_ROOM) / camera.k}
              roomTo={camera.x + (size.width / 2 - LABEL_ROOM) / camera.k}
            />
          )}
        </g>
      </svg>
      <div className="bd-markers" style={originShift(camera, size)}>
        <ActionMarkers placed={placed} onAction={onAction} onHover={hover} />
      </div>
      <EdgePointers pieces={pieces} camera={camera} size={size} seatStyle={seatStyle} onLook={onLook} />
      <ScaleBar k={camera.k} unit={unit} />
      <BoardControls following={view.following} onZoom={onZoom} onFit={view.showAll} onFollow={onFollow} />
      <PieceList pieces={pieces} unit={unit} selected={selected} onSelect={onSelect} onFocus={setFocused} />
    </div>
  );
}

/** Pixels a ghost's label and half its counter want. */
const LABEL_ROOM = 190;

const middleOf = ({ width, height }: Size) => ({ x: width / 2, y: height / 2 });

function zoomName(k: number): 'far' | 'mid' | 'near' {
  return k < 20 ? 'far' : k < 46 ? 'mid' : 'near';
}

/** Drawing units to the pixel, for what keeps its size at any zoom. */
function unitVar({ k }: Camera): CSSProperties {
  return { '--bd-u': UNIT / k } as CSSProperties;
}

function cameraTransform(camera: Camera, size: Size): string {
  const [x, y] = [size.width / 2 - camera.x * camera.k, size.height / 2 + camera.y * camera.k];
  return `translate(${x} ${y}) scale(${camera.k / UNIT})`;
}

function originShift(camera: Camera, size: Size): CSSProperties {
  return {
    transform: `translate(${size.width / 2 - camera.x * camera.k}px, ${size.height / 2 + camera.y * camera.k}px)`,
  };
}

function hitOf(target: EventTarget): { option: string | null; piece: string | null } {
  if (!(target instanceof Element)) return { option: null, piece: null };
  const find = (name: string) => target.closest(`[${name}]`)?.getAttribute(name) ?? null;
  return { option: find('data-option'), piece: find('data-piece') };
}

/** Rubber on the road, until it has faded. */
function useSkidTracks() {
  const [tracks, setTracks] = useState<readonly SkidTrack[]>([]);
  const serial = useRef(0);
  const lay = useCallback((d: string, duration: number) => {
    if (d === '') return;
    serial.current += 1;
    const track = { id: serial.current, d, duration };
    setTracks((old) => [...old.slice(-11), track]);
  }, []);
  const drop = useCallback((id: number) => setTracks((old) => old.filter((track) => track.id !== id)), []);
  return { tracks, lay, drop };
}
