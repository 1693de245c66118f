import type { Goal, Piece } from '@hardtop/board';
import type { Preview } from '@hardtop/kernel';
import { type CSSProperties, type RefObject, useMemo } from 'preact/compat';
import type { SeatStyle } from '../base/seat-style.ts';
import { ActionOutlines, isMarker, type PlacedAction } from './action-markers.tsx';
import { Arcs } from './arcs.tsx';
import { AirAreas, GroundAreas, LightAreas } from './areas.tsx';
import type { BoardAction } from './board-action.ts';
import type { Camera, Size } from './camera.ts';
import { Effects } from './effects.tsx';
import { GoalMarker } from './goal-marker.tsx';
import { BoardDefs, Ground, Night } from './ground.tsx';
import { LateWet } from './late-weather.tsx';
import { PieceLabels } from './piece-labels.tsx';
import { Pieces } from './pieces.tsx';
import { PreviewLayer } from './preview-layer.tsx';
import { SeatPatterns } from './seat-patterns.tsx';
import { SkidTracks } from './skid-tracks.tsx';
import { UNIT } from './units.ts';
import type { Stage } from './use-stage.ts';
import type { StillBoard } from './use-still-board.ts';

interface BoardDrawingProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly still: StillBoard;
  readonly camera: Camera;
  readonly size: Size;
  /** Before the ids of patterns and gradients: there may be two boards on a page. */
  readonly defs: string;
  readonly goal: Goal | undefined;
  readonly isNight: boolean;
  /** The piece that is asked about. */
  readonly mover: Piece | undefined;
  readonly actions: readonly BoardAction[];
  readonly placed: readonly PlacedAction[];
  readonly stage: Stage;
  readonly preview: Preview | null;
  readonly arcsOf: string | null;
  readonly selected: string | null;
  readonly focused: string | null;
  readonly hovered: string | null;
  seatStyle(seat: number | null): SeatStyle;
  onAction(optionId: string): void;
  onSelect(piece: string | null): void;
}

/** The board for the eye, layer upon layer. */
export function BoardDrawing(props: BoardDrawingProps) {
  const { svg, camera, size, defs, onAction, onSelect } = props;
  const onClick = ({ target }: MouseEvent) => {
    const hit = hitOf(target);
    if (hit.option !== null) onAction(hit.option);
    else if (target instanceof SVGElement) onSelect(hit.piece);
  };
  return (
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
        <GroundLayers {...props} />
        <PieceLayers {...props} />
        <PlanLayers {...props} />
        <Effects effects={props.stage.effects} onGone={props.stage.dropEffect} />
      </g>
    </svg>
  );
}

function GroundLayers({ still, camera, defs, stage, arcsOf, actions, isNight }: BoardDrawingProps) {
  const { air, bounds, endless, grid, floors, areas, pieces, unit } = still;
  const arcs = pieces.find(({ id }) => id === arcsOf);
  return (
    <>
      <Ground bounds={bounds} floors={floors} defs={defs} />
      {air !== undefined && <LateWet air={air} bounds={bounds} defs={defs} />}
      <GroundAreas areas={areas} bounds={bounds} grid={grid} defs={defs} />
      <SkidTracks tracks={stage.tracks} onFaded={stage.dropTrack} />
      {isNight && <Night bounds={bounds} />}
      <LightAreas areas={areas} />
      {arcs !== undefined && (
        <Arcs
          piece={arcs}
          areas={areas}
          bounds={bounds}
          endless={endless}
          defs={defs}
          lettered={actions.length === 0}
          pieces={pieces}
          k={camera.k}
          mark={unit.mark}
        />
      )}
    </>
  );
}

/** Pixels: labels find their places anew when the camera has gone so far. */
const VIEW_STEP = 12;

const inSteps = (pixels: number): number => Math.round(pixels / (2 * VIEW_STEP)) * 2 * VIEW_STEP;

function PieceLayers({
  still,
  placed,
  camera,
  size,
  mover,
  selected,
  focused,
  stage,
  defs,
  seatStyle,
}: BoardDrawingProps) {
  const { areas, pieces } = still;
  const markers = useMemo(() => placed.filter(isMarker).map(({ marker }) => marker), [placed]);
  const drawn = { selected, focused, faces: stage.faces, defs, seatStyle };
  return (
    <>
      <PieceLabels
        areas={areas}
        pieces={pieces}
        first={mover?.id ?? null}
        markers={markers}
        k={camera.k}
        viewX={inSteps(camera.x * camera.k)}
        viewY={inSteps(-camera.y * camera.k)}
        viewWidth={size.width / 2 - VIEW_STEP}
        viewHeight={size.height / 2 - VIEW_STEP}
        seatStyle={seatStyle}
      />
      <Pieces pieces={pieces} {...drawn} />
      <Pieces pieces={stage.come} {...drawn} />
      <AirAreas areas={areas} defs={defs} />
    </>
  );
}

/** Where to go, where the options lead, and the ghost of the one that is looked at. */
function PlanLayers({ still, goal, placed, camera, size, mover, hovered, preview }: BoardDrawingProps) {
  const markers = useMemo(() => placed.filter(isMarker).map(({ marker }) => marker), [placed]);
  const half = (size.width / 2 - LABEL_ROOM) / camera.k;
  return (
    <>
      {/* Options about the piece point the way themselves. */}
      {goal?.to !== undefined && <GoalMarker to={goal.to} piece={placed.length === 0 ? mover : undefined} />}
      <ActionOutlines
        placed={placed}
        k={camera.k}
        body={mover?.body ?? ''}
        length={mover?.length ?? 1}
        width={mover?.width ?? 0.5}
        hovered={hovered}
      />
      {preview !== null && (
        <PreviewLayer
          preview={preview}
          pieces={still.pieces}
          markers={markers}
          k={camera.k}
          roomFrom={camera.x - half}
          roomTo={camera.x + half}
        />
      )}
    </>
  );
}

/** Pixels a ghost's label and half its counter want. */
const LABEL_ROOM = 190;

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

function hitOf(target: EventTarget | null): { option: string | null; piece: string | null } {
  if (!(target instanceof Element)) return { option: null, piece: null };
  const find = (name: string) => target.closest(`[${name}]`)?.getAttribute(name) ?? null;
  return { option: find('data-option'), piece: find('data-piece') };
}
