import type { Piece } from '@hardtop/board';
import { memo, useMemo } from 'preact/compat';
import { mediaList } from '../base/media.ts';
import { anchorOf, type BoardAction } from './board-action.ts';
import { placeMarkers } from './place-markers.ts';
import { CounterOutline } from './preview-layer.tsx';
import { poseTransform, UNIT, type XY } from './units.ts';

export interface PlacedAction {
  readonly action: BoardAction;
  /** Marker and the spot it is about, in pixels from the map's origin. */
  readonly marker: XY;
  readonly spot: XY;
  /** How large a cell is, in pixels; null where it is none. */
  readonly side: number | null;
}

/** Lays out the markers for a zoom (`k` pixels to the inch) and a mover's length; panning does not change it. */
export function usePlacedActions(
  actions: readonly BoardAction[],
  pieces: readonly Piece[],
  reach: number,
  k: number,
): PlacedAction[] {
  return useMemo(() => {
    const coarse = mediaList('(pointer: coarse)')?.matches ?? false;
    const found = actions.flatMap((action) => {
      const anchor = anchorOf(action, pieces, reach);
      if (anchor === null) return [];
      const at = { x: anchor.at.x * k, y: -anchor.at.y * k };
      const away = { x: anchor.away.x, y: -anchor.away.y };
      return [{ action, at, away, firm: action.primary, size: isSure(action) ? SMALL : 1 }];
    });
    const cells = found.filter(({ action }) => action.cell);
    const side = cellSide(cells.map(({ at }) => at));
    const marks = found.filter(({ action }) => !action.cell);
    const places = placeMarkers(marks, coarse ? 26 : 22, coarse ? 46 : 34);
    return [
      ...cells.map(({ action, at }) => ({ action, spot: at, marker: at, side })),
      ...marks.map(({ action, at }, i) => ({ action, spot: at, marker: places[i] ?? at, side: null })),
    ];
  }, [actions, pieces, reach, k]);
}

/** As large as cells can be without meeting, in pixels. */
export function cellSide(spots: readonly XY[]): number {
  let least = MOST_CELL;
  for (const [i, a] of spots.entries())
    for (const b of spots.slice(i + 1)) {
      const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
      if (apart > 0) least = Math.min(least, apart);
    }
  return Math.max(LEAST_CELL, Math.round(least * 0.9));
}

const MOST_CELL = 72;
const LEAST_CELL = 12;

/** Where nothing can go wrong a figure would be noise: the way the nose would point is enough. */
function isSure({ at, chance }: BoardAction): boolean {
  return 'pose' in at && (chance === undefined || chance > 0.995);
}

/** How much of a dial's room a mere arrow takes. */
const SMALL = 0.66;

export const isMarker = ({ side }: PlacedAction): boolean => side === null;

interface OutlinesProps {
  readonly placed: readonly PlacedAction[];
  readonly k: number;
  readonly body: string;
  readonly length: number;
  readonly width: number;
  readonly hovered: string | null;
}

/** Where the maneuvers end, and the lead from each marker to its spot. */
export const ActionOutlines = memo(function ActionOutlines({ placed, k, body, length, width, hovered }: OutlinesProps) {
  const scale = UNIT / k;
  return (
    <g className="bd-options">
      {placed.filter(isMarker).map(({ action, marker, spot }) => (
        <g
          key={action.optionId}
          className={action.optionId === hovered ? 'bd-option bd-on' : 'bd-option'}
          data-option={action.optionId}
        >
          {'pose' in action.at && (
            <g transform={poseTransform(action.at.pose)}>
              <CounterOutline body={body} length={length} width={width} />
            </g>
          )}
          <path
            className="bd-lead"
            d={`M${spot.x * scale} ${spot.y * scale}L${marker.x * scale} ${marker.y * scale}`}
          />
        </g>
      ))}
    </g>
  );
});

interface MarkersProps {
  readonly placed: readonly PlacedAction[];
  onAction(optionId: string): void;
  onHover(optionId: string | null): void;
}

/** Buttons over the drawing, so that keyboard, thumb and screen reader all find them. */
export const ActionMarkers = memo(function ActionMarkers({ placed, onAction, onHover }: MarkersProps) {
  return placed.map(({ action, marker, side }) => (
    <button
      key={action.optionId}
      type="button"
      className={classOf(action)}
      style={{ left: marker.x, top: marker.y, ...(side === null ? {} : { width: side, height: side }) }}
      aria-label={spoken(action)}
      onClick={() => onAction(action.optionId)}
      onPointerMove={(event) => movedByHand(event) && onHover(action.optionId)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(action.optionId)}
      onBlur={() => onHover(null)}
    >
      {side === null && <MarkerFace action={action} />}
      <span className="bd-tip">{action.label}</span>
    </button>
  ));
});

function classOf(action: BoardAction): string {
  if (action.cell) return action.primary ? 'bd-marker bd-cell bd-primary' : 'bd-marker bd-cell';
  const poor = 'pose' in action.at && (action.chance ?? 1) < 0.5;
  const classes = ['bd-marker', action.primary && 'bd-primary', isSure(action) && 'bd-sure', poor && 'bd-poor'];
  return classes.filter((name) => name !== false).join(' ');
}

/** A marker that appears under a resting mouse is not being looked at. */
function movedByHand(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0);
}

const percent = (chance: number): number => Math.round(chance * 100);

function spoken({ label, chance }: BoardAction): string {
  return chance === undefined ? label : `${label}, ${percent(chance)} %`;
}

const RING = 2 * Math.PI * 15;

/** A dial for the chance, an arrow for where the nose would point, or cross hairs. */
function MarkerFace({ action }: { action: BoardAction }) {
  const { at, chance } = action;
  if (isSure(action) && 'pose' in at) {
    return (
      <svg viewBox="-18 -18 36 36" aria-hidden="true">
        <path className="bd-arrow" transform={`rotate(${-at.pose.h / 10})`} d="M0-15 12 12 0 6-12 12Z" />
      </svg>
    );
  }
  return (
    <svg viewBox="-18 -18 36 36" aria-hidden="true">
      <circle className={chance === undefined ? 'bd-dial bd-bare' : 'bd-dial'} r="15" />
      {chance !== undefined && (
        <circle className="bd-dial-on" r="15" strokeDasharray={`${chance * RING} ${RING}`} transform="rotate(-90)" />
      )}
      {chance === undefined ? (
        <path className="bd-glyph-line" d="M-9 0H-3M3 0H9M0-9V-3M0 3V9" />
      ) : (
        <text className="bd-dial-text" y="4.6">
          {percent(chance)}
        </text>
      )}
    </svg>
  );
}
